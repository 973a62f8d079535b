import EndpointDescription

extension Planner {
    /// The headers that an operation documents for its successes; only those come with a reply.
    func planHeaders(_ operation: Operation, in nest: Nest) -> [HeaderBlueprint] {
        var names = NameScope(reserved: Planner.replyMembers)
        var seen: Set<String> = []
        var planned: [HeaderBlueprint] = []
        for response in operation.responses where response.status.isSuccess || response.status == .default {
            for header in response.headers where seen.insert(header.name.lowercased()).inserted {
                planned.append(planHeader(header, names: &names, in: nest))
            }
        }
        return planned
    }

    /// What every reply has.
    static let replyMembers: Set<String> = ["value", "response", "endpoint", "status", "headers", "header"]

    private func planHeader(_ header: Header, names: inout NameScope, in nest: Nest) -> HeaderBlueprint {
        let spoken = header.spokenName
        let name = SwiftName.escaped(names.claim([SwiftName.member(spoken), SwiftName.member(spoken + "-Header")]))
        var planned = HeaderBlueprint(name: name, key: header.name, type: .string, reading: .simple)
        planned.documentation.add(header.description ?? "The header `\(header.name)`.")
        planned.isDeprecated = header.isDeprecated
        guard header.name.lowercased() != "set-cookie" else {
            planned.type = .array(.string)
            planned.reading = .fields
            return planned
        }
        guard let schema = header.schema else { return planned }
        if header.contentType != nil {
            planned.type = nonNullType(of: schema, hint: SwiftName.type(spoken), in: nest)
            planned.reading = .json
            return planned
        }
        switch shape(of: FlatSchema(schema.target)) {
        case .scalar(.json), .anything: break
        case .scalar, .enumeration, .array:
            planned.type = nonNullType(of: schema, hint: SwiftName.type(spoken), in: nest)
        case .structure, .union, .dictionary:
            log.note("the header '\(header.name)' is read as text; its parts are yours to take apart", at: header.place)
        }
        return planned
    }

    /// Operations with the same headers share them, through a protocol.
    func shareHeaders(of client: inout ClientBlueprint) {
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
            let node = namespace.declare(protocolName(for: group.headers))
            client.headers.append(HeadersBlueprint(owner: .shared(node), headers: group.headers))
            for index in group.members { client.endpoints[index].declaration.conform(to: node) }
        }
    }

    private struct HeaderKey: Hashable {
        var name: String
        var key: String
        var type: SwiftType
    }

    /// What the names have in common: `RateLimitHeaders`; else the first of them.
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
}

extension Header {
    /// `X-RateLimit-Limit` is called `rateLimitLimit`.
    fileprivate var spokenName: String { name.withoutExperimentalPrefix }
}

extension String {
    /// RFC 6648: the prefix says nothing.
    var withoutExperimentalPrefix: String {
        lowercased().hasPrefix("x-") && utf8.count > 2 ? String(dropFirst(2)) : self
    }
}

extension Declaration {
    fileprivate mutating func conform(to node: TypeNode) {
        guard case .endpoint(var blueprint) = kind else { return }
        blueprint.headers = []
        blueprint.conformances.append(node)
        kind = .endpoint(blueprint)
    }
}
