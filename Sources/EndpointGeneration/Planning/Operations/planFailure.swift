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
        // Without a documented success, a `default` describes both the success and every other status.
        let documented = operation.receivedResponses.filter {
            !$0.status.isSuccess && !$0.status.isInformational && operation.mayReceive($0)
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
            let bodies = planFailureBodies(of: response, in: inner, &names)
            noteOtherMedia(of: response, isFailure: true)
            // Lines with a sign come before the one without.
            for body in bodies.dropFirst() + bodies.prefix(1) {
                let result = OutcomeBlueprint.Result.failure(
                    name: body.name,
                    carriesStatus: response.status.isOpen,
                    reading: body.content.type == nil ? .nothing : body.content.reading
                )
                let outcome = OutcomeBlueprint(status: response.status, sign: body.sign, result: result)
                if body.sign == nil, response.status == .default {
                    plan.lastResort = outcome
                } else {
                    plan.outcomes.append(outcome)
                }
            }
            for body in bodies where !blueprint.cases.contains(where: { $0.name == body.name }) {
                blueprint.cases.append(planCase(of: response, body))
            }
        }
        scope.declarations.append(Declaration(node: node, kind: .failure(blueprint), nested: inner.declarations))
        plannedFailures[operation.line] = plan
        return plan
    }

    private struct FailureBody {
        var name: String
        var sign: OutcomeBlueprint.Sign?
        var content: Content
    }

    /// The bodies of a failure. The first one is read if the response has none of the further JSON types, which follow it.
    private func planFailureBodies(
        of response: Response,
        in scope: DeclarationScope,
        _ names: inout NameScope
    ) -> [FailureBody] {
        let name = names.claimCase(StatusName.caseName(of: response.status))
        let hint = StatusName.typeName(of: response.status) + "Body"
        let usual = content(of: response, hint: hint, in: scope, isFailure: true)
        var bodies = [FailureBody(name: name, content: usual)]
        for media in response.content.furtherJSON {
            let caseName = StatusName.caseName(of: response.status, in: media.type)
            var further = response
            further.content = [media]
            let hint = SwiftName.type(caseName) + "Body"
            let content = content(of: further, hint: hint, in: scope, isFailure: true)
            let type = content.type.map(types.underlying)
            let twin = bodies.first { $0.content.type.map(types.underlying) == type }
            if twin?.name == name { continue }
            let name = twin?.name ?? names.claimCase(caseName)
            bodies.append(FailureBody(name: name, sign: .mediaType(media.type.essence), content: content))
        }
        return bodies
    }

    private func planCase(of response: Response, _ body: FailureBody) -> FailureBlueprint.Case {
        var item = FailureBlueprint.Case(
            name: body.name,
            carriesStatus: response.status.isOpen,
            type: body.content.type
        )
        for text in [response.summary, response.description == response.summary ? nil : response.description] {
            if let text, !text.spellsSame(as: body.name) { item.documentation.add(text) }
        }
        if case .mediaType(let name) = body.sign { item.documentation.add("Sent as \(codeSpan(name)).") }
        return item
    }
}

extension Operation {
    /// Whether a caller can receive this response. The transport follows redirections. A 308 that documents headers but
    /// no `Location` is not a redirection: it requests the rest of an upload. A GET, HEAD or QUERY gets a 304 only if
    /// the request had a condition (RFC 9110 §15.4.5). For other methods, a documented 304 has a meaning that the
    /// server defines, such as that a container is already started.
    fileprivate func mayReceive(_ response: Response) -> Bool {
        switch response.status {
        case .code(301), .code(302), .code(303), .code(307): false
        case .code(308):
            !response.headers.isEmpty && !response.headers.contains { $0.name.lowercased() == "location" }
        case .code(304) where [.get, .head, .query].contains(method):
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

extension OperationPlanner {
    /// The documented `default` failure where it arrives with the status of a success: `{"ok": false}` with 200. A member
    /// that both bodies require, each with different values, distinguishes the two.
    func disguisedFailures(of operation: Operation, _ response: ResponsePlan, _ failure: FailurePlan?)
        -> [OutcomeBlueprint]
    {
        guard let lastResort = failure?.lastResort, case .failure(_, _, .json) = lastResort.result,
            let failed = operation.receivedResponses.first(where: { $0.status == .default })?.jsonObject
        else { return [] }
        return response.outcomes.flatMap { outcome -> [OutcomeBlueprint] in
            guard case .success(.json, _) = outcome.result,
                let succeeded = operation.receivedResponses.first(where: { $0.status == outcome.status })?.jsonObject,
                let (key, values) = sign(of: failed, against: succeeded)
            else { return [] }
            return values.map {
                OutcomeBlueprint(
                    status: outcome.status,
                    sign: .member(key: key, value: $0),
                    result: lastResort.result
                )
            }
        }
    }

    /// The first member that a failure requires, with the values that it never has in a success.
    private func sign(of failed: FlatSchema, against succeeded: FlatSchema) -> (key: String, values: [String])? {
        for key in failed.required where succeeded.requires(key) {
            let (bad, good) = (failed.fixedTexts(of: key), succeeded.fixedTexts(of: key))
            if !bad.isEmpty, bad.count <= 8, !good.isEmpty, Set(bad).isDisjoint(with: good) { return (key, bad) }
        }
        return nil
    }
}

extension Response {
    fileprivate var jsonObject: FlatSchema? {
        guard let media = content.received, media.type.kind == .json, let schema = media.schema else { return nil }
        let flat = FlatSchema(schema.target)
        return flat.isObject ? flat : nil
    }
}

extension FlatSchema {
    /// The texts of the values that a member allows, if they are listed.
    fileprivate func fixedTexts(of key: String) -> [String] {
        guard let member = property(key), !member.admitsNull else { return [] }
        let flat = FlatSchema(member.target)
        let values = flat.listedValues ?? []
        let texts = values.compactMap(\.scalarText)
        return texts.count == values.count ? texts : []
    }
}
