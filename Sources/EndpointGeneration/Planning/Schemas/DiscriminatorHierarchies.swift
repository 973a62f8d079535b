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
        let inherited = FlatSchema(base).fixedTags(key)
        func add(_ schema: Schema) {
            var candidate = UnionCandidate(schema: schema, flat: FlatSchema(schema))
            candidate.assignTags(key, of: base, listing: inherited, &mapped)
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
        candidates.nameSharedTags(key)
        self.key = key
        members = candidates.map { .init(schema: $0.schema, tags: $0.tags, statesTags: $0.statesTags) }
    }
}

extension Schema {
    /// Its own discriminator, else the nearest that it inherits.
    var discriminatorInForce: Discriminator? { bases.first(where: \.choosesAmongSubtypes)?.discriminator }

    fileprivate func choosesByAnother(than key: String) -> Bool {
        guard choosesAmongSubtypes, !subtypes.isEmpty, let discriminator else { return false }
        return discriminator.propertyName != key
    }

    /// Whether a value may be of this base and of none of its subtypes. It may not if the mapping names all the others.
    fileprivate var standsAlone: Bool {
        guard let discriminator = discriminatorInForce else { return false }
        let key = discriminator.propertyName
        let mapped = Set(mappings(by: key).map { $0.schema.target })
        if mapped.contains(self) { return true }
        if !mapped.isEmpty, lastSubtypes(by: key).allSatisfy(mapped.contains) { return false }
        let listed = FlatSchema(self).fixedTags(key)
        if listed.isEmpty { return true }
        return componentName.map { name in listed.contains { $0.spellsSame(as: name) } } ?? false
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

    /// The member that the extension with its tag is about, if a discriminator tells: that of its nearest base.
    fileprivate var keyOfVendorTag: String? {
        (bases.dropFirst() + [self]).lazy.compactMap(\.discriminator?.propertyName).first
    }
}

extension UnionCandidate {
    /// Gives a base or subtype its tags: those of the mapping, else the value of a vendor extension, else the values that
    /// its own member lists, else its name (OpenAPI 3.1 §4.8.25), if the member may have that. Other members distinguish
    /// one without tags.
    ///
    /// - Parameter inherited: the values that the base lists for all.
    fileprivate mutating func assignTags(
        _ key: String,
        of base: Schema,
        listing inherited: [String],
        _ mapped: inout MappedTags
    ) {
        let owners = base.bases.filter(\.choosesAmongSubtypes).prefix(1) + schema.bases
        tags = mapped.stated(for: schema, by: Array(owners))
        statesTags = !tags.isEmpty
        if statesTags { return }
        let listed = flat.fixedTags(key)
        let isOwn = !listed.isEmpty && Set(listed) != Set(inherited)
        tags = isOwn ? listed : nameTag(key).map { [$0] } ?? []
    }
}

/// The tags by which the mappings of discriminators choose each schema. Each mapping is read once, because every
/// subtype needs its tags.
struct MappedTags {
    let key: String
    private var known: [Schema: [Schema: [String]]] = [:]
    private var mappings: [Schema: [String: Schema]] = [:]

    init(key: String) {
        self.key = key
    }

    /// The tags that the mappings of other schemas have for this one, else the value of its vendor extension.
    mutating func stated(for schema: Schema, by owners: [Schema]) -> [String] {
        var met: Set<String> = []
        let tags = owners.flatMap { self.tags(of: schema, by: $0) }.filter { met.insert($0).inserted }
        guard tags.isEmpty, let tag = schema.vendorTag?.scalarText, [nil, key].contains(schema.keyOfVendorTag) else {
            return tags
        }
        return [tag]
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

// MARK: SchemaUsage

/// Which schemas are used in requests, and which in responses. A schema that is used in both must suit both.
struct SchemaUsage {
    private let inRequests: Set<Schema>
    private let inResponses: Set<Schema>
    /// In the JSON bodies of PATCH, and in those of PUT that no other method has.
    private let inChanges: Set<Schema>

    init(_ description: Description, _ hierarchies: DiscriminatorHierarchies) {
        var requests: [Schema] = []
        var responses: [Schema] = []
        var bodies: [Operation.Method: [Schema]] = [:]
        for operation in description.operations {
            for use in operation.schemaUses {
                if use.site.isInRequest { requests.append(use.schema) }
                if use.site.isInResponse { responses.append(use.schema) }
                if use.site.isBodyOfJSON { bodies[operation.method, default: []].append(use.schema) }
            }
        }
        // The client reads requests that the service sends in the same way as it reads responses.
        for received in description.webhooks + description.operations.flatMap(\.callbacks) {
            responses += received.schemaUses.filter(\.site.isInRequest).map(\.schema)
        }
        inRequests = Set(schemasNeeded(by: requests, substitutes: hierarchies.members(of:)))
        inResponses = Set(schemasNeeded(by: responses, substitutes: hierarchies.members(of:)))
        func needed(_ methods: (Operation.Method) -> Bool) -> Set<Schema> {
            let roots = bodies.filter { methods($0.key) }.flatMap(\.value)
            return Set(schemasNeeded(by: roots, substitutes: hierarchies.members(of:)))
        }
        inChanges = needed { $0 == .patch }
            .union(needed { $0 == .put }.subtracting(needed { $0 != .put && $0 != .patch }))
    }

    func isInRequest(_ schema: Schema) -> Bool { isUsed(schema, inRequests) }
    func isInResponse(_ schema: Schema) -> Bool { isUsed(schema, inResponses) }

    /// A merged schema is used wherever one of its parts is used.
    private func isUsed(_ schema: Schema, _ used: Set<Schema>) -> Bool {
        if !schema.isMerged { return used.contains(schema) }
        return reachable(from: [schema]) { $0.isMerged ? $0.allOf : [] }.contains { used.contains($0) }
    }

    /// Whether a member that may be absent or `null` distinguishes the two.
    ///
    /// It does in the body of a PATCH, also if that is a sequence, and even if responses have the same type: there `null`
    /// clears a member, and an absent member stays unchanged (RFC 7396). It does in the body of a PUT, where an absent
    /// member takes its default, unless other requests have that type. In responses and in other requests, both mean that
    /// there is no value.
    func distinguishesNullFromAbsent(_ schema: Schema) -> Bool { isUsed(schema, inChanges) }
}

extension SchemaUse.Site {
    /// One JSON text, or a sequence of them.
    fileprivate var isBodyOfJSON: Bool {
        guard case .requestBody(let media) = self else { return false }
        return switch media.type.kind {
        case .json, .stream: true
        case .form, .multipart, .text, .octets, .unsupported: false
        }
    }
}
