import EndpointDescription

extension OperationPlanner {
    /// The headers that an operation documents for its successes. Only these are available on a reply.
    func planHeaders(_ operation: Operation, in scope: DeclarationScope) -> [HeaderBlueprint] {
        var names = NameScope(reserved: HeaderBlueprint.replyMembers)
        var seen: Set<String> = []
        var planned: [HeaderBlueprint] = []
        for response in operation.responses where response.status.isSuccess || response.status == .default {
            for header in response.headers where seen.insert(header.name.lowercased()).inserted {
                if hasValidName(header) { planned.append(planHeader(header, names: &names, in: scope)) }
            }
        }
        return planned
    }

    /// Whether its name can be sent. Reports a warning if not.
    func hasValidName(_ header: Header) -> Bool {
        if !header.name.isEmpty, header.name.utf8.allSatisfy(\.isTokenByte) { return true }
        log.warning(
            "'\(header.name)' is not a valid header name (RFC 9110 §5.1), so it is left out",
            at: header.place,
            remedy: "use letters, digits and hyphens"
        )
        return false
    }

    private func planHeader(_ header: Header, names: inout NameScope, in scope: DeclarationScope) -> HeaderBlueprint {
        let normalized = header.normalizedName
        let name = SwiftName.escaped(
            names.claim([SwiftName.member(normalized), SwiftName.member(normalized + "-Header")])
        )
        var planned = HeaderBlueprint(name: name, key: header.name, type: .string, reading: .simple)
        planned.documentation.add(header.description)
        planned.isDeprecated = header.isDeprecated
        guard header.name.lowercased() != "set-cookie" else {
            planned.type = .array(.string)
            planned.reading = .fields
            return planned
        }
        guard let schema = header.schema else { return planned }
        if header.isJSON {
            planned.type = types.nonNullType(of: schema, hint: SwiftName.type(normalized), in: scope)
            planned.reading = .json
            return planned
        }
        let hint = SwiftName.type(normalized)
        if let type = typeOfHeaderText(schema, separatesLists: header.contentType == nil, hint: hint, in: scope) {
            planned.type = type
        } else {
            log.note("the header '\(header.name)' is read as text; the caller parses its parts", at: header.place)
        }
        return planned
    }

    /// The type of a header whose value is not JSON; `nil` if it has parts that only the caller separates.
    ///
    /// - Parameter separatesLists: whether the elements of a list stand between commas.
    func typeOfHeaderText(_ schema: Schema, separatesLists: Bool, hint: String, in scope: DeclarationScope)
        -> SwiftType?
    {
        switch FlatSchema(schema.target).kind {
        case .scalar(.json), .anything: .string
        case .array where !separatesLists: nil
        case .scalar, .enumeration, .array: types.nonNullType(of: schema, hint: hint, in: scope).withPlainNumbers
        case .structure, .union, .dictionary: nil
        }
    }

    /// The type of the header of a part. Lists and objects in another media type than JSON are sent as the text that the
    /// caller passes.
    func typeOfPartHeader(_ header: Header, hint: String, in scope: DeclarationScope) -> SwiftType {
        guard let schema = header.schema else { return .string }
        guard header.contentType != nil, !header.isJSON else {
            return types.nonNullType(of: schema, hint: hint, in: scope).withPlainNumbers
        }
        if let type = typeOfHeaderText(schema, separatesLists: false, hint: hint, in: scope) { return type }
        log.note("the header '\(header.name)' is sent as the text that the caller passes", at: header.place)
        return .string
    }
}

extension Header {
    /// Whether its value is JSON text, and not text of another media type or of a style.
    var isJSON: Bool { contentType.map { $0.kind == .json && $0.essence != "*/*" } ?? false }

    /// `X-RateLimit-Limit` becomes `rateLimitLimit`.
    fileprivate var normalizedName: String { name.withoutExperimentalPrefix }
}

extension String {
    /// RFC 6648: the prefix has no meaning.
    var withoutExperimentalPrefix: String {
        lowercased().hasPrefix("x-") && utf8.count > 2 ? String(dropFirst(2)) : self
    }
}

extension HeaderBlueprint {
    /// The header that several operations share. Its description is the only one that they state, if any.
    fileprivate init(commonTo headers: [HeaderBlueprint]) {
        self = headers[0]
        let texts = Set(headers.map(\.documentation.paragraphs)).subtracting([[]])
        documentation.paragraphs = texts.count == 1 ? texts.first ?? [] : []
        isDeprecated = headers.allSatisfy(\.isDeprecated)
    }

    /// The members that every reply has.
    static let replyMembers: Set<String> = ["value", "response", "endpoint", "status", "headers", "header"]
}

/// Lets operations with the same headers share them, through a protocol.
func shareHeaders(in client: ClientBlueprint) -> ClientBlueprint {
    var client = client
    var groups: [(headers: [[HeaderBlueprint]], members: [Int])] = []
    var known: [[HeaderKey]: Int] = [:]
    for (index, endpoint) in client.endpoints.enumerated() {
        guard case .endpoint(let blueprint) = endpoint.declaration.kind, !blueprint.headers.isEmpty else {
            continue
        }
        let key = blueprint.headers.map { HeaderKey(name: $0.name, key: $0.key, type: $0.type, reading: $0.reading) }
        if let group = known[key] {
            groups[group].headers.append(blueprint.headers)
            groups[group].members.append(index)
        } else {
            known[key] = groups.count
            groups.append(([blueprint.headers], [index]))
        }
    }
    for group in groups where group.members.count > 1 {
        let headers = group.headers[0].indices.map { position in
            HeaderBlueprint(commonTo: group.headers.map { $0[position] })
        }
        let node = client.namespace.declare(protocolName(for: headers))
        let isDeprecated = group.members.allSatisfy { client.endpoints[$0].declaration.isDeprecated }
        client.headers.append(.init(owner: .shared(node), headers: headers, isDeprecated: isDeprecated))
        for index in group.members { client.endpoints[index].declaration.conform(to: node) }
    }
    return client
}

private struct HeaderKey: Hashable {
    var name: String
    var key: String
    var type: SwiftType
    var reading: HeaderBlueprint.Reading
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
