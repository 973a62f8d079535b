import EndpointDescription

/// Turns what a description says into what Swift will say. One planner serves one description.
final class Planner {
    let description: Description
    let log: DiagnosticLog
    let namespace: TypeNode
    let families: Families
    let usage: SchemaUsage
    let choices: PlanChoices

    /// Declarations of `components.schemas`, by the place of each in the file.
    var componentNodes: [ObjectIdentifier: TypeNode] = [:]
    /// The name of each operation as it is spoken, by method and path.
    let spokenOperationIDs: [String: String]
    /// What a base with heirs is by itself, where it is a type of its own.
    var standaloneNodes: [ObjectIdentifier: TypeNode] = [:]
    /// Declarations of operations whose names were chosen.
    var operationNodes: [Place.ID: TypeNode] = [:]
    /// How pages follow each other, by operation.
    var paginationRules: [TypeNode: PaginationRule] = [:]
    /// Operations of whose pages the description says something, be it right or wrong.
    var operationsWithPages: Set<Place.ID> = []
    /// Chosen names that nothing has taken yet.
    var unusedNames: [Place.ID: PlanChoices.Name]
    /// What each planned place became.
    var plannedTypes: [ObjectIdentifier: SwiftType] = [:]
    /// What each type with members, and each choice, was planned as.
    var structures: [TypeNode: StructBlueprint] = [:]
    var unions: [TypeNode: UnionBlueprint] = [:]
    /// Where defaults stand that do not fit, each told once.
    var reportedDefaults: Set<String> = []
    /// The body of each operation, by the operation's place.
    var plannedBodies: [String: PlannedBody] = [:]
    /// What an alias stands for.
    var aliases: [TypeNode: SwiftType] = [:]
    /// Case names by raw value, for default arguments.
    var enumCases: [TypeNode: [String: String]] = [:]
    let topLevel: Nest
    let failuresNode: TypeNode
    let failuresNest: Nest
    let failureCatalog = FailureCatalog()
    /// Servers that an operation or a path names for itself, in order of appearance.
    var serverOverrides: [(key: String, servers: [Server])] = []
    /// The Swift name of each security scheme.
    private(set) var schemeNames: [String: String] = [:]

    /// Where new declarations gather: the namespace, or a type that has some of its own.
    final class Nest {
        let node: TypeNode
        var declarations: [Declaration] = []

        init(_ node: TypeNode) {
            self.node = node
        }
    }

    init(description: Description, namespace: String, choices: PlanChoices, log: DiagnosticLog) {
        self.choices = choices
        unusedNames = choices.names
        self.description = description
        self.log = log
        self.namespace = TypeNode(namespace: namespace)
        spokenOperationIDs = Dictionary(
            zip(description.operations.map(\.line), normaliseOperationNames(description.operations))
        ) { first, _ in first }
        families = Families(description)
        usage = SchemaUsage(description, families)
        topLevel = Nest(self.namespace)
        self.namespace.reserve("SecurityScheme")
        failuresNode = self.namespace.declare("Failures")
        failuresNode.isExtendedByFullName = true
        failuresNest = Nest(failuresNode)
        var names = NameScope()
        for scheme in description.securitySchemes { schemeNames[scheme.name] = names.claimMember(scheme.name) }
        declareComponents()
    }

    /// - Parameter spoken: the name without what frameworks and packages add to it.
    func noteRename(of name: String, spoken: String, to swiftName: String, what: String, at place: Place) {
        let wished = SwiftName.type(spoken)
        guard swiftName != wished else {
            if spoken != name { log.note("\(what) '\(name)' becomes '\(swiftName)'", at: place) }
            return
        }
        let isReserved = ReservedWords.renamedTypes[wished] != nil || ReservedWords.protocols.contains(wished)
        log.note(
            "\(what) '\(name)' becomes '\(swiftName)': '\(wished)' is \(isReserved ? "reserved" : "taken")",
            at: place
        )
    }

    /// The alias chain followed to a type that is not an alias.
    func underlying(_ type: SwiftType) -> SwiftType {
        var type = type
        for _ in 0..<64 {
            guard case .declared(let node) = type, let next = aliases[node] else { return type }
            type = next
        }
        return type
    }
}

/// Understands a description as Swift: the whole second stage.
func plan(
    _ description: Description,
    namespace: String,
    source: String,
    choices: PlanChoices = PlanChoices(),
    withStubs: Bool = false,
    withOrigins: Bool = false,
    log: DiagnosticLog
) -> ClientBlueprint {
    let planner = Planner(description: description, namespace: namespace, choices: choices, log: log)
    planner.planComponents()
    var endpoints = planner.planEndpoints()
    planner.planWebhooks()
    planner.settleDefaults(of: &endpoints)
    planner.planLinks(of: &endpoints)
    planner.planPagination(of: &endpoints)
    planner.notePages()
    planner.addStreamed(to: &endpoints)
    var client = ClientBlueprint(namespace: planner.namespace, source: source)
    client.documentation = planner.documentation(of: description)
    client.endpoints = endpoints
    client.models = planner.topLevel.declarations
    client.failures = planner.failures + planner.failuresNest.declarations
    client.rules = description.rules
    planner.shareHeaders(of: &client)
    planner.planServers(into: &client)
    planner.planSecurity(into: &client)
    planner.breakCycles(in: &client)
    if withStubs { client.stubs = planner.planStubs(of: client) }
    planner.settleConformances(in: &client)
    if withOrigins { client.origins = planner.findOrigins() }
    planner.reportUnusedNames()
    return client
}
