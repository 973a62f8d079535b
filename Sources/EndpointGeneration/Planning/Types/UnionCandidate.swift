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
    }

    var hasObject: Bool { kinds.contains(.object) }
    var required: [String] { flat.required.filter { flat.property($0) != nil } }

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

    func constant(_ tag: String, for key: String) -> Literal {
        let isNumber = flat.property(key).map { FlatSchema($0).types.contains(.integer) } ?? false
        return isNumber && Int(tag) != nil ? .integer(tag) : .string(tag)
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
