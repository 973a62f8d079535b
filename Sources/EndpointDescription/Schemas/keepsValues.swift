extension Schema {
    /// Whether its Swift type loses nothing of a value that satisfies both schemas.
    package func keepsCommonValues(with other: Schema) -> Bool {
        var compared: Set<SchemaPair> = []
        return keepsCommonValues(with: other, &compared)
    }

    /// Compares each pair once, because schemas may contain themselves. A difference anywhere ends the comparison.
    private func keepsCommonValues(with other: Schema, _ compared: inout Set<SchemaPair>) -> Bool {
        if target === other.target { return true }
        guard compared.insert(SchemaPair(first: target, second: other.target)).inserted else { return true }
        if excludes(other) { return true }
        let (own, other) = (FlatSchema(unconditional: self), FlatSchema(unconditional: other))
        if !own.unions.isEmpty { return true }
        if let items = own.items {
            let others = other.prefixItems + (other.items.map { [$0] } ?? [])
            guard others.allSatisfy({ items.keepsCommonValues(with: $0, &compared) }) else { return false }
        }
        var values: Schema?
        if case .schema(let schema) = own.additionalProperties { values = schema }
        if let values, case .schema(let others) = other.additionalProperties {
            guard values.keepsCommonValues(with: others, &compared) else { return false }
        }
        if own.properties.isEmpty, values == nil { return true }
        guard own.keepsOthers || !other.keepsOthers && other.unions.isEmpty else { return false }
        return other.properties.allSatisfy { property in
            guard let member = own.property(property.name) ?? values else { return own.keepsOthers }
            return member.keepsCommonValues(with: property.schema, &compared)
        }
    }

    /// Whether no value satisfies both schemas, as far as their types show it.
    package func excludes(_ other: Schema) -> Bool {
        let (own, other) = (flatTypes, other.flatTypes)
        return !own.isEmpty && !other.isEmpty && own.isDisjoint(with: other)
    }

    /// Whether its Swift type can have every value of the other schema and loses nothing of it.
    func keepsValues(of other: Schema) -> Bool {
        var compared: Set<SchemaPair> = []
        return keepsValues(of: other, &compared)
    }

    /// Compares each pair once, because schemas may contain themselves. A difference anywhere ends the comparison.
    private func keepsValues(of other: Schema, _ compared: inout Set<SchemaPair>) -> Bool {
        if target === other.target { return true }
        guard compared.insert(SchemaPair(first: target, second: other.target)).inserted else { return true }
        let (own, other) = (FlatSchema(unconditional: self), FlatSchema(unconditional: other))
        guard own.unions.isEmpty, other.unions.isEmpty, own.types.isSuperset(of: other.types),
            own.types.isEmpty || !other.types.isEmpty, own.format == nil || own.format == other.format,
            own.contentEncoding == nil || own.contentEncoding == other.contentEncoding,
            own.prefixItems.isEmpty || own.prefixItems.map(\.target) == other.prefixItems.map(\.target)
        else { return false }
        if let items = own.items {
            guard let others = other.items, items.keepsValues(of: others, &compared) else { return false }
        }
        if case .schema(let values) = own.additionalProperties {
            guard case .schema(let others) = other.additionalProperties, values.keepsValues(of: others, &compared)
            else {
                return false
            }
        }
        if own.properties.isEmpty { return true }
        guard !other.properties.isEmpty, own.keepsOthers || !other.keepsOthers,
            own.required.allSatisfy({ other.requires($0) })
        else { return false }
        return other.properties.allSatisfy { property in
            own.property(property.name)?.keepsValues(of: property.schema, &compared) ?? false
        }
    }
}
