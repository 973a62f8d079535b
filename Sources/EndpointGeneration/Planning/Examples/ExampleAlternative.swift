import EndpointDescription

/// An alternative of a union, or a base or subtype, for the choice that an example makes.
struct ExampleAlternative {
    let schema: Schema
    let flat: FlatSchema
    /// The values of the tag that select it.
    let tags: [String]
    let outline: ValueOutline

    fileprivate init(_ schema: Schema, _ flat: FlatSchema, tags: [String], _ context: PlanContext) {
        self.schema = schema
        self.flat = flat
        self.tags = tags
        outline = ValueOutline(schema.target, flat, context)
    }

    /// The tag, if it is one of its own.
    func ownTag(_ tag: String) -> String? { tags.contains(tag) ? tag : nil }
}

extension [ExampleAlternative] {
    /// Those that a value with this tag may be: the only one with the tag, else also those without tags. Other members
    /// distinguish them.
    ///
    /// - Parameters:
    ///   - fallback: the one for values whose tag is missing or unknown.
    ///   - tagDecides: whether values with other tags than its own are not of an alternative.
    func fitting(tag: String?, otherwise fallback: Schema?, tagDecides: Bool = true) -> [ExampleAlternative] {
        let tagged = filter { tag.flatMap($0.ownTag) != nil }
        let fitting = tagged.isEmpty ? filter { $0.schema.target === fallback } : tagged
        return fitting.count == 1 ? fitting : fitting + filter { !tagDecides || $0.tags.isEmpty }
    }
}

/// The alternatives of a union, with the member that selects one of them.
struct ExampleAlternatives {
    /// The member that the discriminator names.
    let key: String?
    /// The member that selects an alternative although no discriminator names it.
    let inferredKey: String?
    let all: [ExampleAlternative]

    fileprivate init(of union: FlatSchema.Union, in context: PlanContext) {
        let described = union.alternatives.filter(\.describesKind)
        let others = union.alternatives.filter { !$0.describesKind && $0.target.acceptsAnything }
        var candidates = (described + others).map { alternative in
            UnionCandidate(schema: alternative, flat: FlatSchema(alternative.target))
        }
        let tagging = context.hierarchies.assignTags(to: &candidates, of: union)
        key = tagging.discriminator?.propertyName
        inferredKey = key == nil ? tagging.tag?.key : nil
        all = candidates.map { candidate in
            ExampleAlternative(candidate.schema, candidate.flat, tags: candidate.tags, context)
        }
    }
}

/// The alternatives of each union that an example has met, because examples meet the same unions many times.
final class ExampleUnions {
    private var known: [[Schema]: ExampleAlternatives] = [:]
    private var members: [Schema: [ExampleAlternative]] = [:]
    private var listed: [[Schema]: [String: Set<String>]] = [:]

    func alternatives(of union: FlatSchema.Union, in context: PlanContext) -> ExampleAlternatives {
        if let known = known[union.alternatives] { return known }
        let read = ExampleAlternatives(of: union, in: context)
        known[union.alternatives] = read
        return read
    }

    /// Whether an alternative lists a value as one that its member may have. Such a value says more than the member's type.
    func lists(_ value: ExampleValue, as member: String, of union: FlatSchema.Union, in context: PlanContext) -> Bool {
        guard case .text(let text) = value else { return false }
        let texts = listed[union.alternatives] ?? listedTexts(in: alternatives(of: union, in: context).all)
        listed[union.alternatives] = texts
        return texts[member]?.contains(text) == true
    }

    /// The values that the members of alternatives list, as JSON text.
    private func listedTexts(in alternatives: [ExampleAlternative]) -> [String: Set<String>] {
        var texts: [String: Set<String>] = [:]
        for property in alternatives.flatMap(\.flat.properties) {
            let values = FlatSchema(property.schema.target).listedValues ?? []
            texts[property.name, default: []].formUnion(values.map(\.text))
        }
        return texts
    }

    func members(of hierarchy: DiscriminatorHierarchies.Hierarchy, base: Schema, in context: PlanContext)
        -> [ExampleAlternative]
    {
        if let known = members[base] { return known }
        let read = hierarchy.members.map { member in
            ExampleAlternative(member.schema, FlatSchema(member.schema), tags: member.tags, context)
        }
        members[base] = read
        return read
    }
}

/// The parts of a schema that a lower bound of the misfits of a value needs.
final class ValueOutline {
    private let schema: Schema
    private let flat: FlatSchema
    private let context: PlanContext
    private let kind: SchemaKind
    private lazy var kinds = flat.jsonKinds
    private var listed: ListedTexts?
    private lazy var needed = Set(flat.required.filter { flat.property($0)?.isOnlyInRequests == false })
    private var members: [String: ValueOutline] = [:]

    init(_ schema: Schema, _ flat: FlatSchema, _ context: PlanContext) {
        self.schema = schema
        self.flat = flat
        self.context = context
        kind = flat.kind
    }

    /// A lower bound of the misfits that `ExampleMaker` notes.
    ///
    /// - Parameter given: the members of the example, if it is an object.
    func leastMisfits(_ offered: JSON, _ given: [String: JSON]) -> Int {
        guard context.hierarchies[schema] == nil else { return offered.mayBe(\.isObject) ? 0 : 1 }
        switch kind {
        case .enumeration(let raw):
            let texts = listed ?? ListedTexts(flat, .enumeration(raw))
            listed = texts
            return texts.text(of: offered) == nil ? 1 : 0
        case .scalar(let type): return type.reads(offered) ? 0 : 1
        case _ where flat.listedValues != nil: return 0
        case .array: return offered.mayBe(\.isArray) ? 0 : 1
        case .dictionary: return offered.mayBe(\.isObject) ? 0 : 1
        case .structure: return offered.isObject ? leastMisfits(of: given) : offered.mayBe(\.isObject) ? 0 : 1
        case .union:
            let admits = offered.isObject ? kinds.contains(.object) : !offered.isArray || kinds.contains(.array)
            return admits ? 0 : 1
        case .anything: return 0
        }
    }

    private func leastMisfits(of given: [String: JSON]) -> Int {
        var misfits = needed.count
        for (name, value) in given {
            if needed.contains(name) { misfits -= 1 }
            guard let member = flat.property(name) else {
                if !flat.keepsOthers, flat.unions.isEmpty { misfits += 1 }
                continue
            }
            if member.isOnlyInRequests {
                misfits += 1
            } else if flat.isAnyJSON(name) {
                continue
            } else if value.isNull {
                if !member.allowsNull { misfits += 1 }
            } else if name != "data" || !context.events.contains(schema) {
                misfits += min(1, outline(of: member, name).leastMisfitsOfKind(value))
            }
        }
        return misfits
    }

    private func outline(of member: Schema, _ name: String) -> ValueOutline {
        if let known = members[name] { return known }
        let outline = ValueOutline(member.target, FlatSchema(member.target), context)
        members[name] = outline
        return outline
    }

    private func leastMisfitsOfKind(_ offered: JSON) -> Int {
        if case .structure = kind { return offered.mayBe(\.isObject) ? 0 : 1 }
        return leastMisfits(offered, [:])
    }
}

extension FlatSchema {
    /// Whether conditions give a member different types, so that it becomes any JSON value.
    func isAnyJSON(_ member: String) -> Bool {
        !contradictions.isEmpty && conditionalMembers.contains(member) && contradictions.contains(member)
    }
}

extension Schema {
    /// Whether it names `null`, or allows every value.
    var allowsNull: Bool {
        if admitsNull { return true }
        let flat = FlatSchema(target)
        return !flat.acceptsNothing && flat.constant == nil && flat.allowedValues == nil && admitsAnyValue
    }
}

extension JSON {
    /// Whether it is of a kind, or may be a text with JSON of this kind.
    fileprivate func mayBe(_ isKind: (JSON) -> Bool) -> Bool { isKind(self) || writtenJSON.map(isKind) ?? false }
}
