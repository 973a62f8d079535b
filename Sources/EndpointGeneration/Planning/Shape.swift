import EndpointDescription

/// What kind of Swift a schema calls for.
enum Shape {
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

extension Planner {
    func shape(of flat: FlatSchema) -> Shape {
        if flat.acceptsNothing { return .anything }
        if let values = flat.allowedValues ?? flat.constant.map({ [$0] }),
            let shape = enumShape(of: values, types: flat.types)
        {
            return shape
        }
        if !flat.unions.isEmpty, let shape = unionShape(of: flat) { return shape }
        if !flat.properties.isEmpty { return flat.types.memberCount > 1 ? .union : .structure }
        if flat.types.isEmpty { return untypedShape(of: flat) }
        return typedShape(of: flat)
    }

    /// The raw type that all values share; mixed values are only a rule, not a type.
    private func enumShape(of values: [JSON], types: Schema.Types) -> Shape? {
        if values.isEmpty { return nil }
        // `type: string, enum: [1.0, true]`, the quotation marks lost in YAML: the type is what travels.
        if types == .string, values.allSatisfy({ $0.scalarText != nil }) { return .enumeration(.string) }
        if types == .integer, values.allSatisfy({ $0.int ?? $0.string.flatMap { Int($0) } != nil }) {
            return .enumeration(.int)
        }
        if types == .boolean { return .scalar(.bool) }
        if values.allSatisfy({ $0.kind == .string }) { return .enumeration(.string) }
        if values.allSatisfy({ $0.int != nil }) { return .enumeration(.int) }
        if values.allSatisfy({ $0.kind == .boolean }) { return .scalar(.bool) }
        if values.allSatisfy({ $0.kind == .number }) { return .scalar(.double) }
        return nil
    }

    private func unionShape(of flat: FlatSchema) -> Shape? {
        if flat.unions.count == 1, let union = flat.unions.first {
            if mergedEnum(of: union) != nil { return .enumeration(.string) }
            if flat.properties.isEmpty || armsRepeat(flat, union) { return .union }
        }
        return flat.properties.isEmpty && flat.unions.count == 1 ? .union : .structure
    }

    /// Strings that are spelled out, beside any other strings: that is what an open enum is.
    func mergedEnum(of union: FlatSchema.Union) -> [(value: JSON, name: String?)]? {
        var cases: [(value: JSON, name: String?)] = []
        for arm in union.arms {
            let flat = FlatSchema(arm)
            guard flat.unions.isEmpty, flat.properties.isEmpty else { return nil }
            let values = flat.allowedValues ?? flat.constant.map { [$0] }
            if let values {
                guard values.allSatisfy({ $0.kind == .string }) else { return nil }
                for (index, value) in values.enumerated()
                where !cases.contains(where: { $0.value.string == value.string }) {
                    cases.append((value, index < flat.allowedValueNames.count ? flat.allowedValueNames[index] : nil))
                }
            } else {
                guard flat.types == .string, flat.format == nil else { return nil }
            }
        }
        return cases.isEmpty ? nil : cases
    }

    /// Whether every arm brings the members that stand beside the union, so that they need no place of their own.
    private func armsRepeat(_ flat: FlatSchema, _ union: FlatSchema.Union) -> Bool {
        union.arms.allSatisfy { arm in
            let armFlat = FlatSchema(arm.target)
            return flat.properties.allSatisfy { armFlat.property($0.name) != nil }
        }
    }

    private func typedShape(of flat: FlatSchema) -> Shape {
        switch flat.types {
        case .object: return .dictionary
        case .array: return .array
        case .string: return .scalar(stringType(format: flat.format, encoding: flat.contentEncoding))
        case .integer: return .scalar(integerType(format: flat.format))
        case .number, [.integer, .number]: return .scalar(numberType(format: flat.format))
        case .boolean: return .scalar(.bool)
        default: return flat.types.memberCount > 4 ? .anything : .union
        }
    }

    private func untypedShape(of flat: FlatSchema) -> Shape {
        if flat.items != nil || !flat.prefixItems.isEmpty { return .array }
        if !flat.patternProperties.isEmpty { return .dictionary }
        if case .schema = flat.additionalProperties { return .dictionary }
        switch flat.format {
        case "int32", "int64": return .scalar(integerType(format: flat.format))
        case "float", "double": return .scalar(numberType(format: flat.format))
        case .some(let format):
            let type = stringType(format: format, encoding: nil)
            return type == .string ? .anything : .scalar(type)
        case nil: return .anything
        }
    }

    private func stringType(format: String?, encoding: String?) -> StandardType {
        switch format {
        case "date-time": .date
        case "date": .calendarDate
        case "uuid": .uuid
        case "uri", "url": .url
        case "byte", "binary": .data
        default: encoding == "base64" ? .data : .string
        }
    }

    private func integerType(format: String?) -> StandardType {
        switch format {
        case "int32", "int16", "int8", "uint8", "uint16": .int32
        case "int64": .int64
        case "uint32": .uint32
        case "uint64": .uint64
        default: .int
        }
    }

    private func numberType(format: String?) -> StandardType {
        switch format {
        case "float": .float
        case "decimal": .decimal
        case "int32": .int32
        case "int64": .int64
        default: .double
        }
    }
}

extension Schema.Types {
    var memberCount: Int { rawValue.nonzeroBitCount }

    /// Each type alone, in the order of their bits.
    var members: [Schema.Types] {
        (0..<8).map { Schema.Types(rawValue: 1 << $0) }.filter(contains)
    }
}
