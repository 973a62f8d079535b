extension DescriptionReader {
    /// Reads `"type": ["integer", "string"]` with the pattern of a number as an integer that may be written as a text.
    ///
    /// ASP.NET 10 describes every number in this way, unless an app chooses otherwise, because its JSON reader takes `"12"`
    /// for `12`; in OpenAPI 3.0 without a type. Without a pattern, the format must be one of whole numbers, which protobuf
    /// writes as texts.
    func readNumbersInTexts(of schema: Schema, in json: JSON) {
        let numbers = schema.types.intersection([.integer, .number])
        let isUntyped = schema.types.isEmpty && json["type"] == nil
        guard isUntyped || !numbers.isEmpty && schema.types.subtracting(numbers) == .string,
            json["enum"] == nil, json["const"] == nil, json["$ref"] == nil
        else { return }
        let isWhole = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
            .contains(schema.format)
        if let pattern = json["pattern"]?.string {
            guard pattern.matchesOnlyNumbers else { return }
        } else {
            guard isWhole, numbers == .integer else { return }
        }
        if isUntyped {
            guard isWhole || ["double", "float", "decimal"].contains(schema.format) else { return }
            schema.types = isWhole ? .integer : .number
        } else {
            schema.types = numbers
        }
        schema.numbersMayBeText = true
    }

    /// Reads a number and a text with the pattern or the format of one, as alternatives, in the same way: `t.Numeric()` of
    /// Elysia is `"anyOf": [{"type": "string", "format": "numeric"}, {"type": "number"}]`.
    func foldNumberAndText(_ alternatives: JSON, into schema: Schema, from json: JSON) -> Bool {
        guard alternatives.isArray, alternatives.count == 2, json["type"] == nil else { return false }
        let both = alternatives.elements
        guard let number = both.first(where: { ["integer", "number"].contains($0["type"]?.string) }),
            let text = both.first(where: { $0["type"]?.string == "string" }),
            both.allSatisfy({ $0["enum"] == nil && $0["const"] == nil && $0["nullable"] == nil })
        else { return false }
        let format = text["format"]?.string
        let isNumber =
            text["pattern"]?.string.map(\.matchesOnlyNumbers)
            ?? (format == "numeric" || format == "integer" || format != nil && format == number["format"]?.string)
        guard isNumber else { return false }
        schema.types = number["type"]?.string == "integer" ? .integer : .number
        schema.format = number["format"]?.string ?? schema.format
        schema.numbersMayBeText = true
        return true
    }
}

extension String {
    /// Whether this is a pattern of numbers as JSON spells them, such as `^-?(?:0|[1-9]\d*)$`.
    fileprivate var matchesOnlyNumbers: Bool {
        guard utf8.count < 100, hasPrefix("^"), hasSuffix("$") else { return false }
        var rest = dropFirst().dropLast().replacing("(?:", with: "(").replacing("\\d", with: "[0-9]")[...]
        if rest.hasPrefix("-?") { rest = rest.dropFirst(2) }
        let (whole, fraction, exponent) = ("(0|[1-9][0-9]*)", "(\\.[0-9]+)?", "([eE][+-]?[0-9]+)?")
        guard rest.hasPrefix(whole) else { return false }
        return ["", fraction, exponent, fraction + exponent].contains(String(rest.dropFirst(whole.count)))
    }
}
