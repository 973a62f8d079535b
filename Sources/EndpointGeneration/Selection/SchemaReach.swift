import EndpointDescription

/// What a schema needs, all the way down.
struct SchemaReach {
    /// The schemas that lead on from `roots`, those included.
    func schemas(from roots: [Schema]) -> Set<Schema> {
        var seen: Set<Schema> = []
        var waiting = roots + roots.flatMap(\.target.standsFor)
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            waiting += next.composition
            for content in next.contents { waiting += [content] + content.target.standsFor }
        }
        return seen
    }
}

extension Schema {
    /// What a reference to a base with a discriminator stands for beside itself.
    var standsFor: [Schema] {
        guard !heirs.isEmpty else { return [] }
        return allHeirs + (choosesAmongHeirs ? discriminator?.mapping.map(\.schema) ?? [] : [])
    }
}

extension Operation {
    /// The schemas that stand in the operation itself.
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
