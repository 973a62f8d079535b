import EndpointDescription

/// The documented failures of an operation.
struct FailurePlan {
    var node: TypeNode
    var outcomes: [OutcomeBlueprint]
    var lastResort: OutcomeBlueprint?
}

/// The failures of all operations. Failures with the same cases share one type.
final class FailureCatalog {
    var declarations: [Declaration] = []
    var nodes: [[Key]: TypeNode] = [:]
    /// Inline bodies by their text, because many descriptions repeat them verbatim.
    var bodies: [String: SwiftType] = [:]

    struct Key: Hashable {
        var status: Response.Status
        var type: SwiftType?
        var reading: OutcomeBlueprint.Reading
    }
}

extension OperationPlanner {
    func planFailure(_ operation: Operation) -> FailurePlan? {
        // A `default` beside no success is both: what a success is, and what any other status is.
        let documented = operation.receivedResponses.filter { !$0.status.isSuccess && !$0.status.isInformational }
        guard !documented.isEmpty else { return nil }
        let cases = documented.sortedByStatus.map { response in
            (response: response, content: failureContent(of: response))
        }
        let key = cases.map {
            FailureCatalog.Key(status: $0.response.status, type: $0.content.type, reading: $0.content.reading)
        }
        var names = NameScope()
        let caseNames = cases.map { names.claimCase(StatusName.caseName(of: $0.response.status)) }
        let node = failureCatalog.nodes[key] ?? declareFailure(cases, caseNames: caseNames, key: key)
        return outcomes(cases, caseNames: caseNames, node: node)
    }

    private func declareFailure(
        _ cases: [(response: Response, content: Content)],
        caseNames: [String],
        key: [FailureCatalog.Key]
    ) -> TypeNode {
        let normalised = cases.prefix(3).map { StatusName.typeName(of: $0.response.status) }
        let name = normalised.joined(separator: "Or") + (cases.count > 3 ? "OrMore" : "")
        let types = cases.compactMap { $0.content.type }
        let bodies =
            types.isEmpty ? "WithoutBody" : "With" + types.prefix(2).map(nameForUse(of:)).joined(separator: "And")
        let node = context.names.failures.declare(name, alternatives: [name + bodies])
        failureCatalog.nodes[key] = node
        let blueprint = FailureBlueprint(
            cases: zip(cases, caseNames).map { item, name in
                var planned = FailureBlueprint.Case(
                    name: name,
                    carriesStatus: item.response.status.isOpen,
                    type: item.content.type
                )
                planned.documentation.add(item.response.summary)
                if item.response.description != item.response.summary {
                    planned.documentation.add(item.response.description)
                }
                return planned
            }
        )
        failureCatalog.declarations.append(Declaration(node: node, kind: .failure(blueprint)))
        return node
    }

    private func failureContent(of response: Response) -> Content {
        guard let media = response.content.preferred, let schema = media.schema,
            context.names.components[schema.target] == nil
        else { return content(of: response, hint: "Body", in: failureScope, isFailure: true) }
        let text = (schema.place.json?.text ?? "") + media.name
        if let known = failureCatalog.bodies[text] {
            return Content(type: known, reading: readingKind(of: media), mediaType: media.name)
        }
        let hint = response.componentName ?? StatusName.typeName(of: response.status) + "Body"
        let planned = content(of: response, hint: hint, in: failureScope, isFailure: true)
        failureCatalog.bodies[text] = planned.type
        return planned
    }

    private func readingKind(of media: MediaTypeObject) -> OutcomeBlueprint.Reading {
        switch media.type.kind {
        case .json: .json
        case .text: .text
        default: .data
        }
    }

    private func outcomes(_ cases: [(response: Response, content: Content)], caseNames: [String], node: TypeNode)
        -> FailurePlan
    {
        var plan = FailurePlan(node: node, outcomes: [])
        for (item, name) in zip(cases, caseNames) {
            let result = OutcomeBlueprint.Result.failure(
                name: name,
                carriesStatus: item.response.status.isOpen,
                reading: item.content.type == nil ? .nothing : item.content.reading
            )
            let outcome = OutcomeBlueprint(status: item.response.status, result: result)
            if outcome.status == .default { plan.lastResort = outcome } else { plan.outcomes.append(outcome) }
        }
        return plan
    }

    private func nameForUse(of type: SwiftType) -> String {
        switch type {
        case .standard(let standard): standard.text
        case .array(let element), .stream(let element): nameForUse(of: element) + "Array"
        case .dictionary(let value): nameForUse(of: value) + "Map"
        case .optional(let wrapped), .presence(let wrapped): nameForUse(of: wrapped)
        case .declared(let node): node.name
        case .custom(let foreign): SwiftName.type(foreign.spelling)
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
