import EndpointDescription

/// The kind of Swift type that a schema needs.
enum SchemaKind {
    case structure
    case enumeration(StandardType)
    case union
    case scalar(StandardType)
    case array
    case dictionary
    case anything

    var needsDeclaration: Bool {
        switch self {
        case .structure, .enumeration, .union: true
        case .scalar, .array, .dictionary, .anything: false
        }
    }
}

extension FlatSchema {
    var kind: SchemaKind {
        if acceptsNothing { return .anything }
        if let kind = listedKind { return kind }
        if hasTooManyMembers { return types.memberCount > 1 ? .anything : .dictionary }
        if !unions.isEmpty { return unionKind }
        if !properties.isEmpty { return types.memberCount > 1 ? .union : .structure }
        return types.isEmpty ? untypedKind : typedKind
    }

    /// The compiler takes 100 s for a struct with 1,000 members. Real descriptions have some 200 at most.
    static let mostMembers = 500

    var hasTooManyMembers: Bool { properties.count > FlatSchema.mostMembers }

    /// The kind of a schema that names no types, apart from its members and alternatives.
    var ownKindWithoutType: SchemaKind { acceptsNothing ? .anything : listedKind ?? untypedKind }

    private var listedKind: SchemaKind? { (allowedValues ?? constant.map { [$0] }).flatMap(enumKind) }

    /// The kind of an enum whose values share a raw type. Mixed values are only a rule, not a type.
    private func enumKind(of values: [JSON]) -> SchemaKind? {
        if values.isEmpty { return nil }
        // `type: string, enum: [1.0, true]`: the quotation marks were lost in YAML, but values on the wire have the
        // declared type.
        if types == .string, values.allSatisfy({ $0.scalarText != nil }) {
            return listKind(.string, values.count)
        }
        if types == .integer, values.allSatisfy({ $0.int ?? $0.string.flatMap { Int($0) } != nil }) {
            return listKind(.int, values.count)
        }
        if types == .boolean { return .scalar(.bool) }
        if values.allSatisfy({ $0.kind == .string }) { return listKind(.string, values.count) }
        if values.allSatisfy({ $0.int != nil }) { return listKind(.int, values.count) }
        if values.allSatisfy({ $0.kind == .boolean }) { return .scalar(.bool) }
        if values.allSatisfy({ $0.kind == .number }) { return numberKind(of: values) }
        return nil
    }

    /// The kind of listed numbers that no `Int` holds.
    private func numberKind(of values: [JSON]) -> SchemaKind {
        let natural = values.allSatisfy { UInt64($0.text) != nil } ? StandardType.uint64 : .double
        guard !types.isEmpty, types.isSubset(of: [.integer, .number]), case .scalar(let type) = typedKind else {
            return .scalar(natural)
        }
        switch type {
        case .float, .decimal, .double: return .scalar(type)
        default: return .scalar(natural)
        }
    }

    /// The compiler takes minutes for an enum of many thousands of cases.
    static let mostEnumCases = 1_000

    private func listKind(_ raw: StandardType, _ count: Int) -> SchemaKind {
        count > FlatSchema.mostEnumCases ? .scalar(raw) : .enumeration(raw)
    }

    /// The number of values that it lists itself or in its alternatives; `nil` if it lists none.
    var listedCount: Int? {
        (allowedValues ?? constant.map { [$0] })?.count ?? unions.first.flatMap(\.mergedEnum)?.count
    }

    private var unionKind: SchemaKind {
        if unions.count == 1, let union = unions.first {
            if let cases = union.mergedEnum { return listKind(.string, cases.count) }
            if let number = union.onlyNumber { return .scalar(number) }
            if properties.isEmpty, types.isEmpty, union.admitsEverything { return .anything }
            if properties.isEmpty || isRepeated(by: union) { return .union }
        }
        guard properties.isEmpty else { return .structure }
        return unions.count == 1 ? .union : kindOfSeveralUnions
    }

    /// Whether it consists of choices that all apply.
    var isSeveralChoices: Bool { properties.isEmpty && unions.count > 1 }

    /// The kind of a value that must be an alternative of each union. A struct has a property for each of them, but only
    /// objects are structs.
    private var kindOfSeveralUnions: SchemaKind {
        let all = Set(UnionBlueprint.JSONKind.allCases)
        let own = types.isEmpty ? all : Set(types.members.flatMap(\.jsonKinds))
        let kinds = unions.reduce(own) { $0.intersection($1.jsonKinds) }
        if !kinds.contains(.object) { return .union }
        return kinds.count == 1 || kinds == all ? .structure : .anything
    }

    /// Whether every alternative repeats the members of the object, so that the object needs no properties for them.
    private func isRepeated(by union: Union) -> Bool {
        union.alternatives.allSatisfy { alternative in
            let flat = FlatSchema(alternative.target)
            return properties.allSatisfy { flat.property($0.name) != nil }
        }
    }

    /// The members of an object with a union that each alternative describes as precisely. They belong to the
    /// alternatives only; otherwise, callers could pass two different values.
    func repeatedMembers(in unions: [Union]) -> Set<String> {
        unions.reduce(into: []) { $0.formUnion(repeatedMembers(in: $1)) }
    }

    private func repeatedMembers(in union: Union) -> Set<String> {
        guard union.alternatives.count <= 64 else { return [] }
        let alternatives = union.alternatives.map { FlatSchema($0.target) }
        guard alternatives.allSatisfy({ $0.unions.isEmpty }) else { return [] }
        var names = Set<String>()
        for property in properties where !conditionalMembers.contains(property.name) {
            let isRepeated = alternatives.allSatisfy { alternative in
                guard let other = alternative.property(property.name) else { return false }
                guard alternative.requires(property.name) || !requires(property.name) else { return false }
                return other.isAsClose(as: property.schema)
            }
            if isRepeated { names.insert(property.name) }
        }
        return names
    }

    private var typedKind: SchemaKind {
        switch types {
        case .object: return .dictionary
        case .array: return .array
        case .string: return .scalar(stringType(format: format, encoding: contentEncoding))
        case .integer: return number(integerType(format: format))
        case .number, [.integer, .number]: return number(numberType(format: format))
        case .boolean: return .scalar(.bool)
        default: return types.memberCount > 4 ? .anything : .union
        }
    }

    private var untypedKind: SchemaKind {
        if items != nil || !prefixItems.isEmpty { return .array }
        if !patternProperties.isEmpty { return .dictionary }
        if case .schema = additionalProperties { return .dictionary }
        switch format {
        case "int32", "int64": return .scalar(integerType(format: format))
        case "float", "double": return .scalar(numberType(format: format))
        case .some(let format):
            let type = stringType(format: format, encoding: nil)
            return type == .string ? .anything : .scalar(type)
        case nil: return .anything
        }
    }

    private func stringType(format: String?, encoding: String?) -> StandardType {
        switch format {
        case "date-time", "google-datetime": .date
        case "date": .calendarDate
        case let format? where Schema.isUUID(format): .uuid
        case "date-time-rfc-2822": .rfc2822Date
        case "uri", "url": .url
        case "byte": .base64
        default: encoding == "base64" ? .base64 : .string
        }
    }

    private func number(_ type: StandardType) -> SchemaKind {
        .scalar(numbersMayBeText && !type.isDateForm ? .numberOrText(type) : type)
    }

    private func integerType(format: String?) -> StandardType {
        switch format {
        case "int32", "int16", "int8", "uint8", "uint16": .int32
        case "int64": .int64
        case "uint32": .uint32
        case "uint64": .uint64
        case "unix-time", "unixtime": .unixSeconds
        default: .int
        }
    }

    private func numberType(format: String?) -> StandardType {
        switch format {
        case "float": .float
        case "decimal", "decimal128": .decimal
        case "int32": .int32
        case "int64": .int64
        case "uint32": .uint32
        case "uint64": .uint64
        case "unix-time", "unixtime": .unixTime
        default: .double
        }
    }
}

extension FlatSchema.Union {
    /// The strings that the alternatives list, if all alternatives are strings. Such a union is an open enum.
    var mergedEnum: [(value: JSON, name: String?)]? {
        var cases: [(value: JSON, name: String?)] = []
        var met = ListedValues()
        var targets: Set<Schema> = []
        for alternative in alternatives where targets.insert(alternative.target).inserted {
            let flat = FlatSchema(alternative)
            guard flat.unions.isEmpty, flat.properties.isEmpty else { return nil }
            let values = flat.allowedValues ?? flat.constant.map { [$0] }
            if let values {
                guard values.allSatisfy({ $0.kind == .string }) else { return nil }
                for (index, value) in values.enumerated() where met.add(value, nil) {
                    cases.append((value, index < flat.allowedValueNames.count ? flat.allowedValueNames[index] : nil))
                }
            } else {
                guard flat.types == .string, flat.format == nil else { return nil }
            }
        }
        return cases.isEmpty ? nil : cases
    }

    /// The numeric type of one alternative, if all others only list numbers of that type. It would be chosen for all of
    /// them.
    var onlyNumber: StandardType? {
        var only: StandardType?
        var listed: [JSON] = []
        for alternative in alternatives {
            let flat = FlatSchema(alternative.target)
            guard flat.unions.isEmpty, flat.properties.isEmpty else { return nil }
            if let values = flat.listedValues {
                listed += values
            } else if case .scalar(let type) = flat.kind, only == nil {
                only = type
            } else {
                return nil
            }
        }
        guard let only, !listed.isEmpty, listed.allSatisfy(only.holds) else { return nil }
        return only
    }

    /// `oneOf: [{required: [a]}, {required: [b]}]` is a rule about the members, not another kind of value.
    var onlyRequiresMembers: Bool {
        alternatives.allSatisfy { alternative in
            let flat = FlatSchema(alternative)
            return flat.properties.isEmpty && flat.unions.isEmpty && flat.types.subtracting(.object).isEmpty
                && flat.allowedValues == nil && flat.items == nil && alternative.reference == nil
        }
    }
}

extension StandardType {
    /// Whether this is a type of numbers that has this number.
    fileprivate func holds(_ number: JSON) -> Bool {
        switch self {
        case .double, .float, .decimal, .int, .int64, .int32, .uint32, .uint64, .numberOrText: reads(number)
        case .string, .bool, .date, .uuid, .data, .url, .base64, .calendarDate, .json, .noContent, .body, .filePart,
            .event, .unixSeconds, .unixMilliseconds, .unixTime, .rfc2822Date:
            false
        }
    }
}

extension Schema.Types {
    var memberCount: Int { rawValue.nonzeroBitCount }

    /// Each type by itself, in the order of the bits.
    var members: [Schema.Types] {
        guard memberCount > 1 else { return rawValue == 0 ? [] : [self] }
        return (0..<8).map { Schema.Types(rawValue: 1 << $0) }.filter(contains)
    }
}

// MARK: fixedValue

extension Schema {
    /// Whether it lists values itself, or another schema contributes to it. The others need no closer look.
    var mayListValues: Bool { allowedValues != nil || constant != nil || isComposed }

    /// The one value that a schema allows, if it is a string, a whole number or a flag.
    var fixedValue: Literal? {
        guard mayListValues, !admitsNull else { return nil }
        let flat = FlatSchema(self)
        guard flat.unions.isEmpty, let value = flat.onlyValue else { return nil }
        if flat.types == .string, let text = value.scalarText {
            return .string(text)
        }
        switch value.kind {
        case .string where flat.types == .integer:
            return value.string.flatMap { Int($0) }.map { .integer(String($0)) }
        case .string where flat.types == .boolean: return nil
        case .string:
            return value.string.map { .string($0) }
        case .number:
            return value.int.map { .integer(String($0)) }
        case .boolean:
            return value.bool.map { .boolean($0) }
        case .null, .array, .object:
            return nil
        }
    }
}

// MARK: admitsEverything

extension FlatSchema.Union {
    /// Whether every kind of JSON value is an alternative without a rule. The elements of lists and the values of maps may be
    /// the union itself.
    fileprivate var admitsEverything: Bool {
        discriminator == nil && Schema.admitEverything(alternatives, inside: [])
    }
}

extension Schema {
    fileprivate static func admitEverything(_ alternatives: [Schema], inside outer: [Schema]) -> Bool {
        guard alternatives.count <= 8, outer.count < 3 else { return false }
        var kinds: Types = []
        for alternative in alternatives.map(\.target) {
            guard alternative.hasNoRule(inside: outer) else { return false }
            kinds.formUnion(alternative.types)
        }
        return kinds.isSuperset(of: [.boolean, .number, .string, .array, .object])
    }

    private func hasNoRule(inside outer: [Schema]) -> Bool {
        guard !isComposed, allowedValues == nil, constant == nil, contentEncoding == nil, contentSchema == nil else {
            return false
        }
        guard properties.isEmpty, patternProperties.isEmpty, required.isEmpty, prefixItems.isEmpty, conditional.isEmpty,
            !acceptsNothing, constraints.isEmpty, format == nil || types == .integer,
            items?.admitsEverything(inside: outer) != false
        else { return false }
        switch additionalProperties {
        case .unspecified, .anything: return true
        case .forbidden: return false
        case .schema(let schema): return schema.admitsEverything(inside: outer)
        }
    }

    private func admitsEverything(inside outer: [Schema]) -> Bool {
        let schema = target
        if schema.acceptsAnything || outer.contains(where: { $0 === schema }) { return true }
        guard schema.types.isEmpty, schema.properties.isEmpty, schema.allOf.isEmpty, schema.reference == nil,
            schema.discriminator == nil, schema.oneOf.isEmpty != schema.anyOf.isEmpty
        else { return false }
        return Schema.admitEverything(schema.oneOf + schema.anyOf, inside: outer + [schema])
    }
}
