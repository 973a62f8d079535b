/// Reads `enum`, `const`, and enumerations written as `oneOf`.
extension DescriptionReader {
    func readEnumeration(_ schema: Schema, from json: JSON) {
        if let constant = json["const"] {
            if constant.isNull {
                schema.acceptsOnlyNull = true
            } else {
                schema.constant = constant
            }
        }
        guard let list = json["enum"], !list.isNull else { return }
        let values = elements(list, named: "enum")
        guard list.isArray || !values.isEmpty else { return }
        if values.isEmpty { log.warning("'enum' lists no value, so it is ignored", at: list.place) }
        let (names, descriptions) = namesAndDescriptions(of: values, in: json)
        let isOfItems = schema.types == .array && !values.contains(where: \.isArray)
        if isOfItems, values.contains(where: { !$0.isNull }) {
            log.warning(
                "no value of 'enum' is an array, so the values are those of the items, if the items may have them",
                at: list.place,
                remedy: "move 'enum' into 'items'"
            )
        }
        var allowed: [JSON] = []
        var met = ListedValues()
        for (index, value) in values.enumerated() where !value.isNull && met.add(value, log) {
            if !isOfItems, !fits(value, schema.types) { warnOfType(of: value, in: schema) }
            allowed.append(value)
            if !names.isEmpty { schema.allowedValueNames.append(names[index]) }
            if !descriptions.isEmpty { schema.allowedValueDescriptions.append(descriptions[index]) }
        }
        noteLongDescriptions(of: schema, at: list.place)
        if !allowed.isEmpty {
            schema.allowedValues = allowed
        } else if !values.isEmpty, !isOfItems {
            schema.acceptsOnlyNull = true
        }
    }

    private func warnOfType(of value: JSON, in schema: Schema) {
        let mayBeQuoted = schema.types.contains(.string) && !value.isObject && !value.isArray
        let remedy = mayBeQuoted ? "put it in quotation marks" : nil
        log.warning("this value has none of the schema's types", at: value.place, remedy: remedy)
    }

    /// The names and descriptions of values that extensions give; empty lists if there are none.
    private func namesAndDescriptions(of values: [JSON], in json: JSON) -> (names: [String], descriptions: [String]) {
        var names = texts(["x-enum-varnames", "x-enumNames", "x-enum-names"], for: values, in: json)
        var descriptions = texts(["x-enum-descriptions", "x-enumDescriptions"], for: values, in: json)
        if let described = json["x-ms-enum"]?["values"], described.isArray {
            if names.isEmpty { names = texts("name", of: described, for: values) }
            if descriptions.isEmpty { descriptions = texts("description", of: described, for: values) }
        }
        if names.isEmpty { names = listedNames(of: values, in: json) }
        return (names, descriptions)
    }

    /// The descriptions are one list in the comment of the type.
    private func noteLongDescriptions(of schema: Schema, at place: SourceLocation) {
        guard schema.allowedValueDescriptions.reduce(0, { $0 + $1.unicodeScalars.count }) > longestParagraph else {
            return
        }
        log.note(
            "the descriptions of this enum have more than \(longestParagraph) characters; comments contain only their "
                + "beginning",
            at: place,
            remedy: "shorten them, or link to the rest under 'externalDocs'"
        )
    }

    private func fits(_ value: JSON, _ types: Schema.Types) -> Bool {
        let type = Schema.Types(of: value)
        return types.isEmpty || types.contains(type) || type == .integer && types.contains(.number)
    }

    /// The strings of the first of these extensions that has one for each value; none if there is no such extension.
    private func texts(_ extensions: [String], for values: [JSON], in json: JSON) -> [String] {
        for name in extensions {
            guard let list = json[name], list.isArray else { continue }
            let names = list.elements.compactMap { $0.isNull ? "" : $0.string }
            if names.count == values.count { return names }
            log.warning("'\(name)' does not name every value of 'enum', so it is ignored", at: list.place)
        }
        return []
    }

    /// The names of numbers from a description with a line such as "* `1` - Any word" for each, as drf-spectacular writes
    /// it.
    private func listedNames(of values: [JSON], in json: JSON) -> [String] {
        guard values.allSatisfy({ $0.kind == .number }), let text = json["description"]?.string else { return [] }
        var names: [Substring: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("* `") {
            let rest = line.dropFirst(3)
            guard let end = rest.firstRange(of: "` - ") else { continue }
            names[rest[..<end.lowerBound]] = String(rest[end.upperBound...])
        }
        let listed = values.compactMap { names[$0.text[...]] }
        return Set(listed).count == values.count ? listed : []
    }

    /// The strings that AutoRest's `x-ms-enum` has for the values, as in `{"value": "a", "name": "First"}`; none if no
    /// value has one.
    private func texts(_ member: String, of described: JSON, for values: [JSON]) -> [String] {
        var known: [String: String] = [:]
        for element in described.elements {
            guard let value = element["value"]?.comparableText, let text = element[member]?.string else { continue }
            known[value] = known[value] ?? text
        }
        let texts = values.map { known[$0.comparableText] ?? "" }
        return texts.contains { !$0.isEmpty } ? texts : []
    }

    /// Reads an enumeration whose values have names, such as `oneOf: [{"const": 0, "title": "INHERIT"}, …]`.
    ///
    /// - Returns: whether `value` is such an enumeration. The schema then has values and needs no alternatives.
    func foldConstants(_ value: JSON, into schema: Schema, from json: JSON) -> Bool {
        guard value.isArray, value.count > 0, json["enum"] == nil, schema.allowedValues == nil else { return false }
        let alternatives = value.elements.filter { !isOnlyNull($0) }
        guard !alternatives.isEmpty, alternatives.allSatisfy({ namedConstant($0) != nil }) else { return false }
        fold(alternatives, into: schema)
        return true
    }

    /// The schemas of alternatives. Texts among them that are constants become one enum: `[{"const": "auto"},
    /// {"const": "none"}, {"type": "integer"}]`.
    func joiningConstants(_ alternatives: [JSON]) -> [Schema] {
        func isText(_ json: JSON) -> Bool { namedConstant(json)?.kind == .string }
        let texts = alternatives.filter(isText)
        guard texts.count > 1, texts.count < alternatives.count else { return alternatives.map { schema(at: $0) } }
        let joined = Schema(place: texts[0].place)
        joined.types = .string
        fold(texts, into: joined)
        var schemas: [Schema] = []
        for alternative in alternatives {
            if !isText(alternative) {
                schemas.append(schema(at: alternative))
            } else if alternative.index == texts[0].index {
                schemas.append(joined)
            }
        }
        return schemas
    }

    private func fold(_ alternatives: [JSON], into schema: Schema) {
        var constants: [JSON] = []
        var titles: [String] = []
        var descriptions: [String] = []
        var met = ListedValues()
        for alternative in alternatives {
            if let list = alternative["enum"] { _ = elements(list, named: "enum") }
            guard let constant = namedConstant(alternative), met.add(constant, nil) else { continue }
            constants.append(constant)
            if let title = alternative["title"]?.string { titles.append(title) }
            descriptions.append(alternative["description"]?.string ?? "")
        }
        schema.allowedValues = constants
        if titles.count == constants.count { schema.allowedValueNames = titles }
        if descriptions.contains(where: { !$0.isEmpty }) { schema.allowedValueDescriptions = descriptions }
    }

    /// The constant of an alternative that has only a constant, a type and annotations; `nil` otherwise.
    private func namedConstant(_ alternative: JSON) -> JSON? {
        guard let constant = alternative["const"] ?? singleValue(of: alternative) else { return nil }
        switch constant.kind {
        case .string, .number, .boolean: break
        case .null, .array, .object: return nil
        }
        for member in alternative.members {
            switch member.name {
            case "const", "enum", "type", "title", "description", "deprecated", "format": continue
            default: if !member.name.hasPrefix("x-") { return nil }
            }
        }
        return constant
    }

    private func singleValue(of schema: JSON) -> JSON? {
        guard let values = schema.valuesOfEnum, values.count == 1 else { return nil }
        return values[0]
    }
}

/// The values of an enum so far. Texts that Swift takes for the same, but that differ in their Unicode form, are two values.
package struct ListedValues {
    private var met: Set<[UInt8]> = []

    package init() {}

    /// Whether the value is new. A repeated one is reported, if there is a log.
    package mutating func add(_ value: JSON, _ log: DiagnosticLog?) -> Bool {
        add(value, as: value.string.map { "\"" + $0 } ?? value.text, log)
    }

    /// - Parameter text: the text that the value stands for.
    package mutating func add(_ value: JSON, as text: String, _ log: DiagnosticLog?) -> Bool {
        if met.insert(Array(text.utf8)).inserted { return true }
        log?.warning("the value \(value.text) is listed twice; the second one is ignored", at: value.place)
        return false
    }
}

extension JSON {
    /// The values of a schema's `enum`. Some authors write one value in place of the list.
    var valuesOfEnum: [JSON]? {
        guard let list = self["enum"] else { return nil }
        switch list.kind {
        case .array: return list.elements
        case .string, .number, .boolean: return [list]
        case .null, .object: return nil
        }
    }
}
