import EndpointDescription

/// Why a path leads to nothing that Swift could read.
struct DeadEnd: Error {
    var reason: String
}

/// Finds the way from a value to what a path names, as Swift would write it.
struct MemberWalk {
    let planner: Planner
    /// Every type with members, by its place among the others.
    private var structures: [TypeNode: StructBlueprint] = [:]
    private var cases: [TypeNode: CasesBlueprint] = [:]

    init(_ planner: Planner, _ declarations: [Declaration]) {
        self.planner = planner
        declarations.walk { declaration in
            if case .structure(let blueprint) = declaration.kind { structures[declaration.node] = blueprint }
            if case .cases(let blueprint) = declaration.kind { cases[declaration.node] = blueprint }
        }
    }

    /// Steps are names of members; of an array `0` is the first element and `-1` the last.
    func follow(_ steps: [String], from start: LinkSource) throws(DeadEnd) -> LinkSource {
        var source = start
        for step in steps {
            switch planner.underlying(source.type) {
            case .declared(let node):
                let property = try member(step, of: node)
                source.step(to: property.name, property.type)
                source.isDeprecated = source.isDeprecated || property.isDeprecated
            case .dictionary(let value) where value.withoutOptional == value:
                source.step(toElement: step, .optional(value))
            case .array(let element) where (step == "0" || step == "-1") && element.withoutOptional == element:
                source.step(to: step == "0" ? "first" : "last", .optional(element))
            default: throw DeadEnd(reason: "\(name(of: source.type)) has no member '\(step)'")
            }
        }
        return source
    }

    /// The properties on the way to a member that can be set: `body.paging.cursor`.
    func writablePath(_ steps: [String], from start: PropertyBlueprint) throws(DeadEnd) -> [PropertyBlueprint] {
        var path = [start]
        for step in steps {
            let last = path[path.count - 1]
            guard case .declared(let node) = planner.underlying(last.type) else {
                let mayBeMissing = last.type.withoutOptional != last.type
                throw DeadEnd(
                    reason: mayBeMissing
                        ? "'\(last.key)' may be left out, so nothing in it can be set"
                        : "\(name(of: last.type)) has no member '\(step)'"
                )
            }
            path.append(try member(step, of: node))
        }
        if path.count > 1, !planner.choices.isMutable {
            throw DeadEnd(reason: "models are immutable, by 'mutable' in the configuration")
        }
        return path
    }

    /// What a case of a nested `Response` carries.
    func payload(of name: String, in node: TypeNode) -> SwiftType? {
        cases[node]?.cases.first { $0.name == name }?.type
    }

    func name(of type: SwiftType) -> String {
        TypePrinter().text(type, in: planner.namespace)
    }

    private func member(_ key: String, of node: TypeNode) throws(DeadEnd) -> PropertyBlueprint {
        let members = structures[node]?.properties.filter(\.isMember) ?? []
        if let member = members.first(where: { $0.key == key }) { return member }
        let near = nearestName(to: key, among: members.map(\.key))
        throw DeadEnd(reason: "'\(node.name)' has no member '\(key)'\(suggestion(near))")
    }
}

extension PropertyBlueprint {
    /// Whether it stands for one named member.
    fileprivate var isMember: Bool {
        switch presence {
        case .rest, .inline: false
        case .required, .optional, .nullable, .threeWay, .constant: true
        }
    }
}
