import EndpointDescription

/// The members by which an object is recognised as one alternative of a union.
struct UnionSigns {
    /// The members that can have only some values, as text. There are few values for each.
    private(set) var fixed: [String: [String]] = [:]
    private(set) var needed: Set<String> = []
    /// Every member that it has, in the author's order.
    private(set) var known: [String] = []
    private var knownNames: Set<String> = []
    /// Whether the schema is itself a union, whose alternatives differ in some members.
    private(set) var isSeveral = false
    /// Whether it keeps members that it does not know.
    private(set) var keepsOthers = false

    /// The largest number of values of a fixed member. More values distinguish little and take much code.
    private static let widestEnum = 8
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
        keepsOthers = flat.additionalProperties.carriesValues || !flat.patternProperties.isEmpty
        guard depth < UnionSigns.deepestUnion else { return }
        for union in flat.unions {
            addUnion(union.alternatives.map { UnionSigns($0.target, hierarchies, depth: depth + 1) })
        }
    }

    private mutating func addKnown(_ name: String) {
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
            for value in lists.joined() where !values.contains(value) { values.append(value) }
            if values.count <= UnionSigns.widestEnum { fixed[key] = values }
        }
    }

    func knows(_ name: String) -> Bool { knownNames.contains(name) }

    var allKnown: Set<String> { knownNames }
}

extension Schema {
    /// Whether only requests or only responses have it.
    fileprivate var isOneWay: Bool { isReadOnly || isWriteOnly || target.isReadOnly || target.isWriteOnly }

    /// The scalars that it lists, as text, if they are few.
    fileprivate func fewValues(atMost limit: Int) -> [String]? {
        guard !admitsNull else { return nil }
        let flat = FlatSchema(self)
        guard flat.unions.isEmpty, let values = flat.constant.map({ [$0] }) ?? flat.allowedValues, !values.isEmpty,
            values.count <= limit
        else { return nil }
        let texts = values.compactMap(\.scalarText)
        return texts.count == values.count ? texts : nil
    }
}
