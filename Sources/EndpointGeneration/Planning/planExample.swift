import EndpointDescription

extension Planner {
    /// A value of `schema` as JSON text: what the author offers where it fits, made up where nothing does. The same every time.
    ///
    /// - Returns: `nil` where there is no finite value.
    func example(of schema: Schema, offered: JSON?) -> String? { exampleValue(of: schema, offered: offered)?.text }

    func exampleValue(of schema: Schema, offered: JSON?) -> ExampleValue? {
        var maker = ExampleMaker(planner: self)
        let value = maker.value(of: schema, offered: offered, name: "")
        if let offered, !maker.misfits.isEmpty {
            log.note(
                "this example is not what its schema describes, so its stub differs: "
                    + maker.misfits.prefix(3).joined(separator: "; ")
                    + (maker.misfits.count > 3 ? "; and \(maker.misfits.count - 3) more" : ""),
                at: offered.place
            )
        }
        return value
    }
}

/// Puts one example together.
struct ExampleMaker {
    let planner: Planner
    /// Where the author's example had to be left.
    private(set) var misfits: [String] = []
    /// What is being made: a value of it inside itself would never end.
    private var open: Set<ObjectIdentifier> = []
    private var depth = 0
    /// Values made so far; what may be missing is left out beyond a few hundred.
    private var count = 0
    private var place: [String] = []

    init(planner: Planner) {
        self.planner = planner
    }

    mutating func value(of schema: Schema, offered: JSON?, name: String) -> ExampleValue? {
        count += 1
        place.append(name)
        depth += 1
        defer {
            place.removeLast()
            depth -= 1
        }
        guard depth < 64 else { return nil }
        let offered = offered ?? schema.shownExample
        if let offered, offered.isNull {
            if schema.admitsNull { return .text("null") }
            note("null is none of its values")
            return value(of: schema.target, flat: FlatSchema(schema.target), offered: nil, name: name)
        }
        return value(of: schema.target, flat: FlatSchema(schema.target), offered: offered, name: name)
            ?? (schema.admitsNull ? .text("null") : nil)
    }

    mutating func note(_ problem: String) {
        let path = place.filter { !$0.isEmpty }.joined(separator: ".")
        misfits.append(path.isEmpty ? problem : "'\(path)': \(problem)")
    }

    private mutating func value(of schema: Schema, flat: FlatSchema, offered: JSON?, name: String) -> ExampleValue? {
        if let family = planner.families[schema] { return member(of: family, base: schema, offered: offered) }
        let shape = planner.shape(of: flat)
        switch shape {
        case .enumeration(let raw): return listed(flat, raw, schema, offered)
        case .scalar(let type): return scalar(type, flat, schema, offered, name: name)
        case .anything:
            if flat.acceptsNothing { return nil }
            return .text((offered ?? flat.constant ?? flat.allowedValues?.first)?.text ?? "{}")
        case .array: return array(flat, schema, offered)
        case .dictionary, .structure, .union:
            // What the author wrote has an end; what we make up must find one.
            let isNew = open.insert(ObjectIdentifier(schema)).inserted
            defer { if isNew { open.remove(ObjectIdentifier(schema)) } }
            guard isNew || offered != nil else { return nil }
            if case .union = shape { return choice(flat, schema, offered, name: name) }
            if case .dictionary = shape { return dictionary(flat, offered) }
            return object(flat, schema, offered, tag: nil)
        }
    }

    // MARK: - Objects

    private mutating func dictionary(_ flat: FlatSchema, _ offered: JSON?) -> ExampleValue? {
        let values = flat.additionalSchema
        guard let given = expect(offered, \.isObject, "an object") else {
            guard let values, flat.patternProperties.isEmpty,
                let made = value(of: values, offered: nil, name: "key")
            else { return .object([]) }
            return .object([("key", made)])
        }
        return .object(given.members.compactMap { member in rest(member, values).map { (member.name, $0) } })
    }

    private mutating func rest(_ member: (name: String, value: JSON), _ values: Schema?) -> ExampleValue? {
        guard let values else { return .text(member.value.text) }
        return value(of: values, offered: member.value, name: member.name)
    }

    /// - Parameter tag: the member that says which of several this is.
    private mutating func object(
        _ flat: FlatSchema,
        _ schema: Schema,
        _ offered: JSON?,
        tag: (key: String, text: String)?
    ) -> ExampleValue? {
        let offered = expect(offered, \.isObject, "an object")
        var required = Set(flat.required)
        for union in flat.unions where planner.isAlternativeRequired(union) {
            required.formUnion(union.arms.first?.required ?? [])
        }
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
            if property.schema.isWriteOnly || property.schema.target.isWriteOnly {
                if given != nil { note("'\(name)' is only written, so no answer has it") }
                continue
            }
            if given == nil, !isRequired, offered != nil || depth > 6 || count > 300 { continue }
            if let given, given.isNull, !isRequired, !property.schema.admitsNull {
                note("'\(name)' may be left out, but not be null")
                continue
            }
            if given == nil, offered != nil { note("'\(name)' is required") }
            if let made = value(of: property.schema, offered: given, name: name) {
                members.append((name, made))
            } else if isRequired {
                return nil
            }
        }
        var known = Set(members.map(\.name)).union(flat.properties.map(\.name))
        for union in flat.unions where !planner.isAlternativeRequired(union) {
            guard let more = variant(union, flat, offered) else { continue }
            members += more.filter { !known.contains($0.name) }
            known.formUnion(more.map(\.name))
        }
        return .object(members + others(of: flat, offered, known: known))
    }

    private mutating func others(of flat: FlatSchema, _ offered: JSON?, known: Set<String>)
        -> [(name: String, value: ExampleValue)]
    {
        let keeps = flat.additionalProperties.carriesValues || !flat.patternProperties.isEmpty
        return (offered?.members ?? []).filter { !known.contains($0.name) }.compactMap { member in
            guard keeps else {
                // A union beside the members may know it.
                if flat.unions.isEmpty { note("'\(member.name)' is not described") }
                return nil
            }
            return rest(member, flat.additionalSchema).map { (member.name, $0) }
        }
    }

    private mutating func variant(_ union: FlatSchema.Union, _ flat: FlatSchema, _ offered: JSON?)
        -> [(name: String, value: ExampleValue)]?
    {
        var alone = flat
        alone.unions = [union]
        // What the members beside the union bring is no fault of an arm.
        let before = misfits
        defer { misfits = before }
        guard case .object(let members)? = choice(alone, nil, offered, name: "") else { return nil }
        return members
    }

    // MARK: - Arrays

    private mutating func array(_ flat: FlatSchema, _ schema: Schema, _ offered: JSON?) -> ExampleValue? {
        let items = flat.prefixItems.isEmpty ? flat.items : nil
        if let given = expect(offered, \.isArray, "an array") {
            guard let items else { return .array(given.elements.map { .text($0.text) }) }
            return .array(given.elements.compactMap { value(of: items, offered: $0, name: "[]") })
        }
        if !flat.prefixItems.isEmpty {
            return .array(flat.prefixItems.compactMap { value(of: $0, offered: nil, name: "[]") })
        }
        let least = min(schema.limit("minItems")?.int ?? 0, 16)
        guard let items, schema.limit("maxItems")?.int != 0, let made = value(of: items, offered: nil, name: "[]")
        else {
            return least > 0 && items != nil ? nil : .array([])
        }
        return .array(Array(repeating: made, count: max(least, 1)))
    }

    // MARK: - Choices

    private mutating func member(of family: Families.Family, base: Schema, offered: JSON?) -> ExampleValue? {
        let tag = offered?[family.key]?.scalarText
        let fitting = family.members.first { member in tag.map(member.tags.contains) ?? false }
        if let offered, fitting == nil { note("'\(family.key)' is \(offered[family.key]?.text ?? "missing")") }
        for member in fitting.map({ [$0] }) ?? family.members {
            let isNew = open.insert(ObjectIdentifier(member.schema)).inserted
            defer { if isNew { open.remove(ObjectIdentifier(member.schema)) } }
            guard isNew || fitting != nil else { continue }
            let flat = FlatSchema(member.schema)
            let text = (fitting == nil ? member.tags.first : tag).map { tagText($0, family.key, flat) }
            let made = object(
                flat,
                member.schema,
                fitting == nil ? nil : offered,
                tag: text.map { (family.key, $0) }
            )
            if let made { return made }
        }
        return nil
    }

    /// - Parameter schema: `nil` for a choice that stands beside members.
    private mutating func choice(_ flat: FlatSchema, _ schema: Schema?, _ offered: JSON?, name: String)
        -> ExampleValue?
    {
        guard let union = flat.unions.first else { return typeList(flat, schema, offered, name: name) }
        let key = union.discriminator?.propertyName
        let arms = union.arms.filter(\.saysWhatItIs).map { arm in
            let candidate = Planner.Candidate(schema: arm, flat: FlatSchema(arm.target))
            let tags = planner.tags(of: candidate, key: key, discriminator: union.discriminator)
            return (schema: arm, flat: candidate.flat, tags: tags)
        }
        func tag(_ arm: (schema: Schema, flat: FlatSchema, tags: [String]), _ given: String?) -> (String, String)? {
            guard let key, let text = given ?? arm.tags.first else { return nil }
            return (key, tagText(text, key, arm.flat))
        }
        if let offered {
            if let key, let given = offered[key]?.scalarText, let arm = arms.first(where: { $0.tags.contains(given) }) {
                return self.arm(arm.schema, arm.flat, offered, tag(arm, given), name: name)
            }
            var best: (value: ExampleValue, misfits: [String])?
            let before = misfits
            for arm in arms where key == nil || arm.tags.isEmpty || !offered.isObject {
                misfits = before
                guard let made = self.arm(arm.schema, arm.flat, offered, nil, name: name) else { continue }
                if best.map({ $0.misfits.count > misfits.count }) ?? true { best = (made, misfits) }
            }
            if let best {
                misfits = best.misfits
                return best.value
            }
            misfits = before
            note("none of the alternatives fits")
        }
        for arm in arms {
            if let made = self.arm(arm.schema, arm.flat, nil, tag(arm, nil), name: name) { return made }
        }
        return nil
    }

    private mutating func arm(
        _ schema: Schema,
        _ flat: FlatSchema,
        _ offered: JSON?,
        _ tag: (String, String)?,
        name: String
    ) -> ExampleValue? {
        let target = schema.target
        guard let tag, planner.families[target] == nil, case .structure = planner.shape(of: flat) else {
            return value(of: schema, offered: offered, name: "")
        }
        let isNew = open.insert(ObjectIdentifier(target)).inserted
        defer { if isNew { open.remove(ObjectIdentifier(target)) } }
        guard isNew || offered != nil else { return nil }
        return object(flat, target, offered ?? target.shownExample, tag: tag)
    }

    /// `type: [string, integer]`.
    private mutating func typeList(_ flat: FlatSchema, _ schema: Schema?, _ offered: JSON?, name: String)
        -> ExampleValue?
    {
        var flat = flat
        let members = flat.types.members
        let fitting = offered.flatMap { offered in members.first { $0.describes(offered) } }
        if offered != nil, fitting == nil { note("it is of none of the types") }
        guard let schema, let type = fitting ?? members.first else { return nil }
        flat.types = type
        if type != .object {
            flat.properties = []
        } else if !flat.properties.isEmpty {
            return object(flat, schema, fitting == nil ? nil : offered, tag: nil)
        }
        return value(of: schema, flat: flat, offered: fitting == nil ? nil : offered, name: name)
    }

    private func tagText(_ tag: String, _ key: String, _ flat: FlatSchema) -> String {
        let isNumber = flat.property(key).map { FlatSchema($0).types.contains(.integer) } ?? false
        return isNumber && Int(tag) != nil ? tag : jsonString(tag)
    }

    // MARK: -

    /// What is offered, if it is of the kind that is wanted.
    mutating func expect(_ offered: JSON?, _ fits: (JSON) -> Bool, _ wanted: String) -> JSON? {
        guard let offered else { return nil }
        if fits(offered) { return offered }
        note("it is no \(wanted.split(separator: " ").last ?? "")")
        return nil
    }
}

extension Schema {
    /// The example of a use, else of what it refers to.
    var shownExample: JSON? {
        var schema = self
        for _ in 0..<64 {
            if let example = schema.example { return example }
            guard let next = schema.reference else { break }
            schema = next
        }
        return target.example
    }

    /// A rule as written here or where this leads.
    func limit(_ keyword: String) -> JSON? {
        for schema in [self] + [reference].compactMap({ $0 }) + allOf {
            if let value = schema.place.json?[keyword] { return value }
        }
        return nil
    }
}

extension FlatSchema {
    /// What members without a name of their own are; `nil` for anything.
    fileprivate var additionalSchema: Schema? {
        if case .schema(let values) = additionalProperties, values.saysWhatItIs { return values }
        if case .unspecified = additionalProperties, patternProperties.count == 1 { return patternProperties[0].schema }
        return nil
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
