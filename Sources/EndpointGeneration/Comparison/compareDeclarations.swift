import EndpointDescription

extension Comparison {
    /// - Parameter isNested: whether the added and removed types are already reported as changes of members.
    func compare(_ types: MatchedTypes, isNested: Bool) {
        for pair in types.pairs { compare(pair.old, pair.new) }
        // No member mentions a group, such as the callbacks of an endpoint.
        for type in types.removed where !isNested || type.isGroup {
            breaks("\(old.title(of: type)) was removed", at: old.place(of: type.node))
        }
        for type in types.added where !isNested || type.isGroup {
            adds("\(new.title(of: type)) was added", at: new.place(of: type.node))
        }
    }

    private func compare(_ old: Declaration, _ new: Declaration) {
        let place = self.new.place(of: new.node)
        if old.node.name != new.node.name, !aliased.contains(old.node) {
            breaks("'\(old.node.dottedName)' was renamed to '\(new.node.dottedName)'", at: place)
        }
        if new.isDeprecated, !old.isDeprecated { adds("'\(new.node.dottedName)' is now deprecated", at: place) }
        switch (old.kind, new.kind) {
        case (.structure(let before), .structure(let after)):
            compare(before, after, of: new.node)
        case (.enumeration(let before), .enumeration(let after)):
            compare(before, after, of: new.node)
        case (.union(let before), .union(let after)):
            compare(before, after, was: old.node, is: new.node)
        case (.cases(let before), .cases(let after)):
            compare(before, after, was: old.node, is: new.node)
        case (.alias(let before), .alias(let after)):
            if !isSame(before, after) {
                breaks(
                    "'\(new.node.dottedName)' is now '\(after.spelled())' instead of '\(before.spelled())'",
                    at: place
                )
            }
        case (.webhook(let before), .webhook(let after)):
            compare(before, after, of: new.node)
        case (.endpoint(let before), .endpoint(let after)):
            compare(before, after, of: new.node)
        // The responses of endpoints are compared with their failures.
        case (.failure, .failure): break
        case (.group, .group):
            compare(match(old.nested, new.nested), isNested: false)
            return
        default:
            breaks(
                "'\(new.node.dottedName)' is now \(article(new.kind.noun)) instead of \(article(old.kind.noun))",
                at: place
            )
            return
        }
        compare(match(old.nested, new.nested), isNested: true)
    }

    private func compare(_ old: StructBlueprint, _ new: StructBlueprint, of node: TypeNode) {
        compare(old.inInitializerOrder, new.inInitializerOrder, of: node) { client in
            client.place(of: client === self.old ? predecessor(of: node) : node)
        }
        if old.conformance == .hashable, new.conformance != .hashable {
            breaks("'\(node.dottedName)' is no longer Hashable", at: self.new.place(of: node))
        }
    }

    private func compare(_ old: WebhookBlueprint, _ new: WebhookBlueprint, of node: TypeNode) {
        if old.key != new.key || old.payload != new.payload {
            breaks("the name or the payload of the webhook '\(node.dottedName)' changed", at: self.new.place(of: node))
        }
        compare(old.properties, new.properties, of: node) { client in
            client.place(of: client === self.old ? predecessor(of: node) : node)
        }
    }

    private func compare(_ old: EnumBlueprint, _ new: EnumBlueprint, of node: TypeNode) {
        let name = node.dottedName
        if old.rawType != new.rawType {
            breaks(
                "the raw type of '\(name)' is now '\(new.rawType.text)' instead of '\(old.rawType.text)'",
                at: self.new.place(of: node)
            )
            return
        }
        for match in matches(old.cases, new.cases, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                guard item.rawValue != successor.rawValue else { continue }
                breaks(
                    "the raw value of '\(name).\(item.name)' is now \(SwiftText.literal(successor.rawValue)) "
                        + "instead of \(SwiftText.literal(item.rawValue))",
                    at: successor.origin
                )
            case .removed(let item): breaks("'\(name).\(item.name)' was removed", at: item.origin)
            case .added(let item): adds("'\(name).\(item.name)' was added", at: item.origin)
            }
        }
    }

    private func compare(_ before: UnionBlueprint, _ after: UnionBlueprint, was oldNode: TypeNode, is node: TypeNode) {
        let name = node.dottedName
        let isReadable = before.hasUndocumented || new.isOnlySent(node)
        let renamed = renamedAlternatives(before, after)
        let newNames = Set(renamed.values)
        let (tags, formerTags) = (after.tagsByAlternative, before.tagsByAlternative)
        let known = Set(formerTags.values.joined())
        for match in matches(before.alternatives, after.alternatives, by: \.name) {
            switch match {
            case .kept(let alternative, let successor):
                let place = successor.origin ?? new.place(of: node)
                guard isSame(alternative.type, successor.type) else {
                    breaks(
                        "the payload of '\(name).\(alternative.name)' is now '\(successor.type.spelled())' "
                            + "instead of '\(alternative.type.spelled())'",
                        at: place
                    )
                    continue
                }
                compareTags(
                    formerTags[alternative.name] ?? [],
                    tags[alternative.name] ?? [],
                    of: "'\(name).\(alternative.name)'",
                    known: known,
                    isReadable: isReadable,
                    at: place
                )
            case .removed(let alternative):
                if let successor = renamed[alternative.name] {
                    breaks(
                        "'\(name).\(alternative.name)' was renamed to '\(name).\(successor)'",
                        at: new.place(of: node)
                    )
                    compareTags(
                        formerTags[alternative.name] ?? [],
                        tags[successor] ?? [],
                        of: "'\(name).\(successor)'",
                        known: known,
                        isReadable: isReadable,
                        at: new.place(of: node)
                    )
                    continue
                }
                breaks("'\(name).\(alternative.name)' was removed", at: alternative.origin ?? old.place(of: oldNode))
            case .added(let alternative):
                if newNames.contains(alternative.name) { continue }
                let place = alternative.origin ?? new.place(of: node)
                if isReadable {
                    adds("'\(name).\(alternative.name)' was added", at: place)
                } else {
                    breaks("'\(name).\(alternative.name)' was added, and released clients cannot read it", at: place)
                }
            }
        }
        let literals = Set(after.literals.map(\.kind))
        for kind in before.literals.map(\.kind) where !literals.contains(kind) {
            breaks("'\(name)' no longer accepts \(kind) literals", at: new.place(of: node))
        }
        if after.constants.isEmpty, let constant = before.constants.first,
            after.alternatives.contains(where: { $0.name == constant.alternative })
        {
            breaks(
                "the constants of '\(name)', such as '\(constant.name)', moved to '\(name).\(constant.alternative)'",
                at: new.place(of: node)
            )
        }
        if let former = before.fallback, let now = after.fallback, former.alternative != now.alternative {
            breaks(
                "'\(name)' now reads values of other kinds as '\(now.alternative)' instead of '\(former.alternative)'",
                at: new.place(of: node)
            )
        }
        if before.hasUndocumented, !after.hasUndocumented {
            breaks("'\(name).undocumented' was removed", at: new.place(of: node))
        } else if after.hasUndocumented, !before.hasUndocumented {
            adds("'\(name).undocumented' was added", at: new.place(of: node))
        }
        if let (first, second) = after.swappedAlternatives(since: before) {
            behaves(
                "'\(name)' now tries '\(first)' before '\(second)', which decides for values that match both",
                at: new.place(of: node)
            )
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

    /// - Parameters:
    ///   - known: the tags of all former alternatives.
    ///   - isReadable: whether released clients read a tag that they do not know, or need not.
    private func compareTags(
        _ before: Set<UnionBlueprint.Tag>,
        _ after: Set<UnionBlueprint.Tag>,
        of alternative: String,
        known: Set<UnionBlueprint.Tag>,
        isReadable: Bool,
        at place: SourceLocation
    ) {
        func words(_ tags: Set<UnionBlueprint.Tag>) -> String {
            tags.map(\.words).sorted().joined(separator: " or ")
        }
        let (gained, lost) = (after.subtracting(before), before.subtracting(after))
        if !lost.isEmpty {
            let instead =
                gained.isEmpty
                ? "is no longer selected by \(words(lost))"
                : "is now selected by \(words(gained)) instead of \(words(lost))"
            breaks("\(alternative) \(instead)", at: place)
        } else if known.isEmpty, !gained.isEmpty {
            breaks("\(alternative) is now selected by \(words(gained))", at: place)
        } else if !gained.isEmpty, !before.isEmpty {
            // An alternative without tags beside others with some was the one for all other tags.
            let change = "\(alternative) is now also selected by \(words(gained))"
            let isNew = gained.isDisjoint(with: known)
            if isNew, isReadable {
                adds(change, at: place)
            } else {
                breaks(change + (isNew ? ", which released clients cannot read" : ""), at: place)
            }
        }
    }

    private func compare(_ before: CasesBlueprint, _ after: CasesBlueprint, was oldNode: TypeNode, is node: TypeNode) {
        let name = node.dottedName
        for match in matches(before.cases, after.cases, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                if !isSame(item.type, successor.type) || item.hasContentType != successor.hasContentType {
                    breaks("the payload of '\(name).\(item.name)' changed", at: new.place(of: node))
                }
            case .removed(let item): breaks("'\(name).\(item.name)' was removed", at: old.place(of: oldNode))
            case .added(let item): adds("'\(name).\(item.name)' was added", at: new.place(of: node))
            }
        }
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

extension PlannedClient {
    /// A declaration's name, and for an endpoint its method and path.
    func title(of declaration: Declaration) -> String {
        guard case .endpoint(let endpoint) = declaration.kind else { return "'\(declaration.node.dottedName)'" }
        return "'\(declaration.node.dottedName)' (\(endpoint.method.token) \(endpoint.path))"
    }
}

private func article(_ noun: String) -> String {
    ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun
}

// MARK: compareSharedNames

extension Comparison {
    /// Compares the names that inline types have in common. The names in their own places are compared as if nothing were
    /// shared, because they stay as other names whether or not the types are shared.
    func compareSharedNames() {
        for (name, sharers) in old.sharers.sorted(by: { $0.key < $1.key }) {
            let successors = sharers.map { (old: $0.node, new: self.successors[$0.node]) }
            let apart = successors.filter { $0.new.map(newName) != name }
            let isComponent = old.blueprint.equalTypes.component(equalTo: sharers[0].node) != nil
            if apart.count < successors.count || isComponent {
                for (_, successor) in apart {
                    guard let successor else { continue }
                    breaks(
                        "'\(successor.dottedName)' no longer shares the name '\(name)'",
                        at: new.place(of: successor)
                    )
                }
            } else if new.hasType(named: name) {
                breaks("'\(name)' now names another type", at: new.description.place)
            } else if let first = apart.compactMap(\.new).first {
                breaks("'\(name)' was removed: '\(first.dottedName)' is no longer shared", at: new.place(of: first))
            } else {
                breaks("'\(name)' was removed", at: old.place(of: sharers[0].node))
            }
        }
    }

    /// Compares which inline types are the same type without a name in common. The types inside of two that no longer are
    /// the same are left out.
    func compareEqualTypes() {
        let (former, now) = (old.blueprint.equalTypes, new.blueprint.equalTypes)
        var apart: Set<TypeNode> = []
        for declaration in old.everyDeclaration where !declaration.isAlias && former.name(of: declaration.node) == nil {
            let first = former.representative(of: declaration.node)
            guard first != declaration.node,
                let successor = successors[declaration.node],
                let other = successors[first],
                now.representative(of: successor) != now.representative(of: other)
            else { continue }
            apart.insert(declaration.node)
            if declaration.node.parent.map(apart.contains) ?? false { continue }
            breaks(
                "'\(successor.dottedName)' is no longer the same type as '\(other.dottedName)'",
                at: new.place(of: successor)
            )
        }
    }

    /// The name of a new type that is shared, or its name in its own place.
    private func newName(_ node: TypeNode) -> String { new.sharedName(of: node) ?? node.dottedName }
}

extension PlannedClient {
    fileprivate func hasType(named name: String) -> Bool {
        sharers[name] != nil || everyDeclaration.contains { $0.node.dottedName == name }
    }
}
