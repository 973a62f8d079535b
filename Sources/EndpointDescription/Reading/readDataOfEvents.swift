extension DescriptionReader {
    /// Puts JSON in place of the strings that hold it, where such strings are alternatives of an event's `data`:
    /// `"oneOf": [{"const": "[END]"}, {"contentMediaType": "application/json", "contentSchema": {…}}]` (OpenAPI 3.2
    /// §4.14.5). Call it when members are complete.
    func readDataOfEvents(of operations: [Operation]) {
        var made: [Schema: Schema] = [:]
        func replaceData(in members: inout [Schema.Property]) {
            for index in members.indices where members[index].name == "data" {
                let schema = members[index].schema
                guard let data = made[schema] ?? schema.dataOfAlternatives(depth: 0) else { continue }
                made[schema] = data
                members[index].schema = data
            }
        }
        for event in reachable(from: events(of: operations), along: { $0.composition + $0.oneOf + $0.anyOf }) {
            replaceData(in: &event.properties)
            replaceData(in: &event.mergedMembers)
        }
    }
}

extension Schema {
    private static let deepestData = 4

    /// The alternatives of this schema with JSON in place of the strings that hold it; `nil` if there are no such strings.
    fileprivate func dataOfAlternatives(depth: Int) -> Schema? {
        let union = target
        guard depth < Schema.deepestData, union.isChoice, union.reference == nil, union.allOf.isEmpty,
            union.jsonContent == nil
        else { return nil }
        var (holdsJSON, holdsOnlyJSON) = (false, true)
        func data(of alternative: Schema) -> Schema {
            let schema = alternative.dataOfAlternatives(depth: depth + 1) ?? alternative
            if schema !== alternative || schema.jsonContent != nil { holdsJSON = true }
            if schema.jsonContent == nil { holdsOnlyJSON = false }
            return schema.jsonContent ?? schema
        }
        let schema = Schema(annotationsOf: self)
        schema.description = description ?? union.description
        schema.isNullable = isNullable || union.isNullable
        schema.oneOf = union.oneOf.map(data)
        schema.anyOf = union.anyOf.map(data)
        guard holdsJSON else { return nil }
        guard holdsOnlyJSON else { return schema }
        let text = Schema(annotationsOf: schema)
        text.types = .string
        text.isNullable = schema.isNullable
        text.contentMediaType = MediaType("application/json")
        text.contentSchema = schema
        return text
    }
}
