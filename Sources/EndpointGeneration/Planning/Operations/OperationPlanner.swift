import EndpointDescription

/// Plans operations, and the requests that the service itself sends.
final class OperationPlanner {
    let context: PlanContext
    let types: TypePlanner
    /// The failures of each operation, by method and path. An operation with two response modes has only one.
    var plannedFailures: [String: FailurePlan] = [:]
    /// The body of each operation, by the operation's location. An operation with two response modes has only one body.
    var plannedBodies: [String: PlannedBody] = [:]

    var description: Description { context.description }
    var log: DiagnosticLog { context.log }
    var choices: PlanChoices { context.choices }
    var namespace: TypeNode { context.names.namespace }

    init(_ context: PlanContext, types: TypePlanner) {
        self.context = context
        self.types = types
    }
}
