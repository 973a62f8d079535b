import EndpointDescription

extension ExampleMaker {
    mutating func array(_ flat: FlatSchema, _ schema: Schema, _ offered: JSON?) -> ExampleValue? {
        let items = flat.prefixItems.isEmpty ? flat.items : nil
        if let given = expect(offered, \.isArray, "an array") {
            guard let items else { return .array(given.elements.map { .text($0.text) }) }
            return .array(given.elements.compactMap { value(of: items, offered: $0, name: "[]") })
        }
        if !flat.prefixItems.isEmpty {
            return .array(flat.prefixItems.compactMap { value(of: $0, offered: nil, name: "[]") })
        }
        let least = min(schema.limit("minItems")?.int ?? 0, 16)
        guard let items, schema.limit("maxItems")?.int != 0, let made = value(of: items, offered: nil, name: "[]")
        else {
            return least > 0 && items != nil ? nil : .array([])
        }
        guard least > 1, schema.limit("uniqueItems")?.bool == true else {
            return .array(Array(repeating: made, count: max(least, 1)))
        }
        return .array((0..<least).map { distinct(made, $0, FlatSchema(items.target)) })
    }

    /// The value itself for the first index, and if possible a variation of it for every other index.
    private func distinct(_ value: ExampleValue, _ index: Int, _ flat: FlatSchema) -> ExampleValue {
        guard index > 0, case .text(let text) = value else { return value }
        if let listed = flat.allowedValues {
            let others = listed.map(\.text).filter { $0 != text }
            return index <= others.count ? .text(others[index - 1]) : value
        }
        if let number = Int(text) { return .text(String(number + index)) }
        guard flat.types == .string, flat.format == nil, text.count > 2 else { return value }
        let number = String(index)
        // The number replaces the last letters, so that the text does not get longer.
        return .text(text.dropLast(min(number.count + 1, text.count - 1)) + number + "\"")
    }
}
