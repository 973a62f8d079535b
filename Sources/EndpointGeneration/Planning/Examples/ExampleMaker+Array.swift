import EndpointDescription

extension ExampleMaker {
    private static let mostItems = 16

    mutating func array(_ flat: FlatSchema, _ rules: ExampleRules, _ offered: JSON?) -> ExampleValue? {
        let items = flat.prefixItems.isEmpty ? flat.items : nil
        if let given = expect(offered, \.isArray, "an array") {
            guard let items else { return .array(given.elements.map { .text($0.text) }) }
            return .array(given.elements.compactMap { value(of: items, offered: $0, name: "[]") })
        }
        if !flat.prefixItems.isEmpty {
            return .array(flat.prefixItems.compactMap { value(of: $0, offered: nil, name: "[]") })
        }
        var least = min(rules.least("minItems"), ExampleMaker.mostItems)
        guard let items, rules.most("maxItems") > 0, let made = value(of: items, offered: nil, name: "[]") else {
            return least > 0 && items != nil ? nil : .array([])
        }
        least = min(least, max(1, ExampleMaker.mostGenerated / made.count))
        guard least > 1, rules.all("uniqueItems").contains(where: { $0.bool == true }) else {
            return .array(Array(repeating: made, count: max(least, 1)))
        }
        return .array((0..<least).map { distinct(made, $0, items) })
    }

    /// The value itself for the first index, and if possible a variation of it for every other index.
    private func distinct(_ value: ExampleValue, _ index: Int, _ schema: Schema) -> ExampleValue {
        guard index > 0, case .text(let text) = value, text.utf8.count < 10_000 else { return value }
        let flat = FlatSchema(schema.target)
        if let listed = flat.allowedValues {
            let others = listed.map(\.text).filter { $0 != text }
            return index <= others.count ? .text(others[index - 1]) : value
        }
        if let number = Int(text) {
            return ExampleRules(schema).wholeNumber(after: number, by: index).map { .text(String($0)) } ?? value
        }
        guard flat.types == .string, flat.format == nil, text.count > 2 else { return value }
        let number = String(index)
        // The number replaces the last letters, so that the text does not get longer.
        let letters = lettersOfJSON(text.dropFirst().dropLast())
        return .text("\"\(letters.dropLast(number.count).joined())\(number)\"")
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
