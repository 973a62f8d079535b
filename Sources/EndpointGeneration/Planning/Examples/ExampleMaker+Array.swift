import EndpointDescription

extension ExampleMaker {
    private static let mostItems = 16

    mutating func array(_ flat: FlatSchema, _ rules: ExampleRules, _ offered: JSON?) -> ExampleValue? {
        let items = flat.prefixItems.isEmpty ? flat.items : nil
        if let given = expect(offered, \.isArray, "an array") {
            guard let items else { return .array(given.elements.map { .text($0.text) }) }
            return .array(given.elements.compactMap { value(of: items, offered: $0, name: "[]") })
        }
        let most = rules.most("maxItems")
        let least = min(rules.least("minItems"), ExampleMaker.mostItems, most)
        let first = flat.prefixItems.prefix(most).compactMap { value(of: $0, offered: nil, name: "[]") }
        let showsItem = flat.prefixItems.isEmpty && flat.items != nil && most > 0
        let count = max(least - first.count, showsItem ? 1 : 0)
        guard count > 0 else { return .array(first) }
        guard let made = flat.items.map({ value(of: $0, offered: nil, name: "[]") }) ?? .text("{}") else {
            return least > 0 ? nil : .array(first)
        }
        let affordable = affordable(count, made)
        guard affordable > 1, rules.all("uniqueItems").contains(where: { $0.bool == true }) else {
            return .array(first + Array(repeating: made, count: affordable))
        }
        return .array(first + (0..<affordable).map { variation(made, $0, flat.items) ?? made })
    }

    /// The value itself for the first index, and for every other index a variation of it; `nil` if there is none.
    ///
    /// - Parameter schema: `nil` if any value is permitted.
    private func variation(_ value: ExampleValue, _ index: Int, _ schema: Schema?) -> ExampleValue? {
        if index == 0 { return value }
        guard let schema else { return .text(String(index)) }
        let flat = FlatSchema(schema.target)
        guard planner.context.hierarchies[schema.target] == nil, flat.unions.isEmpty else { return nil }
        switch value {
        case .text(let text): return variation(text, index, flat, ExampleRules(schema)).map { .text($0) }
        case .array(var elements):
            guard flat.prefixItems.isEmpty, let items = flat.items, let first = elements.first,
                let other = variation(first, index, items)
            else { return nil }
            elements[0] = other
            return .array(elements)
        case .object(var members):
            for position in members.indices {
                let (name, own) = members[position]
                guard let schema = flat.property(name) ?? flat.additionalSchema,
                    let other = variation(own, index, schema)
                else { continue }
                members[position].value = other
                return .object(members)
            }
            return nil
        }
    }

    private func variation(_ text: String, _ index: Int, _ flat: FlatSchema, _ rules: ExampleRules) -> String? {
        if let listed = flat.listedValues, !listed.isEmpty {
            let others = listed.map(\.text).filter { $0 != text }
            return index <= others.count ? others[index - 1] : nil
        }
        switch flat.kind {
        case .anything: return flat.acceptsNothing ? nil : String(index)
        case .scalar(.bool): return index == 1 ? (text == "true" ? "false" : "true") : nil
        case .scalar(.int), .scalar(.int64): return whole(text, Int.self, index, rules)
        case .scalar(.int32): return whole(text, Int32.self, index, rules)
        case .scalar(.uint32): return whole(text, UInt32.self, index, rules)
        case .scalar(.uint64): return whole(text, UInt64.self, index, rules)
        case .scalar(.double), .scalar(.float), .scalar(.decimal):
            return Double(text).flatMap { rules.number(after: $0, by: index) }.map(numberText)
        case .scalar(.string) where rules.first("pattern") != nil: return patterned(rules, index).map(jsonString)
        case .scalar(.string) where flat.format == nil:
            guard text.hasPrefix("\""), text.utf8.count > 2, text.utf8.count < 10_000 else { return nil }
            let number = String(index)
            // The number replaces the last letters, so that the text does not get longer.
            let letters = lettersOfJSON(text.dropFirst().dropLast())
            return "\"\(letters.dropLast(number.count).joined())\(number)\""
        case .scalar(let type): return madeUp(type, flat, rules, name: "", index)
        case .structure, .enumeration, .union, .array, .dictionary: return nil
        }
    }

    private func whole<Number: FixedWidthInteger>(
        _ text: String,
        _ type: Number.Type,
        _ index: Int,
        _ rules: ExampleRules
    ) -> String? {
        Number(text).flatMap { rules.wholeNumber(after: $0, by: index) }.map { String($0) }
    }
}

/// The letters of a string in JSON; an escape such as `\n` is one letter.
private func lettersOfJSON(_ text: Substring) -> [Substring] {
    var letters: [Substring] = []
    var rest = text
    while !rest.isEmpty {
        var length = 1
        if rest.first == "\\" {
            length = rest.dropFirst().first == "u" ? 6 : 2
            // The two halves of a surrogate pair.
            let isHigh =
                rest.dropFirst(2).prefix(2).lowercased().hasPrefix("d")
                && "89ab".contains(rest.dropFirst(3).prefix(1).lowercased())
            if length == 6, isHigh, rest.dropFirst(6).hasPrefix("\\u") { length = 12 }
        }
        letters.append(rest.prefix(length))
        rest = rest.dropFirst(length)
    }
    return letters
}
