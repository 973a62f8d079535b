import EndpointDescription

/// Plans operations, and the requests that the service itself sends.
final class OperationPlanner {
    let context: PlanContext
    let types: TypePlanner
    let failureCatalog = FailureCatalog()
    /// Declarations that failures share.
    let failureScope: DeclarationScope
    /// The body of each operation, by the operation's location. An operation with two response modes has only one body.
    var plannedBodies: [String: PlannedBody] = [:]
    /// Operations whose chosen names are already in use, because paths may share an operation.
    private var namedOperations: Set<SourceLocation.ID> = []

    var description: Description { context.description }
    var log: DiagnosticLog { context.log }
    var choices: PlanChoices { context.choices }
    var namespace: TypeNode { context.names.namespace }

    init(_ context: PlanContext, types: TypePlanner) {
        self.context = context
        self.types = types
        failureScope = DeclarationScope(context.names.failures)
    }

    /// The failures of all operations, and the types that they carry.
    var failures: [Declaration] { failureCatalog.declarations + failureScope.declarations }

    /// Declares an operation's type under the name that was chosen for it, else under its id.
    func declare(_ operation: Operation, suffix: String) -> TypeNode {
        if let chosen = chosenNode(of: operation, suffix: suffix) { return chosen }
        let id = (operation.id ?? operation.inventedID) + suffix
        let name = (context.names.normalisedOperationIDs[operation.line] ?? id) + suffix
        let node = namespace.declare(name, alternatives: [SwiftName.type(name) + "Endpoint"])
        log.noteRename(of: id, normalised: name, to: node.name, what: "operation", at: operation.place)
        return node
    }

    private func chosenNode(of operation: Operation, suffix: String) -> TypeNode? {
        guard suffix.isEmpty else {
            return context.chosenNames.name(at: operation.place, operation.extensions)
                .map { namespace.declare($0.name + suffix) }
        }
        guard let node = context.names.operations[operation.place.id],
            namedOperations.insert(operation.place.id).inserted
        else { return nil }
        return node
    }
}
