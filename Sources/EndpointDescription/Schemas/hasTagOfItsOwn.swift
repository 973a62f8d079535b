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
    /// behind it, so this searches from the members to the choices, once for each name of a tag.
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
        for (tag, choices) in choices {
            let withTag = Set(reachable(from: tagged[tag] ?? []) { users[$0] ?? [] })
            for choice in choices {
                choice.settledOwnTag = withMembers.contains(choice) && !withTag.contains(choice)
            }
        }
    }
}
