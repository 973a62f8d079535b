import EndpointDescription

extension FlatSchema {
    /// The kinds of all values. A union has the kinds of its alternatives.
    var jsonKinds: [UnionBlueprint.JSONKind] {
        let kinds = jsonKinds { $0.count == UnionBlueprint.JSONKind.allCases.count }
        return UnionBlueprint.JSONKind.allCases.filter(kinds.contains)
    }

    /// Whether a value may be an object, as `jsonKinds` states.
    var mayBeObject: Bool { jsonKinds { $0.contains(.object) }.contains(.object) }

    /// The kinds of all values, or those found before they were enough. Each alternative is examined once, so one that
    /// contains itself adds nothing. Alternatives that are nested too deeply may have every kind.
    private func jsonKinds(
        until areEnough: (Set<UnionBlueprint.JSONKind>) -> Bool
    ) -> Set<UnionBlueprint.JSONKind> {
        var found: Set<UnionBlueprint.JSONKind> = []
        var seen: Set<Schema> = []
        // From the front, so that a long path to an alternative does not hide a short one.
        var open: [(schema: Schema, depth: Int)] = []
        var next = 0
        func examine(_ flat: FlatSchema, depth: Int) {
            if let union = flat.unions.first, flat.properties.isEmpty {
                open += union.alternatives.map { ($0.target, depth + 1) }
            } else {
                found.formUnion(flat.ownJSONKinds)
            }
        }
        examine(self, depth: 0)
        while !areEnough(found), next < open.count {
            let (schema, depth) = open[next]
            next += 1
            guard seen.insert(schema).inserted else { continue }
            guard depth < 64 else { return Set(UnionBlueprint.JSONKind.allCases) }
            examine(FlatSchema(schema), depth: depth)
        }
        return found.isEmpty ? Set(UnionBlueprint.JSONKind.allCases) : found
    }

    /// The kinds that it names itself, not in its unions.
    private var ownJSONKinds: [UnionBlueprint.JSONKind] {
        let kinds = statedJSONKinds
        guard kinds.contains(.integer), !kinds.contains(.number), holdsUInt64 else { return kinds }
        // Readers treat a whole number as an integer only if it fits in 64 bits with a sign.
        return kinds + [.number]
    }

    /// Whether its whole numbers have 64 bits and no sign.
    var holdsUInt64: Bool {
        var whole = self
        if types.memberCount > 1 { whole.types = .integer }
        return switch whole.kind {
        case .scalar(.uint64), .scalar(.numberOrText(.uint64)): true
        default: false
        }
    }

    private var statedJSONKinds: [UnionBlueprint.JSONKind] {
        if types.isEmpty, properties.isEmpty { return ownKindWithoutType.jsonKinds }
        let isOnlyObject = types.memberCount < 2
        if isOnlyObject, isObject || additionalProperties.carriesValues { return [.object] }
        return types.members.flatMap(\.jsonKinds) + (numbersMayBeText ? [.string] : [])
    }

    /// Whether it accepts objects and describes none of their members.
    var isAnyObject: Bool { properties.isEmpty && unions.isEmpty && ownJSONKinds.contains(.object) }
}

extension SchemaKind {
    /// The kinds of the JSON that its Swift type reads.
    fileprivate var jsonKinds: [UnionBlueprint.JSONKind] {
        switch self {
        case .structure, .dictionary: [.object]
        case .array: [.array]
        case .enumeration(let type), .scalar(let type): type.jsonKinds
        case .union, .anything: UnionBlueprint.JSONKind.allCases
        }
    }
}

extension StandardType {
    fileprivate var jsonKinds: [UnionBlueprint.JSONKind] {
        switch self {
        case .bool: [.boolean]
        case .int, .int32, .int64, .uint32, .uint64, .unixSeconds, .unixMilliseconds: [.integer]
        case .double, .float, .decimal, .unixTime: [.integer, .number]
        case .string, .date, .uuid, .url, .base64, .calendarDate, .rfc2822Date: [.string]
        case .data, .json, .noContent, .body, .filePart, .event: UnionBlueprint.JSONKind.allCases
        case .numberOrText(let number): number.jsonKinds + [.string]
        }
    }
}

extension FlatSchema.Union {
    /// The kinds of the values of all alternatives.
    var jsonKinds: Set<UnionBlueprint.JSONKind> { Set(alternatives.flatMap { FlatSchema($0.target).jsonKinds }) }
}

extension Schema.Types {
    /// The kinds of the values of one type: a number may be an integer.
    var jsonKinds: [UnionBlueprint.JSONKind] {
        switch self {
        case .boolean: [.boolean]
        case .integer: [.integer]
        case .number: [.integer, .number]
        case .string: [.string]
        case .array: [.array]
        default: [.object]
        }
    }
}
