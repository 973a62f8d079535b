import EndpointDescription

/// Lets operations with the same headers share them, through a protocol.
func shareHeaders(in client: ClientBlueprint) -> ClientBlueprint {
    var client = client
    var groups: [(headers: [HeaderBlueprint], members: [Int])] = []
    var known: [[HeaderKey]: Int] = [:]
    for (index, endpoint) in client.endpoints.enumerated() {
        guard case .endpoint(let blueprint) = endpoint.declaration.kind, !blueprint.headers.isEmpty else {
            continue
        }
        let key = blueprint.headers.map { HeaderKey(name: $0.name, key: $0.key, type: $0.type) }
        if let group = known[key] {
            groups[group].members.append(index)
        } else {
            known[key] = groups.count
            groups.append((blueprint.headers, [index]))
        }
    }
    for group in groups where group.members.count > 1 {
        let node = client.namespace.declare(protocolName(for: group.headers))
        client.headers.append(HeadersBlueprint(owner: .shared(node), headers: group.headers))
        for index in group.members { client.endpoints[index].declaration.conform(to: node) }
    }
    return client
}

private struct HeaderKey: Hashable {
    var name: String
    var key: String
    var type: SwiftType
}

/// The common prefix of the names, `RateLimitHeaders`, else the first two names.
private func protocolName(for headers: [HeaderBlueprint]) -> String {
    let names = headers.map { $0.key.withoutExperimentalPrefix.split(separator: "-") }
    var common = names.first ?? []
    for name in names.dropFirst() {
        common = Array(zip(common, name).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    if !common.isEmpty { return common.joined(separator: "-") + "-Headers" }
    let first = names.prefix(2).map { SwiftName.type($0.joined(separator: "-")) }.joined(separator: "And")
    return first + (names.count > 2 ? "AndMoreHeaders" : "Headers")
}

extension Declaration {
    fileprivate mutating func conform(to node: TypeNode) {
        guard case .endpoint(var blueprint) = kind else { return }
        blueprint.headers = []
        blueprint.conformances.append(node)
        kind = .endpoint(blueprint)
    }
}
