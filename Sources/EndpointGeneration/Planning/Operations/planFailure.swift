import EndpointDescription

/// The documented failures of an operation.
struct FailurePlan {
    var node: TypeNode
    var outcomes: [OutcomeBlueprint]
    var lastResort: OutcomeBlueprint?
}

extension OperationPlanner {
    /// Plans `enum Failure` inside the operation's type. ``shareEqualTypes(in:)`` later gives operations with the same
    /// failures one type.
    func planFailure(_ operation: Operation, in scope: DeclarationScope) -> FailurePlan? {
        if let planned = plannedFailures[operation.line] { return planned }
        // A `default` beside no success is both: what a success is, and what any other status is.
        let documented = operation.receivedResponses.filter {
            !$0.status.isSuccess && !$0.status.isInformational && operation.mayReceive($0.status)
        }
        guard !documented.isEmpty else { return nil }
        let node =
            scope.node.declare(exactly: "Failure")
            ?? scope.node.declare("Failure", alternatives: ["DocumentedFailure"])
        let inner = DeclarationScope(node)
        var names = NameScope()
        var blueprint = FailureBlueprint(cases: [])
        var plan = FailurePlan(node: node, outcomes: [])
        for response in documented.sortedByStatus {
            let name = names.claimCase(StatusName.caseName(of: response.status))
            let hint = StatusName.typeName(of: response.status) + "Body"
            let content = content(of: response, hint: hint, in: inner, isFailure: true)
            var item = FailureBlueprint.Case(
                name: name,
                carriesStatus: response.status.isOpen,
                type: content.type
            )
            item.documentation.add(response.summary)
            if response.description != response.summary { item.documentation.add(response.description) }
            blueprint.cases.append(item)
            let result = OutcomeBlueprint.Result.failure(
                name: name,
                carriesStatus: response.status.isOpen,
                reading: content.type == nil ? .nothing : content.reading
            )
            let outcome = OutcomeBlueprint(status: response.status, result: result)
            if outcome.status == .default { plan.lastResort = outcome } else { plan.outcomes.append(outcome) }
        }
        scope.declarations.append(Declaration(node: node, kind: .failure(blueprint), nested: inner.declarations))
        plannedFailures[operation.line] = plan
        return plan
    }
}

extension Operation {
    /// Whether a caller can receive this status. The transport follows redirections, and a server says that nothing was
    /// modified only if the request had a condition (RFC 9110 §15.4).
    fileprivate func mayReceive(_ status: Response.Status) -> Bool {
        switch status {
        case .code(301), .code(302), .code(303), .code(307), .code(308): false
        case .code(304):
            parameters.contains { parameter in
                parameter.location == .header
                    && ["if-none-match", "if-modified-since"].contains(parameter.name.lowercased())
            }
        case .code, .range, .default: true
        }
    }
}

extension Response.Status {
    /// Whether it covers more than one status, so that a failure must hold the actual one.
    var isOpen: Bool {
        if case .code = self { return false }
        return true
    }

    var isInformational: Bool {
        switch self {
        case .code(let code): code < 200
        case .range(let hundred): hundred == 1
        case .default: false
        }
    }
}
