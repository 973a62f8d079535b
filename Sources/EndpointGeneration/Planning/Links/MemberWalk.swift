import EndpointDescription

/// Why a path does not lead to a value that Swift can read.
struct UnresolvedPath: Error {
    var reason: String
}

/// Follows a path from a value to a member, as Swift would write it.
struct MemberWalk {
    let index: TypeIndex
    private let namespace: TypeNode
    private let isMutable: Bool

    init(_ index: TypeIndex, _ context: PlanContext) {
        self.index = index
        namespace = context.names.namespace
        isMutable = context.choices.isMutable
    }

    /// Follows the steps of a path. A step is the name of a member; in an array, `0` is the first element and `-1` the
    /// last.
    func follow(_ steps: [String], from start: LinkSource) throws(UnresolvedPath) -> LinkSource {
        var source = start
        for step in steps {
            switch index.underlying(source.type) {
            case .declared(let node):
                let property = try member(step, of: node)
                source.step(to: property.name, property.type)
                source.isDeprecated = source.isDeprecated || property.isDeprecated
            case .dictionary(let value) where value.withoutOptional == value:
                source.step(toElement: step, .optional(value))
            case .array(let element) where (step == "0" || step == "-1") && element.withoutOptional == element:
                source.step(to: step == "0" ? "first" : "last", .optional(element))
            default: throw UnresolvedPath(reason: "\(name(of: source.type)) has no member '\(step)'")
            }
        }
        return source
    }

    /// The properties on the path to a settable member: `body.paging.cursor`.
    func writablePath(_ steps: [String], from start: PropertyBlueprint) throws(UnresolvedPath) -> [PropertyBlueprint] {
        var path = [start]
        for step in steps {
            let last = path[path.count - 1]
            guard case .declared(let node) = index.underlying(last.type) else {
                let mayBeMissing = last.type.withoutOptional != last.type
                throw UnresolvedPath(
                    reason: mayBeMissing
                        ? "'\(last.key)' may be left out, so nothing in it can be set"
                        : "\(name(of: last.type)) has no member '\(step)'"
                )
            }
            path.append(try member(step, of: node))
        }
        if path.count > 1, !isMutable {
            throw UnresolvedPath(reason: "models are immutable, by 'mutable' in the configuration")
        }
        return path
    }

    /// The payload type of a case of a nested `Response`.
    func payload(of name: String, in node: TypeNode) -> SwiftType? {
        index.cases(node)?.cases.first { $0.name == name }?.type
    }

    func name(of type: SwiftType) -> String {
        TypePrinter().text(type, in: namespace)
    }

    private func member(_ key: String, of node: TypeNode) throws(UnresolvedPath) -> PropertyBlueprint {
        let members = index.structure(node)?.properties.filter(\.isMember) ?? []
        if let member = members.first(where: { $0.key == key }) { return member }
        let near = nearestName(to: key, among: members.map(\.key))
        throw UnresolvedPath(reason: "'\(node.name)' has no member '\(key)'\(suggestion(near))")
    }
}

extension PropertyBlueprint {
    /// Whether it represents one named member.
    fileprivate var isMember: Bool {
        switch presence {
        case .rest, .inline: false
        case .required, .optional, .nullable, .threeWay, .constant: true
        }
    }
}
