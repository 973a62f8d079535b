extension DescriptionReader {
    func readTypes(_ value: JSON, of schema: Schema, in json: JSON) {
        let names = value.isArray ? value.elements : [value]
        var hasNull = false
        for name in names {
            if name.isNullType {
                hasNull = true
            } else if let text = name.string {
                readType(text, at: name.place, of: schema, in: json)
            } else {
                reportKind(of: name, named: "type", expected: "a string")
            }
        }
        if hasNull, schema.types.isEmpty { schema.acceptsOnlyNull = true }
    }

    private func readType(_ name: String, at place: SourceLocation, of schema: Schema, in json: JSON) {
        if let type = Schema.Types(named: name) {
            schema.types.insert(type)
            return
        }
        if version == .v20, name.lowercased() == "file" {
            schema.format = schema.format ?? "binary"
            schema.types.insert(.string)
            return
        }
        if let meant = typeMeant(by: name), let type = Schema.Types(named: meant.name) {
            let implied = json["format"] == nil ? meant.format : nil
            let used = "'\(meant.name)'" + (implied.map { " with the format '\($0)'" } ?? "")
            log.warning("'\(name)' is not a type; \(used) is used", at: place)
            schema.format = schema.format ?? implied
            schema.types.insert(type)
            if let element = elementName(of: name), json["items"] == nil, Schema.Types(named: element) != nil {
                let items = Schema(place: place)
                readType(element, at: place, of: items, in: json)
                schema.items = items
            }
            return
        }
        if ["any", "mixed", "unknown", "json", "timestamp"].contains(name.lowercased()) {
            log.warning("'\(name)' is not a type; any value is accepted", at: place, remedy: "leave out 'type'")
            return
        }
        let near = suggestion(nearestName(to: name, among: namesOfTypes))
        let remedy = "the types are \(namesOfTypes.joined(separator: ", "))"
        if let keyword = structuralKeywords.first(where: { json[$0] != nil }) {
            log.warning(
                "'\(name)' is not a type, so the type follows from '\(keyword)'\(near)",
                at: place,
                remedy: remedy
            )
        } else {
            log.error("'\(name)' is not a type\(near)", at: place, remedy: remedy)
        }
    }

    /// The type, and its format, that authors mean by a name of another language.
    private func typeMeant(by name: String) -> (name: String, format: String?)? {
        let name = name.lowercased()
        if namesOfTypes.contains(name) { return (name, nil) }
        switch name {
        case "str", "text", "char", "date", "datetime", "date-time", "time", "uuid", "guid", "email", "url", "uri",
            "password", "ip", "ipv4", "ipv6", "hostname":
            return ("string", nil)
        case "byte", "binary": return ("string", name)
        case "file": return ("string", "binary")
        case "int", "int32", "int64", "long", "short", "bigint", "uint", "uint32", "uint64": return ("integer", nil)
        case "float", "double", "decimal", "numeric": return ("number", nil)
        case "bool": return ("boolean", nil)
        case "map", "dict": return ("object", nil)
        case "list": return ("array", nil)
        default:
            let isList = name.hasSuffix("[]") || name.hasPrefix("array<") || name.hasPrefix("list<")
            return isList ? ("array", nil) : nil
        }
    }

    private var namesOfTypes: [String] {
        ["string", "integer", "number", "boolean", "array", "object", "null"]
    }

    /// `string` of `string[]` and `Array<string>`.
    private func elementName(of name: String) -> String? {
        if name.hasSuffix("[]") { return name.dropLast(2).lowercased() }
        guard name.hasSuffix(">"), let start = name.firstIndex(of: "<") else { return nil }
        return name[name.index(after: start)...].dropLast().lowercased()
    }

    /// The keywords that imply a schema's type without `type`.
    private var structuralKeywords: [String] {
        [
            "$ref", "enum", "const", "properties", "patternProperties", "additionalProperties", "items", "prefixItems",
            "allOf", "oneOf", "anyOf",
        ]
    }

    func inferTypes(of schema: Schema) {
        admitIntegersAndStrings(to: schema)
        keepUnknownFields(of: schema)
        if schema.types.isEmpty, schema.reference == nil {
            let hasAdditional: Bool
            switch schema.additionalProperties {
            case .anything, .schema: hasAdditional = true
            case .unspecified, .forbidden: hasAdditional = false
            }
            if let values = schema.allowedValues ?? schema.constant.map({ [$0] }) {
                for value in values { schema.types.insert(Schema.Types(of: value)) }
            } else if !schema.properties.isEmpty || !schema.patternProperties.isEmpty || hasAdditional {
                schema.types = .object
            } else if schema.items != nil || !schema.prefixItems.isEmpty {
                schema.types = .array
            } else if schema.contentSchema != nil, schema.contentMediaType?.kind == .json {
                schema.types = .string
            }
        }
        let isUnconstrained =
            schema.types.isEmpty && schema.reference == nil && schema.required.isEmpty
            && schema.allOf.isEmpty && schema.oneOf.isEmpty && schema.anyOf.isEmpty
            && !schema.acceptsNothing && !schema.acceptsOnlyNull
        if isUnconstrained, case .unspecified = schema.additionalProperties { schema.acceptsAnything = true }
    }
}

extension DescriptionReader {
    /// Whether an integer without a narrower format may exceed `Int64`, and is never negative.
    func isUnsigned(_ json: JSON, of schema: Schema) -> Bool {
        boundsAreUnsigned(json, of: schema) || showsUnsigned(json, of: schema)
    }

    /// Whether the bounds exclude negative integers and allow some above the range of `Int64`. The maximum may be the
    /// largest `UInt64` or that number as a tool without such integers rounds it: `1.8446744073709552e+19`.
    private func boundsAreUnsigned(_ json: JSON, of schema: Schema) -> Bool {
        guard schema.format == nil, let maximum = json["maximum"]?.numberText, let minimum = json["minimum"]?.int else {
            return false
        }
        return minimum >= 0 && Int64(maximum) == nil && (UInt64(maximum) != nil || Double(maximum) == 0x1p64)
    }

    /// Whether a default or an example is above the range of `Int64`, and nothing indicates negative integers.
    private func showsUnsigned(_ json: JSON, of schema: Schema) -> Bool {
        guard schema.format == nil || schema.format == "int64" else { return false }
        let texts = json.shownNumbers
        return texts.contains { Int64($0) == nil && UInt64($0) != nil } && !json.admitsNegatives
    }

    /// Takes integers that only an example made unsigned as signed ones if another schema of an `allOf`, or one next to
    /// a `$ref`, indicates negative integers.
    func keepNegatives() {
        var signs = SignReader()
        for schema in readSchemas where schema.isUnsignedByExample { signs.unsigned.insert(schema) }
        guard !signs.unsigned.isEmpty else { return }
        for schema in readSchemas where schema.reference != nil || !schema.allOf.isEmpty {
            let found = signs.signs(of: schema, depth: 0)
            if found.isUnsigned, found.isNegative { schema.becomeSigned(signs.unsigned, depth: 0) }
        }
    }

    /// Kubernetes uses an extension to state that an object has members in addition to the described ones.
    private func keepUnknownFields(of schema: Schema) {
        guard case .unspecified = schema.additionalProperties, !schema.properties.isEmpty,
            schema.extensions.contains(where: {
                $0.name == "x-kubernetes-preserve-unknown-fields" && $0.value.meansTrue
            })
        else { return }
        schema.additionalProperties = .anything
    }

    /// Kubernetes describes a port that is `80` or `"http"` as a string, and names the other type in the format or in
    /// an extension.
    private func admitIntegersAndStrings(to schema: Schema) {
        let isAlternative =
            schema.format == "int-or-string"
            || schema.extensions.contains { $0.name == "x-kubernetes-int-or-string" && $0.value.meansTrue }
        guard isAlternative, schema.types.isEmpty || schema.types == .string else { return }
        guard schema.reference == nil, schema.allOf.isEmpty, schema.oneOf.isEmpty, schema.anyOf.isEmpty else { return }
        schema.types = [.integer, .string]
    }
}

extension JSON {
    /// The default and the examples that are numbers.
    fileprivate var shownNumbers: [String] {
        ([self["default"], self["example"]] + (self["examples"]?.elements ?? [])).compactMap { $0?.numberText }
    }

    /// Whether a limit, a default or an example of an integer is below zero.
    fileprivate var admitsNegatives: Bool {
        let least = [self["minimum"], self["exclusiveMinimum"]].compactMap { $0?.numberText }
        return (least + shownNumbers).contains { $0.hasPrefix("-") }
    }
}

/// Reads which schemas are composed of unsigned and of negative integers. Each schema is read once.
private struct SignReader {
    typealias Signs = (isUnsigned: Bool, isNegative: Bool)

    /// The integers that only an example made unsigned.
    var unsigned: Set<Schema> = []
    private var known: [Schema: Signs] = [:]

    mutating func signs(of schema: Schema, depth: Int) -> Signs {
        if let known = known[schema] { return known }
        var signs = (isUnsigned: unsigned.contains(schema), isNegative: schema.place.json?.admitsNegatives == true)
        known[schema] = signs
        guard depth < Schema.deepestSign else { return signs }
        for part in schema.directBases {
            let found = self.signs(of: part, depth: depth + 1)
            if found.isUnsigned { signs.isUnsigned = true }
            if found.isNegative { signs.isNegative = true }
        }
        known[schema] = signs
        return signs
    }
}

extension Schema {
    fileprivate static let deepestSign = 64

    fileprivate var isUnsignedByExample: Bool {
        guard format == "uint64", types == .integer, let json = place.json else { return false }
        return json["format"]?.string != "uint64" && json["minimum"] == nil && json["exclusiveMinimum"] == nil
    }

    /// Components stay as they are, because others refer to them.
    fileprivate func becomeSigned(_ unsigned: Set<Schema>, depth: Int) {
        if unsigned.contains(self) { format = place.json?["format"]?.string }
        guard depth < Schema.deepestSign else { return }
        reference = reference.map { $0.signed(unsigned) }
        for member in allOf where member.componentName == nil { member.becomeSigned(unsigned, depth: depth + 1) }
    }

    private func signed(_ unsigned: Set<Schema>) -> Schema {
        guard unsigned.contains(target) else { return self }
        let schema = Schema(annotationsOf: target)
        schema.types = .integer
        schema.format = target.place.json?["format"]?.string
        schema.constraints = target.constraints
        schema.isNullable = target.isNullable
        return schema
    }
}

extension Schema.Types {
    init?(named name: String) {
        switch name {
        case "string": self = .string
        case "integer": self = .integer
        case "number": self = .number
        case "boolean": self = .boolean
        case "array": self = .array
        case "object": self = .object
        default: return nil
        }
    }

    init(of value: JSON) {
        switch value.kind {
        case .null: self = []
        case .boolean: self = .boolean
        case .number: self = value.int != nil || value.numberText.map(isWhole) == true ? .integer : .number
        case .string: self = .string
        case .array: self = .array
        case .object: self = .object
        }
    }
}

/// Whether a number is written without a fraction or an exponent.
private func isWhole(_ number: String) -> Bool {
    !number.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
}

// MARK: saysNullable

extension DescriptionReader {
    /// Whether the schema itself allows `null`, in any of the possible spellings.
    func saysNullable(_ schema: JSON) -> Bool {
        if schema.isMarkedNullable { return true }
        if let type = schema["type"] {
            if type.isArray ? type.elements.contains(where: \.isNullType) : type.isNullType { return true }
        }
        if schema["const"]?.isNull == true || schema.valuesOfEnum?.contains(where: \.isNull) == true { return true }
        return isNullAdmitted(by: schema["allOf"]) || isNullAdmitted(by: schema["oneOf"])
            || isNullAdmitted(by: schema["anyOf"]) || schema["anyOf"].map(isReferenceOrNull) == true
    }

    private func isReferenceOrNull(_ alternatives: JSON) -> Bool {
        let elements = alternatives.elements
        return elements.contains { marksNull($0, among: elements) }
    }

    /// Whether an alternative is `{"type": "object", "nullable": true}` next to one reference. Converters of OData
    /// write so that the reference may be null, even if it leads to an enum: in OpenAPI 3.0 'nullable' requires a type.
    func marksNull(_ alternative: JSON, among alternatives: [JSON]) -> Bool {
        guard alternatives.count == 2, alternatives.contains(where: { $0["$ref"] != nil }) else { return false }
        guard alternative["type"]?.string == "object", alternative["nullable"]?.meansTrue == true else { return false }
        return alternative.members.allSatisfy { ["type", "nullable", "title", "description"].contains($0.name) }
    }

    private func isNullAdmitted(by alternatives: JSON?) -> Bool {
        guard let alternatives else { return false }
        return alternatives.elements.contains(where: isOnlyNull)
    }

    /// Whether an alternative is `{"type": "null"}` or an equivalent, such as `{"nullable": true}` in OpenAPI 3.0.
    func isOnlyNull(_ alternative: JSON) -> Bool {
        guard alternative.isObject, alternative.count > 0 else { return false }
        if let type = alternative["type"] {
            if type.isNullType { return true }
            if type.isArray { return type.count == 1 && type.elements[0].isNullType }
        }
        if alternative["const"]?.isNull == true { return true }
        if let values = alternative.valuesOfEnum, !values.isEmpty { return values.allSatisfy(\.isNull) }
        guard alternative.isMarkedNullable else { return false }
        return alternative.members.allSatisfy { ["nullable", "x-nullable", "title", "description"].contains($0.name) }
    }
}

extension JSON {
    /// Whether this name of a type is "null". If it is not quoted in YAML, it is null itself.
    fileprivate var isNullType: Bool { isNull || string == "null" }

    /// Whether a keyword of OpenAPI 3.0, or the extension of Swagger 2.0, says that a schema allows `null`.
    fileprivate var isMarkedNullable: Bool {
        self["nullable"]?.meansTrue == true || self["x-nullable"]?.meansTrue == true
    }
}
