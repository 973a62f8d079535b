import EndpointDescription

/// One alternative of a union, before it becomes a case.
struct UnionCandidate {
    var schema: Schema
    var flat: FlatSchema
    var tags: [String] = []
    /// An additional tag that readers accept: the schema's name.
    var readName: String?
    /// Whether it is itself a union, which writes the tags of its own alternatives.
    var writesTags = false
    var type: SwiftType = .json
    var kinds: [UnionBlueprint.JSONKind]

    init(schema: Schema, flat: FlatSchema, kinds: [UnionBlueprint.JSONKind]? = nil) {
        self.schema = schema
        self.flat = flat
        self.kinds = kinds ?? flat.jsonKinds
    }

    var hasObject: Bool { kinds.contains(.object) }

    /// The schema of the elements, if it is a list of objects.
    var objectItems: Schema? {
        guard kinds == [.array], case .array = flat.kind, let items = flat.items?.target else { return nil }
        return FlatSchema(items).jsonKinds.contains(.object) ? items : nil
    }

    var required: [String] { flat.required.filter { flat.property($0) != nil } }

    /// The name or title of its schema.
    var name: String? { schema.target.componentName ?? schema.title }

    var componentName: String? { schema.reference?.componentName ?? schema.target.componentName }

    /// Whether the alternative's own member writes the tag.
    func fixes(_ key: String) -> Bool {
        guard let property = flat.property(key), flat.requires(key) else { return false }
        let values = FlatSchema(property)
        return values.unions.isEmpty && (values.constant != nil || values.allowedValues?.count == 1)
    }

    /// Whether the alternative cannot have this member: it neither describes it nor allows undescribed members.
    func isSilent(about key: String?) -> Bool {
        guard let key, flat.unions.isEmpty else { return false }
        return flat.property(key) == nil && !flat.additionalProperties.carriesValues
    }

    /// Whether it describes the member as a number.
    fileprivate func hasNumber(_ key: String) -> Bool {
        guard let values = flat.property(key).map(FlatSchema.init) else { return false }
        return !values.types.intersection([.integer, .number]).isEmpty
            || values.listedValues?.contains { $0.kind == .number } == true
    }

    /// The tags, and those that are numbers also as readers spell them.
    func readTags(_ key: String) -> [String] {
        let all = tags + (readName.map { [$0] } ?? [])
        return hasNumber(key) ? all + all.compactMap { $0.number?.plainText } : all
    }

    /// Whether it describes the member, which may be absent or `null`.
    func mayOmit(_ key: String) -> Bool {
        flat.property(key).map { !flat.requires(key) || $0.admitsNull } ?? false
    }

    /// The tag that writers add, because the alternative's own member does not fix it.
    func writtenTag(_ key: String) -> Literal? {
        // If the alternative has no member that holds its tag, any of its tags selects it when it is read again.
        guard hasObject, !writesTags, !fixes(key), let tag = tags.first, tags.count == 1 || isSilent(about: key) else {
            return nil
        }
        return constant(tag, for: key)
    }

    /// The tag as the JSON value that the member describes.
    private func constant(_ tag: String, for key: String) -> Literal {
        guard let values = flat.property(key).map(FlatSchema.init) else { return .string(tag) }
        let listed = (values.listedValues ?? []).first { $0.scalarText == tag }
        switch listed?.kind {
        case .boolean: return listed?.bool.map { .boolean($0) } ?? .string(tag)
        case .number where listed?.int == nil: return .number(tag)
        case .number: return .integer(tag)
        default:
            if values.types == .boolean, let flag = Bool(tag) { return .boolean(flag) }
            if !values.types.isEmpty, values.types.isSubset(of: [.integer, .number]), let number = tag.number {
                return number
            }
            return .string(tag)
        }
    }
}

// MARK: Tags

extension DiscriminatorHierarchies {
    /// The tag values that select this alternative: those of the mapping, else those that its own member fixes, else
    /// its name.
    func tags(of candidate: UnionCandidate, key: String?, discriminator: Schema.Discriminator?) -> [String] {
        guard let key else { return [] }
        return tags(of: candidate, key: key, discriminator: discriminator) {
            var seen: Set<Schema> = []
            return nestedTags(of: candidate.flat, key: key, isInferred: discriminator != nil, depth: 0, &seen)
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
    /// - Parameter isInferred: whether a union without that discriminator has the tags that all its objects fix. Unions
    ///   inside it need the discriminator, because otherwise each of many layers would be searched for each alternative.
    private func nestedTags(
        of flat: FlatSchema,
        key: String,
        isInferred: Bool,
        depth: Int,
        _ seen: inout Set<Schema>
    ) -> [String] {
        guard depth < 8, flat.properties.isEmpty, let union = flat.unions.first else { return [] }
        let discriminator = union.discriminator?.propertyName == key ? union.discriminator : nil
        guard isInferred || discriminator != nil else { return [] }
        var tags: [String] = []
        for alternative in union.alternatives {
            let flat = FlatSchema(alternative.target)
            let inner = UnionCandidate(schema: alternative, flat: flat, kinds: flat.mayBeObject ? [.object] : [])
            guard seen.insert(alternative.target).inserted else { continue }
            let nested = nestedTags(of: inner.flat, key: key, isInferred: false, depth: depth + 1, &seen)
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

extension TypePlanner {
    /// Replaces tags that several alternatives share, as when the member of a base lists the tags of all its subtypes.
    /// They distinguish nothing, so such an alternative uses its name as the tag, if its own member may have that. Tags
    /// of a mapping and of an alternative that is itself a union stay. Other members distinguish the alternatives that
    /// still share tags.
    func resolveSharedTags(of candidates: inout [UnionCandidate], _ discriminator: Schema.Discriminator) {
        let key = discriminator.propertyName
        let mapped = Set(discriminator.mapping.map(\.schema.target))
        let unmapped = candidates.indices.filter { !mapped.contains(candidates[$0].schema.target) }
        let listed = Set(candidates.map(\.schema.target))
        for index in unmapped { markUnion(&candidates[index], key, beside: listed) }
        let shared = sharedTags(of: candidates)
        for index in unmapped where !candidates[index].writesTags && !shared.isDisjoint(with: candidates[index].tags) {
            if let name = candidates[index].nameTag(key) { candidates[index].tags = [name] }
        }
    }

    /// Marks an alternative that is itself a union with the same tag member. If it is a base, it leaves the tags of those
    /// subtypes that are alternatives as well to these.
    private func markUnion(_ candidate: inout UnionCandidate, _ key: String, beside listed: Set<Schema>) {
        let target = candidate.schema.target
        if let hierarchy = hierarchies[target], hierarchy.key == key {
            candidate.writesTags = true
            let others = hierarchy.members.filter { $0.schema !== target && listed.contains($0.schema) }
            let tags = Set(others.flatMap(\.tags))
            candidate.tags.removeAll(where: tags.contains)
        } else if !candidate.flat.unions.isEmpty, candidate.flat.property(key) == nil {
            // The name is the tag only if no alternative of its own has one.
            candidate.writesTags = candidate.tags != [candidate.componentName]
        }
    }

    /// The discriminator of the base that all object alternatives share through `allOf`, for a union that declares
    /// none.
    func inheritedDiscriminator(of objects: [UnionCandidate]) -> Schema.Discriminator? {
        guard objects.count > 1, let first = objects.first else { return nil }
        let others = objects.dropFirst().map { Set($0.schema.target.bases) }
        return first.schema.target.bases.first { base in
            base.discriminator != nil && others.allSatisfy { $0.contains(base) }
        }?.discriminator
    }

    /// Adds the types that a mapping names but the alternatives do not list.
    func addMappedCandidates(_ discriminator: Schema.Discriminator?, to candidates: inout [UnionCandidate]) {
        var known = Set(candidates.map(\.schema.target))
        for (tag, schema) in discriminator?.named ?? [] where known.insert(schema.target).inserted {
            var candidate = UnionCandidate(schema: schema, flat: FlatSchema(schema.target))
            candidate.tags = [tag]
            candidates.append(candidate)
        }
    }
}

extension [UnionCandidate] {
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

    /// Whether some of them have numbers as tags.
    func hasNumericTags(_ key: String) -> Bool {
        contains { $0.hasNumber(key) && $0.tags.contains { $0.number != nil } }
    }

    /// The first member for which every object alternative fixes values that no other alternative has. Members that all
    /// alternatives require take precedence over optional ones.
    var sharedTagKey: String? {
        guard count > 1, let first else { return nil }
        let required = first.required.filter { key in allSatisfy { $0.required.contains(key) } }
        return (required + first.flat.properties.map(\.name)).first { key in
            var seen: Set<String> = []
            return allSatisfy { alternative in
                let tags = alternative.fixedTags(key)
                return !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
            }
        }
    }
}

extension String {
    /// The number as readers spell it: `1` for `1.0`, and `0.5` for `0.50`.
    fileprivate var number: Literal? {
        if let whole = Int64(self) { return .integer(String(whole)) }
        // A `Double` has all of this many digits.
        guard utf8.count < 17, utf8.allSatisfy("+-.eE0123456789".utf8.contains), let value = Double(self),
            value.isFinite
        else { return nil }
        return Int64(exactly: value).map { .integer(String($0)) } ?? .number(String(value))
    }
}

extension JSON {
    /// The text of a string, number or flag, as a discriminator uses it.
    var scalarText: String? {
        switch kind {
        case .string: string
        case .number: numberText.flatMap { Int($0) }.map(String.init) ?? numberText
        case .boolean: bool.map { $0 ? "true" : "false" }
        case .null, .array, .object: nil
        }
    }
}
