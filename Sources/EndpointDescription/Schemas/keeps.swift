extension Schema {
    /// Whether its Swift type loses nothing of a value of the other schema, if the value satisfies both.
    package func mayKeep(_ other: Schema) -> Bool {
        let (own, other) = (FlatSchema(unconditional: self), FlatSchema(unconditional: other))
        if !own.types.isEmpty, !other.types.isEmpty, own.types.isDisjoint(with: other.types) { return false }
        if own.properties.isEmpty || own.keepsOthers || !own.unions.isEmpty { return true }
        return other.properties.allSatisfy { own.property($0.name) != nil }
    }

    /// Whether its Swift type can have every value of the other schema and loses nothing of it.
    func keeps(_ other: Schema) -> Bool {
        var compared: Set<SchemaPair> = []
        return keeps(other, &compared)
    }

    /// Compares each pair once, because schemas may contain themselves.
    private func keeps(_ other: Schema, _ compared: inout Set<SchemaPair>) -> Bool {
        if target === other.target { return true }
        guard compared.insert(SchemaPair(first: target, second: other.target)).inserted else { return false }
        let (own, other) = (FlatSchema(unconditional: self), FlatSchema(unconditional: other))
        guard own.unions.isEmpty, other.unions.isEmpty, own.types.isSuperset(of: other.types),
            own.types.isEmpty || !other.types.isEmpty, own.format == nil || own.format == other.format,
            own.prefixItems.isEmpty || own.prefixItems.map(\.target) == other.prefixItems.map(\.target)
        else { return false }
        if let items = own.items {
            guard let others = other.items, items.keeps(others, &compared) else { return false }
        }
        if case .schema(let values) = own.additionalProperties {
            guard case .schema(let others) = other.additionalProperties, values.keeps(others, &compared) else {
                return false
            }
        }
        if own.properties.isEmpty { return true }
        guard !other.properties.isEmpty, own.keepsOthers || !other.keepsOthers,
            own.required.allSatisfy({ other.requires($0) })
        else { return false }
        return other.properties.allSatisfy { property in
            own.property(property.name)?.keeps(property.schema, &compared) ?? false
        }
    }
}
