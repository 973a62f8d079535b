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
        let isSet = rules.requiresDifferentItems
        var first: [ExampleValue] = []
        var known: Set<String> = []
        for item in flat.prefixItems.prefix(most) {
            guard let made = value(of: item, offered: nil, name: "[]") else { continue }
            let mayDiffer = isSet && first.count < ExampleMaker.mostItems
            first += mayDiffer ? different(made, 1, from: &known, item) : [made]
        }
        let showsItem = flat.prefixItems.isEmpty && flat.items != nil && most > 0
        let count = max(least - first.count, showsItem ? 1 : 0)
        guard count > 0 else { return .array(first) }
        guard let made = flat.items.map({ value(of: $0, offered: nil, name: "[]") }) ?? .text("{}") else {
            return least > 0 ? nil : .array(first)
        }
        let affordable = affordable(count, made)
        guard isSet, affordable + first.count > 1 else {
            return .array(first + Array(repeating: made, count: affordable))
        }
        return .array(first + different(made, affordable, from: &known, flat.items))
    }

    /// A value and variations of it, as far as they are known.
    ///
    /// - Parameters:
    ///   - known: the comparable texts of the values before it, to which those of the result are added.
    ///   - schema: `nil` if any value is permitted.
    private func different(_ value: ExampleValue, _ count: Int, from known: inout Set<String>, _ schema: Schema?)
        -> [ExampleValue]
    {
        var different = known.insert(value.comparableText).inserted ? [value] : []
        if different.count < count {
            for other in variations(of: value, count + known.count, schema) where different.count < count {
                if known.insert(other.comparableText).inserted { different.append(other) }
            }
        }
        return different + Array(repeating: value, count: count - different.count)
    }

    /// Values that differ from this one, and from each other.
    ///
    /// - Parameter others: further schemas whose rules apply.
    private func variations(of value: ExampleValue, _ count: Int, _ schema: Schema?, beside others: [Schema] = [])
        -> [ExampleValue]
    {
        guard let schema else { return (1...count).map { .text(String($0)) } }
        let (flat, _) = planner.schemas.flat(schema.target)
        guard planner.context.hierarchies[schema.target] == nil, flat.unions.isEmpty else { return [] }
        let rules = ExampleRules([schema] + others)
        switch value {
        case .text(let text): return texts(otherThan: text, count, schema.target, rules).map(ExampleValue.text)
        case .array(let elements):
            guard let first = elements.first, let item = flat.prefixItems.first ?? flat.items else { return [] }
            guard rules.requiresDifferentItems else {
                return variations(of: first, count, item).map { .array([$0] + elements.dropFirst()) }
            }
            // Some variations may be equal to other elements.
            let others = variations(of: first, count + min(elements.count, ExampleMaker.mostItems), item)
            return Array(
                others.lazy.map { .array([$0] + elements.dropFirst()) }.filter(\.hasDifferentElements).prefix(count)
            )
        case .object(let members):
            let rulesOfMembers = rules.members
            var found: [ExampleValue] = []
            for (position, (name, own)) in members.enumerated() where found.count < count {
                guard let schema = flat.property(name) ?? flat.additionalSchema else { continue }
                let others = variations(of: own, count, schema, beside: rulesOfMembers[name] ?? [])
                guard others.count > found.count else { continue }
                found = others.map { other in
                    var members = members
                    members[position].value = other
                    return .object(members)
                }
            }
            return found
        }
    }

    private func texts(otherThan text: String, _ count: Int, _ schema: Schema, _ rules: ExampleRules) -> [String] {
        let (flat, kind) = planner.schemas.flat(schema)
        func numbers<Number: FixedWidthInteger>(_ first: Number?) -> [String] {
            (1...count).compactMap { index in first.flatMap { rules.wholeNumber(after: $0, by: index) }.map { "\($0)" }
            }
        }
        if let listed = listed(flat, kind, of: schema) {
            return Array(listed.texts.filter { $0 != text }.prefix(count))
        }
        switch kind {
        case .anything where flat.acceptsNothing: return []
        case .anything:
            let first = rules.wholeNumber(Int.self)
            return ["\(first)"] + numbers(first)
        case .scalar(.bool): return [text == "true" ? "false" : "true"]
        case .scalar(.int), .scalar(.int64): return numbers(Int(text))
        case .scalar(.int32): return numbers(Int32(text))
        case .scalar(.uint32): return numbers(UInt32(text))
        case .scalar(.uint64): return numbers(UInt64(text))
        case .scalar(let type) where [.double, .float, .decimal].contains(type):
            return (1...count).compactMap { index in
                Double(text).flatMap { rules.number(after: $0, by: index, type) }.map(numberText)
            }
        case .scalar(.string) where rules.first("pattern") != nil:
            return patterned(rules, count + 1).map(jsonString).filter { $0 != text }
        case .scalar(.string) where flat.format == nil: return endings(of: text, count, rules)
        case .scalar(let type): return (1...count).map { madeUp(type, flat, rules, name: "", $0) }
        case .structure, .enumeration, .union, .array, .dictionary: return []
        }
    }

    /// Texts in which a number replaces the last letters of this one, so that they do not get longer.
    private func endings(of text: String, _ count: Int, _ rules: ExampleRules) -> [String] {
        guard text.hasPrefix("\""), text.utf8.count > 2, text.utf8.count < 10_000 else { return [] }
        let letters = lettersOfJSON(text.dropFirst().dropLast())
        let texts = (1...count).map { index in
            let suffix = suffix(index, atMost: letters.count)
            return "\"\(letters.dropLast(suffix.count).joined())\(suffix)\""
        }
        func fits(_ text: String) -> Bool {
            readJSON(inText: text)?.string.map { rules.lengths.contains($0.unicodeScalars.count) } ?? false
        }
        return fits(text) ? texts.filter(fits) : texts
    }
}

extension ExampleValue {
    fileprivate var comparableText: String { readJSON(inText: text)?.comparableText ?? text }

    fileprivate var hasDifferentElements: Bool {
        guard case .array(let elements) = self else { return true }
        return Set(elements.map(\.comparableText)).count == elements.count
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
