import EndpointDescription

/// A client as its callers see it, and the description that it is generated from.
final class PlannedClient {
    let blueprint: ClientBlueprint
    let description: Description
    /// The whole description, including the parts that are not selected.
    let whole: Description
    /// The declarations of models, shared failures and endpoints.
    let declarations: [Declaration]
    private var failures: [TypeNode: FailureBlueprint] = [:]
    let sharedHeaders: [TypeNode: [HeaderBlueprint]]
    /// The addresses of operations with their own server, by key.
    let serverOverrides: [String: String]
    private let operations: [String: Operation]
    private var declarationsByNode: [TypeNode: Declaration] = [:]
    private var places: [String: [String: SourceLocation]] = [:]
    private var sent: Set<TypeNode> = []
    private var read: Set<TypeNode> = []
    /// The names that types had before they were shared, by the name that they share. Empty for a client that is not shared.
    let formerNames: [String: [String]]

    init(
        _ blueprint: ClientBlueprint,
        of description: Description,
        outOf whole: Description,
        formerNames: [String: [String]] = [:]
    ) {
        self.whole = whole
        self.formerNames = formerNames
        self.blueprint = blueprint
        self.description = description
        declarations = blueprint.declarations
        var headers: [TypeNode: [HeaderBlueprint]] = [:]
        for group in blueprint.headers {
            if case .shared(let node) = group.owner { headers[node, default: []] += group.headers }
        }
        sharedHeaders = headers
        let overrides = blueprint.servers.first?.overrides ?? []
        serverOverrides = Dictionary(overrides.map { ($0.key, $0.address.text) }) { first, _ in first }
        var operations: [String: Operation] = [:]
        for operation in description.operations {
            operations[operation.line] = operation
        }
        self.operations = operations
        for declaration in everyDeclaration {
            declarationsByNode[declaration.node] = declaration
            if case .failure(let failure) = declaration.kind { failures[declaration.node] = failure }
        }
        followTypes()
    }

    /// The same client with equal types and failures shared, as it is printed. Types that are shared have other names from
    /// here on.
    var shared: PlannedClient {
        let names = sharers.mapValues { $0.map(\.node.dottedName) }
        return PlannedClient(shareEqualTypes(in: blueprint), of: description, outOf: whole, formerNames: names)
    }

    /// Every declaration, each before its nested declarations.
    var everyDeclaration: [Declaration] { declarations.flattened }

    func declaration(of node: TypeNode) -> Declaration? { declarationsByNode[node] }

    /// The type with its aliases replaced by the types to which they refer.
    func withoutAliases(_ type: SwiftType) -> SwiftType { withoutAliases(type, depth: 0) }

    private func withoutAliases(_ type: SwiftType, depth: Int) -> SwiftType {
        func inner(_ type: SwiftType) -> SwiftType { withoutAliases(type, depth: depth) }
        switch type {
        case .declared(let node):
            guard depth < 32, case .alias(let target)? = declarationsByNode[node]?.kind else { return type }
            return withoutAliases(target, depth: depth + 1)
        case .array(let element): return .array(inner(element))
        case .dictionary(let value): return .dictionary(inner(value))
        case .optional(let wrapped): return .optional(inner(wrapped))
        case .presence(let wrapped): return .presence(inner(wrapped))
        case .stream(let element): return .stream(inner(element))
        case .standard, .custom: return type
        }
    }

    /// The name inside the namespace that an inline type has in common with others, such as `Address` of `GetPet.Address`.
    func sharedName(of node: TypeNode) -> String? {
        guard let name = blueprint.equalTypes.name(of: node), name.component != node else { return nil }
        return name.home == blueprint.namespace ? name.text : "\(name.home.dottedName).\(name.text)"
    }

    /// The inline types that share a name, by that name.
    private(set) lazy var sharers: [String: [Declaration]] = {
        var sharers: [String: [Declaration]] = [:]
        for declaration in everyDeclaration where !declaration.isAlias {
            if let name = sharedName(of: declaration.node) { sharers[name, default: []].append(declaration) }
        }
        return sharers
    }()

    private(set) lazy var typeNames = Set(everyDeclaration.map(\.node.dottedName))

    /// The schema that a type was made from.
    func origin(of node: TypeNode) -> Schema? { declarationsByNode[node]?.origin }

    func operation(of endpoint: EndpointBlueprint) -> Operation? {
        operations[endpoint.line]
    }

    /// Every documented header of an endpoint's responses.
    func headers(of endpoint: EndpointBlueprint) -> [HeaderBlueprint] {
        endpoint.headers + endpoint.conformances.flatMap { sharedHeaders[$0] ?? [] }
    }

    func failure(of endpoint: EndpointBlueprint) -> FailureBlueprint? {
        endpoint.failure.flatMap { failures[$0] }
    }

    /// The first place that `rows` has for `key`. `rows` is called once per table, because thousands of members may be
    /// removed.
    func place(of key: String, in table: String, _ rows: () -> [(String, SourceLocation)]) -> SourceLocation? {
        if let known = places[table] { return known[key] }
        let made = Dictionary(rows()) { first, _ in first }
        places[table] = made
        return made[key]
    }

    /// Whether requests contain the type.
    func isSent(_ node: TypeNode) -> Bool { sent.contains(node) }

    /// Whether requests contain the type and nothing else does.
    func isOnlySent(_ node: TypeNode) -> Bool { isSent(node) && !read.contains(node) }

    func isEndpoint(_ node: TypeNode) -> Bool {
        if case .endpoint? = declarationsByNode[node]?.kind { return true }
        return false
    }

    /// Finds the types that are sent and the types that are read.
    private func followTypes() {
        var sending: [SwiftType] = []
        var reading: [SwiftType] = []
        for declaration in declarationsByNode.values {
            switch declaration.kind {
            case .endpoint(let endpoint):
                sending += endpoint.properties.map(\.type)
                reading += typesRead(by: endpoint)
            case .webhook(let webhook): reading += webhook.properties.map(\.type)
            case .structure, .enumeration, .union, .alias, .failure, .cases, .group: break
            }
        }
        sent = nodes(from: sending)
        read = nodes(from: reading)
    }

    private func typesRead(by endpoint: EndpointBlueprint) -> [SwiftType] {
        [endpoint.response] + headers(of: endpoint).map(\.type)
            + (failure(of: endpoint)?.cases.compactMap(\.type) ?? [])
    }

    /// The types that an endpoint or a webhook sends and reads.
    func typesInUse(by declaration: Declaration) -> [SwiftType] {
        switch declaration.kind {
        case .endpoint(let endpoint): endpoint.properties.map(\.type) + typesRead(by: endpoint)
        default: declaration.held
        }
    }

    /// The declared types among these types, and all that they hold.
    func nodes(from types: [SwiftType]) -> Set<TypeNode> {
        var waiting = types.compactMap(\.node)
        var seen: Set<TypeNode> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let declaration = declarationsByNode[next] else { continue }
            waiting += declaration.held.compactMap(\.node)
        }
        return seen
    }
}

extension SwiftType {
    /// The generated type that this type is or contains.
    var node: TypeNode? {
        switch self {
        case .declared(let node): node
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner), .stream(let inner):
            inner.node
        case .standard, .custom: nil
        }
    }

    /// The Swift spelling, with the names of generated types from `name`.
    func spelled(_ name: (TypeNode) -> String = \.dottedName) -> String {
        switch self {
        case .standard(let standard): standard.text
        case .array(let element): "[\(element.spelled(name))]"
        case .dictionary(let value): "[String: \(value.spelled(name))]"
        case .optional(let wrapped): wrapped.spelled(name) + "?"
        case .presence(let wrapped): "Presence<\(wrapped.spelled(name))>"
        case .stream(let element): "EventStream<\(element.spelled(name))>"
        case .declared(let node): name(node)
        case .custom(let custom): custom.coding == .wrapped ? "CodableBox<\(custom.spelling)>" : custom.spelling
        }
    }
}

extension TypeNode {
    /// The name inside the namespace. For example: `Pet.Category`
    var dottedName: String {
        guard let parent, parent.parent != nil else { return name }
        return "\(parent.dottedName).\(name)"
    }
}

extension Declaration {
    /// The types of the values that this declaration contains.
    var held: [SwiftType] {
        switch kind {
        case .structure(let blueprint): blueprint.properties.map(\.type)
        case .union(let blueprint): blueprint.alternatives.map(\.type)
        case .cases(let blueprint): blueprint.cases.compactMap(\.type)
        case .webhook(let blueprint): blueprint.properties.map(\.type)
        case .alias(let type): [type]
        case .endpoint, .failure, .enumeration, .group: []
        }
    }
}

// MARK: place

/// Finds the places in the description that declarations and members are generated from.
extension PlannedClient {
    func place(of node: TypeNode) -> SourceLocation {
        if let schema = origin(of: node) { return schema.place }
        switch declaration(of: node)?.kind {
        case .endpoint(let endpoint)?: return endpoint.origin
        case .webhook(let webhook)?: return webhook.origin
        case .group?: if let first = declaration(of: node)?.nested.first { return place(of: first.node) }
        case .structure, .enumeration, .union, .alias, .failure, .cases, nil: break
        }
        return node.parent.map(place(of:)) ?? description.place
    }

    func placeOfBody(of endpoint: EndpointBlueprint) -> SourceLocation {
        operation(of: endpoint)?.requestBody?.place ?? endpoint.origin
    }

    /// - Parameter name: a case of the endpoint's failure.
    func place(ofFailure name: String, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: name, in: "failures", of: endpoint) { operation in
            endpoint.outcomes.compactMap { outcome in
                guard case .failure(let name, _, _) = outcome.result,
                    let response = operation.responses.first(where: { $0.status == outcome.status })
                else { return nil }
                switch outcome.sign {
                case .member?: return nil
                case .mediaType(let type)?:
                    let media = response.content.first { $0.type.essence == type }
                    return (name, media?.place ?? response.place)
                case nil: return (name, response.place)
                }
            }
        } ?? endpoint.origin
    }

    func place(ofStatus status: Response.Status, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: status.written, in: "statuses", of: endpoint) { operation in
            operation.responses.map { ($0.status.written, $0.place) }
        } ?? endpoint.origin
    }

    func place(ofHeader key: String, of endpoint: EndpointBlueprint) -> SourceLocation {
        place(of: key, in: "headers", of: endpoint) { operation in
            operation.responses.flatMap(\.headers).map { ($0.name, $0.place) }
        } ?? endpoint.origin
    }

    private func place(
        of key: String,
        in table: String,
        of endpoint: EndpointBlueprint,
        _ rows: (Operation) -> [(String, SourceLocation)]
    ) -> SourceLocation? {
        guard let operation = operation(of: endpoint) else { return nil }
        return place(of: key, in: "\(table) of \(endpoint.line)") { rows(operation) }
    }
}
