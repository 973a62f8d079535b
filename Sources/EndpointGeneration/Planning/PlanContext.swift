import EndpointDescription

/// The input that every planning stage reads and none changes.
final class PlanContext {
    /// The whole description. All of it is planned, also what is not selected, so that a selection only leaves out.
    let description: Description
    /// The part of the description that the client is for.
    let selected: Description
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
        orderedOperations = description.operations.inOrderOfNames
        self.choices = choices
        self.log = log
        hierarchies = DiscriminatorHierarchies(description)
        usage = SchemaUsage(description, hierarchies)
        chosenNames = ChosenNames(choices: choices, log: log)
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
