import EndpointDescription

extension StubPlanner {
    /// The members of query parameters and cookies that are sent under their own names, by property.
    func spreadMembers(of endpoint: EndpointBlueprint) -> [String: SpreadMembers] {
        var found: [String: SpreadMembers] = [:]
        for parameter in endpoint.parameters {
            guard let property = parameter.property, let object = spreadObject(parameter, of: endpoint) else {
                continue
            }
            let own = Set(object.members)
            var taken: [String] = []
            var known: Set<String> = []
            for other in endpoint.parameters
            where other.location == parameter.location && other.value != parameter.value {
                let others = spreadObject(other, of: endpoint)
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
    private func spreadObject(_ parameter: ParameterBlueprint, of endpoint: EndpointBlueprint)
        -> (members: [String], isClosed: Bool)?
    {
        guard case .style(let style, explode: true, _) = parameter.encoding,
            parameter.location == .query && style == .form || parameter.location == .cookie,
            let property = endpoint.properties.first(where: { $0.name == parameter.property })
        else { return nil }
        let type = index.underlying(property.type.withoutOptional)
        if case .declared(let node) = type, let properties = index.structure(node)?.properties {
            return (properties.filter(\.isMember).map(\.key), properties.allSatisfy(\.isMember))
        }
        var passed: Set<TypeNode> = []
        return mayBeObject(type, passing: &passed) ? ([], false) : nil
    }

    /// - Parameter passed: the choices that contain this one.
    private func mayBeObject(_ type: SwiftType, passing passed: inout Set<TypeNode>) -> Bool {
        switch index.underlying(type.withoutOptional) {
        case .dictionary, .standard(.json): return true
        case .declared(let node):
            guard let union = index.union(node) else { return index.enumeration(node) == nil }
            guard passed.insert(node).inserted else { return false }
            return union.alternatives.contains { mayBeObject($0.type, passing: &passed) }
        case .standard, .array, .optional, .presence, .stream, .custom: return false
        }
    }
}
