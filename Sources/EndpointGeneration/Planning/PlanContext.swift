import EndpointDescription

/// The input that every planning stage reads and none changes.
struct PlanContext {
    let description: Description
    /// The operations in the order of their names. Swift names are assigned in this order, so that moving a path
    /// renames nothing.
    let orderedOperations: [Operation]
    let choices: PlanChoices
    let hierarchies: DiscriminatorHierarchies
    let usage: SchemaUsage
    let names: DeclaredNames
    let chosenNames: ChosenNames
    let pages: PageRules
    /// The schemas that describe server-sent events themselves, with their `event` and `data`.
    let events: Set<Schema>
    let servers: ServerOverrides
    let log: DiagnosticLog

    /// - Parameter whole: the description with the parts that are not selected, by default the same.
    init(
        _ description: Description,
        outOf whole: Description? = nil,
        namespace: String,
        choices: PlanChoices,
        log: DiagnosticLog
    ) {
        self.description = description
        orderedOperations = description.operations.inOrderOfNames
        self.choices = choices
        self.log = log
        hierarchies = DiscriminatorHierarchies(description)
        usage = SchemaUsage(description, hierarchies)
        chosenNames = ChosenNames(choices: choices, log: log)
        names = DeclaredNames(
            description,
            outOf: whole ?? description,
            namespace: namespace,
            choices: choices,
            chosenNames,
            log: log
        )
        pages = PageRules(description, log: log)
        events = eventSchemas(of: description)
        servers = ServerOverrides(description, log: log)
    }
}

extension [Operation] {
    /// The operations sorted by id, else by method and path.
    var inOrderOfNames: [Operation] {
        map { (key: $0.nameKey, operation: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map(\.operation)
    }
}

extension Operation {
    /// The sort key of operations, so that their names do not depend on their locations.
    var nameKey: [String] { [id ?? inventedID, path, method.token] }
}
