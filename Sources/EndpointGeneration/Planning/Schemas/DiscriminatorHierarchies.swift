import EndpointDescription

/// Bases that are referenced and whose discriminator chooses among their subtypes. A reference to such a base also
/// means its subtypes.
struct DiscriminatorHierarchies {
    /// Types that one member of every value distinguishes.
    struct Hierarchy {
        var key: String
        var members: [Member]
    }

    struct Member {
        var schema: Schema
        /// The discriminator values that select this schema.
        var tags: [String]
        /// Whether a mapping or an extension states them.
        var statesTags: Bool
        /// Whether they are the values of the base that no other has for itself.
        var takesOtherTags: Bool
    }

    private var hierarchies: [Schema: Hierarchy] = [:]
    private var tags = AgreedTags<Schema>()

    init(_ description: Description) {
        guard description.schemas.contains(where: { !$0.schema.subtypes.isEmpty }) else { return }
        var waiting = DiscriminatorHierarchies.referredTo(in: description)
        while let base = waiting.popLast() {
            guard hierarchies[base] == nil, let hierarchy = Hierarchy(of: base) else { continue }
            hierarchies[base] = hierarchy
            for member in hierarchy.members {
                let tag = member.tags.count == 1 ? member.tags.first : nil
                tags.add(tag, of: member.schema, key: hierarchy.key)
                // A subtype with another discriminator is a nested hierarchy, all of it under one tag.
                if member.schema !== base, member.schema.choosesByAnother(than: hierarchy.key) {
                    waiting.append(member.schema)
                    for subtype in member.schema.allSubtypes { tags.add(tag, of: subtype, key: hierarchy.key) }
                }
            }
        }
    }

    subscript(base: Schema) -> Hierarchy? { hierarchies[base] }

    func members(of base: Schema) -> [Schema] { self[base]?.members.map(\.schema) ?? [] }

    /// The value of the member `key` that identifies a schema, if all discriminators agree on it.
    func tag(of schema: Schema, key: String) -> String? { tags.tag(of: schema, key: key) }

    /// Every base with subtypes that is used as a type. Bases that are only extended are not included.
    private static func referredTo(in description: Description) -> [Schema] {
        let operations = description.operations + description.webhooks
        let used = operations.flatMap(\.schemas)
        let met = schemasNeeded(by: description.schemas.map(\.schema) + used)
        return (used + met.flatMap(\.contents)).map(\.target).filter { !$0.subtypes.isEmpty }
    }
}

extension DiscriminatorHierarchies.Hierarchy {
    fileprivate init?(of base: Schema) {
        guard let discriminator = base.discriminatorInForce else { return nil }
        let key = discriminator.propertyName
        let subtypes = base.subtypes(where: { !$0.choosesByAnother(than: key) })
        var mapped = MappedTags(key: key)
        var candidates: [UnionCandidate] = []
        func add(_ schema: Schema) {
            var candidate = UnionCandidate(schema: schema, flat: FlatSchema(schema))
            candidate.assignTags(of: base, &mapped)
            candidates.append(candidate)
        }
        for subtype in subtypes
        where subtype.subtypes.isEmpty || subtype.choosesByAnother(than: key) || subtype.standsAlone {
            add(subtype)
        }
        if let own = base.discriminator {
            // A mapping may name types that do not extend the base.
            let named = own.named.map { tag, schema in
                (tag, mapped.chosen(by: tag, from: schema.target, key: own.propertyName))
            }
            candidates.add(named, except: Set([base] + subtypes))
        }
        if base.standsAlone { add(base) }
        mapped.addUnmapped(to: &candidates)
        candidates.nameSharedTags(key)
        candidates.takeRemainingTags(key)
        self.key = key
        members = candidates.map { candidate in
            .init(
                schema: candidate.schema,
                tags: candidate.tags,
                statesTags: candidate.statesTags,
                takesOtherTags: candidate.takesOtherTags
            )
        }
    }
}

extension Schema {
    /// Its own discriminator, else the nearest that it inherits.
    var discriminatorInForce: Discriminator? { bases.first(where: \.choosesAmongSubtypes)?.discriminator }

    /// Whether it has subtypes among which a member chooses.
    func isBase(choosingBy key: String) -> Bool { !subtypes.isEmpty && discriminatorInForce?.propertyName == key }

    fileprivate func choosesByAnother(than key: String) -> Bool {
        guard choosesAmongSubtypes, !subtypes.isEmpty, let discriminator else { return false }
        return discriminator.propertyName != key
    }

    /// Whether a value may be of this base and of none of its subtypes. It may not if the mapping names all the others,
    /// unless the base is the default or has a tag of its own.
    fileprivate var standsAlone: Bool {
        guard let discriminator = discriminatorInForce else { return false }
        let key = discriminator.propertyName
        let mapped = Set(mappings(by: key).map { $0.schema.target })
        let isChosen = mapped.contains(self) || discriminator.fallback?.target === self
        if isChosen || hasVendorTagOfItsOwn(key) { return true }
        if !mapped.isEmpty, lastSubtypes(by: key).allSatisfy(mapped.contains) { return false }
        let listed = FlatSchema(self).fixedTags(key)
        if listed.isEmpty { return true }
        return componentName.map { name in listed.contains { $0.spellsSame(as: name) } } ?? false
    }

    /// Whether its extension states a tag that neither a mapping nor a subtype has.
    private func hasVendorTagOfItsOwn(_ key: String) -> Bool {
        guard let tag = vendorTag(for: key), !mappings(by: key).contains(where: { $0.tag == tag }) else { return false }
        return !allSubtypes.contains { $0.vendorTag?.scalarText == tag }
    }

    /// Direct and indirect subtypes that have no subtypes of their own, or that choose among these by another member.
    private func lastSubtypes(by key: String) -> [Schema] {
        subtypes(where: { !$0.choosesByAnother(than: key) }).filter {
            $0.subtypes.isEmpty || $0.choosesByAnother(than: key)
        }
    }

    private func mappings(by key: String) -> [(tag: String, schema: Schema)] {
        bases.compactMap(\.discriminator).filter { $0.propertyName == key }.flatMap(\.mapping)
    }
}

extension UnionCandidate {
    /// Gives a base or subtype its tags: those of the mapping, else the value of a vendor extension, else its own. Other
    /// members distinguish one without tags.
    fileprivate mutating func assignTags(of base: Schema, _ mapped: inout MappedTags) {
        let owners = base.bases.filter(\.choosesAmongSubtypes).prefix(1) + schema.bases
        tags = mapped.stated(for: schema, by: Array(owners))
        statesTags = !tags.isEmpty
        if !statesTags { tags = mapped.own(of: self) }
    }
}
