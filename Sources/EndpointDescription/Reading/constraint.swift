extension DescriptionReader {
    /// A validation keyword as a phrase for a comment; `nil` if it constrains nothing. For example:
    /// `at most 64 characters`
    func constraint(_ keyword: SchemaKeyword, _ value: JSON, in schema: JSON) -> String? {
        switch keyword {
        case .minimum: bound(value, keyword, in: schema, exclusive: schema["exclusiveMinimum"], "at least", "more than")
        case .maximum: bound(value, keyword, in: schema, exclusive: schema["exclusiveMaximum"], "at most", "less than")
        // A boolean is the OpenAPI 3.0 form, which the keywords above take into account.
        case .exclusiveMinimum: value.bool == nil ? number(value, keyword).map { "more than \($0)" } : nil
        case .exclusiveMaximum: value.bool == nil ? number(value, keyword).map { "less than \($0)" } : nil
        case .multipleOf: number(value, keyword).map { "a multiple of \($0)" }
        case .minLength: lower(value, keyword, schema["maxLength"], "character", "characters")
        case .maxLength: upper(value, keyword, schema["minLength"], "character", "characters")
        case .pattern:
            string(value, named: keyword.rawValue).flatMap { pattern in
                restatesDate(pattern, schema["format"]?.string) ? nil : "matches \(codeSpan(pattern))"
            }
        case .minItems: lower(value, keyword, schema["maxItems"], "item", "items")
        case .maxItems: upper(value, keyword, schema["minItems"], "item", "items")
        case .uniqueItems: bool(value, named: keyword.rawValue) == true ? "no item twice" : nil
        case .minProperties: lower(value, keyword, schema["maxProperties"], "property", "properties")
        case .maxProperties: upper(value, keyword, schema["minProperties"], "property", "properties")
        case .contains: "contains an item that fits \(shortened(value))"
        case .minContains:
            lower(
                value,
                keyword,
                schema["maxContains"],
                "item that 'contains' describes",
                "items that 'contains' describes"
            )
        case .maxContains:
            upper(
                value,
                keyword,
                schema["minContains"],
                "item that 'contains' describes",
                "items that 'contains' describes"
            )
        // Names are strings anyway; Zod states it of each map.
        case .propertyNames:
            value.count == 1 && value["type"]?.string == "string" ? nil : "property names fit \(shortened(value))"
        case .dependentRequired: "properties that require others: \(shortened(value))"
        case .dependentSchemas: "properties that require a schema: \(shortened(value))"
        case .dependencies: "properties that require others or a schema: \(shortened(value))"
        // `Schema.acceptsNothing` says that of an empty schema.
        case .not: value.isObject && value.count == 0 ? nil : "does not fit \(shortened(value))"
        case .condition: condition(value, in: schema)
        case .constant: areNamed([value], in: schema) ? nil : "always \(shortened(value))"
        case .values:
            !value.isArray || areNamed(value.elements, in: schema) ? nil : "one of \(shortened(value))"
        case .reference, .dynamicReference, .recursiveReference, .type, .nullable, .format, .title, .description,
            .deprecated, .readOnly, .writeOnly, .example, .examples, .externalDocs, .defaultValue, .properties,
            .required,
            .additionalProperties, .unevaluatedProperties, .patternProperties, .items, .prefixItems, .additionalItems,
            .allOf, .oneOf, .anyOf, .discriminator, .contentMediaType, .contentEncoding, .contentSchema, .consequence,
            .alternative:
            nil
        }
    }

    /// Whether the code names each value, so that the comment need not: strings, whole numbers or booleans.
    private func areNamed(_ values: [JSON], in schema: JSON) -> Bool {
        if let type = schema["type"]?.string, ["string", "integer", "boolean"].contains(type) { return true }
        let values = values.filter { !$0.isNull }
        return values.allSatisfy { $0.kind == .string } || values.allSatisfy { $0.int != nil }
            || values.allSatisfy { $0.kind == .boolean }
    }

    /// Whether a pattern only restates the format of a date, leap days included, as Zod writes it.
    private func restatesDate(_ pattern: String, _ format: String?) -> Bool {
        (format == "date" || format == "date-time") && pattern.contains("-02-29|")
    }

    private func bound(
        _ value: JSON,
        _ keyword: SchemaKeyword,
        in schema: JSON,
        exclusive: JSON?,
        _ inclusiveWords: String,
        _ exclusiveWords: String
    ) -> String? {
        guard let number = number(value, keyword) else { return nil }
        if exclusive?.bool == true { return "\(exclusiveWords) \(number)" }
        return isBoundOfType(number, keyword, in: schema) ? nil : "\(inclusiveWords) \(number)"
    }

    /// Whether a bound says no more than the type: Zod states those of JavaScript's whole numbers for each integer.
    private func isBoundOfType(_ number: String, _ keyword: SchemaKeyword, in schema: JSON) -> Bool {
        guard schema["type"]?.string == "integer" else { return false }
        let isLowest = keyword == .minimum
        return switch schema["format"]?.string {
        case "int32": number == (isLowest ? "-2147483648" : "2147483647")
        case "uint32": number == (isLowest ? "0" : "4294967295")
        default:
            isLowest
                ? number == "-9007199254740991" || number == "-9223372036854775808"
                : number == "9007199254740991" || number == "9223372036854775807"
        }
    }

    /// The lower bound, or the exact count if `most` is the same.
    private func lower(
        _ value: JSON,
        _ keyword: SchemaKeyword,
        _ most: JSON?,
        _ singular: String,
        _ plural: String
    ) -> String? {
        guard let count = number(value, keyword), count != "0" else { return nil }
        let words = most.flatMap(plainNumber) == count ? "exactly" : "at least"
        return "\(words) \(count) \(count == "1" ? singular : plural)"
    }

    /// The upper bound; `nil` if `least` is the same, because the lower bound then is the exact count.
    private func upper(
        _ value: JSON,
        _ keyword: SchemaKeyword,
        _ least: JSON?,
        _ singular: String,
        _ plural: String
    ) -> String? {
        guard let count = number(value, keyword), count == "0" || least.flatMap(plainNumber) != count else {
            return nil
        }
        return "at most \(count) \(count == "1" ? singular : plural)"
    }

    private func number(_ value: JSON, _ keyword: SchemaKeyword) -> String? {
        if let text = plainNumber(value) { return text }
        if let text = value.string, Double(text) != nil {
            log.warning("'\(keyword.rawValue)' should be a number, not a string", at: value.place)
            return text
        }
        if !value.isNull { reportKind(of: value, named: keyword.rawValue, expected: "a number") }
        return nil
    }

    /// A number as written, without the `.0` that Java and .NET add to whole bounds.
    private func plainNumber(_ value: JSON) -> String? {
        value.numberText.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    }

    private func condition(_ value: JSON, in schema: JSON) -> String? {
        let fit = shortened(value)
        return switch (schema["then"].map(shortened), schema["else"].map(shortened)) {
        case (let then?, let otherwise?): "if it fits \(fit), it also fits \(then); otherwise it fits \(otherwise)"
        case (let then?, nil): "if it fits \(fit), it also fits \(then)"
        case (nil, let otherwise?): "if it does not fit \(fit), it fits \(otherwise)"
        case (nil, nil): nil
        }
    }

    /// The name of a schema that is only a reference to a component, else the schema as written, shortened for a comment.
    private func shortened(_ value: JSON) -> String {
        // Without a limit, each nested schema would repeat the text of all schemas inside it.
        let text = componentName(of: value) ?? value.text(limit: 4_096)
        return text.utf8.count <= 200 ? "`\(text)`" : "`\(text.prefix(200))…`"
    }

    private func componentName(of schema: JSON) -> String? {
        guard schema.isReferenceOnly, let reference = schema["$ref"]?.string,
            ["#/components/", "#/definitions/"].contains(where: reference.hasPrefix),
            let name = reference.split(separator: "/").last
        else { return nil }
        return unescapePointerStep(String(name))
    }
}
