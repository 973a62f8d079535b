import EndpointDescription

extension ExampleMaker {
    mutating func member(of hierarchy: DiscriminatorHierarchies.Hierarchy, base: Schema, offered: JSON?)
        -> ExampleValue?
    {
        let tag = offered?[hierarchy.key]?.scalarText
        let fallback = offered.flatMap { _ in base.discriminatorInForce?.fallback?.target }
        let fitting =
            hierarchy.members.first { member in tag.map(member.tags.contains) ?? false }
            ?? hierarchy.members.first { $0.schema === fallback }
        if let offered, fitting == nil { note("'\(hierarchy.key)' is \(offered[hierarchy.key]?.text ?? "missing")") }
        for member in fitting.map({ [$0] }) ?? hierarchy.members {
            let isNew = open.insert(member.schema).inserted
            defer { if isNew { open.remove(member.schema) } }
            guard isNew || fitting != nil else { continue }
            let flat = FlatSchema(member.schema)
            let text = (fitting == nil ? member.tags.first : tag).map { tagText($0, hierarchy.key, flat) }
            let made = object(
                flat,
                member.schema,
                ExampleRules(member.schema),
                fitting == nil ? nil : offered,
                tag: text.map { (hierarchy.key, $0) }
            )
            if let made { return made }
        }
        return nil
    }

    mutating func choice(_ union: FlatSchema.Union, _ offered: JSON?) -> ExampleValue? {
        let alternatives = planner.unions.alternatives(of: union, in: planner.context)
        func tag(_ alternative: ExampleAlternative, _ given: String?) -> (String, String)? {
            guard let key = alternatives.key, let text = given ?? alternative.tags.first else { return nil }
            return (key, tagText(text, key, alternative.flat))
        }
        if let offered {
            let given = (alternatives.key ?? alternatives.inferredKey).flatMap { offered[$0]?.scalarText }
            if let given, let alternative = alternatives.alternative(tagged: given) {
                return self.alternative(alternative, offered, tag(alternative, given))
            }
            if let fallback = union.discriminator?.fallback?.target, offered.isObject,
                let alternative = alternatives.all.first(where: { $0.schema.target === fallback })
            {
                return self.alternative(alternative, offered, nil)
            }
            let untagged = alternatives.all.filter {
                alternatives.key == nil || $0.tags.isEmpty || !offered.isObject
            }
            let best = fewestMisfits(untagged, offered) { maker, alternative in
                maker.alternative(alternative, offered, nil)
            }
            if let best { return best }
            note("no alternative matches")
        }
        for alternative in alternatives.all {
            if let made = self.alternative(alternative, nil, tag(alternative, nil)) { return made }
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
            return value(of: alternative.schema, offered: offered, name: "")
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

    private func tagText(_ tag: String, _ key: String, _ flat: FlatSchema) -> String {
        let isNumber = flat.property(key).map { FlatSchema($0).types.contains(.integer) } ?? false
        return isNumber && Int(tag) != nil ? tag : jsonString(tag)
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
