import EndpointDescription

/// What a schema needs, all the way down.
struct SchemaReach {
    /// A base with a discriminator stands for those that build on it.
    private var heirs: [ObjectIdentifier: [Schema]] = [:]

    init(_ description: Description) {
        for component in description.schemas {
            for base in component.schema.bases where base.discriminator != nil && base !== component.schema {
                heirs[ObjectIdentifier(base), default: []].append(component.schema)
            }
        }
    }

    /// The schemas that lead on from `roots`, those included.
    func schemas(from roots: [Schema]) -> Set<ObjectIdentifier> {
        var seen: Set<ObjectIdentifier> = []
        var waiting = roots
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            waiting += next.parts
            waiting += heirs[ObjectIdentifier(next)] ?? []
        }
        return seen
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
