import EndpointDescription

extension OperationPlanner {
    /// Plans the requests that the service itself sends: `enum Webhooks { struct PetAdopted: Webhook … }`.
    func planWebhooks() {
        var documentation = Documentation()
        documentation.add("Requests that the service sends by itself.")
        let selected = Set(context.selected.webhooks.map(\.place.id))
        planGroup(of: description.webhooks, named: ["Webhooks", "WebhookRequests"], documentation, in: types.topLevel) {
            selected.contains($0.place.id)
        }
    }

    /// Plans the requests that a call makes the service send later, nested in the type of that call.
    func planCallbacks(_ operation: Operation, in scope: DeclarationScope) {
        var documentation = Documentation()
        documentation.add("Requests that the service sends later because of this call.")
        planGroup(of: operation.callbacks, named: ["Callbacks", "CallbackRequests"], documentation, in: scope)
    }

    private func planGroup(
        of operations: [Operation],
        named names: [String],
        _ documentation: Documentation,
        in scope: DeclarationScope,
        where isSelected: (Operation) -> Bool = { _ in true }
    ) {
        guard !operations.isEmpty, let name = names.first else { return }
        let node = scope.node.declare(name, alternatives: Array(names.dropFirst()))
        // Schemas that several of them share through `components` are not declared in any of them.
        node.isEndpointScope = true
        let inner = DeclarationScope(node)
        var met: Set<String> = []
        for operation in operations {
            planWebhook(operation, in: inner, isFirst: met.insert(operation.receivedName).inserted)
        }
        planEvent(of: operations.filter(isSelected), among: operations, in: inner)
        scope.add(.group, of: inner, documentation)
    }

    /// - Parameter isFirst: whether no request before it has its name, with another method or in the same callback.
    private func planWebhook(_ operation: Operation, in scope: DeclarationScope, isFirst: Bool) {
        let name = operation.receivedName
        let chosen = chosenName(of: operation).flatMap { context.chosenNames.declare($0, in: scope.node) }
        let node = chosen ?? declare(operation, in: scope, isFirst: isFirst)
        let inner = DeclarationScope(node)
        var names = NameScope(reserved: ["payload"])
        var blueprint = WebhookBlueprint(key: name, origin: operation.place)
        if let body = operation.requestBody, let media = body.content.preferred {
            if let names = body.content.names(otherThan: media, isReceived: true) {
                log.note("the body is received as \(media.name); also described: \(names)", at: body.place)
            }
            blueprint.payload = media.payload
            blueprint.properties = [planPayload(media, of: operation, named: name, in: inner, outside: scope)]
        }
        for parameter in operation.parameters {
            guard parameter.location == .header else {
                let location = parameter.location.rawValue
                log.note(
                    "'\(name)': the \(location) parameter '\(parameter.name)' is not read",
                    at: parameter.place
                )
                continue
            }
            blueprint.properties.append(planReceivedHeader(parameter, names: &names, in: inner))
        }
        // Properties that are always present come first.
        blueprint.properties =
            blueprint.properties.filter { $0.isAlwaysThere }
            + blueprint.properties.filter { !$0.isAlwaysThere }
        scope.declarations.append(
            Declaration(
                node: node,
                documentation: documentation(ofReceived: operation),
                isDeprecated: operation.isDeprecated,
                kind: .webhook(blueprint),
                nested: inner.declarations
            )
        )
    }

    private func chosenName(of operation: Operation) -> PlanChoices.Name? {
        context.chosenNames.name(at: operation.place, operation.extensions, ofType: true)
    }

    private func declare(_ operation: Operation, in scope: DeclarationScope, isFirst: Bool) -> TypeNode {
        let name = operation.receivedName
        let byMethod = SwiftName.type(name) + SwiftName.type(operation.method.token.lowercased())
        let byID = operation.callbackName == nil ? nil : operation.id.map { SwiftName.type($0) }
        let (node, conflict) = scope.node.declareWithReason(name, alternatives: [byID, byMethod].compactMap(\.self))
        if isFirst {
            let kind = operation.callbackName == nil ? "webhook" : "callback"
            log.noteRename(
                of: name,
                normalized: name,
                to: node.name,
                because: conflict,
                kind: kind,
                at: operation.place
            )
        }
        return node
    }

    /// The payload of a webhook, whose type is nested in it.
    ///
    /// A type nested in a deprecated one is deprecated as well, but the enum of all events uses it. So the type of a
    /// deprecated webhook's payload is outside, and has an alias under the name that it has otherwise.
    private func planPayload(
        _ media: MediaTypeObject,
        of operation: Operation,
        named name: String,
        in inner: DeclarationScope,
        outside outer: DeclarationScope
    ) -> PropertyBlueprint {
        guard operation.isDeprecated else { return planPayload(media, of: operation, hint: "Payload", in: inner) }
        let payload = planPayload(media, of: operation, hint: SwiftName.type(name) + "Payload", in: outer)
        if case .declared(let type) = payload.type.withoutOptional, type.parent === outer.node,
            let declaration = outer.declarations.last(where: { $0.node == type })
        {
            inner.add(
                .alias(.declared(type)),
                of: DeclarationScope(inner.node.declare("Payload")),
                from: declaration.origin
            )
        }
        return payload
    }

    /// Many descriptions omit that the body is required, so it is optional only if the description states this
    /// explicitly.
    private func planPayload(
        _ media: MediaTypeObject,
        of operation: Operation,
        hint: String,
        in scope: DeclarationScope
    ) -> PropertyBlueprint {
        var type = SwiftType.standard(.data)
        if media.payload == .json {
            type = media.schema.map { types.type(of: $0, hint: hint, in: scope) } ?? .json
        } else {
            log.note("\(media.name) is received as its bytes", at: media.place)
        }
        let body = operation.requestBody
        let isOptional = body?.isRequired == false && body?.place.json?["required"] != nil
        var property = PropertyBlueprint(
            name: "payload",
            key: "",
            type: isOptional ? type.asOptional : type,
            presence: isOptional ? .optional : .required
        )
        property.documentation.add(body?.description)
        return property
    }

    private func planReceivedHeader(_ parameter: Parameter, names: inout NameScope, in scope: DeclarationScope)
        -> PropertyBlueprint
    {
        let normalized = parameter.name.withoutExperimentalPrefix
        let name = context.chosenNames.claimMember(
            normalized,
            at: parameter.place,
            parameter.extensions,
            alternatives: [SwiftName.member(normalized + "-Header")],
            in: &names
        )
        var type = SwiftType.string
        if let schema = parameter.schema {
            let hint = SwiftName.type(normalized)
            if parameter.contentType == nil,
                let own = typeOfHeaderText(schema, separatesLists: true, hint: hint, in: scope)
            {
                type = own
            } else {
                log.note(
                    "the header '\(parameter.name)' is read as text; the caller parses its parts",
                    at: parameter.place
                )
            }
        }
        var property = PropertyBlueprint(
            name: name,
            key: parameter.name,
            type: parameter.isRequired ? type : type.asOptional,
            presence: parameter.isRequired ? .required : .optional
        )
        property.documentation.add(parameter.description ?? "The header \(codeSpan(parameter.name)).")
        property.isDeprecated = parameter.isDeprecated
        property.origin = parameter.place
        return property
    }

    /// Plans all payloads as one union, if a reader can distinguish them without trial: `enum Event: Union`.
    ///
    /// - Parameter all: the operations with those that are not selected, so that a selection changes no name.
    private func planEvent(of operations: [Operation], among all: [Operation], in scope: DeclarationScope) {
        var payloads: [Schema] = []
        var seen: Set<ObjectIdentifier> = []
        for operation in operations {
            guard let media = operation.requestBody?.content.preferred, media.payload == .json,
                let schema = media.schema
            else { continue }
            if seen.insert(ObjectIdentifier(schema.target)).inserted { payloads.append(schema) }
        }
        guard payloads.count > 1, let first = payloads.first else { return }
        var flat = FlatSchema(first)
        flat.properties = []
        flat.unions = [FlatSchema.Union(alternatives: payloads, discriminator: nil, keyword: "oneOf")]
        let node = scope.node.declare("Event", alternatives: ["AnyEvent"])
        let inner = DeclarationScope(node)
        guard case .union(var union) = types.planUnion(flat, at: first, in: inner, isFinal: false) else { return }
        guard union.isCertain else {
            log.note(
                "the bodies cannot be distinguished, so each is read as its own type",
                at: operations.first?.place
            )
            return
        }
        nameAlternatives(of: &union, after: all)
        var documentation = Documentation()
        documentation.add("The body of any of these webhooks; its content decides which.")
        scope.add(.union(union), of: inner, documentation)
    }

    /// Names an alternative after its webhook if no other webhook has this payload, because readers of a `switch`
    /// recognize that name.
    private func nameAlternatives(of union: inout UnionBlueprint, after operations: [Operation]) {
        var users: [SwiftType: [String]] = [:]
        for operation in operations {
            guard let schema = operation.requestBody?.content.preferred?.schema else { continue }
            let type = types.underlying(types.nonNullType(of: schema, hint: "Payload", in: types.topLevel))
            users[type, default: []].append(chosenName(of: operation)?.name ?? operation.receivedName)
        }
        var names = NameScope(reserved: ["undocumented"])
        for index in union.alternatives.indices {
            let own = users[types.underlying(union.alternatives[index].type)] ?? []
            let name = own.count == 1 ? own[0] : union.alternatives[index].name.filter { $0 != "`" }
            union.alternatives[index].name = names.claimCase(name)
        }
    }

    private func documentation(ofReceived operation: Operation) -> Documentation {
        var text = Documentation()
        text.add(operation.summary)
        if operation.description != operation.summary { text.add(operation.description) }
        if operation.callbackName != nil {
            text.add("Sent with `\(operation.method.token)` to \(codeSpan(operation.path)).")
        } else if operation.method != .post {
            text.add("Sent with `\(operation.method.token)`.")
        }
        return text
    }
}

extension Operation {
    /// The name of a webhook or a callback.
    fileprivate var receivedName: String { callbackName ?? path }
}

extension MediaTypeObject {
    fileprivate var payload: WebhookBlueprint.Payload { type.kind == .json ? .json : .data }
}
