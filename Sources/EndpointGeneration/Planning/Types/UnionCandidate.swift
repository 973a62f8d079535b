import EndpointDescription

/// One alternative of a union, before it becomes a case.
struct UnionCandidate {
    var schema: Schema
    var flat: FlatSchema
    var tags: [String] = []
    var type: SwiftType = .json
    var kinds: [UnionBlueprint.JSONKind]

    init(schema: Schema, flat: FlatSchema) {
        self.schema = schema
        self.flat = flat
        kinds = UnionCandidate.kinds(of: flat, depth: 0)
        // Readers call a whole number an integer if it fits a signed one.
        if kinds == [.integer], flat.format == "uint64" { kinds.append(.number) }
    }

    var hasObject: Bool { kinds.contains(.object) }
    var required: [String] { flat.required.filter { flat.property($0) != nil } }

    /// The name or title of its schema.
    var name: String? { schema.target.componentName ?? schema.title }

    /// Whether the alternative's own member writes the tag.
    func fixes(_ key: String) -> Bool {
        guard let property = flat.property(key), flat.requires(key) else { return false }
        let values = FlatSchema(property)
        return values.unions.isEmpty && (values.constant != nil || values.allowedValues?.count == 1)
    }

    /// Whether the alternative cannot have this member: it neither describes it nor allows undescribed members.
    func isSilent(about key: String?) -> Bool {
        guard let key, flat.unions.isEmpty else { return false }
        return flat.property(key) == nil && !flat.additionalProperties.carriesValues
    }

    /// Whether it describes the member and does not require it.
    func mayOmit(_ key: String) -> Bool { flat.property(key) != nil && !flat.requires(key) }

    /// The tag that writers add, because the alternative's own member does not fix it.
    func writtenTag(_ key: String) -> Literal? {
        // If the alternative has no member that holds its tag, any of its tags selects it when it is read again.
        guard hasObject, let tag = tags.first, tags.count == 1 || isSilent(about: key), !fixes(key) else { return nil }
        return constant(tag, for: key)
    }

    /// The tag as the JSON value that the member describes.
    private func constant(_ tag: String, for key: String) -> Literal {
        guard let values = flat.property(key).map(FlatSchema.init) else { return .string(tag) }
        let listed = (values.constant.map { [$0] } ?? values.allowedValues ?? []).first { $0.scalarText == tag }
        switch listed?.kind {
        case .boolean: return listed?.bool.map { .boolean($0) } ?? .string(tag)
        case .number where listed?.int == nil: return .number(tag)
        case .number: return .integer(tag)
        default:
            if values.types == .boolean, let flag = Bool(tag) { return .boolean(flag) }
            if values.types == .integer, Int(tag) != nil { return .integer(tag) }
            return .string(tag)
        }
    }

    private static func kinds(of flat: FlatSchema, depth: Int) -> [UnionBlueprint.JSONKind] {
        if let union = flat.unions.first, flat.properties.isEmpty, depth < 16 {
            let all = union.alternatives.flatMap { kinds(of: FlatSchema($0.target), depth: depth + 1) }
            return UnionBlueprint.JSONKind.allCases.filter(all.contains)
        }
        if let values = flat.allowedValues ?? flat.constant.map({ [$0] }), !values.isEmpty {
            if flat.types.isEmpty {
                if values.allSatisfy({ $0.kind == .string }) { return [.string] }
                if values.allSatisfy({ $0.int != nil }) { return [.integer] }
            }
        }
        let isOnlyObject = flat.types.memberCount < 2
        if isOnlyObject, flat.isObject || flat.additionalProperties.carriesValues { return [.object] }
        if flat.types.isEmpty {
            if flat.items != nil { return [.array] }
            if flat.format != nil { return [.string] }
            return [.boolean, .integer, .number, .string, .array, .object]
        }
        let table: [(Schema.Types, [UnionBlueprint.JSONKind])] = [
            (.boolean, [.boolean]), (.integer, [.integer]), (.number, [.integer, .number]), (.string, [.string]),
            (.array, [.array]), (.object, [.object]),
        ]
        let all = table.filter { flat.types.contains($0.0) }.flatMap(\.1)
        return UnionBlueprint.JSONKind.allCases.filter(all.contains)
    }
}

extension UnionCandidate {
    static func kindsOfMember(_ member: Schema.Types) -> [UnionBlueprint.JSONKind] {
        switch member {
        case .boolean: [.boolean]
        case .integer: [.integer]
        case .number: [.integer, .number]
        case .string: [.string]
        case .array: [.array]
        default: [.object]
        }
    }
}
