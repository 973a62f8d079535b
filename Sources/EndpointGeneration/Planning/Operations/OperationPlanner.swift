import EndpointDescription

/// Plans operations, and the requests that the service itself sends.
final class OperationPlanner {
    let context: PlanContext
    let types: TypePlanner
    /// The failures of each operation, by method and path. An operation with two response modes has only one.
    var plannedFailures: [String: FailurePlan] = [:]
    /// The body of each operation, by method and path. Both endpoints of an operation with two response modes have it.
    var plannedBodies: [String: PlannedBody] = [:]

    var description: Description { context.description }
    var log: DiagnosticLog { context.log }
    var choices: PlanChoices { context.choices }
    var namespace: TypeNode { context.names.namespace }

    init(_ context: PlanContext, types: TypePlanner) {
        self.context = context
        self.types = types
    }
}

// MARK: planEndpoint

extension OperationPlanner {
    /// Plans one endpoint for each operation, in the order of the operations' names.
    func planEndpoints() -> [PlannedEndpoint] {
        context.orderedOperations.map { operation in
            let whole = operation.byDelivery.whole
            let tag = operation.tags.first.map { context.namesOfTags[$0] ?? $0 }
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
        // The associated types of the protocol, whose names neither a nested type nor a property may have.
        let associated = ["Response", "Failure", "SendError"]
        for name in associated { node.reserve(name) }

        var request = RequestPlan(names: NameScope(reserved: Set(associated + [namespace.name, "Item", "Headers"])))
        request.fixedQuery = fixedQuery
        planParameters(operation, into: &request, in: scope)
        planBody(operation, into: &request, in: scope)
        let headers = planHeaders(operation, in: scope)
        planCallbacks(operation, in: scope)
        var outcomes = disguisedFailures(of: operation, response, failure) + response.outcomes
        outcomes += failure?.outcomes ?? []
        outcomes.append(
            response.lastResort ?? failure?.lastResort ?? OutcomeBlueprint(status: .default, result: .undocumented)
        )
        let endpoint = EndpointBlueprint(
            id: operation.key,
            origin: operation.place,
            method: operation.method,
            line: operation.line,
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
            outcomes: outcomes,
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
        var placeholders: [String: String] = [:]
        for parameter in parameters where parameter.location == .path {
            guard let text = parameter.placeholder else { continue }
            placeholders[text] = "{\(parameter.name)\(parameter.spansSegments ? "+" : "")}"
        }
        guard !placeholders.isEmpty else { return path }
        return path.templatePieces.map { $0.name.flatMap { placeholders[$0] } ?? String($0.text) }.joined()
    }
}

// MARK: planCall

extension OperationPlanner {
    /// The settings for `OperationInfo` beyond the method: only those that differ from what the runtime assumes.
    func planCall(_ operation: Operation) -> CallBlueprint {
        let rules = operation.rules
        var call = CallBlueprint()
        if let isIdempotent = rules.isIdempotent, isIdempotent != operation.method.isIdempotent {
            call.isIdempotent = isIdempotent
        }
        call.timeout = rules.timeout.map { .own($0) } ?? description.rules.timeout.map { _ in .shared }
        call.retry = rules.retry.map { .own($0) } ?? description.rules.retry.map { _ in .shared }
        if let cacheTimeToLive = rules.cacheTimeToLive, cacheTimeToLive > 0 {
            if operation.method == .get {
                call.cacheTimeToLive = cacheTimeToLive
            } else if !rules.isCacheWithoutWarning {
                log.warning(
                    "only responses to GET are cached, so the lifetime has no effect here",
                    at: operation.place
                )
            }
        }
        if let retry = rules.retry, retry != .never, !(rules.isIdempotent ?? operation.method.isIdempotent) {
            log.note(
                "\(operation.method.token) is retried only with an idempotency key, if nothing was sent, "
                    + "or after a 429 with 'Retry-After'",
                at: operation.place,
                remedy: "if sending it twice does no harm, say so: \"x-endpoint-idempotent\": true"
            )
        }
        return call
    }
}

extension Operation.Method {
    /// RFC 9110 §9.2.2.
    var isIdempotent: Bool {
        [.get, .put, .delete, .options, .head, .trace, .query].contains(self)
    }
}

// MARK: planSecurity

/// The security schemes of a description, and the security that every operation requires.
func planSecurity(_ context: PlanContext) -> (schemes: [SecuritySchemeBlueprint], requirement: SecurityAlternatives?) {
    let schemes = context.description.securitySchemes.compactMap { scheme -> SecuritySchemeBlueprint? in
        guard let name = context.names.schemes[scheme.name] else { return nil }
        var blueprint = SecuritySchemeBlueprint(name: name, key: scheme.name, kind: scheme.kind)
        blueprint.metadataURL = scheme.metadataURL
        blueprint.documentation.add(scheme.description)
        if scheme.isDeprecated { blueprint.documentation.add("Deprecated: another scheme should be used.") }
        blueprint.documentation.add(scopes(of: scheme))
        return blueprint
    }
    return (schemes, context.description.security.map(context.names.alternatives))
}

/// The described scopes of all flows as a list, each scope once.
private func scopes(of scheme: SecurityScheme) -> String? {
    guard case .oauth2(let flows) = scheme.kind else { return nil }
    var known: Set<String> = []
    let lines = flows.flatMap(\.scopes).compactMap { scope -> String? in
        guard !scope.description.isEmpty, known.insert(scope.name).inserted else { return nil }
        return
            "- \(codeSpan(scope.name)): \(scope.description.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
    return lines.isEmpty ? nil : (["Scopes:"] + lines).joined(separator: "\n")
}

extension Description {
    /// Whether the description declares no security, as in descriptions that state it in prose only.
    var omitsSecurity: Bool { security == nil && operations.allSatisfy { $0.security == nil } }
}

extension OperationPlanner {
    func security(of operation: Operation) -> SecurityBlueprint {
        guard let own = operation.security else { return description.security == nil ? .unspecified : .inherited }
        return .own(context.names.alternatives(own))
    }
}

extension DeclaredNames {
    fileprivate func alternatives(_ requirements: [SecurityRequirement]) -> SecurityAlternatives {
        requirements.map { requirement in
            requirement.schemes.compactMap { need in schemes[need.name].map { ($0, need.scopes) } }
        }
    }
}
