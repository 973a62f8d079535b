import EndpointDescription

/// The tags by which the mappings of discriminators choose each schema, and those that schemas have themselves. Each
/// mapping and each base is read once, because every subtype needs its tags.
struct MappedTags {
    let key: String
    private var known: [Schema: [Schema: [String]]] = [:]
    private var mappings: [Schema: [String: Schema]] = [:]
    private var listed: [Schema: Set<String>] = [:]

    init(key: String) {
        self.key = key
    }

    /// The tags that the mappings of other schemas have for this one, else the value of its vendor extension.
    mutating func stated(for schema: Schema, by owners: [Schema]) -> [String] {
        var met: Set<String> = []
        let tags = owners.flatMap { self.tags(of: schema, by: $0) }.filter { met.insert($0).inserted }
        return tags.isEmpty ? schema.vendorTag(for: key).map { [$0] } ?? [] : tags
    }

    /// The tags that the mapping of another schema has for this one.
    private mutating func tags(of schema: Schema, by owner: Schema) -> [String] {
        guard let discriminator = owner.discriminator, discriminator.propertyName == key else { return [] }
        if known[owner] == nil {
            var tags: [Schema: [String]] = [:]
            for (tag, mapped) in discriminator.mapping {
                tags[chosen(by: tag, from: mapped.target, key: key), default: []].append(tag)
            }
            known[owner] = tags
        }
        return known[owner]?[schema] ?? []
    }

    /// The values that its own member lists, unless a base lists the same for all subtypes; else its name
    /// (OpenAPI 3.1 §4.8.25), if the member may have that.
    ///
    /// - Parameter inUnion: whether others than subtypes of the base may be beside it. It then may have the values that the base
    ///   lists, and other members distinguish it from those that have them too.
    mutating func own(of candidate: UnionCandidate, inUnion: Bool = false) -> [String] {
        let own = candidate.flat.possibleTags(key)
        if !own.isEmpty, !isOfBase(own, candidate) { return own }
        return candidate.nameTag(key).map { [$0] } ?? (inUnion ? own : [])
    }

    /// Adds the values that an alternative's own member lists and that no other alternative can have, if a mapping has
    /// only some of them.
    mutating func addUnmapped(to candidates: inout [UnionCandidate]) {
        guard candidates.contains(where: \.statesTags) else { return }
        let listed = candidates.map { $0.flat.fixedTags(key) }
        let mayHaveAny = zip(candidates, listed).contains { $0.hasObject && $1.isEmpty && !$0.isSilent(about: key) }
        if mayHaveAny { return }
        var owners: [String: Int] = [:]
        for (candidate, values) in zip(candidates, listed) {
            for tag in Set(candidate.tags + values) { owners[tag, default: 0] += 1 }
        }
        for (index, values) in listed.enumerated()
        where candidates[index].statesTags && !isOfBase(values, candidates[index]) {
            let known = Set(candidates[index].tags)
            candidates[index].tags += values.filter { owners[$0] == 1 && !known.contains($0) }
        }
    }

    private mutating func isOfBase(_ values: [String], _ candidate: UnionCandidate) -> Bool {
        let values = Set(values)
        return candidate.schema.target.bases.contains { listed(by: $0) == values }
    }

    /// The values that a base lists for all subtypes among which the member chooses.
    private mutating func listed(by base: Schema) -> Set<String> {
        if let known = listed[base] { return known }
        let values = base.isBase(choosingBy: key) ? Set(FlatSchema(base).possibleTags(key)) : []
        listed[base] = values
        return values
    }

    /// The schema that a tag chooses among a schema and its subtypes: mappings of the same discriminator are followed to
    /// their end.
    mutating func chosen(by tag: String, from start: Schema, key: String) -> Schema {
        var met: Set<Schema> = [start]
        var schema = start
        while let discriminator = schema.discriminator, discriminator.propertyName == key {
            if mappings[schema] == nil {
                mappings[schema] = Dictionary(discriminator.mapping.map { ($0.tag, $0.schema.target) }) { first, _ in
                    first
                }
            }
            guard let next = mappings[schema]?[tag], met.insert(next).inserted else { break }
            schema = next
        }
        return schema
    }
}

extension Schema {
    /// The value of its vendor extension, if that is about this member.
    func vendorTag(for key: String) -> String? {
        [nil, key].contains(keyOfVendorTag) ? vendorTag?.scalarText : nil
    }

    /// The member that the extension with its tag is about, if a discriminator tells: that of its nearest base.
    private var keyOfVendorTag: String? {
        (bases.dropFirst() + [self]).lazy.compactMap(\.discriminator?.propertyName).first
    }
}
