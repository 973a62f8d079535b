/// One relation of a schema to another.
package struct SchemaEdge: Sendable {
    package var role: Role
    package var schema: Schema

    package enum Role: Sendable {
        /// `$ref`.
        case reference
        case allOf
        /// `then`, `else`, or a value of `dependentSchemas`.
        case conditional
        case oneOf
        case anyOf
        case prefixItem
        case property(String)
        case patternProperty(String)
        case items
        case additionalProperties
        /// The JSON that a string holds.
        case contentSchema
        /// A value of the discriminator's `mapping` or its `defaultMapping`, if the discriminator chooses among alternatives.
        case mapping

        /// Whether the schema is composed of the other one. Otherwise its values are, or contain, values of the other.
        package var isComposition: Bool {
            switch self {
            case .reference, .allOf, .conditional: true
            case .oneOf, .anyOf, .prefixItem, .property, .patternProperty, .items, .additionalProperties,
                .contentSchema, .mapping:
                false
            }
        }
    }
}

extension Schema {
    /// Every schema that this one names or contains, with its role.
    package var edges: [SchemaEdge] {
        var edges: [SchemaEdge] = []
        visitComposition { edges.append(SchemaEdge(role: $0, schema: $1)) }
        visitContents { edges.append(SchemaEdge(role: $0, schema: $1)) }
        return edges
    }

    /// Every schema that this one is composed of.
    package var composition: [Schema] {
        var schemas: [Schema] = []
        visitComposition { schemas.append($1) }
        return schemas
    }

    /// Every schema whose values are, or are contained in, values of this one.
    package var contents: [Schema] {
        var schemas: [Schema] = []
        visitContents { schemas.append($1) }
        return schemas
    }

    /// Whether it lists alternatives.
    var isChoice: Bool { !oneOf.isEmpty || !anyOf.isEmpty }

    private func visitComposition(_ visit: (SchemaEdge.Role, Schema) -> Void) {
        if let reference { visit(.reference, reference) }
        if !allOf.isEmpty { for schema in allOf { visit(.allOf, schema) } }
        if !conditional.isEmpty { for schema in conditional { visit(.conditional, schema) } }
    }

    // Most lists are empty, and debug builds take long to begin a loop.
    private func visitContents(_ visit: (SchemaEdge.Role, Schema) -> Void) {
        if !oneOf.isEmpty { for schema in oneOf { visit(.oneOf, schema) } }
        if !anyOf.isEmpty { for schema in anyOf { visit(.anyOf, schema) } }
        if !prefixItems.isEmpty { for schema in prefixItems { visit(.prefixItem, schema) } }
        if !properties.isEmpty { for member in properties { visit(.property(member.name), member.schema) } }
        if !patternProperties.isEmpty {
            for member in patternProperties { visit(.patternProperty(member.name), member.schema) }
        }
        if let items { visit(.items, items) }
        if case .schema(let values) = additionalProperties { visit(.additionalProperties, values) }
        if let contentSchema { visit(.contentSchema, contentSchema) }
        if isChoice, let discriminator { for schema in discriminator.targets { visit(.mapping, schema) } }
    }
}

// MARK: SchemaUse

/// A schema that an operation names directly, and its role there.
package struct SchemaUse: Sendable {
    package var site: Site
    package var schema: Schema

    package enum Site: Sendable {
        case parameter(String)
        case requestBody(MediaTypeObject)
        /// A header of one part of the request's body.
        case requestPartHeader(String)
        case responseBody(Response.Status)
        case responsePartHeader(String, Response.Status)
        case responseHeader(String, Response.Status)
        indirect case callback(Site)

        package var isInRequest: Bool {
            switch self {
            case .parameter, .requestBody, .requestPartHeader: true
            case .responseBody, .responsePartHeader, .responseHeader, .callback: false
            }
        }

        package var isInResponse: Bool {
            switch self {
            case .responseBody, .responsePartHeader, .responseHeader: true
            case .parameter, .requestBody, .requestPartHeader, .callback: false
            }
        }
    }
}

extension Operation {
    /// Every schema that the operation names directly: in its request, its responses and its callbacks.
    package var schemaUses: [SchemaUse] {
        var uses: [SchemaUse] = []
        func add(_ schema: Schema?, _ site: SchemaUse.Site) {
            if let schema { uses.append(SchemaUse(site: site, schema: schema)) }
        }
        func add(_ media: MediaTypeObject, _ site: SchemaUse.Site, header: (String) -> SchemaUse.Site) {
            add(media.schema, site)
            add(media.itemSchema, site)
            guard media.hasEncodings else { return }
            for part in media.everyEncoding.flatMap(\.headers) { add(part.schema, header(part.name)) }
        }
        for parameter in parameters { add(parameter.schema, .parameter(parameter.name)) }
        for media in requestBody?.content ?? [] {
            add(media, .requestBody(media)) { .requestPartHeader($0) }
        }
        for response in responses {
            let status = response.status
            for media in response.content {
                add(media, .responseBody(status)) { .responsePartHeader($0, status) }
            }
            for header in response.headers { add(header.schema, .responseHeader(header.name, status)) }
        }
        for callback in callbacks {
            uses += callback.schemaUses.map { SchemaUse(site: .callback($0.site), schema: $0.schema) }
        }
        return uses
    }

    /// The schemas of `schemaUses`.
    package var schemas: [Schema] { schemaUses.map { $0.schema } }
}

// MARK: reachable

/// `roots` and all schemas that they lead to, without duplicates: depth first, in the author's order.
///
/// - Parameter next: the schemas that one schema leads to directly.
package func reachable(from roots: [Schema], along next: (Schema) -> [Schema]) -> [Schema] {
    var seen: Set<Schema> = []
    return reachable(from: roots, besides: &seen, along: next)
}

/// - Parameter seen: the schemas that are left out, with what they lead to. Those found are added.
private func reachable(
    from roots: [Schema],
    besides seen: inout Set<Schema>,
    along next: (Schema) -> [Schema]
) -> [Schema] {
    var found: [Schema] = []
    var waiting = Array(roots.reversed())
    while let schema = waiting.popLast() {
        guard seen.insert(schema).inserted else { continue }
        found.append(schema)
        let further = next(schema)
        var index = further.count - 1
        while index >= 0 {
            waiting.append(further[index])
            index -= 1
        }
    }
    return found
}

/// `roots` and all schemas that they need, along every edge.
///
/// - Parameter substitutes: further schemas whose values may appear in place of the values of this one.
package func schemasNeeded(by roots: [Schema], substitutes: (Schema) -> [Schema] = { _ in [] }) -> [Schema] {
    var seen: Set<Schema> = []
    return schemasNeeded(by: roots, substitutes: substitutes, besides: &seen)
}

/// - Parameter seen: the schemas that are left out, with what they need. Those found are added.
package func schemasNeeded(
    by roots: [Schema],
    substitutes: (Schema) -> [Schema],
    besides seen: inout Set<Schema>
) -> [Schema] {
    reachable(from: roots + roots.flatMap { substitutes($0.target) }, besides: &seen) { schema in
        let contents = schema.contents
        var needed = schema.composition
        if !contents.isEmpty { needed += contents }
        for content in contents {
            let others = substitutes(content.target)
            if !others.isEmpty { needed += others }
        }
        return needed
    }
}

// MARK: bases

extension Schema {
    /// The schemas that this one extends directly: its `$ref`, then its `allOf`.
    var directBases: [Schema] { (reference.map { [$0] } ?? []) + allOf }

    /// This schema and all that it extends through `$ref` and `allOf`, nearest first.
    package var bases: [Schema] {
        var bases: [Schema] = [self]
        var seen: Set<Schema> = [self]
        var next = 0
        while next < bases.count {
            let schema = bases[next]
            next += 1
            for base in schema.allOf + [schema.reference].compactMap({ $0 }) where seen.insert(base).inserted {
                bases.append(base)
            }
        }
        return bases
    }

    /// The nearest components that this schema extends through `allOf`; none for a plain reference.
    package var nearestBases: [Schema] {
        guard !isOnlyReference else { return [] }
        return reachable(from: directBases) { $0.isNamedBase ? [] : $0.directBases }
            .filter { $0.isNamedBase && $0 !== self }
    }

    private var isNamedBase: Bool { componentName != nil && !isOnlyReference }

    private var isOnlyReference: Bool {
        reference != nil && allOf.isEmpty && properties.isEmpty && required.isEmpty && !isChoice
    }
}

extension Schema {
    /// Further schemas whose values may appear where this one is named: a base with a discriminator also stands for its
    /// subtypes and the schemas in its mapping (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    package var substitutes: [Schema] {
        guard !subtypes.isEmpty else { return [] }
        return allSubtypes + (choosesAmongSubtypes ? discriminator?.targets ?? [] : [])
    }

    /// The direct and indirect subtypes, each before its own subtypes.
    package var allSubtypes: [Schema] { subtypes { _ in true } }

    /// The subtypes and their subtypes. The subtypes of a subtype are included only if `descends` accepts it.
    package func subtypes(where descends: (Schema) -> Bool) -> [Schema] {
        reachable(from: subtypes) { descends($0) ? $0.subtypes : [] }.filter { $0 !== self }
    }
}
