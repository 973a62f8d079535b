extension Schema {
    /// Whether `null` is among its values, whoever says so on the way to its target.
    package var admitsNull: Bool {
        if isNullable { return true }
        if reference == nil, allOf.isEmpty, oneOf.isEmpty, anyOf.isEmpty { return false }
        var known: [Schema: Bool] = [:]
        return admitsNull(&known, depth: 0)
    }

    /// Each schema is asked once, however many ways lead to it.
    private func admitsNull(_ known: inout [Schema: Bool], depth: Int) -> Bool {
        if isNullable { return true }
        if let answer = known[self] { return answer }
        guard depth < 256 else { return false }
        known[self] = false
        var answer = reference?.admitsNull(&known, depth: depth + 1) ?? false
        for arm in oneOf + anyOf where !answer { answer = arm.admitsNull(&known, depth: depth + 1) }
        if !answer, !addsShape {
            let members = allOf.filter(\.saysWhatItIs)
            answer = !members.isEmpty
            for member in members where answer { answer = member.admitsNull(&known, depth: depth + 1) }
        }
        known[self] = answer
        return answer
    }
}
