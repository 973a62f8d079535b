import EndpointDescription

/// Explains the parts of a planned client.
struct Explainer {
    let client: PlannedClient
    let configuration: Configuration
    private let diagnostics: [Diagnostic]
    /// Every declaration, and those that an operation became, by its method and path.
    private let declarations: [Declaration]
    private let endpoints: [String: [Declaration]]
    /// The declarations that each webhook became.
    private let webhooks: [WebhookKey: [Declaration]]
    /// The names of the files.
    private let files: [TypeNode: String]
    /// The declarations that schemas became, and the schemas that are generated.
    private let models: [Schema: Declaration]
    private let selected: Set<Schema>
    private let users: SchemaUsers
    private var whole: Description { client.whole }

    init(_ client: PlannedClient, _ configuration: Configuration, log: DiagnosticLog) {
        self.client = client
        self.configuration = configuration
        diagnostics = log.diagnostics
        declarations = client.everyDeclaration
        var endpoints: [String: [Declaration]] = [:]
        var webhooks: [WebhookKey: [Declaration]] = [:]
        for webhook in client.whole.webhooks { webhooks[WebhookKey(webhook)] = [] }
        for declaration in declarations {
            switch declaration.kind {
            case .endpoint(let endpoint): endpoints[endpoint.line, default: []].append(declaration)
            case .webhook(let webhook):
                webhooks[WebhookKey(name: webhook.key, place: webhook.origin.id)]?.append(declaration)
            default: break
            }
        }
        (self.endpoints, self.webhooks) = (endpoints, webhooks)
        var files: [TypeNode: String] = [:]
        for file in separateFiles(of: client.blueprint) {
            for declaration in file.members + file.failures { files[declaration.node] = file.name }
        }
        self.files = files
        let models = client.declarations.compactMap { declaration in declaration.origin.map { ($0, declaration) } }
        self.models = Dictionary(models) { first, _ in first }
        selected = Set(client.description.schemas.map(\.schema))
        users = SchemaUsers(in: client.description)
    }

    /// Everything that `name` means: what a selector selects, a schema, an operation by its id or by method and path, or a
    /// generated type; else what has a path, a member or a JSON Pointer of that name.
    func explanations(of name: String) -> [Explanation] {
        var found = explanations(named: name)
        if found.isEmpty { found = explanations(ofOwnerOf: name) }
        return found.isEmpty ? explanations(at: name) : found
    }

    private func explanations(named name: String) -> [Explanation] {
        let operations = whole.operations + whole.webhooks
        func operationsMeant(by target: String) -> [Explanation] {
            OperationTargets(operations).indices(meantBy: target).map { explain(operations[$0]) }
        }
        if let selector = Selector(name) {
            let selected =
                switch selector.kind {
                case .schema: whole.schemas.filter(selector.matches).map(explain)
                case .operation: operationsMeant(by: selector.pattern)
                case .path, .tag: operations.filter(selector.matches).map(explain)
                }
            if !selected.isEmpty { return selected }
        }
        let parts = whole.schemas.filter { $0.name == name }.map(explain) + operationsMeant(by: name)
        if !parts.isEmpty { return parts }
        let types = explanations(ofType: name)
        if !types.isEmpty { return types }
        return Selector("path:\(name)").map { operations.filter($0.matches).map(explain) } ?? []
    }

    private func explanations(ofType name: String) -> [Explanation] {
        let prefix = client.blueprint.namespace.name + "."
        let swiftName = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
        let typeName = client.formerNames.first { $0.value.contains(swiftName) }?.key ?? swiftName
        return declarations.filter { $0.node.dottedName == typeName || isFailure($0, named: swiftName) }.map(explain)
    }

    /// The type that has a member: `Pet.name`, `CreatePet.Failure.invalid`, `ListPets.Response`.
    private func explanations(ofOwnerOf member: String) -> [Explanation] {
        guard let (owner, name) = ownerAndMember(of: member) else { return [] }
        return explanations(named: owner).filter { $0.memberNames.contains(name) }
    }

    private func ownerAndMember(of name: String) -> (owner: String, member: String)? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return (String(name[..<dot]), String(name[dot...].dropFirst()))
    }

    /// The innermost schema, operation or type that contains a place, which diagnostics name by its JSON Pointer, or else the
    /// operations that use it or whose path contains it.
    private func explanations(at target: String) -> [Explanation] {
        guard target.isPointer, target != "#" else { return [] }
        let (file, pointer) = target.pointerTarget(from: whole.place.path)
        // A diagnostic prints the file and the pointer apart.
        let isOfAnyFile = target.hasPrefix("#")
        var nearest: (place: String, explain: () -> Explanation)?
        func consider(_ location: SourceLocation, _ explain: @escaping () -> Explanation) {
            guard let place = location.pointer, pointer == place || pointer.hasPrefix(place + "/"),
                isOfAnyFile ? place != "#" : FilePath(location.path) == file
            else { return }
            if place.utf8.count > nearest?.place.utf8.count ?? 0 { nearest = (place, explain) }
        }
        let operations = whole.operations + whole.webhooks
        for schema in whole.schemas { consider(schema.schema.place) { explain(schema) } }
        for operation in operations { consider(operation.place) { explain(operation) } }
        for declaration in declarations {
            if let schema = declaration.origin { consider(schema.place) { explain(declaration) } }
        }
        if let nearest { return [nearest.explain()] }
        let users = operations.filter { $0.usesPart(around: pointer, ofFile: isOfAnyFile ? nil : file) }
        if !users.isEmpty { return users.map(explain) }
        let depth = pointer.hasPrefix("#/components/") ? 4 : 3
        let steps = pointer.split(separator: "/").prefix(depth)
        guard steps.count == depth else { return [] }
        let item = steps.joined(separator: "/") + "/"
        return operations.filter { $0.place.pointer?.hasPrefix(item) == true }.map(explain)
    }

    /// Whether a failure that several endpoints share is what one of them calls its own: `GetPet.Failure`.
    private func isFailure(_ declaration: Declaration, named name: String) -> Bool {
        guard case .failure = declaration.kind, name.hasSuffix(".Failure") else { return false }
        return users(of: declaration.node).contains { $0.node.dottedName + ".Failure" == name }
    }

    /// The endpoints that fail with a type.
    private func users(of failure: TypeNode) -> [(node: TypeNode, endpoint: EndpointBlueprint)] {
        declarations.compactMap { declaration in
            guard case .endpoint(let endpoint) = declaration.kind, endpoint.failure == failure else { return nil }
            return (declaration.node, endpoint)
        }
    }

    /// The nearest name of a schema, an operation, a type or a member.
    func nearest(to name: String) -> String? {
        let operations = whole.operations + whole.webhooks
        let names = whole.schemas.map(\.name) + operations.map(\.key) + operations.map(\.line)
        let types = declarations.map(\.node.dottedName) + client.formerNames.values.joined().sorted()
        return types.first { $0.hasSuffix(".\(name)") } ?? nearestMember(to: name)
            ?? nearestName(to: name, among: names + types)
    }

    private func nearestMember(to name: String) -> String? {
        guard let (owner, member) = ownerAndMember(of: name) else { return nil }
        let members = explanations(named: owner).flatMap(\.memberNames)
        return nearestName(to: member, among: members).map { "\(owner).\($0)" }
    }

    /// The name without its first part, if it is known without it: the namespace of the code may be another one.
    func nameInAnotherNamespace(_ name: String) -> String? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let rest = String(name[dot...].dropFirst())
        return explanations(of: rest).isEmpty ? nil : rest
    }

    // MARK: - Schemas

    private func explain(_ schema: NamedSchema) -> Explanation {
        let declaration = models[schema.schema]
        var explanation = Explanation(subject: .schema, name: schema.name, place: schema.schema.place)
        if let declaration {
            describe(declaration, in: &explanation)
        } else if case .scalar(let type) = FlatSchema(schema.schema.target).kind {
            explanation.plainType = type.text
        }
        if selected.contains(schema.schema) {
            explanation.reasons = reasons(for: schema.schema, isDeclared: declaration != nil)
            if declaration == nil { explanation.reasons += replacement(of: schema) + extensions(of: schema) }
        } else {
            explanation.reasons = ["not generated: it is not selected, and nothing that is selected needs it"]
        }
        explanation.notes = notes(about: schema.schema.place)
        return explanation
    }

    private func reasons(for schema: Schema, isDeclared: Bool) -> [String] {
        let chains = SchemaChains(to: schema, from: users)
        guard let nearest = chains.nearest else {
            return ["no operation needs it" + (isDeclared ? "; it is generated because it is a component" : "")]
        }
        var reasons = ["\(nearest.operation.title): \(nearest.text)"]
        let others = chains.others
        if !others.isEmpty {
            let named = others.prefix(8).map(\.key).joined(separator: ", ")
            reasons.append("also \(named)\(others.count > 8 ? " and \(others.count - 8) more" : "")")
        }
        return reasons
    }

    private func replacement(of schema: NamedSchema) -> [String] {
        let place = schema.schema.place
        return configuration.types.filter { choice in
            if choice.target == schema.name { return true }
            guard choice.target.isPointer else { return false }
            return choice.target.pointerTarget(from: whole.place.path) == (FilePath(place.path), place.pointer ?? "")
        }.map { "the custom type '\($0.value.spelling)' replaces it" }
    }

    private func extensions(of schema: NamedSchema) -> [String] {
        guard FlatSchema(schema.schema).kind.needsDeclaration else { return [] }
        let isExtended = whole.schemas.contains { other in
            other.schema !== schema.schema && other.schema.allOf.contains { $0.target === schema.schema }
        }
        return isExtended ? ["the schemas that extend it have its members"] : []
    }

    // MARK: - Operations

    private func explain(_ operation: Operation) -> Explanation {
        let declarationsOfWebhook = webhooks[WebhookKey(operation)]
        var explanation = Explanation(
            subject: declarationsOfWebhook == nil ? .operation : .webhook,
            name: operation.title,
            place: operation.place
        )
        let declarations = declarationsOfWebhook ?? endpoints[operation.line] ?? []
        if let declaration = declarations.first { describe(declaration, in: &explanation) }
        for twin in declarations.dropFirst() {
            explanation.responses.append("streamed: \(client.blueprint.namespace.name).\(twin.node.dottedName)")
        }
        explanation.reasons = [
            declarations.isEmpty ? "not generated: it is not selected" : reason(forGenerating: operation)
        ]
        explanation.notes = notes(about: operation.place)
        return explanation
    }

    private func reason(forGenerating operation: Operation) -> String {
        let selection = configuration.selection
        if selection.isEmpty { return "every operation is generated" }
        if selection.include.isEmpty { return "every operation that is not excluded is generated" }
        let selectors = selection.include.filter { selector in
            selector.fitted { $0.matches(operation) }.matches(operation)
        }
        let texts = selectors.map { "'\($0.text)'" }.joined(separator: ", ")
        return "\(texts) \(selectors.count == 1 ? "selects" : "select") it"
    }

    /// The operation or webhook that a declaration stands for.
    private func operation(of declaration: Declaration) -> Operation? {
        switch declaration.kind {
        case .endpoint(let endpoint): return client.operation(of: endpoint)
        case .webhook(let webhook):
            let key = WebhookKey(name: webhook.key, place: webhook.origin.id)
            return client.description.webhooks.first { WebhookKey($0) == key }
        default: return nil
        }
    }

    private func explain(_ declaration: Declaration) -> Explanation {
        let node = declaration.node
        var explanation = Explanation(subject: .type, name: node.dottedName, place: client.place(of: node))
        describe(declaration, in: &explanation)
        if let schema = declaration.origin { explanation.reasons = reasons(for: schema, isDeclared: true) }
        if let operation = operation(of: declaration) { explanation.reasons = [reason(forGenerating: operation)] }
        if case .failure = declaration.kind {
            describeUsers(of: node, in: &explanation)
        } else if let names = client.formerNames[node.dottedName] {
            let named = names.prefix(8).joined(separator: ", ")
            explanation.reasons.append("shared by \(named)\(names.count > 8 ? " and \(names.count - 8) more" : "")")
        }
        explanation.notes = notes(about: explanation.place)
        return explanation
    }

    /// Names the operations that fail with this type. The first one is the place of a failure that several share.
    private func describeUsers(of failure: TypeNode, in explanation: inout Explanation) {
        let users = users(of: failure).map(\.endpoint)
        guard let first = users.first, users.count > 1 else { return }
        explanation.place = first.origin
        let more = users.count > 9 ? " and \(users.count - 8) more" : ""
        let named = users.prefix(more.isEmpty ? 9 : 8).map(\.id).joined(separator: ", ")
        explanation.reasons = ["\(users.count) operations share this failure: \(named)\(more)"]
    }

    private func notes(about place: SourceLocation) -> [Diagnostic] {
        diagnostics.filter { $0.place.map(place.contains) ?? false }
    }
}

/// A webhook by its name and its place, which several names may refer to.
private struct WebhookKey: Hashable {
    var name: String
    var place: SourceLocation.ID

    init(name: String, place: SourceLocation.ID) { (self.name, self.place) = (name, place) }

    init(_ webhook: Operation) { self.init(name: webhook.path, place: webhook.place.id) }
}

extension Operation {
    /// `listPets (GET /pets)`
    var title: String { id.map { "\($0) (\(line))" } ?? line }
}

// MARK: describe

extension Explainer {
    /// Adds the Swift declaration and its members to an explanation.
    func describe(_ declaration: Declaration, in explanation: inout Explanation) {
        let node = declaration.node
        explanation.declaration = declaration.kind.noun
        explanation.swiftName = "\(client.blueprint.namespace.name).\(node.dottedName)"
        explanation.file = file(of: node)
        switch declaration.kind {
        case .structure(let blueprint): explanation.members = blueprint.properties.map { line($0, in: node) }
        case .webhook(let blueprint): explanation.members = blueprint.properties.map { line($0, in: node) }
        case .enumeration(let blueprint):
            explanation.members = blueprint.cases.map { "case \($0.name) = \(SwiftText.literal($0.rawValue))" }
        case .union(let blueprint):
            explanation.members = blueprint.alternatives.map { alternative in
                let tag = alternative.tag.map { ", where '\($0.key)' is '\($0.value.plainText)'" } ?? ""
                let others = blueprint.fallback.flatMap { fallback in
                    fallback.alternative == alternative.name
                        ? ", also where '\(fallback.key)' is missing or another" : nil
                }
                return "case \(alternative.name)(\(alternative.type.spelled()))\(tag)\(others ?? "")"
            }
            if blueprint.hasUndocumented { explanation.members.append("case undocumented(JSONValue)") }
        case .cases(let blueprint):
            explanation.members = blueprint.cases.map { item in
                "case \(item.name)\(item.type.map { "(\($0.spelled()))" } ?? "")"
            }
        case .alias(let type): explanation.members = ["= \(type.spelled())"]
        case .endpoint(let blueprint):
            explanation.members = blueprint.properties.map { line($0, in: node) }
            explanation.responses = responses(of: blueprint)
            if let pages = blueprint.pagination {
                explanation.responses.append("page by page: \(pages.item.spelled()), by \(pages.style.function)")
            }
        case .group: explanation.members = declaration.nested.map { $0.node.name }
        case .failure(let blueprint):
            explanation.members = blueprint.cases.map { item in
                "case " + signature(of: item)
            }
        }
    }

    /// For example: `other(status: Int, Problem)`
    private func signature(of item: FailureBlueprint.Case) -> String {
        let status = item.carriesStatus ? "status: Int" : nil
        let values = [status, item.type.map { $0.spelled() }].compactMap { $0 }.joined(separator: ", ")
        return item.name + (values.isEmpty ? "" : "(\(values))")
    }

    private func line(_ property: PropertyBlueprint, in node: TypeNode) -> String {
        let member =
            property.name.filter { $0 != "`" } == property.key || property.key.isEmpty ? "" : ", '\(property.key)'"
        switch property.presence {
        case .constant(let constant):
            return "\(property.name): \(property.type.spelled()), always \(SwiftText.literal(constant))\(member)"
        case .required, .optional, .nullable, .threeWay, .rest, .inline:
            let value = property.defaultValue.map { " = " + ExpressionPrinter(in: node).text($0) } ?? ""
            let assumed = property.defaultValue == nil ? property.schema?.declaredDefault : nil
            let note = assumed.map { $0.isNull ? "" : ", default \($0.text)" } ?? ""
            return "\(property.name): \(property.type.spelled())\(value)\(note)\(member)"
        }
    }

    private func responses(of endpoint: EndpointBlueprint) -> [String] {
        let failures = (client.failure(of: endpoint)?.cases ?? []).indexed(by: \.name)
        return endpoint.outcomes.compactMap { outcome in
            let sign =
                switch outcome.sign {
                case .member(let key, let value): " where '\(key)' is \(value)"
                case .mediaType(let name): " as \(name)"
                case nil: ""
                }
            let patterns = outcome.patterns.joined(separator: " or ")
            let status = (patterns.isEmpty ? "any other status" : patterns) + sign
            switch outcome.result {
            case .success(_, let wrapper):
                return "\(status): \(endpoint.response.spelled())\(wrapper.map { ".\($0)" } ?? "")"
            case .failure(let name, _, _):
                return "\(status): fails with .\(failures[name].map(signature) ?? name)"
            case .undocumented: return nil
            }
        }
    }

    private func file(of node: TypeNode) -> String? {
        var node: TypeNode? = node
        while let current = node {
            if let name = files[current] { return name }
            node = current.parent
        }
        return nil
    }
}
