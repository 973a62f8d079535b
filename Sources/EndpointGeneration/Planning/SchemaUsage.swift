import EndpointDescription

/// Which schemas travel in requests, which in responses; what both see must suit both.
struct SchemaUsage {
    private var inRequests: Set<ObjectIdentifier> = []
    private var inResponses: Set<ObjectIdentifier> = []

    init(_ description: Description) {
        for operation in description.operations {
            for media in operation.requestBody?.content ?? [] { Self.mark(media.schema, in: &inRequests) }
            for parameter in operation.parameters { Self.mark(parameter.schema, in: &inRequests) }
            for response in operation.responses {
                for media in response.content { Self.mark(media.schema, in: &inResponses) }
            }
        }
    }

    func isInRequest(_ schema: Schema) -> Bool { inRequests.contains(ObjectIdentifier(schema)) }
    func isInResponse(_ schema: Schema) -> Bool { inResponses.contains(ObjectIdentifier(schema)) }

    private static func mark(_ schema: Schema?, in seen: inout Set<ObjectIdentifier>) {
        var waiting = schema.map { [$0] } ?? []
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            waiting += next.parts
        }
    }
}

extension Schema {
    /// Every schema that this one is made of, one step down.
    var parts: [Schema] {
        var parts = allOf + oneOf + anyOf + prefixItems
        parts += properties.map(\.schema) + patternProperties.map(\.schema)
        if let reference { parts.append(reference) }
        if let items { parts.append(items) }
        if case .schema(let values) = additionalProperties { parts.append(values) }
        parts += discriminator?.mapping.map(\.schema) ?? []
        return parts
    }
}
