import EndpointDescription

extension OperationPlanner {
    /// Plans one endpoint for each operation, in the order of the operations' names.
    func planEndpoints() -> [PlannedEndpoint] {
        context.orderedOperations.map { operation in
            let whole = operation.byDelivery.whole
            let tag = operation.tags.first.map { choices.tags[$0] ?? $0 }
            if let tag, SwiftName.isTooLong(tag) {
                log.noteLongName(tag, cutTo: SwiftName.type(tag), at: operation.place)
            }
            return PlannedEndpoint(tag: tag, operation: whole, declaration: planEndpoint(whole))
        }
    }

    /// - Parameters:
    ///   - isTwin: whether another endpoint reads the response of the same operation as a whole.
    ///   - fixedQuery: values of query parameters that the caller cannot choose.
    func planEndpoint(_ operation: Operation, isTwin: Bool = false, fixedQuery: [String: Literal] = [:]) -> Declaration
    {
        let node = context.names.node(of: operation, isStreamed: isTwin)
        node.isEndpointScope = true
        let scope = DeclarationScope(node)
        // The protocol uses this name for the type of a page's elements.
        if !isTwin, !context.pages.rules(of: operation).isEmpty { node.reserve("Item") }
        let response = planResponse(operation, in: scope)
        let failure = planFailure(operation, in: scope)
        for name in ["Response", "Failure", "SendError"] { node.reserve(name) }

        var request = RequestPlan(names: NameScope())
        request.fixedQuery = fixedQuery
        planParameters(operation, into: &request, in: scope)
        planBody(operation, into: &request, in: scope)
        let headers = planHeaders(operation, in: scope)
        planCallbacks(operation, in: scope)
        let endpoint = EndpointBlueprint(
            id: operation.id ?? "\(operation.method.token) \(operation.path)",
            origin: operation.place,
            method: operation.method,
            path: operation.plainPath,
            tags: operation.tags,
            server: context.servers.key(of: operation),
            security: security(of: operation),
            call: planCall(operation),
            pathPieces: request.pathPieces,
            parameters: request.parameters,
            body: request.body,
            properties: request.inInitializerOrder,
            response: response.type,
            declaresResponse: response.isDeclared,
            failure: failure?.node,
            outcomes: disguisedFailures(of: operation, response, failure) + response.outcomes
                + (failure?.outcomes ?? []) + [
                    response.lastResort ?? failure?.lastResort ?? .init(status: .default, result: .undocumented)
                ],
            accept: response.accept,
            isStreamed: response.isStreamed,
            headers: headers
        )
        return Declaration(
            node: node,
            documentation: documentation(of: operation),
            isDeprecated: operation.isDeprecated,
            kind: .endpoint(endpoint),
            nested: scope.declarations
        )
    }
}

/// The inputs of one operation, while they are being planned.
struct RequestPlan {
    var names: NameScope
    var pathPieces: [EndpointBlueprint.PathPiece] = []
    var parameters: [ParameterBlueprint] = []
    var body: BodyBlueprint?
    /// Values of query parameters that the caller cannot choose.
    var fixedQuery: [String: Literal] = [:]
    private var path: [PropertyBlueprint] = []
    private var required: [PropertyBlueprint] = []
    private var optional: [PropertyBlueprint] = []

    init(names: NameScope) {
        self.names = names
    }

    mutating func add(_ property: PropertyBlueprint, inPath: Bool = false) {
        if inPath {
            path.append(property)
        } else if case .optional = property.presence {
            optional.append(property)
        } else {
            required.append(property)
        }
    }

    /// Required properties come first, those of the path before the others.
    var inInitializerOrder: [PropertyBlueprint] { path + required + optional }
}

extension Operation {
    /// The path with only the names of its parameters in its placeholders, as stubs match it: `/files/{key+}` for several
    /// segments.
    fileprivate var plainPath: String {
        parameters.reduce(path) { path, parameter in
            guard parameter.location == .path, let text = parameter.placeholder else { return path }
            return path.replacing("{\(text)}", with: "{\(parameter.name)\(parameter.spansSegments ? "+" : "")}")
        }
    }
}
