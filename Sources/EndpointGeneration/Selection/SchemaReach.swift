import EndpointDescription

/// Finds the schemas that a schema needs, directly and indirectly.
struct SchemaReach {
    /// The schemas that are reachable from `roots`, including `roots`.
    func schemas(from roots: [Schema]) -> Set<ObjectIdentifier> {
        var seen: Set<ObjectIdentifier> = []
        var waiting = roots + roots.flatMap(\.target.standsFor)
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            waiting += next.composition
            for content in next.contents { waiting += [content] + content.target.standsFor }
        }
        return seen
    }
}

extension Schema {
    /// The subtypes that a reference to a base with a discriminator stands for, besides the base itself.
    var standsFor: [Schema] {
        guard !heirs.isEmpty else { return [] }
        return allHeirs + (choosesAmongHeirs ? discriminator?.mapping.map(\.schema) ?? [] : [])
    }
}

extension Operation {
    /// The schemas that the operation itself contains.
    var schemas: [Schema] {
        var schemas = parameters.compactMap(\.schema)
        func add(_ media: MediaType) {
            schemas += [media.schema, media.itemSchema].compactMap { $0 }
            schemas += media.encoding.flatMap(\.headers).compactMap(\.schema)
        }
        requestBody?.content.forEach(add)
        for response in responses {
            response.content.forEach(add)
            schemas += response.headers.compactMap(\.schema)
        }
        for callback in callbacks { schemas += callback.schemas }
        return schemas
    }
}
