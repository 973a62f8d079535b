import EndpointDescription

/// Which schemas travel in requests, which in responses; what both see must suit both.
struct SchemaUsage {
    private var inRequests: Set<Schema> = []
    private var inResponses: Set<Schema> = []
    private var inPatches: Set<Schema> = []

    init(_ description: Description, _ families: Families) {
        for operation in description.operations {
            for schema in operation.requestSchemas { Self.mark(schema, families, in: &inRequests) }
            for schema in operation.patchSchemas { Self.mark(schema, families, in: &inPatches) }
            for schema in operation.responseSchemas { Self.mark(schema, families, in: &inResponses) }
        }
        // What the service sends by itself is read, as answers are.
        for received in description.webhooks + description.operations.flatMap(\.callbacks) {
            for schema in received.requestSchemas { Self.mark(schema, families, in: &inResponses) }
        }
    }

    func isInRequest(_ schema: Schema) -> Bool { inRequests.contains(schema) }
    func isInResponse(_ schema: Schema) -> Bool { inResponses.contains(schema) }
    func isInPatch(_ schema: Schema) -> Bool { inPatches.contains(schema) }

    /// Whether a member that may be left out or `null` tells the two apart.
    ///
    /// It does in what only requests carry, and in whatever a PATCH sends: there `null` clears a member that is otherwise
    /// left alone (RFC 7396). For those who read, both are no value.
    func tellsNullFromAbsent(_ schema: Schema) -> Bool {
        (isInRequest(schema) && !isInResponse(schema)) || isInPatch(schema)
    }

    private static func mark(_ schema: Schema, _ families: Families, in seen: inout Set<Schema>) {
        var waiting = [schema] + families.members(of: schema.target)
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            waiting += next.composition
            for content in next.contents { waiting += [content] + families.members(of: content.target) }
        }
    }
}

extension Operation {
    var requestSchemas: [Schema] {
        parameters.compactMap(\.schema) + (requestBody?.content.flatMap(\.schemas) ?? [])
    }

    /// What a PATCH sends as JSON.
    fileprivate var patchSchemas: [Schema] {
        guard method == .patch else { return [] }
        return (requestBody?.content ?? []).filter { MediaKind($0.name) == .json }.flatMap(\.schemas)
    }

    var responseSchemas: [Schema] {
        responses.flatMap { $0.content.flatMap(\.schemas) + $0.headers.compactMap(\.schema) }
    }
}

extension MediaType {
    fileprivate var schemas: [Schema] { [schema, itemSchema].compactMap { $0 } }
}

extension Schema {
    /// Every schema whose values this one's values hold, or are.
    var contents: [Schema] {
        var contents = oneOf + anyOf + prefixItems
        contents += properties.map(\.schema) + patternProperties.map(\.schema)
        if let items { contents.append(items) }
        if case .schema(let values) = additionalProperties { contents.append(values) }
        if !oneOf.isEmpty || !anyOf.isEmpty { contents += discriminator?.mapping.map(\.schema) ?? [] }
        return contents
    }

    /// Every schema that this one is put together from.
    var composition: [Schema] { (reference.map { [$0] } ?? []) + allOf + conditional }
}
