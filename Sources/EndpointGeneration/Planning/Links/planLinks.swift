import EndpointDescription

/// Why a link gets no code.
struct UnresolvedLink: Error {
    var reason: String
    var place: SourceLocation
}

/// Adds the links of responses: `extension Reply where E == CreatePet { func getPet() -> GetPet }`.
func planLinks(in client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    guard context.description.operations.contains(where: { $0.responses.contains { !$0.links.isEmpty } }) else {
        return client
    }
    let resolver = LinkResolver(client, context)
    var linked = client
    for (index, endpoint) in client.endpoints.enumerated() where !endpoint.isStreamedTwin {
        guard case .endpoint(var blueprint) = endpoint.declaration.kind else { continue }
        blueprint.links = resolver.links(of: endpoint.operation, blueprint)
        linked.endpoints[index].declaration.kind = .endpoint(blueprint)
    }
    return linked
}

/// Turns links into Swift expressions on a reply.
private struct LinkResolver {
    private let index: TypeIndex
    private let paths: MemberPaths
    private let targetsByID: [String: Target]
    private let targetsByPlace: [Place: Target]
    private let operations: Set<SourceLocation.ID>
    /// The available names, without those of all headers. A link cannot have the name of a header of another operation
    /// either: a property and a function of the same name clash even if each is declared for the replies of one
    /// endpoint.
    private let names: NameScope
    private let log: DiagnosticLog

    private typealias Target = (declaration: Declaration, endpoint: EndpointBlueprint)

    /// Where an operation is described. Paths may share a path item, so `path` and `member` are part of the place. A place
    /// without them means the first such path.
    private struct Place: Hashable {
        var id: SourceLocation.ID
        var path: String?
        var member: String?
    }

    init(_ client: ClientBlueprint, _ context: PlanContext) {
        index = TypeIndex(client.declarations)
        paths = MemberPaths(index, context)
        var (targetsByID, targetsByPlace): ([String: Target], [Place: Target]) = ([:], [:])
        for planned in client.endpoints where !planned.isStreamedTwin {
            guard case .endpoint(let endpoint) = planned.declaration.kind else { continue }
            let (operation, target) = (planned.operation, (planned.declaration, endpoint))
            if let id = operation.id, targetsByID[id] == nil { targetsByID[id] = target }
            let place = Place(id: operation.place.id)
            if targetsByPlace[place] == nil { targetsByPlace[place] = target }
            targetsByPlace[Place(id: place.id, path: operation.path, member: operation.method.member)] = target
        }
        self.targetsByID = targetsByID
        self.targetsByPlace = targetsByPlace
        let headers = client.endpoints.flatMap { endpoint -> [HeaderBlueprint] in
            if case .endpoint(let blueprint) = endpoint.declaration.kind { blueprint.headers } else { [] }
        }
        names = NameScope(reserved: HeaderBlueprint.replyMembers.union(headers.map(\.name)))
        operations = Set(context.description.operations.map(\.place.id))
        log = context.log
    }

    func links(of operation: Operation, _ blueprint: EndpointBlueprint) -> [LinkBlueprint] {
        var links: [LinkBlueprint] = []
        var names = self.names
        var seen: [String: SourceLocation] = [:]
        for response in operation.responses {
            for link in response.links where isFirst(link, &seen) {
                do {
                    guard let target = try target(of: link) else { continue }
                    var planned = try plan(link, of: response, from: blueprint, to: target)
                    planned.name = names.claimMember(link.name, alternatives: [SwiftName.member(link.name + "-Link")])
                    links.append(planned)
                } catch {
                    log.note("no code is generated for the link '\(link.name)': \(error.reason)", at: error.place)
                }
            }
        }
        return links
    }

    /// Whether no earlier response has a link of that name. Responses may refer to one link.
    private func isFirst(_ link: Link, _ seen: inout [String: SourceLocation]) -> Bool {
        guard let known = seen[link.name] else {
            seen[link.name] = link.place
            return true
        }
        if known != link.place {
            log.note(
                "no code is generated for the link '\(link.name)': another response has a link of that name",
                at: link.place
            )
        }
        return false
    }

    /// `nil` if there is no such operation, which the reader has already reported.
    private func target(of link: Link) throws(UnresolvedLink) -> Target? {
        if let place = link.operation, !operations.contains(place.id) {
            throw UnresolvedLink(reason: "it leads to no operation of this description", place: link.place)
        }
        if let id = link.operationID { return targetsByID[id] }
        guard let id = link.operation?.id else { return nil }
        return targetsByPlace[Place(id: id, path: link.target?.path, member: link.target?.member)]
            ?? targetsByPlace[Place(id: id)]
    }

    private func plan(
        _ link: Link,
        of response: Response,
        from origin: EndpointBlueprint,
        to linkTarget: Target
    ) throws(UnresolvedLink) -> LinkBlueprint {
        let (declaration, target) = linkTarget
        if let server = link.server {
            throw UnresolvedLink(reason: "it leads to a server of its own", place: server)
        }
        var planned = LinkBlueprint(name: link.name, target: declaration.node)
        planned.documentation.add(link.description)
        planned.documentation.add("Links to \(codeSpan("\(target.method.token) \(target.path)")).")
        planned.isDeprecated = declaration.isDeprecated
        let linked = try linkedResponse(response, of: origin, to: target, at: link.place)
        let values = try values(of: link, to: target, from: linked)
        bind(values, to: target, in: &planned)
        if let name = linked.caseName {
            let binding = values.values.contains(where: \.isFromBody) ? linked.bodyName : nil
            let condition = LinkBlueprint.Condition.pattern(name: name, binding: binding, of: linked.member("value"))
            planned.conditions.insert(condition, at: 0)
        }
        return planned
    }

    /// The values that a link determines, by the names of the target's properties.
    private func values(
        of link: Link,
        to target: EndpointBlueprint,
        from linked: LinkedResponse
    ) throws(UnresolvedLink) -> [String: LinkSource] {
        var values: [String: LinkSource] = [:]
        for (name, value) in link.parameters {
            guard let property = target.property(forParameter: name) else {
                throw UnresolvedLink(reason: "'\(target.id)' has no parameter '\(name)'", place: value.place)
            }
            values[property.name] = try source(value, for: property, linked)
        }
        if let body = link.requestBody {
            guard let property = target.bodyProperty else {
                throw UnresolvedLink(reason: "'\(target.id)' has no body", place: body.place)
            }
            values[property.name] = try source(body, for: property, linked)
        }
        return values
    }

    /// Passes the values to the target. The other properties become parameters of the link.
    private func bind(_ values: [String: LinkSource], to target: EndpointBlueprint, in planned: inout LinkBlueprint) {
        for property in target.properties where property.isStored {
            guard var value = values[property.name] else {
                planned.parameters.append(property)
                planned.arguments.append(.init(property.name, .variable(property.name)))
                continue
            }
            planned.isDeprecated = planned.isDeprecated || value.isDeprecated
            if value.isOptional, property.type.withoutOptional == property.type {
                planned.conditions.append(
                    .value(property.name, value.isOfAnyType ? value.type : nil, value.expression)
                )
                value.expression = .variable(property.name)
            }
            planned.arguments.append(.init(property.name, value.expression))
        }
    }

    /// The body of one of an operation's responses.
    private struct LinkedResponse {
        /// The endpoint with the link.
        var origin: EndpointBlueprint
        /// Whether an argument shadows a member of the reply, so that the member needs `self.`.
        var isHidden: Bool
        var body: LinkSource?
        /// The case of `Response`, if there are several: `case .created(let body) = value`
        var caseName: String?
        var bodyName = ""

        /// `value`, `self.value`
        func member(_ name: String) -> Expression {
            isHidden ? .member(of: .variable("self"), name, isChained: false) : .variable(name)
        }

        /// `endpoint.id`, `self.endpoint.id`
        func argument(_ property: PropertyBlueprint) -> LinkSource {
            LinkSource(.member(of: member("endpoint"), property.name, isChained: false), property.type)
        }
    }

    private func linkedResponse(
        _ response: Response,
        of origin: EndpointBlueprint,
        to target: EndpointBlueprint,
        at place: SourceLocation
    ) throws(UnresolvedLink) -> LinkedResponse {
        let outcome = origin.outcomes.first { outcome in
            if case .success = outcome.result { return outcome.status == response.status }
            return false
        }
        guard let outcome = outcome ?? origin.onlySuccess(for: response.status),
            case .success(_, let wrapper) = outcome.result
        else {
            throw UnresolvedLink(
                reason: "it belongs to a failure, and only successful replies have links",
                place: place
            )
        }
        let isHidden = target.properties.contains { HeaderBlueprint.replyMembers.contains($0.name) }
        var linked = LinkedResponse(origin: origin, isHidden: isHidden)
        guard let wrapper, case .declared(let node) = index.underlying(origin.response.withoutOptional) else {
            linked.body = LinkSource(linked.member("value"), origin.response)
            return linked
        }
        linked.caseName = wrapper
        if let type = paths.payload(of: wrapper, in: node) {
            let taken = Set(target.properties.map(\.name))
            linked.bodyName = ["body", "content", "success"].first { !taken.contains($0) } ?? "responseBody"
            linked.body = LinkSource(.variable(linked.bodyName), type)
        }
        return linked
    }

    private func source(
        _ json: JSON,
        for property: PropertyBlueprint,
        _ linked: LinkedResponse
    ) throws(UnresolvedLink) -> LinkSource {
        let wanted = property.type.withoutOptional
        guard let expression = RuntimeExpression(json) else {
            throw UnresolvedLink(reason: "'\(json.string ?? "")' is not a supported expression", place: json.place)
        }
        var source: LinkSource
        switch expression {
        case .constant(let value): return try constant(value, for: property, at: json.place)
        case .responseHeader(let name): return header(name, as: wanted, of: linked)
        case .status: source = LinkSource(linked.member("status"), .standard(.int))
        case .responseBody(let steps):
            guard let body = linked.body else {
                throw UnresolvedLink(reason: "the response has no body", place: json.place)
            }
            source = try follow(steps, from: body, at: json.place)
            source.isFromBody = true
        case .requestBody(let steps):
            guard let body = linked.origin.bodyProperty else {
                throw UnresolvedLink(reason: "'\(linked.origin.id)' has no body", place: json.place)
            }
            source = try follow(steps, from: linked.argument(body), at: json.place)
        case .requestParameter(let location, let name):
            guard let own = linked.origin.property(forParameter: name, in: location) else {
                throw UnresolvedLink(
                    reason: "'\(linked.origin.id)' has no \(location.rawValue) parameter '\(name)'",
                    place: json.place
                )
            }
            source = linked.argument(own)
            source.isDeprecated = own.isDeprecated
        }
        guard fit(&source, into: wanted) else {
            throw UnresolvedLink(
                reason:
                    "'\(json.string ?? "")' is \(name(of: source.type)), and '\(property.key)' is \(name(of: wanted))",
                place: json.place
            )
        }
        return source
    }

    private func constant(
        _ value: JSON,
        for property: PropertyBlueprint,
        at place: SourceLocation
    ) throws(UnresolvedLink) -> LinkSource {
        let wanted = property.type.withoutOptional
        guard let literal = DefaultPlanner(index: index).literal(value, as: wanted) else {
            throw UnresolvedLink(
                reason: "'\(property.key)' is \(name(of: wanted)), and \(value.text) cannot be written as that",
                place: place
            )
        }
        return LinkSource(literal, wanted)
    }

    /// A header can be read as any requested type.
    private func header(_ name: String, as type: SwiftType, of linked: LinkedResponse) -> LinkSource {
        let reply = linked.isHidden ? Expression.variable("self") : nil
        var source = LinkSource(.call(on: reply, "header", [.init(nil, .string(name))]), .optional(type))
        source.isOfAnyType = true
        return source
    }

    private func follow(
        _ steps: [String],
        from start: LinkSource,
        at place: SourceLocation
    ) throws(UnresolvedLink) -> LinkSource {
        do throws(UnresolvedPath) {
            return try paths.follow(steps, from: start)
        } catch {
            throw UnresolvedLink(reason: error.reason, place: place)
        }
    }

    /// Converts a value to the type of a parameter. Returns `false` if the types are incompatible.
    private func fit(_ source: inout LinkSource, into wanted: SwiftType) -> Bool {
        let (given, needed) = (index.underlying(source.type), index.underlying(wanted))
        if given == needed { return true }
        switch (given, needed) {
        case (.standard(.int32), .standard(.int)), (.standard(.int32), .standard(.int64)),
            (.standard(.int), .standard(.int64)), (.standard(.uint32), .standard(.int64)),
            (.standard(.uint32), .standard(.uint64)):
            guard case .standard(let type) = needed else { return false }
            source.convert(to: type)
        case (.standard(.int64), .standard(.int)):
            source.convert(to: .int, label: "exactly", canFail: true)
        case (.standard(.int), .standard(.string)), (.standard(.int32), .standard(.string)),
            (.standard(.int64), .standard(.string)), (.standard(.uint32), .standard(.string)),
            (.standard(.uint64), .standard(.string)):
            source.convert(to: .string)
        case (.standard(.string), .standard(.int)), (.standard(.string), .standard(.int32)),
            (.standard(.string), .standard(.int64)), (.standard(.string), .standard(.uint32)),
            (.standard(.string), .standard(.uint64)):
            guard case .standard(let type) = needed else { return false }
            source.convert(to: type, canFail: true)
        default: return false
        }
        return true
    }

    private func name(of type: SwiftType) -> String { paths.name(of: type) }
}

extension EndpointBlueprint {
    /// The outcome of `default`, if no other success is described.
    fileprivate func onlySuccess(for status: Response.Status) -> OutcomeBlueprint? {
        guard status == .default else { return nil }
        let successes = outcomes.filter { if case .success = $0.result { true } else { false } }
        return successes.count == 1 && successes[0].status == .range(2) ? successes[0] : nil
    }
}
