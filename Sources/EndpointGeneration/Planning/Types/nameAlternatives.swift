import EndpointDescription

extension TypePlanner {
    /// Plans the types of alternatives, each under a name that distinguishes it from the others.
    ///
    /// - Parameters:
    ///   - tagKey: the member with the tag.
    ///   - outer: the members of the object that has the union.
    func nameTypes(
        of candidates: inout [UnionCandidate],
        by tagKey: String?,
        beside outer: Set<String>,
        in scope: DeclarationScope
    ) {
        let census = KeyCensus(candidates.map(\.flat), beside: outer)
        let objects = candidates.count(where: \.hasObject)
        for index in candidates.indices {
            let names = typeNames(of: candidates[index], tagKey, census, amongObjects: objects)
            candidates[index].type = nonNullType(
                of: candidates[index].schema,
                hint: names[0],
                or: Array(names.dropFirst()),
                in: scope
            )
        }
    }

    /// The names for the type of an inline alternative, the best one first: its title, its tag (with the name of the
    /// tag's member before a number: `type1`), the member that distinguishes it, else its kind.
    private func typeNames(
        of candidate: UnionCandidate,
        _ tagKey: String?,
        _ census: KeyCensus,
        amongObjects count: Int
    ) -> [String] {
        var names: [String] = []
        if let title = candidate.schema.title, title.utf8.count <= 40 { names.append(SwiftName.type(title)) }
        if let tag = candidate.tags.first {
            if tag.utf8.first.map({ $0 >= 0x41 }) == true {
                names.append(SwiftName.type(tag))
            } else if let tagKey, UInt(tag) != nil {
                names.append(SwiftName.type("\(tagKey)-\(tag)"))
            }
        }
        names += candidate.distinguishingValues(census).map(SwiftName.type)
        names += candidate.distinguishingKeys(census, amongObjects: count).map { "With" + SwiftName.type($0) }
        names.append(candidate.kindName)
        if let value = candidate.flat.listedTexts.first { names.append(SwiftName.type(value)) }
        // A case with the name of its type would redeclare it, as with digits or in a script without capital letters.
        return names.filter { SwiftName.member($0) != $0 }
    }

    /// The names of the cases, without the words that the names of all components have in common.
    func caseNames(of candidates: [UnionCandidate]) -> [String] {
        var (titles, shared): (Set<String>, Set<String>) = ([], [])
        for case let title? in candidates.map(\.schema.title) where !titles.insert(title).inserted {
            shared.insert(title)
        }
        let sharedTags = candidates.sharedTags
        var names = candidates.map { caseName(of: $0, shared, sharedTags) }
        if let index = identifier(among: candidates), !names.contains(where: { SwiftName.member($0) == "id" }) {
            names[index] = "id"
        }
        let components = candidates.indices.filter { candidates[$0].isNamed(names[$0]) }
        guard components.count == candidates.count(where: \.hasObject) else { return names }
        let shorter = withoutSharedWords(components.map { names[$0] })
        let others = Set(candidates.indices.filter { !components.contains($0) }.map { SwiftName.member(names[$0]) })
        guard others.isDisjoint(with: shorter.map(SwiftName.member)) else { return names }
        for (index, name) in zip(components, shorter) { names[index] = name }
        return names
    }

    /// The alternative that is the id of the others: a plain string, if all other alternatives are objects that require
    /// a string `id`. Stripe describes objects that a request may expand in this way.
    private func identifier(among candidates: [UnionCandidate]) -> Int? {
        let texts = candidates.indices.filter {
            candidates[$0].type == .string && candidates[$0].schema.target.title == nil
        }
        guard texts.count == 1, candidates.count > 1 else { return nil }
        let haveID = candidates.indices.allSatisfy { index in
            let flat = candidates[index].flat
            return index == texts[0] || flat.requires("id") && flat.property("id").map { $0.target.types } == .string
        }
        return haveID ? texts[0] : nil
    }

    /// The name of the case: the tag, if there is only one and it starts like a name, because values on the wire stay
    /// the same when types are renamed. The values that remain for an alternative do not count, because the description
    /// may list more later.
    ///
    /// - Parameters:
    ///   - sharedTitles: the titles that several alternatives have, which distinguish none of them.
    ///   - sharedTags: such tags.
    private func caseName(
        of candidate: UnionCandidate,
        _ sharedTitles: Set<String>,
        _ sharedTags: Set<String>
    ) -> String {
        if candidate.tags.count == 1, let tag = candidate.tags.first, tag.utf8.first.map({ $0 >= 0x41 }) == true,
            !sharedTags.contains(tag), !candidate.takesOtherTags
        {
            return tag
        }
        if let name = candidate.schema.componentName { return name }
        if case .declared(let node) = candidate.type { return node.name }
        if case .standard = candidate.type, let name = candidate.schema.target.componentName { return name }
        if let title = candidate.schema.title, title.utf8.count <= 40, !sharedTitles.contains(title) { return title }
        return standardCaseName(candidate.type)
    }

    func standardCaseName(_ type: SwiftType) -> String {
        switch type {
        case .standard(let standard):
            switch standard {
            case .int, .int32, .int64, .uint32, .uint64: return "integer"
            case .double, .float, .decimal: return "number"
            case .bool: return "boolean"
            case .json: return "value"
            case .url: return "url"
            case .numberOrText(let number): return standardCaseName(.standard(number))
            default: return SwiftName.member(standard.text)
            }
        case .array(let element):
            if case .declared(let node) = element { return "\(node.name)Array" }
            return "\(standardCaseName(element))Array"
        case .dictionary: return "dictionary"
        case .stream: return "stream"
        case .optional(let wrapped), .presence(let wrapped): return standardCaseName(wrapped)
        case .declared(let node): return node.name
        case .custom(let foreign): return foreign.head
        }
    }
}

extension UnionCandidate {
    /// Whether this is the name of its component, not of its tag.
    fileprivate func isNamed(_ name: String) -> Bool {
        guard let component = schema.target.componentName else { return false }
        if case .declared(let node) = type, node.name == name { return true }
        return component == name
    }

    /// The members that distinguish it from other objects, required ones first.
    fileprivate func distinguishingKeys(_ census: KeyCensus, amongObjects count: Int) -> [String] {
        let keys = required + flat.properties.map(\.name).filter { !flat.requires($0) }
        let own = keys.filter { census.isDescribedOnce($0) && (flat.requires($0) || !census.isOuter($0)) }
        let met = Set(own)
        return own + keys.filter { !met.contains($0) && census.count(of: $0) < count }
    }

    /// The constants that no other object has.
    fileprivate func distinguishingValues(_ census: KeyCensus) -> [String] {
        flat.properties.compactMap { property in
            guard let value = property.onlyText, value.first?.isLetter == true, value.utf8.count <= 40,
                census.count(of: property.name) > 1, census.count(of: value, in: property.name) == 1
            else { return nil }
            return value
        }
    }

    /// The name that remains for its type.
    fileprivate var kindName: String {
        if kinds.count > 1, kinds != [.integer, .number] { return "Value" }
        switch kinds.first {
        case .array: return "Items"
        case .object where flat.properties.isEmpty: return "Member"
        case .object, nil: return "Plain"
        case .null, .boolean, .integer, .number, .string: return "Choice"
        }
    }
}

/// Names without the words that all of them begin or end with, unless that leaves one empty or not a name.
/// For example: `ActionRowComponent` and `ButtonComponent` → `action-row` and `button`
func withoutSharedWords(_ names: [String]) -> [String] {
    guard names.count > 1 else { return names }
    let words = names.map(SwiftName.words(in:))
    let lower = words.map { $0.map { $0.lowercased() } }
    let shortest = lower.map(\.count).min() ?? 0
    var (front, back) = (0, 0)
    while front < shortest - 1, Set(lower.map { $0[front] }).count == 1 { front += 1 }
    while front + back < shortest - 1, Set(lower.map { $0[$0.count - 1 - back] }).count == 1 { back += 1 }
    guard front + back > 0 else { return names }
    let shorter = words.map { $0.dropFirst(front).dropLast(back).joined(separator: "-") }
    let isUsable =
        shorter.allSatisfy { $0.first?.isLetter == true }
        && Set(shorter.map(SwiftName.member)).count == shorter.count
    return isUsable ? shorter : names
}

// MARK: nameIndistinguishable

/// An object among the alternatives of a union, which its members distinguish from the others.
struct RankedAlternative {
    /// Its place in the blueprint.
    var entry: Int
    var candidate: UnionCandidate
    var signs: UnionSigns
}

extension TypePlanner {
    /// Reorders alternatives that have the same members. If the first would read every value of the second, the second
    /// moves before it, unless it reads every value of the first as well and describes no more inside its members.
    func putRicherFirst(_ alternatives: inout [RankedAlternative], in blueprint: inout UnionBlueprint) {
        guard alternatives.count <= 64 else { return }
        let places = alternatives.map(\.entry)
        var comparison = ReadingComparison()
        var weights = alternatives.map { InnerWeight($0.candidate.flat) }
        var isMoved = false
        for index in alternatives.indices {
            let place = (0..<index).first {
                alternatives[$0].yields(
                    to: alternatives[index],
                    isLighter: weights[$0] < weights[index],
                    comparing: &comparison
                )
            }
            guard let place else { continue }
            alternatives.insert(alternatives.remove(at: index), at: place)
            weights.insert(weights.remove(at: index), at: place)
            isMoved = true
        }
        guard isMoved else { return }
        let entries = alternatives.map { blueprint.entries[$0.entry] }
        for (index, place) in places.enumerated() {
            blueprint.entries[place] = entries[index]
            alternatives[index].entry = place
        }
    }

    /// Reports every alternative whose values are read as another one. If a member such as `type` may contain the names of
    /// their schemas, that member decides as a last resort.
    ///
    /// - Parameter hasDiscriminator: whether the union, or the base that it stands for, names the member with the tag.
    func nameIndistinguishable(
        _ alternatives: [RankedAlternative],
        hasDiscriminator: Bool,
        in blueprint: inout UnionBlueprint
    ) {
        var comparison = ReadingComparison()
        for (index, loser) in alternatives.enumerated() where loser.candidate.kinds == [.object] {
            let winner = alternatives[..<index].first { $0.alwaysReplaces(loser, comparing: &comparison) }
            guard let winner else { continue }
            let key = nameKey(of: loser, winner, otherwise: blueprint.nameKey)
            let (lost, read) = (describe(loser.candidate), describe(winner.candidate))
            guard let key else {
                log.warning(
                    "every value of \(lost) is read as \(read)",
                    at: loser.candidate.schema.place,
                    remedy: hasDiscriminator
                        ? "map values to each in the \"mapping\" of the discriminator"
                        : "give each a constant member of its own value, or name a discriminator"
                )
                continue
            }
            log.warning(
                "a value of \(lost) is read as \(read) unless '\(key)' names \(lost)",
                at: loser.candidate.schema.place,
                remedy: "give '\(key)' a constant value in each"
            )
            blueprint.nameKey = key
            for alternative in [winner, loser] {
                blueprint.entries[alternative.entry].name = alternative.candidate.schema.target.componentName
            }
        }
    }

    private func describe(_ candidate: UnionCandidate) -> String {
        candidate.name.map { "'\($0)'" } ?? "the alternative in line \(candidate.schema.place.position.line)"
    }

    /// The member of both that usually holds the name of a type. One union has one such member.
    private func nameKey(of a: RankedAlternative, _ b: RankedAlternative, otherwise known: String?) -> String? {
        guard a.signs.allKnown == b.signs.allKnown, a.candidate.schema.target.componentName != nil,
            b.candidate.schema.target.componentName != nil
        else { return nil }
        let keys = known.map { [$0] } ?? ["type", "kind", "event", "event_type", "eventType", "action", "object"]
        return keys.first { key in
            a.signs.needed.contains(key)
                && [a, b].allSatisfy { alternative in
                    guard let schema = alternative.candidate.flat.property(key) else { return false }
                    if case .scalar(.string) = FlatSchema(schema).kind { return true } else { return false }
                }
        }
    }
}

extension RankedAlternative {
    /// - Parameter isLighter: whether it describes less inside its members.
    fileprivate func yields(
        to other: RankedAlternative,
        isLighter: Bool,
        comparing comparison: inout ReadingComparison
    ) -> Bool {
        guard signs.allKnown == other.signs.allKnown, alwaysReplaces(other, comparing: &comparison) else {
            return false
        }
        return isLighter || !other.alwaysReplaces(self, comparing: &comparison)
    }

    /// Whether it ranks before the other for every value of the other, and can read that.
    ///
    /// Only described members count: a value may have others, of any type.
    fileprivate func alwaysReplaces(
        _ other: RankedAlternative,
        comparing comparison: inout ReadingComparison
    ) -> Bool {
        guard candidate.kinds == [.object], !signs.isSeveral, !other.signs.isSeveral, !signs.known.isEmpty,
            !other.signs.known.isEmpty, signs.needed == other.signs.needed,
            comparison.mayCompare(other.signs.allKnown.count), other.signs.allKnown.isSubset(of: signs.allKnown),
            signs.fixed == other.signs.fixed,
            signs.keepsOthers || !other.signs.keepsOthers
        else { return false }
        return comparison.reads(candidate.flat, other.candidate.flat, depth: 0)
    }
}

/// Finds out whether one type surely reads every value of another. Each pair of schemas is compared once; a pair that
/// leads to itself is not sure.
private struct ReadingComparison {
    private var known: [SchemaPair: Bool] = [:]
    /// The number of members that may still be compared. Each of many alternatives is compared with every other.
    private var membersLeft = 1_000_000

    mutating func mayCompare(_ count: Int) -> Bool {
        membersLeft -= count
        return membersLeft > 0
    }

    mutating func reads(_ own: FlatSchema, _ other: FlatSchema, depth: Int) -> Bool {
        // A reader refuses another value of a constant.
        guard depth < 64, own.onlyValue == nil || own.onlyValue?.comparableText == other.onlyValue?.comparableText
        else { return false }
        switch (own.kind, other.kind) {
        case (.anything, _): return true
        case (.scalar(let type), .scalar(let otherType)): return type == otherType
        case (.enumeration(.string), .enumeration(.string)), (.enumeration(.string), .scalar(.string)),
            (.scalar(.string), .enumeration(.string)), (.enumeration(.int), .enumeration(.int)):
            return true
        case (.array, .array):
            guard let items = own.items, let otherItems = other.items else { return own.items == nil }
            return reads(items, otherItems, depth: depth + 1)
        case (.structure, .structure):
            guard own.unions.isEmpty, other.unions.isEmpty, Set(own.required).isSubset(of: other.required) else {
                return false
            }
            return mayCompare(own.properties.count)
                && own.properties.allSatisfy { property in
                    other.property(property.name).map { reads(property.schema, $0, depth: depth + 1) } ?? true
                }
        default: return false
        }
    }

    private mutating func reads(_ own: Schema, _ other: Schema, depth: Int) -> Bool {
        if own.target === other.target { return true }
        guard own.admitsNull || !other.admitsNull else { return false }
        let pair = SchemaPair(first: own.target, second: other.target)
        if let known = known[pair] { return known }
        known[pair] = false
        let result = reads(FlatSchema(own.target), FlatSchema(other.target), depth: depth)
        known[pair] = result
        return result
    }
}

/// How much a schema and the objects in its members describe.
private struct InnerWeight: Comparable {
    private var described = 0
    private var required = 0

    init(_ flat: FlatSchema) {
        var path: Set<Schema> = []
        add(flat, &path)
    }

    private mutating func add(_ flat: FlatSchema, _ path: inout Set<Schema>) {
        described += flat.properties.count
        required += flat.required.count
        guard path.count < 4, described < 1_000 else { return }
        for property in flat.properties where path.insert(property.schema.target).inserted {
            add(FlatSchema(property.schema.target), &path)
            path.remove(property.schema.target)
        }
    }

    static func < (a: InnerWeight, b: InnerWeight) -> Bool {
        a.described < b.described || a.described == b.described && a.required < b.required
    }
}
