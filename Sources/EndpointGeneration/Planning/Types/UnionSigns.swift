import EndpointDescription

/// The members by which an object is recognised as one alternative of a union.
struct UnionSigns {
    /// The members that can have only some values, as text. There are few values for each; none means only `null`.
    private(set) var fixed: [String: [String]] = [:]
    private(set) var needed: Set<String> = []
    /// Every member that it has, in the author's order.
    private(set) var known: [String] = []
    private var knownNames: Set<String> = []
    /// Whether the schema is itself a union, whose alternatives differ in some members.
    private(set) var isSeveral = false
    /// Whether it keeps members that it does not know.
    private(set) var keepsOthers = false
    /// Whether no object with other members is valid.
    private(set) var isClosed = false
    /// Whether an object may have any members.
    private(set) var isOpen = false

    /// The largest number of values of a fixed member. More values distinguish little and take much code.
    fileprivate static let widestEnum = 8
    private static let deepestUnion = 4

    init(_ schema: Schema, _ hierarchies: DiscriminatorHierarchies, depth: Int = 0) {
        let members = hierarchies.members(of: schema)
        if members.isEmpty || depth >= UnionSigns.deepestUnion {
            self.init(own: FlatSchema(schema), hierarchies, depth: depth)
        } else {
            self.init()
            addUnion(members.map { UnionSigns(own: FlatSchema($0), hierarchies, depth: depth + 1) })
        }
    }

    private init() {}

    private init(own flat: FlatSchema, _ hierarchies: DiscriminatorHierarchies, depth: Int) {
        for property in flat.properties {
            addKnown(property.name)
            if flat.requires(property.name), !property.schema.isOneWay { needed.insert(property.name) }
            if let values = property.schema.fewValues(atMost: UnionSigns.widestEnum) { fixed[property.name] = values }
        }
        keepsOthers = flat.keepsOthers
        if case .forbidden = flat.additionalProperties { isClosed = !keepsOthers }
        isOpen = keepsOthers || flat.isAnyObject && !isClosed
        guard depth < UnionSigns.deepestUnion else { return }
        for union in flat.unions {
            addUnion(union.alternatives.map { UnionSigns($0.target, hierarchies, depth: depth + 1) })
        }
    }

    fileprivate mutating func addKnown(_ name: String) {
        if knownNames.insert(name).inserted { known.append(name) }
    }

    /// Adds what all alternatives have in common, and every member that one of them knows.
    private mutating func addUnion(_ alternatives: [UnionSigns]) {
        isSeveral = true
        keepsOthers = keepsOthers || alternatives.contains(where: \.keepsOthers)
        guard let first = alternatives.first else { return }
        for name in alternatives.flatMap(\.known) { addKnown(name) }
        needed.formUnion(alternatives.dropFirst().reduce(first.needed) { $0.intersection($1.needed) })
        for key in first.fixed.keys {
            var values: [String] = []
            let lists = alternatives.compactMap { $0.fixed[key] }
            guard lists.count == alternatives.count else { continue }
            // A list cannot have both texts and `null`.
            guard lists.allSatisfy({ $0.isEmpty == lists[0].isEmpty }) else { continue }
            for value in lists.joined() where values.count <= UnionSigns.widestEnum && !values.contains(value) {
                values.append(value)
            }
            if values.count <= UnionSigns.widestEnum { fixed[key] = values }
        }
    }

    /// Whether the member's value, or its presence beside the object's own members, distinguishes alternatives.
    fileprivate func isMarked(by key: String, _ differing: Set<String>, beside outer: OuterMembers) -> Bool {
        if needed.contains(key), !outer.required.contains(key) { return true }
        guard let values = fixed[key] else { return false }
        return differing.contains(key) || values.count <= 1
    }

    /// The signs of an object beside members that can have only these values in every alternative.
    fileprivate func beside(_ values: [String: [String]]) -> UnionSigns {
        var signs = self
        signs.fixed = fixed.filter { key, own in values[key] != own }
        return signs
    }

    fileprivate mutating func remove(_ keys: Set<String>) {
        known.removeAll(where: keys.contains)
        knownNames.subtract(keys)
        needed.subtract(keys)
    }

    /// Whether no object can be both, because a member cannot have a value of both.
    fileprivate func excludes(_ other: UnionSigns) -> Bool {
        fixed.contains { key, values in
            other.fixed[key].map { $0 != values && Set($0).isDisjoint(with: values) } ?? false
        }
    }

    func knows(_ name: String) -> Bool { knownNames.contains(name) }

    var allKnown: Set<String> { knownNames }
}

extension Schema {
    /// Whether only requests or only responses have it.
    fileprivate var isOneWay: Bool { isOnlyInResponses || isOnlyInRequests }

    /// The scalars that it lists, as text, if they are few; none if only `null` is valid.
    fileprivate func fewValues(atMost limit: Int) -> [String]? {
        if target.acceptsOnlyNull { return [] }
        guard !admitsNull else { return nil }
        let flat = FlatSchema(self)
        guard flat.unions.isEmpty, let values = flat.constant.map({ [$0] }) ?? flat.allowedValues, !values.isEmpty,
            values.count <= limit
        else { return nil }
        let texts = values.compactMap(\.scalarText)
        return texts.count == values.count ? texts : nil
    }
}

/// The members that stand beside the alternatives of a union in the same object.
struct OuterMembers {
    /// Those that the object keeps itself.
    let kept: Set<String>
    let required: Set<String>
    /// The values of those that can have only some in every alternative.
    let fixed: [String: [String]]

    /// - Parameter repeated: members that the alternatives keep as well.
    init(_ flat: FlatSchema, except repeated: Set<String>) {
        let properties = flat.properties.filter { !repeated.contains($0.name) }
        kept = Set(properties.map(\.name))
        required = Set(flat.required)
        var fixed: [String: [String]] = [:]
        for property in properties { fixed[property.name] = property.schema.fewValues(atMost: UnionSigns.widestEnum) }
        self.fixed = fixed
    }
}

extension [UnionSigns] {
    /// Without the members that the object around the union keeps itself. A member stays if its value differs among the
    /// alternatives, or if the object does not require it and an alternative does; then every other may have it too. An
    /// alternative that has only members of the object keeps none.
    func without(_ outer: OuterMembers) -> [UnionSigns] {
        let all = map { $0.beside(outer.fixed) }
        let differing = all.differingKeys
        let silent = outer.kept.filter { key in all.allSatisfy { !$0.isMarked(by: key, differing, beside: outer) } }
        // The output lists each for every alternative, so many of both would make it grow with their product.
        let marked = count > DistinguishingKeys.widestSearch ? [] : outer.kept.subtracting(silent).sorted()
        return all.map { signs in
            var signs = signs
            signs.remove(silent)
            let own = Set(signs.known)
            if own.isSubset(of: outer.kept), own.isDisjoint(with: signs.fixed.keys) {
                signs.remove(own)
            } else {
                for key in marked { signs.addKnown(key) }
            }
            return signs
        }
    }

    /// The members that have other fixed values in each alternative.
    var differingKeys: Set<String> {
        let keys = Set(flatMap { $0.fixed.keys })
        return keys.filter { key in Set(compactMap { $0.fixed[key] }).count > 1 }
    }
}

// MARK: DistinguishingKeys

/// The fewest members that distinguish the alternatives; the output lists each of them once for each alternative.
struct DistinguishingKeys {
    /// Members that have other fixed values in each alternative.
    let differing: Set<String>
    /// Every member that the output names.
    let kept: Set<String>

    /// The most alternatives for which the fewest members are searched: the search takes cubic time, and a row of `PairSet`
    /// has a bit for each, below the sign of an `Int`.
    fileprivate static let widestSearch = 48

    /// - Parameter tagKey: the discriminator, which needs no further mention.
    init(_ all: [UnionSigns], tagKey: String?) {
        var met: Set<String> = []
        let keys = all.flatMap(\.known).filter { met.insert($0).inserted }
        differing = all.differingKeys
        let distinguishing = keys.filter { [differing] key in
            let needed = all.count { $0.needed.contains(key) }
            let constants = all.count { ($0.fixed[key]?.count ?? 2) <= 1 }
            return key != tagKey
                && (differing.contains(key) || all.contains { !$0.knows(key) } || needed > 0 && needed < all.count
                    || constants > 0 && constants < all.count)
        }
        // Often many members are required by every alternative that has them; a few of these distinguish as well as all.
        let required = distinguishing.filter { [differing] key in
            !differing.contains(key)
                && all.allSatisfy { !$0.knows(key) || $0.needed.contains(key) && $0.fixed[key] == nil }
        }
        guard all.count <= DistinguishingKeys.widestSearch else {
            kept = Set(distinguishing)
            return
        }
        let fewest =
            required.count < 2
            ? Set(distinguishing) : Self.fewest(of: required, beside: Set(distinguishing).subtracting(required), all)
        kept = fewest.union(Self.keysThatShowOthers(all).filter { $0 != tagKey })
    }

    /// All members of an alternative that drops others, and of one that keeps them, if an object may be either. Only these
    /// show whether the object has others.
    private static func keysThatShowOthers(_ all: [UnionSigns]) -> Set<String> {
        var keys: Set<String> = []
        let keepers = all.filter { $0.keepsOthers && !$0.known.isEmpty }
        for dropper in all where !dropper.keepsOthers {
            for keeper in keepers where !dropper.excludes(keeper) { keys.formUnion(dropper.known + keeper.known) }
            if dropper.isClosed, all.contains(where: \.isOpen) { keys.formUnion(dropper.known) }
        }
        return keys
    }

    /// A small part of the required members that distinguishes every pair of alternatives that all of them distinguish.
    private static func fewest(of required: [String], beside others: Set<String>, _ all: [UnionSigns]) -> Set<String> {
        var kept = others
        var pairs = PairSet(all.count)
        for key in others { pairs.subtract(PairSet(distinguishedBy: key, all)) }
        let distinguished = required.map { PairSet(distinguishedBy: $0, all) }
        while true {
            var best: (index: Int, count: Int)?
            for index in required.indices where !kept.contains(required[index]) {
                let count = pairs.count(in: distinguished[index])
                if count > best?.count ?? 0 { best = (index, count) }
            }
            guard let best else { return kept }
            kept.insert(required[best.index])
            pairs.subtract(distinguished[best.index])
        }
    }
}

/// Pairs of two alternatives: a row of bits for the first of each, with a bit for the second.
private struct PairSet {
    private var rows: [Int]

    /// Every pair of different alternatives.
    init(_ count: Int) {
        rows = (0..<count).map { row in ((1 &<< count) - 1) & ~(1 &<< row) }
    }

    /// The pairs of which the first needs a member that the second does not know.
    init(distinguishedBy key: String, _ all: [UnionSigns]) {
        var strangers = 0
        for index in all.indices where !all[index].knows(key) { strangers |= 1 &<< index }
        rows = all.map { $0.needed.contains(key) ? strangers : 0 }
    }

    func count(in other: PairSet) -> Int {
        var count = 0
        for row in rows.indices { count += (rows[row] & other.rows[row]).nonzeroBitCount }
        return count
    }

    mutating func subtract(_ other: PairSet) {
        for row in rows.indices { rows[row] &= ~other.rows[row] }
    }
}

// MARK: KeyCensus

/// Counts how many of several objects have a member.
struct KeyCensus {
    private var counts: [String: Int] = [:]
    /// The numbers of objects whose member is always the same text, by member and text.
    private var values: [String: [String: Int]] = [:]
    /// The number of objects that may have undescribed members.
    private var open = 0
    private let outer: Set<String>

    /// - Parameter outer: the members that stand beside the objects.
    init(_ flats: [FlatSchema], beside outer: Set<String> = []) {
        self.outer = outer
        for flat in flats {
            for property in flat.properties {
                counts[property.name, default: 0] += 1
                if let value = property.onlyText { values[property.name, default: [:]][value, default: 0] += 1 }
            }
            if flat.mayHaveOthers { open += 1 }
        }
    }

    /// Whether only this object can have the member.
    func isKnown(_ key: String, toNoneBut flat: FlatSchema) -> Bool {
        counts[key] == 1 && open == (flat.mayHaveOthers ? 1 : 0)
    }

    /// How many objects describe the member.
    func count(of key: String) -> Int { counts[key] ?? 0 }

    /// In how many objects the member is always this text.
    func count(of value: String, in key: String) -> Int { values[key]?[value] ?? 0 }

    /// Whether the member stands beside the objects.
    func isOuter(_ key: String) -> Bool { outer.contains(key) }

    /// Whether exactly one object describes the member.
    func isDescribedOnce(_ key: String) -> Bool { counts[key] == 1 }
}

extension Schema.Property {
    /// The text that is the only value of the member.
    var onlyText: String? {
        let target = schema.target
        guard target.mayListValues else { return nil }
        let texts = FlatSchema(target).listedTexts
        return texts.count == 1 ? texts[0] : nil
    }
}

extension FlatSchema {
    /// The texts among the values that it lists.
    var listedTexts: [String] {
        guard unions.isEmpty else { return [] }
        return (constant.map { [$0] } ?? allowedValues ?? []).compactMap(\.string)
    }

    fileprivate var mayHaveOthers: Bool { properties.isEmpty || additionalProperties.carriesValues }
}
