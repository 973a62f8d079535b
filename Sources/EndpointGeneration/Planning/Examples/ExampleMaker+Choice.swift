import EndpointDescription

extension ExampleMaker {
    mutating func member(of hierarchy: DiscriminatorHierarchies.Hierarchy, base: Schema, offered: JSON?)
        -> ExampleValue?
    {
        let members = planner.unions.members(of: hierarchy, base: base, in: planner.context)
        if let offered {
            let tag = offered[hierarchy.key]?.scalarText
            let fitting = members.fitting(tag: tag, otherwise: base.discriminatorInForce?.fallback?.target)
            if fitting.count == 1 { return member(fitting[0], hierarchy.key, offered, tag) }
            let best = fewestMisfits(fitting, offered) { maker, member in
                maker.member(member, hierarchy.key, offered, tag)
            }
            if let best { return best }
            note("'\(hierarchy.key)' is \(offered[hierarchy.key]?.text ?? "missing")")
        }
        for member in members {
            if let made = self.member(member, hierarchy.key, nil, member.tags.first) { return made }
        }
        return nil
    }

    private mutating func member(
        _ member: ExampleAlternative,
        _ key: String,
        _ offered: JSON?,
        _ tag: String?
    ) -> ExampleValue? {
        let isNew = open.insert(member.schema).inserted
        defer { if isNew { open.remove(member.schema) } }
        guard isNew || offered != nil else { return nil }
        let text = tag.map { member.flat.tagText($0, key) }
        // Its own subtypes may be chosen by another member.
        if let inner = planner.context.hierarchies[member.schema], inner.key != key {
            let made = self.member(of: inner, base: member.schema, offered: offered)
            return text.flatMap { made?.setting(key, to: $0) } ?? made
        }
        return object(
            member.flat,
            member.schema,
            ExampleRules(member.schema),
            offered,
            tag: text.map { (key, $0) }
        )
    }

    mutating func choice(_ union: FlatSchema.Union, _ offered: JSON?) -> ExampleValue? {
        let alternatives = planner.unions.alternatives(of: union, in: planner.context)
        func tag(_ alternative: ExampleAlternative, _ text: String?) -> (String, String)? {
            guard let key = alternatives.key, let text else { return nil }
            return (key, alternative.flat.tagText(text, key))
        }
        if let offered {
            let given = (alternatives.key ?? alternatives.inferredKey).flatMap { offered[$0]?.scalarText }
            let fitting = alternatives.all.fitting(
                tag: given,
                otherwise: offered.isObject ? union.discriminator?.fallback?.target : nil,
                tagDecides: alternatives.key != nil && offered.isObject
            )
            func made(_ maker: inout ExampleMaker, _ alternative: ExampleAlternative) -> ExampleValue? {
                maker.alternative(alternative, offered, tag(alternative, given.flatMap(alternative.ownTag)))
            }
            if fitting.count == 1 { return made(&self, fitting[0]) }
            if let best = fewestMisfits(fitting, offered, made) { return best }
            note("no alternative matches")
        }
        for alternative in alternatives.all {
            if let made = self.alternative(alternative, nil, tag(alternative, alternative.tags.first)) { return made }
        }
        return nil
    }

    private mutating func alternative(
        _ alternative: ExampleAlternative,
        _ offered: JSON?,
        _ tag: (String, String)?
    ) -> ExampleValue? {
        let target = alternative.schema.target
        guard let tag, planner.context.hierarchies[target] == nil, case .structure = alternative.flat.kind else {
            let made = value(of: alternative.schema, offered: offered, name: "")
            guard let (key, text) = tag, let written = made?.member(key)?.text else { return made }
            let isChosen = alternative.tags.contains { alternative.flat.tagText($0, key) == written }
            return isChosen ? made : made?.setting(key, to: text)
        }
        let isNew = open.insert(target).inserted
        defer { if isNew { open.remove(target) } }
        guard isNew || offered != nil else { return nil }
        let rules = ExampleRules(alternative.schema)
        return object(alternative.flat, target, rules, offered ?? target.shownExample, tag: tag)
    }

    /// `type: [string, integer]`.
    mutating func typeList(
        _ flat: FlatSchema,
        _ schema: Schema,
        _ rules: ExampleRules,
        _ offered: JSON?,
        name: String
    ) -> ExampleValue? {
        var flat = flat
        let members = flat.types.members
        let fitting = offered.flatMap { offered in members.first { $0.describes(offered) } }
        if offered != nil, fitting == nil { note("it has none of the types") }
        guard let type = fitting ?? members.first else { return nil }
        flat.types = type
        let offered = fitting == nil ? nil : offered
        if type != .object {
            flat.properties = []
        } else if !flat.properties.isEmpty {
            return object(flat, schema, rules, offered, tag: nil)
        }
        return value(of: schema, flat, flat.kind, rules, offered: offered, name: name)
    }
}

extension ExampleValue {
    fileprivate func member(_ name: String) -> ExampleValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The object with another value of one member.
    fileprivate func setting(_ name: String, to text: String) -> ExampleValue {
        guard case .object(var members) = self else { return self }
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].value = .text(text)
        } else {
            members.insert((name, .text(text)), at: 0)
        }
        return .object(members)
    }
}

extension FlatSchema {
    /// The JSON of a tag, as the member describes it.
    func tagText(_ tag: String, _ key: String) -> String {
        guard let values = property(key).map(FlatSchema.init) else { return jsonString(tag) }
        if values.types.isEmpty, let listed = values.listedValues?.first(where: { $0.scalarText == tag }) {
            return listed.text
        }
        let isPlain =
            values.types.contains(.integer) && Int(tag) != nil || values.types == .boolean && Bool(tag) != nil
        return isPlain ? tag : jsonString(tag)
    }
}

extension Schema.Types {
    fileprivate func describes(_ value: JSON) -> Bool {
        switch value.kind {
        case .null: false
        case .boolean: self == .boolean
        case .number: self == .number || self == .integer && value.int != nil
        case .string: self == .string
        case .array: self == .array
        case .object: self == .object
        }
    }
}
