import EndpointDescription

extension Schema {
    /// Whether its Swift type keeps everything that the type of the other schema keeps, and allows no further values,
    /// as far as scalars and the members of objects show.
    func isAsClose(as other: Schema) -> Bool {
        var compared: Set<SchemaPair> = []
        return isAsClose(as: other, &compared)
    }

    /// Compares each pair once, because schemas may contain themselves. A difference anywhere ends the comparison.
    private func isAsClose(as other: Schema, _ compared: inout Set<SchemaPair>) -> Bool {
        if target === other.target { return admitsNull == other.admitsNull }
        guard !admitsNull || other.admitsNull else { return false }
        let (own, wide) = (FlatSchema(self), FlatSchema(other))
        if wide.describesNothing(of: own) { return true }
        guard own.unions.isEmpty, wide.unions.isEmpty else { return false }
        if !wide.properties.isEmpty {
            guard compared.count < SchemaPair.limit, own.keepsOthers || !wide.keepsOthers else { return false }
            guard compared.insert(SchemaPair(first: target, second: other.target)).inserted else { return true }
            return wide.properties.allSatisfy { property in
                guard let member = own.property(property.name),
                    own.requires(property.name) || !wide.requires(property.name)
                else { return false }
                return member.isAsClose(as: property.schema, &compared)
            }
        }
        guard own.properties.isEmpty else { return false }
        guard case .scalar(let type) = wide.kind else {
            return wide.listedCount != nil && own.listsOnlyValues(of: wide)
        }
        switch own.kind {
        case .scalar(let same): return same == type
        case .enumeration(let raw): return raw == type
        case .structure, .union, .array, .dictionary, .anything: return false
        }
    }
}

extension FlatSchema {
    /// Whether it allows any value, or any object where the other schema describes one. Then it only declares that the
    /// member exists.
    fileprivate func describesNothing(of other: FlatSchema) -> Bool {
        if case .anything = kind { return true }
        return types == .object && properties.isEmpty && unions.isEmpty && !keepsOthers && other.types == .object
    }

    fileprivate func listsOnlyValues(of other: FlatSchema) -> Bool {
        guard let listedValues, let others = other.listedValues else { return false }
        let texts = Set(others.map(\.comparableText))
        return listedValues.allSatisfy { texts.contains($0.comparableText) }
    }
}
