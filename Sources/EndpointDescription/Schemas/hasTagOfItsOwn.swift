extension Schema {
    /// Whether objects have a tag that no alternative describes, although one describes other members.
    var hasTagOfItsOwn: Bool { settledOwnTag ?? findOwnTag() }

    private func findOwnTag() -> Bool {
        guard let tag = discriminator?.propertyName, isChoice else { return false }
        let members = reachable(from: [self], along: \.parts).flatMap(\.properties)
        return !members.isEmpty && !members.contains { $0.name == tag }
    }

    /// The schemas that describe parts of its values: those that it is composed of, and its alternatives.
    fileprivate var parts: [Schema] { composition + oneOf + anyOf }
}

extension [Schema] {
    /// Stores of each choice with a discriminator whether it `hasTagOfItsOwn`. Each of a chain of choices reaches all
    /// behind it, so this searches from the members to the choices, once for 64 names of tags.
    func settleOwnTags() {
        let choosing = filter { $0.isChoice && $0.discriminator != nil }
        let choices = Dictionary(grouping: choosing) { $0.discriminator?.propertyName ?? "" }
        var users: [Schema: [Schema]] = [:]
        var describing: [Schema] = []
        var tagged: [String: [Schema]] = [:]
        for schema in reachable(from: choosing, along: \.parts) {
            for part in schema.parts { users[part, default: []].append(schema) }
            if !schema.properties.isEmpty { describing.append(schema) }
            for property in schema.properties where choices[property.name] != nil {
                tagged[property.name, default: []].append(schema)
            }
        }
        let withMembers = Set(reachable(from: describing) { users[$0] ?? [] })
        let tags = Array<String>(choices.keys)
        for start in stride(from: 0, to: tags.count, by: UInt64.bitWidth) {
            let group = tags[start...].prefix(UInt64.bitWidth)
            var describers: [Schema: UInt64] = [:]
            for (bit, tag) in group.enumerated() {
                for schema in tagged[tag] ?? [] { describers[schema, default: 0] |= 1 << bit }
            }
            let described = propagate(describers, along: users)
            for (bit, tag) in group.enumerated() {
                for choice in choices[tag] ?? [] {
                    let hasTag = described[choice, default: 0] & 1 << bit != 0
                    choice.settledOwnTag = withMembers.contains(choice) && !hasTag
                }
            }
        }
    }
}

/// The bits of each schema and of all that lead to it.
private func propagate(_ bits: [Schema: UInt64], along users: [Schema: [Schema]]) -> [Schema: UInt64] {
    var reached = bits
    var waiting = Array(bits.keys)
    while let schema = waiting.popLast() {
        let own = reached[schema, default: 0]
        for user in users[schema] ?? [] where own & ~reached[user, default: 0] != 0 {
            reached[user, default: 0] |= own
            waiting.append(user)
        }
    }
    return reached
}
