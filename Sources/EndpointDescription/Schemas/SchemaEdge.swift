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
