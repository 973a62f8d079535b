import EndpointDescription

extension Planner {
    /// One for each operation, in their order.
    func planEndpoints() -> [(tag: String?, declaration: Declaration)] {
        description.operations.map { operation in
            (group(of: operation), planEndpoint(operation.byDelivery.whole))
        }
    }

    /// The tag that names the file.
    private func group(of operation: Operation) -> String? {
        operation.tags.first.map { choices.tags[$0] ?? $0 }
    }

    /// - Parameter fixedQuery: values of query parameters that are not the caller's to choose.
    func planEndpoint(_ operation: Operation, suffix: String = "", fixedQuery: [String: Literal] = [:]) -> Declaration {
        let node = chosenNode(of: operation, suffix: suffix) ?? declareNode(of: operation, suffix: suffix)
        node.isEndpointScope = true
        let nest = Nest(node)
        if suffix.isEmpty, let rule = paginationRule(of: operation) {
            paginationRules[node] = rule
            // What a page is made of, by the protocol.
            node.reserve("Item")
        }
        let response = planResponse(operation, in: nest)
        let failure = planFailure(operation)
        for name in ["Response", "Failure", "SendError"] { node.reserve(name) }

        var request = RequestPlan(names: NameScope())
        request.fixedQuery = fixedQuery
        planParameters(operation, into: &request, in: nest)
        planBody(operation, into: &request, in: nest)
        let headers = planHeaders(operation, in: nest)
        planCallbacks(operation, in: nest)
        let endpoint = EndpointBlueprint(
            id: operation.id ?? "\(operation.method.rawValue.uppercased()) \(operation.path)",
            method: operation.method,
            path: operation.path,
            tags: operation.tags,
            server: serverOverride(of: operation),
            security: security(of: operation),
            call: planCall(operation),
            pathPieces: request.pathPieces,
            parameters: request.parameters,
            body: request.body,
            properties: request.inInitializerOrder,
            response: response.type,
            declaresResponse: response.isDeclared,
            failure: failure?.node,
            outcomes: response.outcomes + (failure?.outcomes ?? []) + [
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
            nested: nest.declarations
        )
    }

    private func declareNode(of operation: Operation, suffix: String) -> TypeNode {
        let id = (operation.id ?? operation.inventedID) + suffix
        let spoken = (spokenOperationIDs[operation.line] ?? id) + suffix
        let node = namespace.declare(spoken, alternatives: [SwiftName.type(spoken) + "Endpoint"])
        noteRename(of: id, spoken: spoken, to: node.name, what: "operation", at: operation.place)
        return node
    }
}

/// What one operation asks of the caller, as it grows.
struct RequestPlan {
    var names: NameScope
    var pathPieces: [EndpointBlueprint.PathPiece] = []
    var parameters: [ParameterBlueprint] = []
    var body: BodyBlueprint?
    /// Values of query parameters that are not the caller's to choose.
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

    /// What must be given comes first, the path before the rest.
    var inInitializerOrder: [PropertyBlueprint] { path + required + optional }
}
