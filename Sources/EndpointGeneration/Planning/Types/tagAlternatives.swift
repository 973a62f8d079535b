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
        for index in candidates.indices {
            candidates[index].tags = tags(of: candidates[index], key: key, discriminator: discriminator)
        }
        if let discriminator { resolveSharedTags(of: &candidates, discriminator) }
        return UnionTagging(
            discriminator: discriminator,
            tag: key.map { UnionTraits.Tag(key: $0, isInferred: discriminator == nil) }
        )
    }

    /// The tag values that select this alternative: those of the mapping, else those that its own member fixes, else
    /// its name.
    private func tags(of candidate: UnionCandidate, key: String?, discriminator: Schema.Discriminator?) -> [String] {
        guard let key else { return [] }
        return tags(of: candidate, key: key, discriminator: discriminator) {
            var seen: Set<Schema> = []
            return nestedTags(of: candidate.flat, key: key, mayLackDiscriminator: discriminator != nil, depth: 0, &seen)
        }
    }

    private func tags(
        of candidate: UnionCandidate,
        key: String,
        discriminator: Schema.Discriminator?,
        nested: () -> [String]
    ) -> [String] {
        guard candidate.hasObject else { return [] }
        let mapped = discriminator?.mapping.filter { $0.schema.target === candidate.schema.target }.map(\.tag) ?? []
        if !mapped.isEmpty { return mapped }
        if let hierarchy = self[candidate.schema.target], hierarchy.key == key {
            return hierarchy.members.flatMap(\.tags)
        }
        let fixed = candidate.fixedTags(key)
        if !fixed.isEmpty { return fixed }
        let nested = nested()
        if !nested.isEmpty { return nested }
        guard discriminator != nil else { return [] }
        return candidate.nameTag(key).map { [$0] } ?? []
    }

    /// The tags of an alternative that is itself a union with the same tag member. Each union is visited once.
    ///
    /// - Parameter mayLackDiscriminator: whether a union without that discriminator has the tags that all its objects fix. Unions
    ///   inside it need the discriminator, because otherwise each of many layers would be searched for each alternative.
    private func nestedTags(
        of flat: FlatSchema,
        key: String,
        mayLackDiscriminator: Bool,
        depth: Int,
        _ seen: inout Set<Schema>
    ) -> [String] {
        guard depth < 8, flat.properties.isEmpty, let union = flat.unions.first else { return [] }
        let discriminator = union.discriminator?.propertyName == key ? union.discriminator : nil
        guard mayLackDiscriminator || discriminator != nil else { return [] }
        var tags: [String] = []
        for alternative in union.alternatives {
            let flat = FlatSchema(alternative.target)
            let inner = UnionCandidate(schema: alternative, flat: flat, kinds: flat.mayBeObject ? [.object] : [])
            guard seen.insert(alternative.target).inserted else { continue }
            let nested = nestedTags(of: inner.flat, key: key, mayLackDiscriminator: false, depth: depth + 1, &seen)
            let own = self.tags(of: inner, key: key, discriminator: discriminator) { nested }
            if discriminator == nil, inner.hasObject, own.isEmpty { return [] }
            tags += nested + own
        }
        var unique: Set<String> = []
        return tags.filter { unique.insert($0).inserted }
    }
}

extension UnionCandidate {
    /// The name of its schema as the tag, unless its objects cannot have that.
    fileprivate func nameTag(_ key: String) -> String? {
        guard let name = componentName else { return nil }
        var seen: Set<Schema> = []
        return flat.tag(named: name, key: key, &seen)
    }

    /// The values that its own member fixes.
    func fixedTags(_ key: String) -> [String] {
        guard let property = flat.property(key) else { return [] }
        let values = FlatSchema(property)
        guard values.unions.isEmpty, let fixed = values.listedValues else { return [] }
        return fixed.compactMap(\.scalarText)
    }
}

extension FlatSchema {
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
    /// Replaces tags that several alternatives share, as when the member of a base lists the tags of all its subtypes.
    /// They distinguish nothing, so such an alternative uses its name as the tag, if its own member may have that. Tags
    /// of a mapping and of an alternative that is itself a union stay. Other members distinguish the alternatives that
    /// still share tags.
    private func resolveSharedTags(of candidates: inout [UnionCandidate], _ discriminator: Schema.Discriminator) {
        let key = discriminator.propertyName
        let mapped = Set(discriminator.mapping.map(\.schema.target))
        let unmapped = candidates.indices.filter { !mapped.contains(candidates[$0].schema.target) }
        let listed = Set(candidates.map(\.schema.target))
        for index in unmapped { markUnion(&candidates[index], key, beside: listed) }
        let shared = candidates.sharedTags
        for index in unmapped where !candidates[index].writesTags && !shared.isDisjoint(with: candidates[index].tags) {
            if let name = candidates[index].nameTag(key) { candidates[index].tags = [name] }
        }
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
    /// Adds the types that a mapping names but the alternatives do not list.
    mutating func addMapped(by discriminator: Schema.Discriminator?) {
        var known = Set(map(\.schema.target))
        for (tag, schema) in discriminator?.named ?? [] where known.insert(schema.target).inserted {
            var candidate = UnionCandidate(schema: schema, flat: FlatSchema(schema.target))
            candidate.tags = [tag]
            append(candidate)
        }
    }

    /// Lets the names of mapped alternatives choose them too, before `defaultMapping` does (OpenAPI 3.2 §4.25). Without
    /// `defaultMapping`, a mapping replaces the name.
    mutating func readNames(of discriminator: Schema.Discriminator) {
        guard let fallback = discriminator.fallback?.target else { return }
        let mapped = Set(discriminator.mapping.map(\.schema.target))
        let tags = Set(flatMap(\.tags))
        for index in indices {
            let candidate = self[index]
            guard candidate.schema.target !== fallback, mapped.contains(candidate.schema.target),
                candidate.fixedTags(discriminator.propertyName).isEmpty,
                let name = candidate.componentName, !tags.contains(name)
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
                let tags = alternative.fixedTags(key)
                return !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
            }
        }
    }
}
