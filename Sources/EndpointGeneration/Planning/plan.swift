import EndpointDescription

/// Plans a description as Swift: the whole second stage. Each step takes the client of the previous step.
///
/// - Parameter selected: the part of the description that the client is for, by default all of it.
func plan(
    _ description: Description,
    selecting selected: Description? = nil,
    namespace: String,
    source: String,
    choices: PlanChoices = PlanChoices(),
    withStubs: Bool = false,
    log: DiagnosticLog
) -> ClientBlueprint {
    let context = PlanContext(description, selecting: selected, namespace: namespace, choices: choices, log: log)
    var client = planDeclarations(context, source: source)
    client.omitsSecurity = description.omitsSecurity
    client = replaceSelfAliases(in: client, log: log)
    client = endReadingCycles(in: client, log: log)
    client = resolveDefaults(in: client, context)
    client = planLinks(in: client, context)
    client = planPagination(in: client, context)
    suggestPages(in: client, context)
    client = undeprecateSwitches(in: client)
    client = shareHeaders(in: client)
    client = inOrderOfAuthor(client, context)
    client = planLiterals(in: client)
    client = resolveConformances(in: client, choices)
    renameTypesLikeMembers(of: client)
    client.equalTypes = nameEqualTypes(in: client)
    client = resolveMutability(in: client, choices)
    client = boxValues(in: client)
    client = nameStorage(in: client)
    unhideNames(of: client, context)
    client = leaveOutUnneeded(of: client, context)
    if withStubs { client.stubs = planStubs(of: client, context) }
    reportUndescribed(in: client, log)
    noteMissingContent(in: client, log)
    context.chosenNames.reportUnused(in: client, of: context.description)
    return client
}

/// Everything that the description itself declares: its types, its operations, its servers and its security schemes.
private func planDeclarations(_ context: PlanContext, source: String) -> ClientBlueprint {
    let types = TypePlanner(context)
    let operations = OperationPlanner(context, types: types)
    types.planComponents()
    let endpoints = operations.planEndpoints()
    operations.planWebhooks()
    types.reportUnusedChoices()
    let security = planSecurity(context)

    var client = ClientBlueprint(
        namespace: context.names.namespace,
        source: source,
        failureScope: context.names.failures
    )
    client.documentation = documentation(of: context.description)
    client.endpoints = operations.addStreamed(to: endpoints)
    client.models = types.topLevel.declarations
    client.rules = context.description.rules
    client.servers = planServers(context)
    client.securitySchemes = security.schemes
    client.security = security.requirement
    return client
}

/// Puts operations into the author's order, in which they are printed.
private func inOrderOfAuthor(_ client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    var positions: [String: Int] = [:]
    for (index, operation) in context.description.operations.enumerated() { positions[operation.line] = index }
    var client = client
    client.endpoints = client.endpoints.enumerated()
        .map { (position: positions[$1.operation.line] ?? 0, offset: $0) }
        .sorted { ($0.position, $0.offset) < ($1.position, $1.offset) }
        .map { client.endpoints[$0.offset] }
    return client
}

/// Lets the names of components without a declaration, such as a string named `string`, mean the types of Swift.
private func unhideNames(of client: ClientBlueprint, _ context: PlanContext) {
    var declared: Set<TypeNode> = []
    client.declarations.walk { declared.insert($0.node) }
    for node in context.names.components.values where !declared.contains(node) { node.leaveUndeclared() }
}

// MARK: PlanContext

/// The input that every planning stage reads and none changes.
final class PlanContext {
    /// The whole description. All of it is planned, including what is not selected, so that a selection only leaves
    /// parts out.
    let description: Description
    /// The part of the description that the client is for.
    let selected: Description
    /// The operations in the order of their names, deprecated ones last. Their types are planned in this order, so that
    /// moving a path renames nothing, and a type that several operations have is not declared in a deprecated one.
    let orderedOperations: [Operation]
    let choices: PlanChoices
    let hierarchies: DiscriminatorHierarchies
    let usage: SchemaUsage
    let names: DeclaredNames
    let chosenNames: ChosenNames
    /// The chosen names of tags, by tag.
    let namesOfTags: [String: String]
    let pages: PageRules
    /// The schemas that describe server-sent events themselves, with their `event` and `data`.
    let events: Set<Schema>
    let servers: ServerOverrides
    let log: DiagnosticLog

    /// - Parameters:
    ///   - selected: the part of the description that the client is for, by default all of it.
    ///   - log: receives only diagnostics about that part.
    init(
        _ description: Description,
        selecting selected: Description? = nil,
        namespace: String,
        choices: PlanChoices,
        log: DiagnosticLog
    ) {
        var log = log
        if let selected { log = DiagnosticLog(into: log, where: SelectedPlaces(selected, of: description).concerns) }
        self.description = description
        self.selected = selected ?? description
        let operations = description.operations.inOrderOfNames
        orderedOperations = operations.filter { !$0.isDeprecated } + operations.filter(\.isDeprecated)
        self.choices = choices
        self.log = log
        hierarchies = DiscriminatorHierarchies(description)
        usage = SchemaUsage(description, hierarchies)
        chosenNames = ChosenNames(choices: choices, log: log)
        var namesOfTags = choices.tags
        for tag in description.tags where namesOfTags[tag.name] == nil {
            namesOfTags[tag.name] = chosenNames.name(at: tag.place, tag.extensions)?.name
        }
        self.namesOfTags = namesOfTags
        names = DeclaredNames(
            description,
            namespace: namespace,
            choices: choices,
            chosenNames,
            log: log
        )
        pages = PageRules(description, log: log)
        events = eventSchemas(of: description)
        servers = ServerOverrides(self.selected, log: log)
    }
}

extension [Operation] {
    /// The operations sorted by id, else by method and path.
    var inOrderOfNames: [Operation] {
        sorted(on: \.nameKey) { $0.precedes($1) }
    }
}

extension Operation {
    /// The sort key of operations, so that their names do not depend on their locations.
    var nameKey: NameKey { NameKey(id: id ?? inventedID, path: path, method: method.token) }

    struct NameKey {
        let id: String
        let path: String
        let method: String

        func precedes(_ other: NameKey) -> Bool {
            if id != other.id { return id < other.id }
            return path != other.path ? path < other.path : method < other.method
        }
    }
}

extension Array {
    /// The elements in the order of their keys, which are made once.
    ///
    /// Their positions are sorted instead of the elements: a debug build copies each property of an element at each step.
    func sorted<Key>(on key: (Element) -> Key, by precedes: (Key, Key) -> Bool) -> [Element] {
        let keys = map(key)
        return indices.sorted { precedes(keys[$0], keys[$1]) }.map { self[$0] }
    }
}

// MARK: DeclarationScope

/// Collects new declarations while types are planned, for the namespace or for a type with nested types.
final class DeclarationScope {
    let node: TypeNode
    var declarations: [Declaration] = []

    init(_ node: TypeNode) {
        self.node = node
    }

    /// Adds the declaration of `inner`'s node, with everything that `inner` has collected as its nested declarations.
    func add(
        _ kind: Declaration.Kind,
        of inner: DeclarationScope,
        from origin: Schema? = nil,
        _ documentation: Documentation = Documentation()
    ) {
        declarations.append(
            Declaration(
                node: inner.node,
                origin: origin,
                documentation: documentation,
                kind: kind,
                nested: inner.declarations
            )
        )
    }
}

// MARK: TypeIndex

/// Every planned type by its node.
struct TypeIndex {
    private var kinds: [TypeNode: Declaration.Kind] = [:]

    init(_ declarations: [Declaration]) {
        declarations.walk { kinds[$0.node] = $0.kind }
    }

    func structure(_ node: TypeNode) -> StructBlueprint? {
        if case .structure(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func union(_ node: TypeNode) -> UnionBlueprint? {
        if case .union(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func enumeration(_ node: TypeNode) -> EnumBlueprint? {
        if case .enumeration(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func cases(_ node: TypeNode) -> CasesBlueprint? {
        if case .cases(let blueprint)? = kinds[node] { blueprint } else { nil }
    }

    func alias(_ node: TypeNode) -> SwiftType? {
        if case .alias(let type)? = kinds[node] { type } else { nil }
    }

    /// The type at the end of a chain of aliases.
    func underlying(_ type: SwiftType) -> SwiftType {
        type.resolved(through: alias)
    }

    /// The declared type that a value of this type holds inline; `nil` if it is held by reference or there is none.
    func heldByValue(_ type: SwiftType) -> TypeNode? {
        switch type {
        case .standard, .custom, .array, .dictionary, .stream: nil
        case .optional(let inner), .presence(let inner): heldByValue(inner)
        case .declared(let node):
            if let alias = alias(node) { heldByValue(alias) } else { node }
        }
    }
}

extension SwiftType {
    /// The chain of aliases followed to a type that is not an alias.
    func resolved(through alias: (TypeNode) -> SwiftType?) -> SwiftType {
        var type = self
        for _ in 0..<64 {
            guard case .declared(let node) = type, let next = alias(node) else { return type }
            type = next
        }
        return type
    }
}
