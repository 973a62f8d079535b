import EndpointDescription

/// The members by which an object is recognized as one alternative of a union.
struct UnionSigns {
    /// The members that can have only some values, as text. There are few values for each; none means only `null`.
    private(set) var fixed: [String: [String]] = [:]
    private(set) var needed: Set<String> = []
    /// Every member that it has, in the author's order.
    private(set) var known: [String] = []
    private var knownNames: Set<String> = []
    /// The kinds of the values of each member.
    private(set) var kinds: [String: Set<UnionBlueprint.JSONKind>] = [:]
    /// Whether the schema is itself a union, whose alternatives differ in some members.
    private(set) var isSeveral = false
    /// Whether it keeps members that it does not describe.
    private(set) var keepsOthers = false
    /// Whether no object with other members is valid.
    private(set) var isClosed = false
    /// Whether an object may have any members.
    private(set) var isOpen = false

    /// The largest number of values of a fixed member. More values distinguish little and take much code.
    fileprivate static let widestEnum = 8
    fileprivate static let deepestUnion = 4

    fileprivate init(_ schema: Schema, _ reader: inout UnionSignReader, depth: Int) {
        let members = reader.hierarchies.members(of: schema)
        if members.isEmpty || depth >= UnionSigns.deepestUnion {
            self.init(own: FlatSchema(schema), &reader, depth: depth)
        } else {
            self.init()
            addUnion(members.map { UnionSigns(own: FlatSchema($0), &reader, depth: depth + 1) })
        }
    }

    private init() {}

    fileprivate init(own flat: FlatSchema, _ reader: inout UnionSignReader, depth: Int) {
        for property in flat.properties {
            addKnown(property.name)
            kinds[property.name] = Set(reader.kinds(of: property.schema.target))
            if flat.requires(property.name), !property.schema.isOneWay { needed.insert(property.name) }
            if let values = property.schema.fewValues(atMost: UnionSigns.widestEnum) { fixed[property.name] = values }
        }
        keepsOthers = flat.keepsOthers
        if case .forbidden = flat.additionalProperties { isClosed = !keepsOthers }
        isOpen = keepsOthers || flat.isAnyObject && !isClosed
        guard depth < UnionSigns.deepestUnion else { return }
        for union in flat.unions {
            addUnion(union.alternatives.map { reader.signs(of: $0.target, depth: depth + 1) })
        }
    }

    fileprivate mutating func addKnown(_ name: String) {
        if knownNames.insert(name).inserted { known.append(name) }
    }

    /// Adds what all alternatives have in common, and every member that one of them describes.
    private mutating func addUnion(_ alternatives: [UnionSigns]) {
        isSeveral = true
        guard let first = alternatives.first else { return }
        keepsOthers = keepsOthers || alternatives.allSatisfy(\.keepsOthers)
        for name in alternatives.flatMap(\.known) { addKnown(name) }
        for alternative in alternatives { kinds.merge(alternative.kinds) { $0.union($1) } }
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

    /// Whether the member's value, or its presence in addition to the object's own members, distinguishes alternatives.
    fileprivate func isMarked(by key: String, _ differing: Set<String>, beside outer: OuterMembers) -> Bool {
        if needed.contains(key), !outer.required.contains(key) { return true }
        guard let values = fixed[key] else { return false }
        return differing.contains(key) || values.count <= 1
    }

    /// The signs of an object if members have only these values in every alternative.
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
    func excludes(_ other: UnionSigns) -> Bool {
        fixed.contains { key, values in
            other.fixed[key].map { $0 != values && Set($0).isDisjoint(with: values) } ?? false
        }
    }

    /// Whether every value has one of these tags.
    func areReached(by tags: Set<String>, of key: String?) -> Bool {
        guard let key, needed.contains(key), let values = fixed[key], !values.isEmpty else { return false }
        return tags.isSuperset(of: values)
    }

    func knows(_ name: String) -> Bool { knownNames.contains(name) }

    var allKnown: Set<String> { knownNames }
}

/// Reads the signs of schemas. Unions that share alternatives form many paths, so each schema is read once for each depth.
struct UnionSignReader {
    private struct Visit: Hashable {
        let schema: Schema
        let depth: Int
    }

    let hierarchies: DiscriminatorHierarchies
    private var signs: [Visit: UnionSigns] = [:]
    private var leaves: [Visit: [UnionSigns]] = [:]
    private var kinds: [Schema: [UnionBlueprint.JSONKind]] = [:]

    init(_ hierarchies: DiscriminatorHierarchies) { self.hierarchies = hierarchies }

    /// The signs of each alternative. A union among the alternatives contributes the signs of its own alternatives unless a
    /// constant distinguishes it; with the members of all of them, it would claim objects that each drops in part.
    ///
    /// - Parameter isNeeded: whether these alternatives of alternatives need an entry.
    mutating func signsOfEntries(
        for candidates: [UnionCandidate],
        where isNeeded: (UnionSigns) -> Bool
    ) -> [[UnionSigns]] {
        let schemas = candidates.map(\.schema.target)
        let whole = candidates.map { candidate in
            candidate.isBaseAlone
                ? UnionSigns(own: candidate.flat, &self, depth: 0) : signs(of: candidate.schema.target)
        }
        let all = schemas.indices.map { index in
            let isDistinct = schemas.indices.allSatisfy { $0 == index || whole[$0].excludes(whole[index]) }
            let leaves = isDistinct ? [] : leaves(of: schemas[index])
            let needed = leaves.count > 1 ? leaves.filter(isNeeded) : []
            return needed.isEmpty ? [whole[index]] : needed
        }
        let isShort = all.reduce(0) { $0 + $1.count } <= DistinguishingKeys.widestSearch
        return isShort ? all : whole.map { [$0] }
    }

    /// The signs of each object that a union describes, if it has no members of its own: those of the alternatives of its
    /// alternatives as well. Of any other schema, its own signs.
    private mutating func leaves(of schema: Schema, depth: Int = 0) -> [UnionSigns] {
        let visit = Visit(schema: schema, depth: depth)
        if let known = leaves[visit] { return known }
        let found = findLeaves(of: schema, depth: depth)
        leaves[visit] = found
        return found
    }

    private mutating func findLeaves(of schema: Schema, depth: Int) -> [UnionSigns] {
        let flat = FlatSchema(schema)
        guard depth < UnionSigns.deepestUnion, hierarchies.members(of: schema).isEmpty, flat.properties.isEmpty,
            flat.unions.count == 1
        else { return [signs(of: schema, depth: depth)] }
        var leaves: [UnionSigns] = []
        for alternative in flat.unions[0].alternatives.map(\.target) {
            guard kinds(of: alternative).contains(.object) else { continue }
            leaves += self.leaves(of: alternative, depth: depth + 1)
            if leaves.count > DistinguishingKeys.widestSearch { break }
        }
        return leaves
    }

    /// The kinds of all values. Finding those of a nested union reads all of its alternatives.
    ///
    /// - Parameter flat: the schema with what it is composed of, if that is known.
    mutating func kinds(of schema: Schema, _ flat: FlatSchema? = nil) -> [UnionBlueprint.JSONKind] {
        if let known = kinds[schema] { return known }
        let found = (flat ?? FlatSchema(schema)).jsonKinds
        kinds[schema] = found
        return found
    }

    mutating func signs(of schema: Schema, depth: Int = 0) -> UnionSigns {
        let visit = Visit(schema: schema, depth: depth)
        if let known = signs[visit] { return known }
        let found = UnionSigns(schema, &self, depth: depth)
        signs[visit] = found
        return found
    }
}

extension Schema {
    /// Whether only requests or only responses have it.
    fileprivate var isOneWay: Bool { isOnlyInResponses || isOnlyInRequests }

    /// The scalars that it lists, as text, if they are few; none if only `null` is valid.
    fileprivate func fewValues(atMost limit: Int) -> [String]? {
        if target.acceptsOnlyNull { return [] }
        guard !admitsNull else { return nil }
        let flat = FlatSchema(self)
        guard flat.unions.isEmpty, let values = flat.listedValues, !values.isEmpty,
            values.count <= limit
        else { return nil }
        let texts = values.compactMap(\.scalarText)
        return texts.count == values.count ? texts : nil
    }
}

/// The members of the object that also has the alternatives of a union.
struct OuterMembers {
    /// Those that the object keeps itself.
    let kept: Set<String>
    let required: Set<String>
    /// The possible values of members that have a limited set of them in every alternative.
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
