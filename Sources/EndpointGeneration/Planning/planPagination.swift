import EndpointDescription

extension Planner {
    /// How the pages of operations follow each other: `extension ListPets: PaginatedEndpoint`.
    func planPagination(of endpoints: inout [(tag: String?, declaration: Declaration)]) {
        guard !paginationRules.isEmpty else { return }
        let walk = MemberWalk(self, topLevel.declarations + endpoints.map(\.declaration))
        for index in endpoints.indices {
            guard let rule = paginationRules[endpoints[index].declaration.node],
                case .endpoint(var blueprint) = endpoints[index].declaration.kind
            else { continue }
            do throws(PageDeadEnd) {
                blueprint.pagination = try PaginationPlanner(walk: walk, endpoint: blueprint, rule: rule).plan()
                endpoints[index].declaration.kind = .endpoint(blueprint)
            } catch {
                log.warning(
                    "'\(blueprint.id)' is not read page by page: \(error.reason)",
                    at: error.place,
                    remedy: rule.remedy
                )
            }
        }
    }
}

extension PaginationRule {
    fileprivate var remedy: String {
        isVendorExtension
            ? "say how in 'x-endpoint-pagination', which comes before '\(name)'"
            : "correct the rule, or tell the pages where they are read, by 'client.items(_:by:)'"
    }
}

/// Why pages cannot be read as declared.
private struct PageDeadEnd: Error {
    var reason: String
    var place: SourceLocation
}

/// Turns what one rule says into Swift expressions.
private struct PaginationPlanner {
    private let walk: MemberWalk
    private let endpoint: EndpointBlueprint
    private let rule: PaginationRule
    /// Whether `Response` is an enum of several answers.
    private let isChoice: Bool
    /// Of several answers the first that is no file and not empty.
    private var pageCase: (name: String, type: SwiftType)?

    init(walk: MemberWalk, endpoint: EndpointBlueprint, rule: PaginationRule) {
        self.walk = walk
        self.endpoint = endpoint
        self.rule = rule
        let response = endpoint.nested.first { .declared($0.node) == endpoint.response.withoutOptional }
        guard case .cases(let blueprint) = response?.kind else {
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

    func plan() throws(PageDeadEnd) -> PaginationBlueprint {
        var isDeprecated = false
        let items = try self.items(&isDeprecated)
        var arguments: [String] = []
        var form = rule.kind.rawValue
        switch rule.kind {
        case .cursor:
            arguments.append(try keyPath(rule.input, &isDeprecated))
            arguments.append("next: { \(try next(&isDeprecated)) }")
        case .page:
            arguments.append(try keyPath(rule.input, &isDeprecated))
            if let first = try first(), first != 1 { arguments.append("first: \(first)") }
            try addLimits(to: &arguments, &isDeprecated)
        case .offset:
            arguments.append(try keyPath(rule.input, &isDeprecated))
            try addLimits(to: &arguments, &isDeprecated)
        case .link: break
        case .url:
            form = "address"
            arguments.append("next: { \(try next(&isDeprecated)) }")
        }
        arguments.append("items: { \(items.text) }")
        return PaginationBlueprint(item: items.type, form: form, arguments: arguments, isDeprecated: isDeprecated)
    }

    // MARK: The answer

    private func items(_ isDeprecated: inout Bool) throws(PageDeadEnd) -> (text: String, type: SwiftType) {
        let source = try read(rule.items, in: "$0", &isDeprecated)
        guard case .array(let element) = walk.planner.underlying(source.type) else {
            throw PageDeadEnd(
                reason: "its items are \(walk.name(of: source.type)), not an array",
                place: rule.items.place
            )
        }
        return (ofPage(source.text + (source.isOptional ? " ?? []" : ""), in: "$0", orElse: "[]"), element)
    }

    private func next(_ isDeprecated: inout Bool) throws(PageDeadEnd) -> String {
        guard let part = rule.next else {
            throw PageDeadEnd(reason: "nothing says where the next page is", place: rule.place)
        }
        let next: String
        if case .header(let name) = part.value {
            next = "$0.header(\(SwiftText.literal(name)), as: String.self)"
            if rule.hasMore == nil { return next }
        } else {
            let source = try read(part, in: "$0.value", &isDeprecated)
            switch walk.planner.underlying(source.type) {
            case .array, .dictionary, .stream:
                throw PageDeadEnd(reason: "\(walk.name(of: source.type)) names no page", place: part.place)
            case .standard, .optional, .presence, .declared, .foreign: next = source.text
            }
        }
        guard let hasMore = rule.hasMore else { return ofPage(next, in: "$0.value") }
        let flag = try read(hasMore, in: "$0.value", &isDeprecated)
        try check(flag, is: .bool, at: hasMore.place)
        let guarded = flag.isOptional ? "\(flag.text) == false ? nil : \(next)" : "\(flag.text) ? \(next) : nil"
        return ofPage(guarded, in: "$0.value")
    }

    private func addLimits(to arguments: inout [String], _ isDeprecated: inout Bool) throws(PageDeadEnd) {
        if let size = rule.size {
            let path = try property(size, isRead: true, &isDeprecated)
            arguments.append("size: { \(try integer(path, at: size.place)) }")
        }
        for (label, part) in [("pages", rule.pages), ("total", rule.total)] {
            guard let part else { continue }
            let source = try read(part, in: "$0.value", &isDeprecated)
            arguments.append("\(label): { \(ofPage(try integer(source, at: part.place), in: "$0.value")) }")
        }
        if let part = rule.hasMore {
            let flag = try read(part, in: "$0.value", &isDeprecated)
            try check(flag, is: .bool, at: part.place)
            arguments.append("hasMore: { \(ofPage(flag.text, in: "$0.value")) }")
        }
    }

    private func read(
        _ part: PaginationRule.Part<PaginationRule.Source>,
        in root: String,
        _ isDeprecated: inout Bool
    ) throws(PageDeadEnd) -> LinkSource {
        guard case .body(let steps) = part.value else {
            throw PageDeadEnd(reason: "a header holds no such thing", place: part.place)
        }
        do throws(DeadEnd) {
            if isChoice, pageCase == nil { throw DeadEnd(reason: "none of its answers is a page") }
            let start = pageCase.map { LinkSource("page", $0.type) } ?? LinkSource(root, endpoint.response)
            let source = try walk.follow(steps, from: start)
            isDeprecated = isDeprecated || source.isDeprecated
            return source
        } catch {
            throw PageDeadEnd(reason: error.reason, place: part.place)
        }
    }

    /// What is read of a page, where not every answer is one.
    private func ofPage(_ text: String, in root: String, orElse other: String = "nil") -> String {
        guard let pageCase else { return text }
        return "if case .\(pageCase.name)(let page) = \(root) { \(text) } else { \(other) }"
    }

    // MARK: The request

    private func keyPath(
        _ part: PaginationRule.Part<PaginationRule.Target>?,
        _ isDeprecated: inout Bool
    ) throws(PageDeadEnd) -> String {
        guard let part else { throw PageDeadEnd(reason: "nothing says what takes the next page", place: rule.place) }
        return try property(part, isRead: false, &isDeprecated).text
    }

    /// A key path, `\.body.cursor`, or the value there, `$0.body?.limit`.
    private func property(
        _ part: PaginationRule.Part<PaginationRule.Target>,
        isRead: Bool,
        _ isDeprecated: inout Bool
    ) throws(PageDeadEnd) -> LinkSource {
        let (start, steps) = try target(part)
        do throws(DeadEnd) {
            if isRead {
                let source = try walk.follow(steps, from: LinkSource("$0.\(start.name)", start.type))
                isDeprecated = isDeprecated || start.isDeprecated || source.isDeprecated
                return source
            }
            let path = try walk.writablePath(steps, from: start)
            isDeprecated = isDeprecated || path.contains(where: \.isDeprecated)
            return LinkSource("\\" + path.map { ".\($0.name)" }.joined(), path[path.count - 1].type)
        } catch {
            throw PageDeadEnd(reason: error.reason, place: part.place)
        }
    }

    private func target(
        _ part: PaginationRule.Part<PaginationRule.Target>
    ) throws(PageDeadEnd) -> (PropertyBlueprint, steps: [String]) {
        switch part.value {
        case .parameter(let name):
            if let property = endpoint.property(forParameter: name) { return (property, []) }
            let near = nearestName(to: name, among: endpoint.parameterNames)
            throw PageDeadEnd(reason: "it has no parameter '\(name)'\(suggestion(near))", place: part.place)
        case .either(let steps):
            if let property = endpoint.property(forParameter: steps.joined(separator: ".")) { return (property, []) }
            if let body = endpoint.bodyProperty { return (body, steps) }
            throw PageDeadEnd(reason: "it has no parameter '\(steps.joined(separator: "."))'", place: part.place)
        case .body(let steps):
            if let body = endpoint.bodyProperty { return (body, steps) }
            throw PageDeadEnd(reason: "it has no body", place: part.place)
        }
    }

    /// As declared, else what the parameter is by default, where that is less.
    private func first() throws(PageDeadEnd) -> Int? {
        if let first = rule.first { return first }
        guard let input = rule.input else { return nil }
        let (start, steps) = try target(input)
        return steps.isEmpty ? start.defaultValue.flatMap { Int($0) }.flatMap { $0 == 0 ? 0 : nil } : nil
    }

    // MARK: Types

    private func integer(_ source: LinkSource, at place: SourceLocation) throws(PageDeadEnd) -> String {
        var source = source
        switch walk.planner.underlying(source.type) {
        case .standard(.int), .standard(.int32), .standard(.int64), .standard(.uint32), .standard(.uint64): break
        case .standard(.double), .standard(.float): source.convert({ "Int(exactly: \($0))" }, canFail: true)
        case .standard(.string): source.convert({ "Int(\($0))" }, canFail: true)
        default: throw PageDeadEnd(reason: "\(walk.name(of: source.type)) is no number", place: place)
        }
        return source.text
    }

    private func check(_ source: LinkSource, is type: StandardType, at place: SourceLocation) throws(PageDeadEnd) {
        guard walk.planner.underlying(source.type) != .standard(type) else { return }
        throw PageDeadEnd(reason: "\(walk.name(of: source.type)) is no \(type.rawValue)", place: place)
    }
}
