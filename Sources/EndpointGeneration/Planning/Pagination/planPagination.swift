import EndpointDescription

/// Adds the pagination of operations: `extension ListPets: PaginatedEndpoint`.
func planPagination(in client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    var client = client
    let walk = MemberWalk(TypeIndex(client.declarations), context)
    for (index, endpoint) in client.endpoints.enumerated() where !endpoint.isStreamedTwin {
        guard let rule = context.pages.rule(of: endpoint.operation),
            case .endpoint(var blueprint) = endpoint.declaration.kind
        else { continue }
        do throws(UnresolvedPages) {
            blueprint.pagination = try PaginationPlanner(walk: walk, endpoint: blueprint, rule: rule).plan()
            client.endpoints[index].declaration.kind = .endpoint(blueprint)
        } catch {
            context.log.warning(
                "'\(blueprint.id)' is not read page by page: \(error.reason)",
                at: error.place,
                remedy: rule.remedy
            )
        }
    }
    return client
}

extension PaginationRule {
    fileprivate var remedy: String {
        isVendorExtension
            ? "say how in 'x-endpoint-pagination', which comes before '\(name)'"
            : "correct the rule, or tell the pages where they are read, by 'client.items(_:by:)'"
    }
}

/// Why pages cannot be read as declared.
private struct UnresolvedPages: Error {
    var reason: String
    var place: SourceLocation
}

extension Expression {
    /// The argument of a closure: the request or the reply.
    fileprivate static var page: Expression { .variable("$0") }
    fileprivate static var pageValue: Expression { .member(of: .page, "value", isChained: false) }
}

/// Turns one rule into Swift expressions.
private struct PaginationPlanner {
    private let walk: MemberWalk
    private let endpoint: EndpointBlueprint
    private let rule: PaginationRule
    /// Whether `Response` is an enum of several responses.
    private let isChoice: Bool
    /// The first of several responses that is not empty, binary or text.
    private var pageCase: (name: String, type: SwiftType)?

    init(walk: MemberWalk, endpoint: EndpointBlueprint, rule: PaginationRule) {
        self.walk = walk
        self.endpoint = endpoint
        self.rule = rule
        guard case .declared(let node) = endpoint.response.withoutOptional, let blueprint = walk.index.cases(node)
        else {
            isChoice = false
            return
        }
        isChoice = true
        for item in blueprint.cases {
            guard let type = item.type, type != .standard(.data), type != .string else { continue }
            pageCase = (item.name, type)
            break
        }
    }

    func plan() throws(UnresolvedPages) -> PaginationBlueprint {
        var isDeprecated = false
        let items = try self.items(&isDeprecated)
        var arguments: [Expression.Argument] = []
        let form: PaginationBlueprint.Form
        switch rule.kind {
        case .cursor:
            form = .cursor
            arguments.append(.init(nil, try keyPath(rule.input, &isDeprecated)))
            arguments.append(.init("next", .closure(try next(&isDeprecated))))
        case .page:
            form = .page
            arguments.append(.init(nil, try keyPath(rule.input, &isDeprecated)))
            if let first = try first(), first != 1 { arguments.append(.init("first", .integer(first))) }
            try addLimits(to: &arguments, &isDeprecated)
        case .offset:
            form = .offset
            arguments.append(.init(nil, try keyPath(rule.input, &isDeprecated)))
            try addLimits(to: &arguments, &isDeprecated)
        case .link: form = .link
        case .url:
            form = .address
            arguments.append(.init("next", .closure(try next(&isDeprecated))))
        }
        arguments.append(.init("items", .closure(items.expression)))
        return PaginationBlueprint(item: items.type, form: form, arguments: arguments, isDeprecated: isDeprecated)
    }

    // MARK: The response

    private func items(_ isDeprecated: inout Bool) throws(UnresolvedPages) -> (expression: Expression, type: SwiftType)
    {
        let source = try read(rule.items, in: .page, &isDeprecated)
        guard case .array(let element) = walk.index.underlying(source.type) else {
            throw UnresolvedPages(
                reason: "its items are \(walk.name(of: source.type)), not an array",
                place: rule.items.place
            )
        }
        let items = source.isOptional ? Expression.orElse(source.expression, .array([])) : source.expression
        return (ofPage(items, in: .page, orElse: .array([])), element)
    }

    private func next(_ isDeprecated: inout Bool) throws(UnresolvedPages) -> Expression {
        guard let part = rule.next else {
            throw UnresolvedPages(reason: "nothing says where the next page is", place: rule.place)
        }
        let next: Expression
        if case .header(let name) = part.value {
            next = .call(on: .page, "header", [.init(nil, .string(name)), .init("as", .type(.string))])
            if rule.hasMore == nil { return next }
        } else {
            let source = try read(part, in: .pageValue, &isDeprecated)
            switch walk.index.underlying(source.type) {
            case .array, .dictionary, .stream:
                throw UnresolvedPages(reason: "\(walk.name(of: source.type)) names no page", place: part.place)
            case .standard, .optional, .presence, .declared, .custom: next = source.expression
            }
        }
        guard let hasMore = rule.hasMore else { return ofPage(next, in: .pageValue) }
        let flag = try read(hasMore, in: .pageValue, &isDeprecated)
        try check(flag, is: .bool, at: hasMore.place)
        let guarded =
            flag.isOptional
            ? Expression.conditional(.isFalse(flag.expression), then: .none, otherwise: next)
            : Expression.conditional(flag.expression, then: next, otherwise: .none)
        return ofPage(guarded, in: .pageValue)
    }

    private func addLimits(to arguments: inout [Expression.Argument], _ isDeprecated: inout Bool)
        throws(UnresolvedPages)
    {
        if let size = rule.size {
            let path = try property(size, isRead: true, &isDeprecated)
            arguments.append(.init("size", .closure(try integer(path, at: size.place))))
        }
        for (label, part) in [("pages", rule.pages), ("total", rule.total)] {
            guard let part else { continue }
            let source = try read(part, in: .pageValue, &isDeprecated)
            arguments.append(.init(label, .closure(ofPage(try integer(source, at: part.place), in: .pageValue))))
        }
        if let part = rule.hasMore {
            let flag = try read(part, in: .pageValue, &isDeprecated)
            try check(flag, is: .bool, at: part.place)
            arguments.append(.init("hasMore", .closure(ofPage(flag.expression, in: .pageValue))))
        }
    }

    private func read(
        _ part: PaginationRule.Part<PaginationRule.Source>,
        in root: Expression,
        _ isDeprecated: inout Bool
    ) throws(UnresolvedPages) -> LinkSource {
        guard case .body(let steps) = part.value else {
            throw UnresolvedPages(reason: "a header holds no such thing", place: part.place)
        }
        do throws(UnresolvedPath) {
            if isChoice, pageCase == nil { throw UnresolvedPath(reason: "none of its responses is a page") }
            let start = pageCase.map { LinkSource(.variable("page"), $0.type) } ?? LinkSource(root, endpoint.response)
            let source = try walk.follow(steps, from: start)
            isDeprecated = isDeprecated || source.isDeprecated
            return source
        } catch {
            throw UnresolvedPages(reason: error.reason, place: part.place)
        }
    }

    /// A value that is read from a page, guarded by `if case` if not every response is a page.
    private func ofPage(_ value: Expression, in root: Expression, orElse other: Expression = .none) -> Expression {
        guard let pageCase else { return value }
        return .ifCase(pageCase.name, binding: "page", of: root, then: value, otherwise: other)
    }

    // MARK: The request

    private func keyPath(
        _ part: PaginationRule.Part<PaginationRule.Target>?,
        _ isDeprecated: inout Bool
    ) throws(UnresolvedPages) -> Expression {
        guard let part else {
            throw UnresolvedPages(reason: "nothing says what takes the next page", place: rule.place)
        }
        return try property(part, isRead: false, &isDeprecated).expression
    }

    /// A key path, `\.body.cursor`, or the value at it, `$0.body?.limit`.
    private func property(
        _ part: PaginationRule.Part<PaginationRule.Target>,
        isRead: Bool,
        _ isDeprecated: inout Bool
    ) throws(UnresolvedPages) -> LinkSource {
        let (start, steps) = try target(part)
        do throws(UnresolvedPath) {
            if isRead {
                let source = try walk.follow(
                    steps,
                    from: LinkSource(.member(of: .page, start.name, isChained: false), start.type)
                )
                isDeprecated = isDeprecated || start.isDeprecated || source.isDeprecated
                return source
            }
            let path = try walk.writablePath(steps, from: start)
            isDeprecated = isDeprecated || path.contains(where: \.isDeprecated)
            return LinkSource(.keyPath(path.map(\.name)), path[path.count - 1].type)
        } catch {
            throw UnresolvedPages(reason: error.reason, place: part.place)
        }
    }

    private func target(
        _ part: PaginationRule.Part<PaginationRule.Target>
    ) throws(UnresolvedPages) -> (PropertyBlueprint, steps: [String]) {
        switch part.value {
        case .parameter(let name):
            if let property = endpoint.property(forParameter: name) { return (property, []) }
            let near = nearestName(to: name, among: endpoint.parameterNames)
            throw UnresolvedPages(reason: "it has no parameter '\(name)'\(suggestion(near))", place: part.place)
        case .either(let steps):
            if let property = endpoint.property(forParameter: steps.joined(separator: ".")) { return (property, []) }
            if let body = endpoint.bodyProperty { return (body, steps) }
            throw UnresolvedPages(reason: "it has no parameter '\(steps.joined(separator: "."))'", place: part.place)
        case .body(let steps):
            if let body = endpoint.bodyProperty { return (body, steps) }
            throw UnresolvedPages(reason: "it has no body", place: part.place)
        }
    }

    /// The number of the first page: as declared, else 0 if that is the parameter's default.
    private func first() throws(UnresolvedPages) -> Int? {
        if let first = rule.first { return first }
        guard let input = rule.input else { return nil }
        let (start, steps) = try target(input)
        return steps.isEmpty && start.schema?.declaredDefault?.int == 0 ? 0 : nil
    }

    // MARK: Types

    private func integer(_ source: LinkSource, at place: SourceLocation) throws(UnresolvedPages) -> Expression {
        var source = source
        switch walk.index.underlying(source.type) {
        case .standard(.int), .standard(.int32), .standard(.int64), .standard(.uint32), .standard(.uint64): break
        case .standard(.double), .standard(.float): source.convert(to: .int, label: "exactly", canFail: true)
        case .standard(.string): source.convert(to: .int, canFail: true)
        default: throw UnresolvedPages(reason: "\(walk.name(of: source.type)) is no number", place: place)
        }
        return source.expression
    }

    private func check(_ source: LinkSource, is type: StandardType, at place: SourceLocation) throws(UnresolvedPages) {
        guard walk.index.underlying(source.type) != .standard(type) else { return }
        throw UnresolvedPages(reason: "\(walk.name(of: source.type)) is no \(type.text)", place: place)
    }
}
