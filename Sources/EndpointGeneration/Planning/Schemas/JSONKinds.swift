import EndpointDescription

extension FlatSchema {
    /// The kinds of all values. A union has the kinds of its alternatives. Each alternative is examined once, so one
    /// that contains itself adds nothing.
    var jsonKinds: [UnionBlueprint.JSONKind] {
        var all: Set<UnionBlueprint.JSONKind> = []
        var seen: Set<Schema> = []
        var level = [self]
        for _ in 0..<64 where !level.isEmpty {
            var next: [FlatSchema] = []
            for flat in level {
                guard let union = flat.unions.first, flat.properties.isEmpty else {
                    all.formUnion(flat.ownJSONKinds)
                    continue
                }
                for alternative in union.alternatives where seen.insert(alternative.target).inserted {
                    next.append(FlatSchema(alternative.target))
                }
            }
            level = next
        }
        return UnionBlueprint.JSONKind.allCases.filter { all.isEmpty || !level.isEmpty || all.contains($0) }
    }

    /// Whether a value may be an object, as `jsonKinds` states. It examines alternatives only until it finds an object.
    var mayBeObject: Bool {
        guard let union = unions.first, properties.isEmpty else { return ownJSONKinds.contains(.object) }
        var seen: Set<Schema> = []
        var open = union.alternatives.reversed().map { ($0.target, depth: 1) }
        var hasOther = false
        while let (schema, depth) = open.popLast() {
            guard seen.insert(schema).inserted else { continue }
            let flat = FlatSchema(schema)
            if let union = flat.unions.first, flat.properties.isEmpty {
                if depth == 64 { return true }
                open += union.alternatives.reversed().map { ($0.target, depth + 1) }
            } else {
                let kinds = flat.ownJSONKinds
                if kinds.contains(.object) { return true }
                hasOther = hasOther || !kinds.isEmpty
            }
        }
        return !hasOther
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
        if case .scalar(.uint64) = whole.kind { return true }
        return false
    }

    private var statedJSONKinds: [UnionBlueprint.JSONKind] {
        if let values = listedValues, !values.isEmpty {
            if types.isEmpty {
                if values.allSatisfy({ $0.kind == .string }) { return [.string] }
                if values.allSatisfy({ $0.int != nil }) { return [.integer] }
            }
        }
        let isOnlyObject = types.memberCount < 2
        if isOnlyObject, isObject || additionalProperties.carriesValues { return [.object] }
        if types.isEmpty {
            if items != nil { return [.array] }
            if format != nil { return [.string] }
            return UnionBlueprint.JSONKind.allCases
        }
        return types.members.flatMap(\.jsonKinds)
    }

    /// Whether it accepts objects and describes none of their members.
    var isAnyObject: Bool { properties.isEmpty && unions.isEmpty && ownJSONKinds.contains(.object) }
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
