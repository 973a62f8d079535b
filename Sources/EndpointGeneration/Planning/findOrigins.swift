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
        var waiting = description.schemas.map(\.schema) + operations.flatMap(\.schemas)
        var seen: Set<Schema> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if case .declared(let node)? = plannedTypes[next], origins[node] == nil {
                origins[node] = next
            }
            waiting += next.composition + next.contents
        }
        return origins
    }
}
