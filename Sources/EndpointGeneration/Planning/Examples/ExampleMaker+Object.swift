import EndpointDescription

extension ExampleMaker {
    mutating func dictionary(_ flat: FlatSchema, _ rules: ExampleRules, _ offered: JSON?) -> ExampleValue? {
        let values = flat.additionalSchema
        let given = expect(offered, \.isObject, "an object")
        var members = (given?.members ?? []).compactMap { rest($0, values) }
        guard let lacking = lacking(flat.required, flat, given, known: Set(members.map(\.name))) else { return nil }
        members += lacking
        if given == nil {
            let describesOthers = values != nil || !flat.patternProperties.isEmpty
            members += further(than: members.map(\.name), least: describesOthers ? 1 : 0, flat, rules)
        }
        return .object(members)
    }

    /// Members without a described name that fill an object up to the count that its schema requires.
    private mutating func further(than names: [String], least: Int, _ flat: FlatSchema, _ rules: ExampleRules)
        -> [(name: String, value: ExampleValue)]
    {
        if flat.forbidsOthers, flat.patternProperties.isEmpty { return [] }
        let least = max(least, min(rules.least("minProperties"), ExampleMaker.mostMembers))
        let lacking = min(least, rules.most("maxProperties")) - names.count
        let schema = flat.patternProperties.first?.schema ?? flat.additionalSchema
        guard lacking > 0, let made = schema.map({ value(of: $0, offered: nil, name: "key") }) ?? .text("{}") else {
            return []
        }
        var known = Set(names).union(flat.properties.map(\.name))
        let names = memberNames(flat, rules).filter { known.insert($0).inserted }
        return names.prefix(affordable(lacking, made)).map { ($0, made) }
    }

    private static let mostMembers = 16

    /// Names that the schema permits for members that it does not describe by name. Some may be those of other members.
    private func memberNames(_ flat: FlatSchema, _ rules: ExampleRules) -> [String] {
        let most = 2 * ExampleMaker.mostMembers
        if let pattern = flat.patternProperties.first?.name {
            return PatternText(pattern)?.texts(most, least: 1, most: .max) ?? []
        }
        let names = rules.ofNames(in: planner.context.description.place.json, planner.context.log)
        if let listed = names.first("const").map({ [$0] }) ?? names.first("enum")?.elements {
            return listed.prefix(most).compactMap(\.string)
        }
        let least = max(names.lengths.lowerBound, 1)
        let lengths = least...max(least, names.lengths.upperBound)
        if let pattern = names.first("pattern")?.string {
            return PatternText(pattern)?.texts(most, least: least, most: lengths.upperBound) ?? []
        }
        return (0..<most).map { text(of: "key", lengths, $0) }.filter { lengths.contains($0.unicodeScalars.count) }
    }

    /// The required members that an object does not have yet; `nil` if one of them has no finite value.
    ///
    /// - Parameter given: the author's example.
    private mutating func lacking(_ required: [String], _ flat: FlatSchema, _ given: JSON?, known: Set<String>)
        -> [(name: String, value: ExampleValue)]?
    {
        var members: [(name: String, value: ExampleValue)] = []
        var known = known
        for name in required where known.insert(name).inserted {
            if flat.property(name)?.isOnlyInRequests == true { continue }
            if given != nil { note("'\(name)' is required") }
            guard let schema = flat.property(name) ?? flat.additionalSchema else {
                members.append((name, .text("{}")))
                continue
            }
            guard let made = value(of: schema, offered: nil, name: name) else { return nil }
            members.append((name, made))
        }
        return members
    }

    private mutating func rest(_ member: (name: String, value: JSON), _ values: Schema?)
        -> (name: String, value: ExampleValue)?
    {
        guard let values else { return (member.name, .text(member.value.text)) }
        return value(of: values, offered: member.value, name: member.name).map { (member.name, $0) }
    }

    /// - Parameter tag: the member that identifies the alternative.
    mutating func object(
        _ flat: FlatSchema,
        _ schema: Schema,
        _ rules: ExampleRules,
        _ offered: JSON?,
        tag: (key: String, text: String)?
    ) -> ExampleValue? {
        let offered = expect(offered, \.isObject, "an object")
        lazy var rulesOfMembers = rules.members
        lazy var least = rules.least("minProperties")
        let names = requiredNames(flat, offered)
        let required = Set(names)
        var members: [(name: String, value: ExampleValue)] = []
        if let tag, flat.property(tag.key) == nil { members.append((tag.key, .text(tag.text))) }
        for property in flat.properties {
            let name = property.name
            if let tag, tag.key == name {
                members.append((name, .text(tag.text)))
                continue
            }
            let given = offered?[name]
            let isRequired = required.contains(name)
            if given == nil, offered == nil || isRequired,
                let tag = planner.context.hierarchies.tag(of: schema, key: name)
            {
                if offered != nil { note("'\(name)' is required") }
                members.append((name, .text(flat.tagText(tag, name))))
                continue
            }
            if property.schema.isOnlyInRequests {
                if given != nil { note("'\(name)' is write-only, so no response has it") }
                continue
            }
            if given == nil, !isRequired, offered != nil || !hasRoom(members.count < least) { continue }
            if let given, flat.isAnyJSON(name) {
                members.append((name, .text(given.text)))
                continue
            }
            if let given, given.isNull, !isRequired, !property.schema.allowsNull {
                note("'\(name)' may be left out, but not be null")
                continue
            }
            if given == nil, offered != nil { note("'\(name)' is required") }
            // The data of a server-sent event is read along with the event.
            let isData = name == "data" && planner.context.events.contains(schema)
            let content = isData ? property.schema.jsonContent : nil
            let others = given == nil ? rulesOfMembers[name] ?? [] : []
            if let made = value(of: content ?? property.schema, offered: given, name: name, beside: others) {
                members.append((name, made))
            } else if isRequired {
                return nil
            }
        }
        var known = Set(members.map(\.name)).union(flat.properties.map(\.name))
        for union in flat.unions where !union.onlyRequiresMembers {
            guard let more = variant(union, offered) else { continue }
            members += more.filter { !known.contains($0.name) }
            for (name, value) in more where known.contains(name) && name != tag?.key && offered?[name] == nil {
                guard planner.unions.lists(value, as: name, of: union, in: planner.context),
                    let index = members.firstIndex(where: { $0.name == name })
                else { continue }
                members[index].value = value
            }
            known.formUnion(more.map(\.name))
        }
        members += others(of: flat, offered, known: known)
        // Unions next to the members may describe those that are required, and require others.
        guard flat.unions.allSatisfy(\.onlyRequiresMembers) else { return .object(members) }
        return completed(members, flat, rules, requiring: names, offered, keeping: tag?.key)
    }

    /// Whether the example has room for a member that is not required.
    ///
    /// - Parameter fills: whether the object has fewer members than its schema requires.
    private func hasRoom(_ fills: Bool) -> Bool {
        fills ? generated < ExampleMaker.mostFilled : depth <= 6 && count <= 300
    }

    /// The number of values beyond which only required members are made, so that these have room.
    private static let mostFilled = 1_000

    /// The object with as many members as its schema permits, and with the required ones.
    ///
    /// - Parameters:
    ///   - members: those that the schema describes by name, and those of the author's example.
    ///   - tag: a member that is as necessary as the required ones.
    private mutating func completed(
        _ members: [(name: String, value: ExampleValue)],
        _ flat: FlatSchema,
        _ rules: ExampleRules,
        requiring names: [String],
        _ offered: JSON?,
        keeping tag: String?
    ) -> ExampleValue? {
        var members = members
        if flat.keepsOthers {
            let known = Set(members.map(\.name)).union(flat.properties.map(\.name))
            guard let lacking = lacking(names, flat, offered, known: known) else { return nil }
            members += lacking
            if offered == nil { members += further(than: members.map(\.name), least: 0, flat, rules) }
        }
        if offered == nil {
            let needed = Set(names + [tag].compactMap { $0 })
            var excess = max(members.count - rules.most("maxProperties"), 0)
            // The last ones that are not needed.
            let kept = members.reversed().filter { member in
                guard excess > 0, !needed.contains(member.name) else { return true }
                excess -= 1
                return false
            }
            members = kept.reversed()
        }
        return .object(members)
    }

    /// The members that a schema, or one of the alternatives that only require members, requires.
    private func requiredNames(_ flat: FlatSchema, _ offered: JSON?) -> [String] {
        flat.required
            + flat.unions.filter(\.onlyRequiresMembers).flatMap { union in
                let given = union.alternatives.first { $0.required.allSatisfy { offered?[$0] != nil } }
                return (given ?? union.alternatives.first)?.required ?? []
            }
    }

    private mutating func others(of flat: FlatSchema, _ offered: JSON?, known: Set<String>)
        -> [(name: String, value: ExampleValue)]
    {
        (offered?.members ?? []).filter { !known.contains($0.name) }.compactMap { member in
            guard flat.keepsOthers else {
                // A union next to the members may describe it.
                if flat.unions.isEmpty { noteUndescribed(member.name, isForbidden: flat.forbidsOthers) }
                return nil
            }
            return rest(member, flat.additionalSchema)
        }
    }

    private mutating func variant(_ union: FlatSchema.Union, _ offered: JSON?) -> [(name: String, value: ExampleValue)]?
    {
        // Members next to the union are not misfits of an alternative.
        let before = misfits
        defer { misfits = before }
        guard case .object(let members)? = choice(union, offered) else { return nil }
        return members
    }
}

extension FlatSchema {
    /// The schema of members that are not declared by name; `nil` if they may be anything.
    var additionalSchema: Schema? {
        let patterns = patternProperties.map(\.schema)
        switch additionalProperties {
        case .schema(let values) where values.describesKind: return patterns.isEmpty ? values : nil
        case .forbidden: return patterns.count == 1 ? patterns[0] : nil
        case .unspecified where patternProperties.contains { $0.name.matchesEverything }:
            return patterns.count == 1 ? patterns[0] : nil
        case .unspecified, .anything, .schema: return nil
        }
    }

    fileprivate var forbidsOthers: Bool {
        if case .forbidden = additionalProperties { true } else { false }
    }
}
