/// The inline types of a client that can be one type, and the names that they have in common.
package struct EqualTypes {
    /// One type, and the others that are equal to it.
    struct Group {
        var first: Member
        var others: [Member] = []
        /// Their common name, outside of the declarations that contain them.
        var name: Name?
    }

    /// A name at the top level or among the failures.
    struct Name {
        var home: TypeNode
        var text: String
        /// The component that has the name, if one is equal to the inline types.
        var component: TypeNode?
    }

    struct Member {
        var node: TypeNode
        var documentation: Documentation
        /// Whether it is a component or an endpoint, which keeps its place.
        var isTopLevel: Bool
        /// Whether it is a failure, or is declared inside one.
        var isInFailure: Bool
        var failure: FailureBlueprint?
        /// The number of its own members or cases.
        var size: Int
    }

    /// The representative of all types that are equal to this one.
    private var representatives: [TypeNode: TypeNode] = [:]
    /// The names of types, by their representative.
    private var names: [TypeNode: Name] = [:]
    /// How many declarations have a name. A type of a unique name equals no other.
    private var uses: [String: Int] = [:]

    /// No types.
    package init() {}

    init(in client: ClientBlueprint) {
        let declarations = EqualTypes.declarations(of: client)
        for declaration in declarations.flattened { uses[declaration.nameToShare, default: 0] += 1 }
        // Types are equal if all types that they mention are equal, so each round finds the types that contain those of
        // the previous round.
        for _ in 0..<16 {
            var shapes: [TypeShape: TypeNode] = [:]
            var found: [TypeNode: TypeNode] = [:]
            for declaration in declarations { compare(declaration, &shapes, &found) }
            let isSettled = found == representatives
            representatives = found
            if isSettled { break }
        }
    }

    private static func declarations(of client: ClientBlueprint) -> [Declaration] {
        typealias Rank = (isDeprecated: Bool, name: String)
        let declarations: [Declaration] = client.models + client.endpoints.map(\.declaration)
        // A deprecated type represents only others that are deprecated as well.
        return declarations.sorted(
            on: { declaration -> Rank in (declaration.isDeprecated, declaration.node.name) },
            by: { $0.isDeprecated == $1.isDeprecated ? $0.name < $1.name : $1.isDeprecated }
        )
    }

    /// The representative of a type and of all types that are equal to it.
    func representative(of node: TypeNode) -> TypeNode { representatives[node] ?? node }

    /// The name that a type has in common with others that are equal to it.
    func name(of node: TypeNode) -> Name? { representatives[node].flatMap { names[$0] } }

    /// The component that an inline type is equal to.
    func component(equalTo node: TypeNode) -> TypeNode? { name(of: node)?.component }

    /// Gives the types of a group a name in common.
    mutating func name(_ group: Group, _ name: Name) {
        if let representative = representatives[group.first.node] { names[representative] = name }
    }

    private func compare(
        _ declaration: Declaration,
        _ shapes: inout [TypeShape: TypeNode],
        _ found: inout [TypeNode: TypeNode]
    ) {
        for inner in declaration.nested { compare(inner, &shapes, &found) }
        guard uses[declaration.nameToShare, default: 0] > 1 else { return }
        let shape = TypeShape(of: declaration) { found[$0] ?? representatives[$0] ?? $0 }
        guard let shape else { return }
        let equal = shapes[shape] ?? declaration.node
        shapes[shape] = equal
        found[declaration.node] = equal
    }

    /// The groups of types in a client, or in a part of it, in the order of their first types. Types inside the others of a
    /// group are left out, because the first one has them too.
    func groups(in client: ClientBlueprint) -> [Group] {
        let declarations = EqualTypes.declarations(of: client)
        var groups: [Group] = []
        var positions: [TypeNode: Int] = [:]
        // Only a type of a deprecated declaration may refer to one inside a deprecated declaration without a warning.
        add(declarations.filter { !$0.isDeprecated }, to: &groups, &positions)
        add(declarations.filter(\.isDeprecated), to: &groups, &positions)
        return groups.filter { !$0.others.isEmpty || $0.name != nil }
    }

    /// Adds the types in these declarations level by level, so that none is nested less deeply than the first one of its
    /// group.
    private func add(_ declarations: [Declaration], to groups: inout [Group], _ positions: inout [TypeNode: Int]) {
        var level = declarations.map { (declaration: $0, isInFailure: false) }
        var isTopLevel = true
        while !level.isEmpty {
            var next: [(Declaration, isInFailure: Bool)] = []
            for (declaration, isInFailure) in level {
                var failure: FailureBlueprint?
                if case .failure(let blueprint) = declaration.kind { failure = blueprint }
                let inside = declaration.nested.map { ($0, isInFailure: isInFailure || failure != nil) }
                guard let representative = representatives[declaration.node], !declaration.isAlias else {
                    next += inside
                    continue
                }
                let member = Member(
                    node: declaration.node,
                    documentation: declaration.documentation,
                    isTopLevel: isTopLevel,
                    isInFailure: isInFailure,
                    failure: failure,
                    size: declaration.size
                )
                if let position = positions[representative], !isTopLevel {
                    groups[position].others.append(member)
                } else {
                    positions[representative] = groups.count
                    groups.append(Group(first: member, name: name(of: declaration.node)))
                    next += inside
                }
            }
            level = next.map { (declaration: $0.0, isInFailure: $0.isInFailure) }
            isTopLevel = false
        }
    }
}

extension Declaration {
    fileprivate var size: Int {
        switch kind {
        case .structure(let blueprint): blueprint.properties.count
        case .enumeration(let blueprint): blueprint.cases.count
        case .union(let blueprint): blueprint.alternatives.count
        case .cases(let blueprint): blueprint.cases.count
        case .failure(let blueprint): blueprint.cases.count
        case .alias, .endpoint, .webhook, .group: 0
        }
    }
}

// MARK: nameEqualTypes

/// Finds the equal inline types of a client, and the names at the top level or among the failures that they are shared
/// under. Their declarations stay where they are until ``shareEqualTypes(in:)``.
///
/// - Parameter client: the client of the whole description, so that a selection renames nothing.
func nameEqualTypes(in client: ClientBlueprint) -> EqualTypes {
    var types = EqualTypes(in: client)
    // Only one type can have a name at the top level. The name goes to the type that is in the most operations and
    // components, and among these to the one with the most members, so that an addition seldom takes the name away.
    let groups = types.groups(in: client).sorted(on: \.rank) { $0.precedes($1) }
    for group in groups {
        if let name = name(of: group.first, in: client) { types.name(group, name) }
    }
    return types
}

extension EqualTypes.Group {
    fileprivate var rank: Rank {
        Rank(owners: Set(([first] + others).map(\.node.outermost)).count, size: first.size)
    }

    fileprivate struct Rank {
        /// The number of operations and components that the types of the group are in.
        let owners: Int
        let size: Int

        func precedes(_ other: Rank) -> Bool { owners == other.owners ? size > other.size : owners > other.owners }
    }
}

/// `nil` if the name means nothing or something else outside.
private func name(of type: EqualTypes.Member, in client: ClientBlueprint) -> EqualTypes.Name? {
    if type.isTopLevel { return .init(home: client.namespace, text: type.node.name, component: type.node) }
    let home = type.isInFailure || type.failure != nil ? client.failureScope : client.namespace
    let names = type.failure?.sharedNames ?? [type.node.name].filter(SharedName.isClear)
    return names.first(where: home.claim).map { .init(home: home, text: $0) }
}

/// Decides whether the name of an inline type is clear at the top level.
private enum SharedName {
    static func isClear(_ name: String) -> Bool {
        guard name.count > 2, !name.hasPrefix("With"), LibraryName(rawValue: name) == nil else { return false }
        return !unclear.contains(String(name.reversed().drop { $0.isASCII && $0.isNumber }.reversed()))
    }

    private static let unclear: Set<String> = [
        "Arguments", "Args", "Base", "Body", "Choice", "Content", "Data", "Event", "Failure", "Form", "Input", "Item",
        "Items", "Kind", "Member", "Members", "ObjectValue", "Output", "Parameters", "Params", "Payload", "Plain",
        "RequestBody", "Response", "Result", "Results", "StringValue", "Type", "Value", "Values", "Variant",
    ]
}
