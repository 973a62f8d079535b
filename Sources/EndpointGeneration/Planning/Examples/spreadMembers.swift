import EndpointDescription

extension StubPlanner {
    /// The members of query parameters and cookies that are sent under their own names, by property.
    func spreadMembers(of endpoint: EndpointBlueprint) -> [String: SpreadMembers] {
        var found: [String: SpreadMembers] = [:]
        let properties = Dictionary(endpoint.properties.map { ($0.name, $0) }) { first, _ in first }
        let parameters = endpoint.parameters.map { parameter in
            (parameter, parameter.property.flatMap { properties[$0] }.flatMap { spreadObject(parameter, as: $0) })
        }
        for (parameter, object) in parameters {
            guard let property = parameter.property, let object else { continue }
            let own = Set(object.members)
            var taken: [String] = []
            var known: Set<String> = []
            for (other, others) in parameters
            where other.location == parameter.location && other.value != parameter.value {
                // The name of an object is not sent.
                if others?.isClosed != true {
                    taken.append(other.name)
                    known.insert(other.name)
                }
                guard !object.isClosed else { continue }
                taken += (others?.members ?? []).filter { !own.contains($0) && known.insert($0).inserted }
            }
            found[property] =
                object.isClosed ? .named(object.members.filter { !known.contains($0) }) : .others(taken)
        }
        return found
    }

    /// The described members of a parameter that may be an object whose members are sent under their own names, and
    /// whether it has no others; `nil` for another parameter.
    private func spreadObject(_ parameter: ParameterBlueprint, as property: PropertyBlueprint)
        -> (members: [String], isClosed: Bool)?
    {
        guard case .style(let style, explode: true, _) = parameter.encoding,
            parameter.location == .query && style == .form || parameter.location == .cookie
        else { return nil }
        let type = index.underlying(property.type.withoutOptional)
        if case .declared(let node) = type, let properties = index.structure(node)?.properties {
            return (properties.filter(\.isMember).map(\.key), properties.allSatisfy(\.isMember))
        }
        return mayBeObject(type) ? ([], false) : nil
    }

    /// Whether it, or an alternative of a choice, is an object.
    private func mayBeObject(_ type: SwiftType) -> Bool {
        var met: Set<TypeNode> = []
        var waiting = [type]
        while let next = waiting.popLast() {
            switch index.underlying(next.withoutOptional) {
            case .dictionary, .standard(.json): return true
            case .declared(let node):
                guard let union = index.union(node) else {
                    if index.enumeration(node) == nil { return true }
                    continue
                }
                if met.insert(node).inserted { waiting += union.alternatives.map(\.type) }
            case .standard, .array, .optional, .presence, .stream, .custom: continue
            }
        }
        return false
    }
}
