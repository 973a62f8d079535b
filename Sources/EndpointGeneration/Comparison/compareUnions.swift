import EndpointDescription

extension Comparison {
    func compare(_ before: UnionBlueprint, _ after: UnionBlueprint, was oldNode: TypeNode, is node: TypeNode) {
        let pair = UnionPair(
            old: before,
            new: after,
            node: node,
            place: new.place(of: node),
            isReadable: before.hasUndocumented || new.isOnlySent(node),
            renamed: renamedAlternatives(before, after)
        )
        let newNames = Set(pair.renamed.values)
        for match in matches(before.alternatives, after.alternatives, by: \.name) {
            switch match {
            case .kept(let alternative, let successor): compare(alternative, successor, of: pair)
            case .removed(let alternative): reportRemoved(alternative, of: pair, from: oldNode)
            case .added(let alternative):
                if !newNames.contains(alternative.name) { reportAdded(alternative, to: pair) }
            }
        }
        compareLiterals(of: pair)
        compareFallbacks(of: pair)
        if let (first, second) = after.swappedAlternatives(since: before) {
            behaves(
                "\(subject: pair.name) now tries \(code: first) before \(code: second), which decides for values that "
                    + "match both",
                at: pair.place
            )
        }
    }

    private func compare(
        _ alternative: UnionBlueprint.Alternative,
        _ successor: UnionBlueprint.Alternative,
        of pair: UnionPair
    ) {
        let place = successor.origin ?? pair.place
        guard isSame(alternative.type, successor.type) else {
            breaks(
                "the payload of \(subject: pair.name, alternative.name) is now \(code: successor.type.spelled()) "
                    + "instead of \(code: alternative.type.spelled())",
                at: place
            )
            return
        }
        compareTags(of: alternative.name, successor.name, in: pair, at: place)
    }

    private func reportRemoved(
        _ alternative: UnionBlueprint.Alternative,
        of pair: UnionPair,
        from oldNode: TypeNode
    ) {
        guard let successor = pair.renamed[alternative.name] else {
            let place = alternative.origin ?? old.place(of: oldNode)
            breaks("\(subject: pair.name, alternative.name) was removed", at: place)
            return
        }
        breaks(
            "\(subject: pair.name, alternative.name) was renamed to \(code: "\(pair.name).\(successor)")",
            at: pair.place
        )
        compareTags(of: alternative.name, successor, in: pair, at: pair.place)
    }

    private func reportAdded(_ alternative: UnionBlueprint.Alternative, to pair: UnionPair) {
        let place = alternative.origin ?? pair.place
        let change: ChangeText = "\(subject: pair.name, alternative.name) was added"
        if pair.isReadable {
            adds(change, at: place)
        } else {
            breaks("\(change), and released clients cannot read it", at: place)
        }
    }

    private func compareLiterals(of pair: UnionPair) {
        let literals = Set(pair.new.literals.map(\.kind))
        for kind in pair.old.literals.map(\.kind) where !literals.contains(kind) {
            breaks("\(subject: pair.name) no longer accepts \(kind) literals", at: pair.place)
        }
        if pair.new.constants.isEmpty, let constant = pair.old.constants.first,
            pair.new.alternatives.contains(where: { $0.name == constant.alternative })
        {
            breaks(
                "the constants of \(subject: pair.name), such as \(code: constant.name), moved to "
                    + "\(code: "\(pair.name).\(constant.alternative)")",
                at: pair.place
            )
        }
    }

    private func compareFallbacks(of pair: UnionPair) {
        if let former = pair.old.fallback, let now = pair.new.fallback, former.alternative != now.alternative {
            breaks(
                "\(subject: pair.name) now reads values of other kinds as \(code: now.alternative) "
                    + "instead of \(code: former.alternative)",
                at: pair.place
            )
        }
        if pair.old.hasUndocumented, !pair.new.hasUndocumented {
            breaks("\(subject: pair.name, "undocumented") was removed", at: pair.place)
        } else if pair.new.hasUndocumented, !pair.old.hasUndocumented {
            adds("\(subject: pair.name, "undocumented") was added", at: pair.place)
        }
    }

    /// The new names of alternatives that have another name and the same payload.
    private func renamedAlternatives(_ before: UnionBlueprint, _ after: UnionBlueprint) -> [String: String] {
        let (former, now) = (Set(before.alternatives.map(\.name)), Set(after.alternatives.map(\.name)))
        var renamed: [String: String] = [:]
        let added = after.alternatives.filter { !former.contains($0.name) }
        let successors = Dictionary(grouping: added) { new.withoutAliases($0.type).spelled() }
        for alternative in before.alternatives where !now.contains(alternative.name) {
            let matching = successors[translated(old.withoutAliases(alternative.type))] ?? []
            if matching.count == 1 { renamed[alternative.name] = matching[0].name }
        }
        return renamed
    }

    /// Compares the tags that select an alternative, which may have another name now.
    private func compareTags(of oldName: String, _ name: String, in pair: UnionPair, at place: SourceLocation) {
        func words(_ tags: Set<UnionBlueprint.Tag>) -> String {
            tags.map(\.words).sorted().joined(separator: " or ")
        }
        let alternative: ChangeText = "\(subject: pair.name, name)"
        let (before, after) = (pair.formerTags[oldName] ?? [], pair.tags[name] ?? [])
        let gained = after.subtracting(before)
        let lost = before.subtracting(after).filter { !pair.fallbackReads($0, as: name) }
        if !lost.isEmpty {
            let instead =
                gained.isEmpty
                ? "is no longer selected by \(words(lost))"
                : "is now selected by \(words(gained)) instead of \(words(lost))"
            breaks("\(alternative) \(instead)", at: place)
        } else if pair.knownTags.isEmpty, !gained.isEmpty {
            breaks("\(alternative) is now selected by \(words(gained))", at: place)
        } else if !gained.isEmpty, !before.isEmpty {
            // An alternative without tags, among others with tags, was the one for all other tags.
            let change: ChangeText = "\(alternative) is now also selected by \(words(gained))"
            let isNew = gained.isDisjoint(with: pair.knownTags)
            if isNew, pair.isReadable {
                adds(change, at: place)
            } else {
                breaks("\(change)\(isNew ? ", which released clients cannot read" : "")", at: place)
            }
        }
    }
}

/// A union in both versions.
private struct UnionPair {
    let old: UnionBlueprint
    let new: UnionBlueprint
    /// The name of the type, in the new version.
    let name: String
    let place: SourceLocation
    /// Whether released clients read an alternative or a tag that they do not know, or need not.
    let isReadable: Bool
    /// The new names of alternatives.
    let renamed: [String: String]
    let formerTags: [String: Set<UnionBlueprint.Tag>]
    let tags: [String: Set<UnionBlueprint.Tag>]
    /// The tags of all former alternatives.
    let knownTags: Set<UnionBlueprint.Tag>

    init(
        old: UnionBlueprint,
        new: UnionBlueprint,
        node: TypeNode,
        place: SourceLocation,
        isReadable: Bool,
        renamed: [String: String]
    ) {
        self.old = old
        self.new = new
        name = node.dottedName
        self.place = place
        self.isReadable = isReadable
        self.renamed = renamed
        formerTags = old.tagsByAlternative
        tags = new.tagsByAlternative
        knownTags = Set(formerTags.values.joined())
    }

    /// Whether the alternative for all other tags, which lists none, is this one and reads the tag.
    func fallbackReads(_ tag: UnionBlueprint.Tag, as name: String) -> Bool {
        guard let fallback = new.fallback, fallback.alternative == name, fallback.key == tag.key else { return false }
        return !tags.values.contains { $0.contains(tag) }
    }
}

extension UnionBlueprint {
    /// A member and the value of it that selects an alternative.
    fileprivate struct Tag: Hashable {
        var key: String
        var value: String

        var words: String { "\"\(key)\": \"\(value)\"" }
    }

    /// The tags that select each alternative, by its name.
    fileprivate var tagsByAlternative: [String: Set<Tag>] {
        var tags: [String: Set<Tag>] = [:]
        func collect(_ choice: Choice) {
            guard case .tag(let key, let cases, _, _) = choice else { return }
            for branch in cases {
                guard case .alternative(let index) = branch.choice else { continue }
                tags[alternatives[index].name, default: []].formUnion(branch.keys.map { Tag(key: key, value: $0) })
            }
        }
        collect(choice)
        for entry in entries {
            let values = entry.tags.compactMap(\.self)
            guard let tagKey, !values.isEmpty else { continue }
            tags[alternatives[entry.alternative].name, default: []].formUnion(
                values.map { Tag(key: tagKey, value: $0) }
            )
        }
        for alternative in alternatives {
            guard let tag = alternative.tag else { continue }
            tags[alternative.name, default: []].insert(Tag(key: tag.key, value: tag.value.plainText))
        }
        return tags
    }

    /// Two alternatives that the same value may match and whose order has changed.
    fileprivate func swappedAlternatives(since former: UnionBlueprint) -> (first: String, second: String)? {
        guard !isCertain else { return nil }
        var formerRanks: [String: Int] = [:]
        for (rank, entry) in former.entries.enumerated() {
            formerRanks[former.alternatives[entry.alternative].name] = rank
        }
        let kept = entries.compactMap { entry in
            let name = alternatives[entry.alternative].name
            return formerRanks[name].map { (rank: $0, name: name, entry: entry) }
        }
        for (index, first) in kept.enumerated() {
            for second in kept[(index + 1)...] where first.rank > second.rank && first.entry.overlaps(second.entry) {
                return (first.name, second.name)
            }
        }
        return nil
    }
}

extension UnionBlueprint.Entry {
    /// Whether no member distinguishes the alternatives in every object.
    fileprivate func overlaps(_ other: UnionBlueprint.Entry) -> Bool {
        kinds.contains(where: other.kinds.contains) && tags.isEmpty && other.tags.isEmpty && fixed.isEmpty
            && other.fixed.isEmpty && Set(needed) == Set(other.needed)
    }
}

extension UnionBlueprint.Literals {
    fileprivate var kind: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .float: "float"
        case .boolean: "boolean"
        case .array: "array"
        case .dictionary: "dictionary"
        }
    }
}
