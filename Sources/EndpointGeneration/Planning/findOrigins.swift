import EndpointDescription

extension Planner {
    /// The schema that each type was made from; of several the first.
    func findOrigins() -> [TypeNode: Schema] {
        var origins: [TypeNode: Schema] = [:]
        for component in description.schemas {
            guard let node = componentNodes[component.schema] else { continue }
            origins[node] = component.schema
        }
        let operations = description.operations + description.webhooks
        for schema in schemasNeeded(by: description.schemas.map(\.schema) + operations.flatMap(\.schemas)) {
            if case .declared(let node)? = plannedTypes[schema], origins[node] == nil { origins[node] = schema }
        }
        return origins
    }
}
