extension DescriptionReader {
    /// Puts JSON in place of the strings that hold it, where such strings are alternatives of an event's `data`:
    /// `"oneOf": [{"const": "[END]"}, {"contentMediaType": "application/json", "contentSchema": {…}}]` (OpenAPI 3.2
    /// §4.14.5). Call it when members are complete.
    func readDataOfEvents(of operations: [Operation]) {
        var made: [Schema: Schema] = [:]
        var reader = EventDataReader()
        func replaceData(in members: inout [Schema.Property]) {
            for index in members.indices where members[index].name == "data" {
                let schema = members[index].schema
                guard let data = made[schema] ?? reader.data(of: schema, depth: 0) else { continue }
                made[schema] = data
                members[index].schema = data
            }
        }
        for event in reachable(from: events(of: operations), along: { $0.composition + $0.oneOf + $0.anyOf }) {
            readIDs(of: event)
            replaceData(in: &event.properties)
            replaceData(in: &event.mergedMembers)
        }
    }

    /// Events carry text only (OpenAPI 3.2 §4.14.5), so a number that is described as the id arrives as one.
    private func readIDs(of event: Schema) {
        let isWhole = event.properties.allSatisfy { ["event", "data", "id", "retry"].contains($0.name) }
        guard isWhole, event.properties.contains(where: { $0.name == "data" }) else { return }
        for member in event.properties where member.name == "id" || member.name == "event" {
            let schema = member.schema
            guard schema.reference == nil, schema.types == .integer else { continue }
            schema.numbersMayBeText = true
        }
    }
}

/// Reads each choice once, regardless of the number of references to it.
private struct EventDataReader {
    private struct Choice: Hashable {
        var schema: Schema
        var depth: Int
    }

    private struct Alternatives {
        var oneOf: [Schema] = []
        var anyOf: [Schema] = []
        var holdJSON = false
        var holdOnlyJSON = true
    }

    private static let deepestData = 4

    private var known: [Choice: Alternatives] = [:]
    private var targets: [Schema: Schema] = [:]

    /// The alternatives of a schema with JSON in place of the strings that hold it; `nil` if there are no such strings.
    mutating func data(of schema: Schema, depth: Int) -> Schema? {
        let union = target(of: schema)
        guard depth < EventDataReader.deepestData, union.isChoice, union.reference == nil, union.allOf.isEmpty,
            union.ownJSONContent == nil
        else { return nil }
        let alternatives = alternatives(of: Choice(schema: union, depth: depth))
        guard alternatives.holdJSON else { return nil }
        let data = Schema(annotationsOf: schema)
        data.description = schema.description ?? union.description
        data.isNullable = schema.isNullable || union.isNullable
        (data.oneOf, data.anyOf) = (alternatives.oneOf, alternatives.anyOf)
        guard alternatives.holdOnlyJSON else { return data }
        let text = Schema(annotationsOf: data)
        text.types = .string
        text.isNullable = data.isNullable
        text.contentMediaType = MediaType("application/json")
        text.contentSchema = data
        return text
    }

    private mutating func alternatives(of choice: Choice) -> Alternatives {
        if let known = known[choice] { return known }
        var read = Alternatives()
        for schema in choice.schema.oneOf { read.oneOf.append(data(of: schema, in: choice, noting: &read)) }
        for schema in choice.schema.anyOf { read.anyOf.append(data(of: schema, in: choice, noting: &read)) }
        known[choice] = read
        return read
    }

    private mutating func data(of alternative: Schema, in choice: Choice, noting read: inout Alternatives) -> Schema {
        let data = data(of: alternative, depth: choice.depth + 1)
        let content = (data ?? target(of: alternative)).ownJSONContent
        if data != nil || content != nil { read.holdJSON = true }
        if content == nil { read.holdOnlyJSON = false }
        return content ?? data ?? alternative
    }

    private mutating func target(of schema: Schema) -> Schema {
        let wrapped = schema.wrapped ?? schema
        if let known = targets[wrapped] { return known }
        let target = wrapped.target
        targets[wrapped] = target
        return target
    }
}
