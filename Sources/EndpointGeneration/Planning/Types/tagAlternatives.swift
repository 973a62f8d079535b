import EndpointDescription

/// The member whose value selects an alternative of a union.
struct UnionTagging {
    /// The discriminator of the union, or of the base that all its objects share.
    let discriminator: Schema.Discriminator?
    let tag: UnionTraits.Tag?
}

extension DiscriminatorHierarchies {
    /// Gives each alternative of a union the tags that select it.
    func assignTags(to candidates: inout [UnionCandidate], of union: FlatSchema.Union) -> UnionTagging {
        let discriminator = union.discriminator ?? candidates.inheritedDiscriminator
        let key = discriminator?.propertyName ?? candidates.sharedTagKey
        if let key {
            var search = TagSearch(hierarchies: self, key: key, isInferred: discriminator == nil)
            let mapping = TagMapping(discriminator)
            search.assignTags(to: &candidates, by: mapping)
        }
        if let discriminator { resolveSharedTags(of: &candidates, discriminator.propertyName) }
        return UnionTagging(
            discriminator: discriminator,
            tag: key.map { UnionTraits.Tag(key: $0, isInferred: discriminator == nil) }
        )
    }
}

/// The mapping of a union's discriminator. It takes precedence over that of a base.
private struct TagMapping {
    let discriminator: Schema.Discriminator?
    let tags: Set<String>

    init(_ discriminator: Schema.Discriminator?) {
        self.discriminator = discriminator
        tags = Set(discriminator?.mapping.map(\.tag) ?? [])
    }

    func tags(of target: Schema) -> [String] {
        discriminator?.mapping.filter { $0.schema.target === target }.map(\.tag) ?? []
    }
}

/// Finds the tags of a union's alternatives: those of the mapping, else those that a base or an extension states, else
/// those of unions inside it, else its own.
private struct TagSearch {
    let hierarchies: DiscriminatorHierarchies
    let key: String
    /// Whether the alternatives imply the tag, because there is no discriminator.
    let isInferred: Bool
    private var mapped: MappedTags

    init(hierarchies: DiscriminatorHierarchies, key: String, isInferred: Bool) {
        self.hierarchies = hierarchies
        self.key = key
        self.isInferred = isInferred
        mapped = MappedTags(key: key)
    }

    mutating func assignTags(to candidates: inout [UnionCandidate], by mapping: TagMapping) {
        for index in candidates.indices { assignTags(to: &candidates[index], by: mapping) }
        mapped.addUnmapped(to: &candidates)
    }

    /// - Parameter nested: the tags of an alternative that is itself a union, if they are known.
    private mutating func assignTags(
        to candidate: inout UnionCandidate,
        by mapping: TagMapping,
        nested: [String]? = nil
    ) {
        guard candidate.hasObject else { return }
        let target = candidate.schema.target
        let chosen = mapping.tags(of: target)
        if !chosen.isEmpty { return candidate.state(chosen) }
        if let hierarchy = hierarchies[target], hierarchy.key == key {
            candidate.tags = hierarchy.tags(as: candidate)
            return
        }
        if mapping.discriminator != nil || !isInferred {
            let stated = mapped.stated(for: target, by: target.bases).filter { !mapping.tags.contains($0) }
            if !stated.isEmpty { return candidate.state(stated) }
        }
        candidate.tags = nested ?? nestedTags(of: candidate.flat)
        guard candidate.tags.isEmpty else { return }
        let isImplied = mapping.discriminator == nil
        candidate.tags = isImplied ? candidate.flat.fixedTags(key) : mapped.own(of: candidate, inUnion: true)
    }

    /// The tags of an alternative that is itself a union with the same tag member.
    private mutating func nestedTags(of flat: FlatSchema) -> [String] {
        var seen: Set<Schema> = []
        return nestedTags(of: flat, mayLackDiscriminator: !isInferred, depth: 0, &seen)
    }

    /// Visits each union once.
    ///
    /// - Parameter mayLackDiscriminator: whether a union without this discriminator counts too, with the tags that all its
    ///   objects have. Inner unions need the discriminator: otherwise each alternative would search many layers.
    private mutating func nestedTags(
        of flat: FlatSchema,
        mayLackDiscriminator: Bool,
        depth: Int,
        _ seen: inout Set<Schema>
    ) -> [String] {
        guard depth < 8, flat.properties.isEmpty, let union = flat.unions.first else { return [] }
        let mapping = TagMapping(union.discriminator?.propertyName == key ? union.discriminator : nil)
        guard mayLackDiscriminator || mapping.discriminator != nil else { return [] }
        var tags: [String] = []
        for alternative in union.alternatives {
            let flat = FlatSchema(alternative.target)
            var inner = UnionCandidate(schema: alternative, flat: flat, kinds: flat.mayBeObject ? [.object] : [])
            guard seen.insert(alternative.target).inserted else { continue }
            let nested = nestedTags(of: inner.flat, mayLackDiscriminator: false, depth: depth + 1, &seen)
            assignTags(to: &inner, by: mapping, nested: nested)
            if inner.hasObject, inner.tags.isEmpty { return [] }
            tags += nested + inner.tags
        }
        var unique: Set<String> = []
        return tags.filter { unique.insert($0).inserted }
    }
}

extension DiscriminatorHierarchies.Hierarchy {
    /// The tags of the base as an alternative of a union. If a member has none, they are the values that the base lists.
    fileprivate func tags(as base: UnionCandidate) -> [String] {
        members.contains(where: \.tags.isEmpty) ? base.flat.fixedTags(key) : members.flatMap(\.tags)
    }
}

extension UnionCandidate {
    /// The name of its schema as the tag, unless its objects cannot have that.
    func nameTag(_ key: String) -> String? {
        guard let name = componentName else { return nil }
        var seen: Set<Schema> = []
        return flat.tag(named: name, key: key, &seen)
    }

    /// Gives it the tags that a mapping or an extension states.
    fileprivate mutating func state(_ tags: [String]) {
        self.tags = tags
        statesTags = true
    }
}

extension FlatSchema {
    /// The values that a member lists.
    func fixedTags(_ key: String) -> [String] {
        guard let values = property(key).map(FlatSchema.init), values.unions.isEmpty else { return [] }
        return values.listedValues?.compactMap(\.scalarText) ?? []
    }

    /// The values that a member lists, or both booleans.
    func possibleTags(_ key: String) -> [String] {
        let listed = fixedTags(key)
        let isBoolean = property(key).map { FlatSchema($0).types == .boolean } ?? false
        return listed.isEmpty && isBoolean ? ["true", "false"] : listed
    }

    /// Whether a member lists values that are texts.
    fileprivate func listsTexts(_ key: String) -> Bool {
        let listed = property(key).map(FlatSchema.init)?.listedValues ?? []
        return !listed.isEmpty && listed.allSatisfy { $0.string != nil }
    }

    /// The value of a member that is the name of the schema (OpenAPI 3.1 §4.8.25), in the spelling that the member lists;
    /// `nil` if it can have no such value in one of the objects that the schema describes, or if there are more than 64.
    fileprivate func tag(named name: String, key: String, _ seen: inout Set<Schema>) -> String? {
        guard let values = property(key).map(FlatSchema.init) else {
            for alternative in unions.flatMap(\.alternatives).map(\.target)
            where seen.insert(alternative).inserted {
                guard seen.count <= 64, FlatSchema(alternative).tag(named: name, key: key, &seen) == name else {
                    return nil
                }
            }
            return name
        }
        if values.unions.isEmpty, let listed = values.listedValues?.compactMap(\.scalarText) {
            return listed.first { $0 == name } ?? listed.first { $0.spellsSame(as: name) }
        }
        return values.types.isEmpty || values.types.contains(.string) ? name : nil
    }
}

extension DiscriminatorHierarchies {
    private func resolveSharedTags(of candidates: inout [UnionCandidate], _ key: String) {
        let listed = Set(candidates.map(\.schema.target))
        for index in candidates.indices where !candidates[index].statesTags {
            markUnion(&candidates[index], key, beside: listed)
        }
        candidates.nameSharedTags(key)
    }

    /// Marks an alternative that is itself a union with the same tag member. If it is a base, it leaves the tags of those
    /// subtypes that are alternatives as well to these.
    private func markUnion(_ candidate: inout UnionCandidate, _ key: String, beside listed: Set<Schema>) {
        let target = candidate.schema.target
        if let hierarchy = self[target], hierarchy.key == key {
            candidate.writesTags = true
            let others = hierarchy.members.filter { $0.schema !== target && listed.contains($0.schema) }
            let tags = Set(others.flatMap(\.tags))
            candidate.tags.removeAll(where: tags.contains)
        } else if !candidate.flat.unions.isEmpty, candidate.flat.property(key) == nil {
            // The name is the tag only if no alternative of its own has one.
            candidate.writesTags = candidate.tags != [candidate.componentName]
        }
    }
}

extension [UnionCandidate] {
    /// Replaces tags that several alternatives share, as when the member of a base lists the tags of all its subtypes.
    /// They distinguish nothing, so such an alternative uses its name as the tag, if its own member may have that. Tags
    /// of a mapping and of an alternative that is itself a union stay. Other members distinguish the alternatives that
    /// still share tags.
    mutating func nameSharedTags(_ key: String) {
        let shared = sharedTags
        for index in indices
        where !self[index].statesTags && !self[index].writesTags && !shared.isDisjoint(with: self[index].tags) {
            if let name = self[index].nameTag(key) { self[index].tags = [name] }
        }
    }

    /// Gives the only subtype without a tag the values that no other subtype has for itself. It gets none if members show
    /// what a value is: if it requires members that others do not, and several values remain or the base has no tag
    /// either. A subtype for which no listed text remains gets its name.
    mutating func takeRemainingTags(_ key: String) {
        let all = indices.filter { self[$0].hasObject && self[$0].tags.isEmpty }
        let untagged = all.filter { !self[$0].schema.target.isBase(choosingBy: key) }
        // Members decide among subtypes that share a tag.
        let taken = Set(flatMap(\.tags)).subtracting(sharedTags)
        for index in untagged {
            let remaining = self[index].flat.possibleTags(key).filter { !taken.contains($0) }
            if !remaining.isEmpty {
                let isOnly = all.count == 1 && remaining.count == 1
                guard untagged.count == 1, isOnly || !requiresMoreThanOthers(index, besides: key) else { continue }
                self[index].tags = remaining
                self[index].takesOtherTags = true
            } else if self[index].flat.listsTexts(key), let name = self[index].componentName, !taken.contains(name) {
                self[index].tags = [name]
            }
        }
    }

    private func requiresMoreThanOthers(_ index: Int, besides key: String) -> Bool {
        self[index].required.contains { name in name != key && contains { !$0.requires(name) } }
    }

    /// Adds the types that a mapping names but the alternatives do not list, each with all of its tags.
    mutating func add(_ named: [(tag: String, schema: Schema)], except known: Set<Schema>) {
        var places: [Schema: Int] = [:]
        for (tag, schema) in named where !known.contains(schema.target) {
            if let place = places[schema.target] {
                self[place].tags.append(tag)
            } else {
                places[schema.target] = count
                var candidate = UnionCandidate(schema: schema, flat: FlatSchema(schema.target))
                candidate.state([tag])
                append(candidate)
            }
        }
    }

    /// Lets the names of mapped alternatives choose them too, before `defaultMapping` does (OpenAPI 3.2 §4.25). Without
    /// `defaultMapping`, a mapping replaces the name.
    mutating func readNames(of discriminator: Schema.Discriminator) {
        guard let fallback = discriminator.fallback?.target else { return }
        let tags = Set(flatMap(\.tags))
        for index in indices {
            let candidate = self[index]
            guard candidate.schema.target !== fallback, candidate.statesTags,
                candidate.flat.fixedTags(discriminator.propertyName).isEmpty,
                let name = candidate.nameTag(discriminator.propertyName), !tags.contains(name)
            else { continue }
            self[index].readName = name
        }
    }

    /// The tags that several alternatives have.
    var sharedTags: Set<String> {
        var uses: [String: Int] = [:]
        for candidate in self where candidate.hasObject {
            for tag in Set(candidate.tags) { uses[tag, default: 0] += 1 }
        }
        return Set(uses.filter { $0.value > 1 }.keys)
    }

    /// The discriminator of the base that all object alternatives share through `allOf`, for a union that declares
    /// none.
    fileprivate var inheritedDiscriminator: Schema.Discriminator? {
        let objects = filter { $0.kinds == [.object] }
        guard objects.count > 1, let first = objects.first else { return nil }
        let others = objects.dropFirst().map { Set($0.schema.target.bases) }
        return first.schema.target.bases.first { base in
            base.discriminator != nil && others.allSatisfy { $0.contains(base) }
        }?.discriminator
    }

    /// The first member for which every object alternative fixes values that no other alternative has. Members that all
    /// alternatives require take precedence over optional ones.
    fileprivate var sharedTagKey: String? {
        let objects = filter { $0.kinds == [.object] }
        guard objects.count > 1, let first = objects.first else { return nil }
        let required = first.required.filter { key in objects.allSatisfy { $0.requires(key) } }
        return (required + first.flat.properties.map(\.name)).first { key in
            var seen: Set<String> = []
            return objects.allSatisfy { alternative in
                let tags = alternative.flat.fixedTags(key)
                return !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
            }
        }
    }
}
