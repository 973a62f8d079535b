extension Schema {
    /// Whether `null` is valid, according to the schema itself or the schemas that it is composed of.
    package var admitsNull: Bool {
        if isNullable { return true }
        if reference == nil, allOf.isEmpty, oneOf.isEmpty, anyOf.isEmpty { return false }
        var known: [Schema: Bool] = [:]
        return admitsNull(&known, depth: 0)
    }

    /// Visits each schema once, regardless of the number of paths to it.
    private func admitsNull(_ known: inout [Schema: Bool], depth: Int) -> Bool {
        if isNullable { return true }
        if let result = known[self] { return result }
        guard depth < 256 else { return false }
        known[self] = false
        var result = reference?.admitsNull(&known, depth: depth + 1) ?? false
        for alternative in oneOf + anyOf where !result { result = alternative.admitsNull(&known, depth: depth + 1) }
        if !result, !addsShape {
            let members = allOf.filter(\.saysWhatItIs)
            result = !members.isEmpty
            for member in members where result { result = member.admitsNull(&known, depth: depth + 1) }
        }
        known[self] = result
        return result
    }
}
