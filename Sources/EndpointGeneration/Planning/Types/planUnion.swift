import EndpointDescription

extension TypePlanner {
    /// A union, or an alias if all alternatives have the same type.
    ///
    /// - Parameters:
    ///   - outer: the members of the object that has the union.
    ///   - isFinal: whether the union is certain to be declared, so that its faults are worth a warning.
    func planUnion(
        _ flat: FlatSchema,
        beside outer: OuterMembers? = nil,
        at schema: Schema,
        in scope: DeclarationScope,
        isFinal: Bool = true
    ) -> Declaration.Kind {
        // The names of literal types in the standard library's protocols.
        for name in ["ArrayLiteralElement"] + ["String", "Integer", "Float", "Boolean"].map({ $0 + "LiteralType" }) {
            scope.node.reserve(name)
        }
        guard let union = flat.unions.first else { return .union(planTypeList(flat, at: schema, in: scope)) }
        var candidates = candidates(of: union, isFinal: isFinal)
        if isTooLong(candidates.count, at: schema) { return .alias(.json) }
        if isFinal { noteDroppedMembers(flat, candidates.map(\.schema), at: schema) }
        let tagging = hierarchies.assignTags(to: &candidates, of: union)
        candidates.add(union.discriminator?.named ?? [], except: Set(candidates.map(\.schema.target)))
        if let discriminator = tagging.discriminator { candidates.readNames(of: discriminator) }
        if isTooLong(candidates.count, at: schema) { return .alias(.json) }
        nameTypes(of: &candidates, by: tagging.tag?.key, beside: outer?.kept ?? [], in: scope)
        candidates = withoutRepeatedTypes(candidates)
        if candidates.count == 1, let only = candidates.first, tagging.tag == nil { return .alias(only.type) }

        let traits = UnionTraits(
            tag: tagging.tag,
            fallback: tagging.discriminator?.fallback.flatMap { index(of: $0, among: candidates) },
            outer: outer,
            isFinal: isFinal
        )
        var blueprint = planUnion(of: candidates, traits)
        blueprint.constants = constants(of: blueprint, in: scope)
        return .union(blueprint)
    }

    /// Each alternative once, with those of unions inside it.
    private func candidates(of union: FlatSchema.Union, isFinal: Bool) -> [UnionCandidate] {
        var met: Set<Schema> = []
        var seen: Set<Schema> = []
        return union.alternatives.flatMap { nestedAlternatives(of: $0, depth: 0, isFinal: isFinal, &seen) }
            .filter { met.insert($0.target).inserted }
            .map { candidate(of: $0) }
    }

    private func candidate(of schema: Schema) -> UnionCandidate {
        let flat = FlatSchema(schema.target)
        return UnionCandidate(schema: schema, flat: flat, kinds: signReader.kinds(of: schema.target, flat))
    }

    /// If a schema allows further members in addition to its alternatives, only alternatives that also allow them keep
    /// them.
    private func noteDroppedMembers(_ flat: FlatSchema, _ alternatives: [Schema], at schema: Schema) {
        guard flat.keepsOthers, let union = flat.unions.first,
            alternatives.contains(where: { alternative in
                let flat = FlatSchema(alternative.target)
                return signReader.kinds(of: alternative.target, flat) == [.object] && !flat.properties.isEmpty
                    && !flat.keepsOthers
            })
        else { return }
        log.note(
            "alternatives without 'additionalProperties' drop the members that only 'additionalProperties' beside them describes",
            at: schema.place,
            remedy: "write \"additionalProperties\" in the alternatives of \"\(union.keyword)\""
        )
    }

    /// The alternative for a schema.
    func index(of schema: Schema, among candidates: [UnionCandidate]) -> Int? {
        candidates.firstIndex { $0.schema.target === schema.target }
            ?? candidates.firstIndex {
                underlying($0.type) == underlying(type(of: schema, hint: "Value", in: topLevel))
            }
    }

    /// The constants of the only alternative that is an inline enum, unless they are many.
    private func constants(of union: UnionBlueprint, in scope: DeclarationScope) -> [UnionBlueprint.Constant] {
        let enums = union.alternatives.compactMap { alternative -> (String, EnumBlueprint)? in
            for declaration in scope.declarations where alternative.type == .declared(declaration.node) {
                if case .enumeration(let blueprint) = declaration.kind { return (alternative.name, blueprint) }
            }
            return nil
        }
        guard enums.count == 1, let (name, blueprint) = enums.first, !blueprint.isIndexed else { return [] }
        let taken = Set(union.alternatives.map(\.name) + ["undocumented", "alternative", "alternatives"])
        return blueprint.cases.map(\.name).filter { !taken.contains($0) }.map { .init(name: $0, alternative: name) }
    }

    /// Whether a union has more alternatives than are declared. Reports a warning if so.
    func isTooLong(_ count: Int, at schema: Schema) -> Bool {
        guard count > UnionBlueprint.mostAlternatives else { return false }
        log.warning("a union of \(count) alternatives becomes any JSON value", at: schema.place)
        return true
    }

    /// A union of alternatives whose types are planned.
    func planUnion(of candidates: [UnionCandidate], _ traits: UnionTraits) -> UnionBlueprint {
        // A case with the name of a type would hide or redeclare it.
        let types = candidates.compactMap { candidate in
            if case .declared(let node) = candidate.type { node.name } else { nil }
        }
        var names = NameScope(reserved: Set(types + [namespace.name, "undocumented", "alternative", "alternatives"]))
        let shared = candidates.sharedTags
        var blueprint = UnionBlueprint(alternatives: [])
        for (candidate, name) in zip(candidates, caseNames(of: candidates)) {
            var alternative = UnionBlueprint.Alternative(name: names.claimCase(name), type: candidate.type)
            if let tag = traits.tag {
                alternative.tag = candidate.writtenTag(tag, shared: shared).map { (tag.key, $0) }
                alternative.tagsOnlyObjects = candidate.kinds != [.object]
                if traits.isFinal, alternative.tag != nil { noteOneOfSeveralTags(of: candidate, tag.key) }
            }
            alternative.origin = candidate.schema.place
            if candidate.schema.componentName == nil {
                alternative.documentation = documentation(ofUse: candidate.schema, named: alternative.name)
                if let key = traits.tag?.key, shared.isDisjoint(with: candidate.tags) {
                    alternative.documentation.add(tags: candidate.tags, of: key)
                }
            }
            blueprint.alternatives.append(alternative)
        }
        blueprint.hasUndocumented = traits.tag != nil && candidates.contains(where: \.hasObject)
        if let tag = traits.tag { blueprint.hasNumericTags = candidates.hasNumericTags(tag.key) }
        planEntries(of: &blueprint, candidates, traits)
        if let fallback = traits.fallback, let tag = traits.tag {
            blueprint.fallback = .init(key: tag.key, alternative: blueprint.alternatives[fallback].name)
            blueprint.readOthers(by: fallback)
        }
        return blueprint
    }

    private func noteOneOfSeveralTags(of candidate: UnionCandidate, _ key: String) {
        guard candidate.tags.count > 1 else { return }
        log.note(
            "several tags choose this schema, which does not describe '\(key)'; '\(candidate.tags[0])' is written for each",
            at: candidate.schema.target.place,
            remedy: "describe the member '\(key)' in it"
        )
    }

    /// Flattens an inline union inside a union: the two are one union, described in two steps. An inline union that is
    /// referred to again adds nothing.
    private func nestedAlternatives(
        of alternative: Schema,
        depth: Int,
        isFinal: Bool,
        _ seen: inout Set<Schema>
    ) -> [Schema] {
        let target = alternative.target
        guard depth < 8, context.names.components[target] == nil, target.discriminator == nil else {
            return [alternative]
        }
        let flat = FlatSchema(target)
        guard flat.properties.isEmpty, flat.unions.count == 1, flat.allowedValues == nil,
            flat.unions[0].mergedEnum == nil
        else { return [alternative] }
        guard seen.insert(target).inserted else { return [] }
        let alternatives = flat.unions[0].alternatives
        if isFinal { noteDroppedMembers(flat, alternatives, at: target) }
        return alternatives.flatMap { nestedAlternatives(of: $0, depth: depth + 1, isFinal: isFinal, &seen) }
    }

    /// `type: [string, integer]`.
    private func planTypeList(_ flat: FlatSchema, at schema: Schema, in scope: DeclarationScope) -> UnionBlueprint {
        var blueprint = UnionBlueprint(alternatives: [])
        var groups: [UnionBlueprint.Branch<UnionBlueprint.JSONKind>] = []
        var names = NameScope(reserved: ["alternative", "alternatives"])
        for member in flat.types.members {
            if member == .integer, flat.types.contains(.number) { continue }
            var alternative = flat
            alternative.types = member
            alternative.allowedValues = nil
            alternative.constant = nil
            if member != .object { alternative.properties = [] }
            let type = typeListAlternative(alternative, at: schema, in: scope)
            let kinds = member.jsonKinds + (member == .integer && alternative.holdsUInt64 ? [.number] : [])
            groups.append(.init(keys: kinds, choice: .alternative(blueprint.alternatives.count)))
            blueprint.alternatives.append(
                .init(name: names.claimCase(standardCaseName(type)), type: type)
            )
        }
        blueprint.choice = .kind(groups)
        return blueprint
    }

    private func typeListAlternative(_ flat: FlatSchema, at schema: Schema, in scope: DeclarationScope) -> SwiftType {
        switch flat.kind {
        case .structure:
            let node = scope.node.declare("Members")
            let inner = DeclarationScope(node)
            let structure = planStruct(flat, at: schema, in: inner)
            scope.add(.structure(structure), of: inner, from: schema)
            return .declared(node)
        case .array: return simpleType(of: schema, flat, hint: "Item", in: scope)
        case .scalar, .dictionary, .enumeration, .union, .anything:
            return simpleType(of: schema, flat, hint: "Member", in: scope)
        }
    }

    private func withoutRepeatedTypes(_ candidates: [UnionCandidate]) -> [UnionCandidate] {
        var kept: [UnionCandidate] = []
        var places: [SwiftType: Int] = [:]
        for candidate in candidates {
            let type = underlying(candidate.type)
            if let index = places[type] {
                kept[index].tags += candidate.tags.filter { !kept[index].tags.contains($0) }
                let kinds = Set(kept[index].kinds + candidate.kinds)
                kept[index].kinds = UnionBlueprint.JSONKind.allCases.filter(kinds.contains)
            } else {
                places[type] = kept.count
                kept.append(candidate)
            }
        }
        return kept
    }
}

/// The traits of a union that its plan depends on, besides its alternatives.
struct UnionTraits {
    /// The member whose value chooses an alternative.
    struct Tag {
        var key: String
        /// Whether the alternatives imply it, because there is no discriminator.
        var isInferred: Bool
    }

    var tag: Tag?
    /// The alternative of values whose tag is missing or names none (OpenAPI 3.2 §4.25).
    var fallback: Int?
    /// The alternative that also reads values without a tag.
    var withoutTag: Int?
    /// The members of the object that has the union.
    var outer: OuterMembers?
    /// Whether the union is certain to be declared, so that its faults are worth a warning.
    var isFinal = true
}

extension UnionBlueprint {
    /// The most alternatives that the compiler accepts in one `switch`.
    static let mostAlternatives = 500

    /// Reads values whose tag is missing or unknown as an alternative. Nothing writes its tag, because it may be another.
    fileprivate mutating func readOthers(by fallback: Int) {
        alternatives[fallback].tag = nil
        choice = choice.reading(othersAs: fallback)
        if case .trial = choice { return }
        hasUndocumented = false
    }
}

extension UnionBlueprint.Choice {
    fileprivate func reading(othersAs fallback: Int) -> UnionBlueprint.Choice {
        switch self {
        case .tag(let key, let cases, _, _):
            .tag(
                key: key,
                cases: cases.filter { !$0.choice.isAlternative(fallback) },
                absent: nil,
                otherwise: .alternative(fallback)
            )
        case .kind(let groups):
            .kind(groups.map { .init(keys: $0.keys, choice: $0.choice.reading(othersAs: fallback)) })
        case .alternative, .trial, .undocumented, .noMatch: self
        }
    }
}
