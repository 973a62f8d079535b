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
    package var edges: [SchemaEdge] { compositionEdges + contentEdges }

    /// Every schema that this one is composed of.
    package var composition: [Schema] { compositionEdges.map(\.schema) }

    /// Every schema whose values are, or are contained in, values of this one.
    package var contents: [Schema] { contentEdges.map(\.schema) }

    /// Whether it lists alternatives.
    var isChoice: Bool { !oneOf.isEmpty || !anyOf.isEmpty }

    private var compositionEdges: [SchemaEdge] {
        (reference.map { [SchemaEdge(role: .reference, schema: $0)] } ?? [])
            + allOf.map { SchemaEdge(role: .allOf, schema: $0) }
            + conditional.map { SchemaEdge(role: .conditional, schema: $0) }
    }

    private var contentEdges: [SchemaEdge] {
        var edges = oneOf.map { SchemaEdge(role: .oneOf, schema: $0) }
        edges += anyOf.map { SchemaEdge(role: .anyOf, schema: $0) }
        edges += prefixItems.map { SchemaEdge(role: .prefixItem, schema: $0) }
        edges += properties.map { SchemaEdge(role: .property($0.name), schema: $0.schema) }
        edges += patternProperties.map { SchemaEdge(role: .patternProperty($0.name), schema: $0.schema) }
        if let items { edges.append(SchemaEdge(role: .items, schema: items)) }
        if case .schema(let values) = additionalProperties {
            edges.append(SchemaEdge(role: .additionalProperties, schema: values))
        }
        if let contentSchema { edges.append(SchemaEdge(role: .contentSchema, schema: contentSchema)) }
        if isChoice, let discriminator {
            edges += discriminator.targets.map { SchemaEdge(role: .mapping, schema: $0) }
        }
        return edges
    }
}
