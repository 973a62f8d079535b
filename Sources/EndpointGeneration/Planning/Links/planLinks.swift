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
    private let walk: MemberWalk
    private let targets: [PlannedEndpoint]
    private let log: DiagnosticLog

    init(_ client: ClientBlueprint, _ context: PlanContext) {
        index = TypeIndex(client.declarations)
        walk = MemberWalk(index, context)
        targets = client.endpoints.filter { !$0.isStreamedTwin }
        log = context.log
    }

    func links(of operation: Operation, _ blueprint: EndpointBlueprint) -> [LinkBlueprint] {
        var links: [LinkBlueprint] = []
        var names = NameScope(reserved: HeaderBlueprint.replyMembers.union(blueprint.headers.map(\.name)))
        var seen: [String: SourceLocation] = [:]
        for response in operation.responses {
            for link in response.links {
                if let known = seen[link.name] {
                    if known != link.place {
                        log.note(
                            "link '\(link.name)' gets no code: another response has a link of that name",
                            at: link.place
                        )
                    }
                    continue
                }
                seen[link.name] = link.place
                guard let target = target(of: link) else { continue }
                do {
                    var planned = try plan(link, of: response, from: blueprint, to: target.declaration)
                    planned.name = names.claimMember(link.name, alternatives: [SwiftName.member(link.name + "-Link")])
                    links.append(planned)
                } catch {
                    log.note("link '\(link.name)' gets no code: \(error.reason)", at: error.place)
                }
            }
        }
        return links
    }

    /// `nil` if there is no such operation, which the reader has already reported, or if it is excluded on request.
    private func target(of link: Link) -> PlannedEndpoint? {
        targets.first { target in
            link.operationID.map { target.operation.id == $0 } ?? (target.operation.place == link.operation)
        }
    }

    private func plan(
        _ link: Link,
        of response: Response,
        from origin: EndpointBlueprint,
        to declaration: Declaration
    ) throws(UnresolvedLink) -> LinkBlueprint {
        guard case .endpoint(let target) = declaration.kind else {
            throw UnresolvedLink(reason: "it leads nowhere", place: link.place)
        }
        var planned = LinkBlueprint(name: link.name, target: declaration.node)
        planned.documentation.add(link.description)
        planned.documentation.add("Leads to `\(target.method.token) \(target.path)`.")
        planned.isDeprecated = declaration.isDeprecated
        // An argument with such a name shadows the reply's member.
        let isHidden = target.properties.contains { HeaderBlueprint.replyMembers.contains($0.name) }
        let answer = try answer(response, of: origin, to: target, isHidden: isHidden, at: link.place)
        var values: [String: LinkSource] = [:]
        for (name, value) in link.parameters {
            guard let property = target.property(forParameter: name) else {
                throw UnresolvedLink(reason: "'\(target.id)' has no parameter '\(name)'", place: value.place)
            }
            values[property.name] = try source(value, for: property, answer, origin)
        }
        if let body = link.requestBody {
            guard let property = target.bodyProperty else {
                throw UnresolvedLink(reason: "'\(target.id)' has no body", place: body.place)
            }
            values[property.name] = try source(body, for: property, answer, origin)
        }
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
        if let name = answer.caseName {
            let binding = values.values.contains(where: \.isFromBody) ? answer.bodyName : nil
            let condition = LinkBlueprint.Condition.pattern(name: name, binding: binding, of: answer.member("value"))
            planned.conditions.insert(condition, at: 0)
        }
        return planned
    }

    /// The body of one of an operation's responses.
    private struct Answer {
        /// Whether an argument shadows a member of the reply, so that the member needs `self.`.
        var isHidden: Bool
        var body: LinkSource?
        /// The case of `Response`, if there are several: `case .created(let answer) = value`
        var caseName: String?
        var bodyName = ""

        /// `value`, `self.value`
        func member(_ name: String) -> Expression {
            isHidden ? .member(of: .variable("self"), name, isChained: false) : .variable(name)
        }
    }

    private func answer(
        _ response: Response,
        of origin: EndpointBlueprint,
        to target: EndpointBlueprint,
        isHidden: Bool,
        at place: SourceLocation
    ) throws(UnresolvedLink) -> Answer {
        let outcome = origin.outcomes.first { outcome in
            if case .success = outcome.result { return outcome.status == response.status }
            return false
        }
        guard let outcome = outcome ?? origin.onlySuccess(for: response.status),
            case .success(_, let wrapper) = outcome.result
        else {
            throw UnresolvedLink(reason: "it belongs to a failure, and only successes are replies", place: place)
        }
        guard let wrapper, case .declared(let node) = index.underlying(origin.response.withoutOptional) else {
            var answer = Answer(isHidden: isHidden)
            answer.body = LinkSource(answer.member("value"), origin.response)
            return answer
        }
        guard let type = walk.payload(of: wrapper, in: node) else {
            return Answer(isHidden: isHidden, caseName: wrapper)
        }
        let taken = Set(target.properties.map(\.name))
        let name = ["answer", "content", "success"].first { !taken.contains($0) } ?? "theAnswer"
        return Answer(isHidden: isHidden, body: LinkSource(.variable(name), type), caseName: wrapper, bodyName: name)
    }

    private func source(
        _ json: JSON,
        for property: PropertyBlueprint,
        _ answer: Answer,
        _ origin: EndpointBlueprint
    ) throws(UnresolvedLink) -> LinkSource {
        let wanted = property.type.withoutOptional
        guard let expression = RuntimeExpression(json) else {
            throw UnresolvedLink(reason: "'\(json.string ?? "")' is not understood", place: json.place)
        }
        var source: LinkSource
        switch expression {
        case .constant(let value):
            guard let literal = DefaultPlanner(index: index).literal(value, as: wanted) else {
                throw UnresolvedLink(
                    reason: "'\(property.key)' is \(name(of: wanted)), and \(value.text) cannot be written as that",
                    place: json.place
                )
            }
            return LinkSource(literal, wanted)
        case .responseHeader(let name):
            // A header can be read as any requested type.
            let reply = answer.isHidden ? Expression.variable("self") : nil
            source = LinkSource(.call(on: reply, "header", [.init(nil, .string(name))]), .optional(wanted))
            source.isOfAnyType = true
            return source
        case .status: source = LinkSource(answer.member("status"), .standard(.int))
        case .responseBody(let steps):
            guard let body = answer.body else {
                throw UnresolvedLink(reason: "the response has no body", place: json.place)
            }
            source = try follow(steps, from: body, at: json.place)
            source.isFromBody = true
        case .requestBody(let steps):
            guard let body = origin.bodyProperty else {
                throw UnresolvedLink(reason: "'\(origin.id)' has no body", place: json.place)
            }
            source = try follow(
                steps,
                from: LinkSource(.member(of: answer.member("endpoint"), body.name, isChained: false), body.type),
                at: json.place
            )
        case .requestParameter(let location, let name):
            guard let own = origin.property(forParameter: name, in: location) else {
                throw UnresolvedLink(
                    reason: "'\(origin.id)' has no \(location.rawValue) parameter '\(name)'",
                    place: json.place
                )
            }
            source = LinkSource(.member(of: answer.member("endpoint"), own.name, isChained: false), own.type)
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

    private func follow(
        _ steps: [String],
        from start: LinkSource,
        at place: SourceLocation
    ) throws(UnresolvedLink) -> LinkSource {
        do throws(UnresolvedPath) {
            return try walk.follow(steps, from: start)
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

    private func name(of type: SwiftType) -> String { walk.name(of: type) }
}

extension EndpointBlueprint {
    /// The outcome of `default`, if no other success is described.
    fileprivate func onlySuccess(for status: Response.Status) -> OutcomeBlueprint? {
        guard status == .default else { return nil }
        let successes = outcomes.filter { if case .success = $0.result { true } else { false } }
        return successes.count == 1 && successes[0].status == .range(2) ? successes[0] : nil
    }
}
