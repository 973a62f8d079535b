/// The inline types of a client that can be one type.
struct EqualTypes {
    /// One type, and the others that are equal to it.
    struct Group {
        var first: Member
        var others: [Member] = []

        var count: Int { others.count }
    }

    struct Member {
        var node: TypeNode
        var documentation: Documentation
        /// Whether it is a component or an endpoint, which keeps its place.
        var isTopLevel: Bool
        /// Whether it is a failure, or stands in one.
        var isInFailure: Bool
        var failure: FailureBlueprint?
        /// The scope of the failures that operations share.
        var failures: TypeNode
    }

    /// The groups in the order of their first types, which are as far outside as any.
    private(set) var groups: [Group] = []
    /// The type that stands for all that are equal to this one.
    private var representatives: [TypeNode: TypeNode] = [:]
    private let failures: TypeNode
    /// How many declarations have a name. A type of a unique name equals no other.
    private var uses: [String: Int] = [:]

    init(in client: ClientBlueprint) {
        failures = client.failureScope
        let declarations = (client.models + client.endpoints.map(\.declaration))
            // A deprecated type stands only for others that are deprecated as well.
            .sorted { ($0.isDeprecated ? 1 : 0, $0.node.name) < ($1.isDeprecated ? 1 : 0, $1.node.name) }
        for declaration in declarations.flattened { uses[declaration.node.name, default: 0] += 1 }
        // Types are equal if all that they mention is, so each round finds the types around those of the last one.
        for _ in 0..<16 {
            var shapes: [TypeShape: TypeNode] = [:]
            var found: [TypeNode: TypeNode] = [:]
            for declaration in declarations { compare(declaration, &shapes, &found) }
            let isSettled = found == representatives
            representatives = found
            if isSettled { break }
        }
        collect(declarations)
    }

    private func compare(
        _ declaration: Declaration,
        _ shapes: inout [TypeShape: TypeNode],
        _ found: inout [TypeNode: TypeNode]
    ) {
        for inner in declaration.nested { compare(inner, &shapes, &found) }
        guard uses[declaration.node.name, default: 0] > 1 else { return }
        let known = found
        let shape = TypeShape(of: declaration) { known[$0] ?? representatives[$0] ?? $0 }
        guard let shape else { return }
        let equal = shapes[shape] ?? declaration.node
        shapes[shape] = equal
        found[declaration.node] = equal
    }

    /// Collects the groups level by level. What stands in a type that equals another stands in that other one as well.
    private mutating func collect(_ declarations: [Declaration]) {
        var positions: [TypeNode: Int] = [:]
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
                    failures: failures
                )
                if let position = positions[representative], !isTopLevel {
                    groups[position].others.append(member)
                } else {
                    positions[representative] = groups.count
                    groups.append(Group(first: member))
                    next += inside
                }
            }
            level = next.map { (declaration: $0.0, isInFailure: $0.isInFailure) }
            isTopLevel = false
        }
        groups.removeAll { $0.others.isEmpty }
    }
}
