import EndpointDescription

extension Expression {
    /// The argument of a closure: the endpoint or the reply.
    fileprivate static var page: Expression { .variable("$0") }
    fileprivate static var pageValue: Expression { .member(of: .page, "value", isChained: false) }
}

/// Turns one rule into Swift expressions.
final class PaginationPlanner {
    private let paths: MemberPaths
    private let node: TypeNode
    private let endpoint: EndpointBlueprint
    private let rule: PaginationRule
    /// Whether `Response` is an enum of several responses.
    private let isChoice: Bool
    /// The first of several responses that is not empty, binary or text.
    private var pageCase: (name: String, type: SwiftType)?
    /// Whether a property that was planned is deprecated.
    private var isDeprecated = false
    private var input: [PropertyReference] = []

    init(paths: MemberPaths, node: TypeNode, endpoint: EndpointBlueprint, rule: PaginationRule) {
        self.paths = paths
        self.node = node
        self.endpoint = endpoint
        self.rule = rule
        guard case .declared(let node) = endpoint.response.withoutOptional, let blueprint = paths.index.cases(node)
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
        var faults: [UnresolvedPages] = []
        var arguments: [Expression.Argument] = []
        for argument in rule.style.needs + rule.style.takes {
            do throws(UnresolvedPages) {
                if let planned = try plan(argument) { arguments.append(planned) }
            } catch {
                faults.append(error)
            }
        }
        let items: (expression: Expression, type: SwiftType)
        do { items = try self.items() } catch { throw error.and(faults) }
        if let first = faults.first { throw first.and(Array(faults.dropFirst())) }
        arguments.append(.init("items", .closure(items.expression)))
        return PaginationBlueprint(
            item: items.type,
            style: rule.style,
            arguments: arguments,
            input: input,
            isDeprecated: isDeprecated
        )
    }

    private func plan(_ argument: PaginationStyle.Argument) throws(UnresolvedPages) -> Expression.Argument? {
        switch argument {
        case .input:
            guard let part = rule.input else { throw unresolved(.input) }
            let input = try property(part, isRead: false)
            if !rule.style.needs.contains(.next), !holdsNumber(input.type) {
                throw UnresolvedPages(reason: "\(paths.name(of: input.type)) cannot hold a number", place: part.place)
            }
            return .init(nil, input.expression)
        case .next: return .init("next", .closure(try next()))
        case .first:
            let usual = rule.style == .page ? 1 : 0
            return try first().flatMap { $0 == usual ? nil : .init("first", .integer($0)) }
        case .size:
            guard let size = rule.size else { return nil }
            return .init("size", .closure(try integer(try property(size, isRead: true), at: size.place)))
        case .pages: return try count("pages", rule.pages)
        case .total: return try count("total", rule.total)
        case .hasMore:
            // Where each page names the next one, the name is read only if there is another page.
            guard !rule.style.needs.contains(.next), let more = try more() else { return nil }
            return .init("hasMore", .closure(ofPage(more, in: .pageValue)))
        }
    }

    private func unresolved(_ argument: PaginationStyle.Argument) -> UnresolvedPages {
        UnresolvedPages(reason: "the rule does not specify \(argument.meaning)", place: rule.place)
    }

    // MARK: The response

    private func items() throws(UnresolvedPages) -> (expression: Expression, type: SwiftType) {
        let source = try read(rule.items, in: .page)
        guard case .array(let element) = paths.index.underlying(source.type) else {
            throw UnresolvedPages(
                reason: "its items are \(paths.name(of: source.type)), not an array",
                place: rule.items.place
            )
        }
        let items = source.isOptional ? Expression.orElse(source.expression, .array([])) : source.expression
        return (ofPage(items, in: .page, orElse: .array([])), element)
    }

    private func next() throws(UnresolvedPages) -> Expression {
        guard let part = rule.next else { throw unresolved(.next) }
        let next: Expression
        if case .header(let name) = part.value {
            next = .call(on: .page, "header", [.init(nil, .string(name)), .init("as", .type(.string))])
            try check(.string, namesPageAt: part.place)
            if rule.hasMore == nil, rule.isLast == nil { return next }
        } else {
            let source = try read(part, in: .pageValue)
            try check(source.type, namesPageAt: part.place)
            next = source.expression
        }
        return ofPage(try guarded(next), in: .pageValue)
    }

    /// The next page's name, `nil` on a page that is marked as the last one.
    private func guarded(_ next: Expression) throws(UnresolvedPages) -> Expression {
        if let part = rule.hasMore {
            let flag = try flag(part)
            return flag.isOptional
                ? .conditional(.equal(flag.expression, false), then: .none, otherwise: next)
                : .conditional(flag.expression, then: next, otherwise: .none)
        }
        guard let part = rule.isLast else { return next }
        let flag = try flag(part)
        let isLast = flag.isOptional ? .equal(flag.expression, true) : flag.expression
        return .conditional(isLast, then: .none, otherwise: next)
    }

    /// Whether there is another page. If a page lacks the flag, there may be one.
    private func more() throws(UnresolvedPages) -> Expression? {
        if let part = rule.hasMore { return try flag(part).expression }
        guard let part = rule.isLast else { return nil }
        let flag = try flag(part)
        return flag.isOptional ? .unequal(flag.expression, true) : .equal(flag.expression, false)
    }

    /// Reports a value that the parameter of the next page cannot take, which would fail on the second page.
    private func check(_ type: SwiftType, namesPageAt place: SourceLocation) throws(UnresolvedPages) {
        if let part = rule.input, let input = try? property(part, isRead: false).type,
            case .declared(let node) = paths.index.underlying(input).withoutOptional, isOfNames(node),
            paths.index.underlying(type).withoutOptional != .declared(node)
        {
            throw UnresolvedPages(reason: "\(paths.name(of: input)) cannot name a page", place: part.place)
        }
        guard let form = form(of: type) else { return }
        if form == .flag || form == .list {
            throw UnresolvedPages(reason: "\(paths.name(of: type)) cannot name a page", place: place)
        }
        guard rule.style.needs.contains(.input) else {
            if form == .text { return }
            throw UnresolvedPages(reason: "\(paths.name(of: type)) is not an address", place: place)
        }
        guard let part = rule.input, let input = try? property(part, isRead: false).type,
            let wanted = self.form(of: input), wanted != form
        else { return }
        let isScalar = { (form: ValueForm) in form == .text || form == .number }
        if isScalar(form), isScalar(wanted) { return }
        throw UnresolvedPages(
            reason: "the next page is \(paths.name(of: type)), but its parameter is \(paths.name(of: input))",
            place: place
        )
    }

    private enum ValueForm {
        case text, number, flag, list, object
    }

    /// `nil` if it may have several forms.
    private func form(of type: SwiftType) -> ValueForm? {
        let type = paths.index.underlying(type)
        switch type {
        case .standard(.bool): return .flag
        case .standard(.int), .standard(.int32), .standard(.int64), .standard(.uint32), .standard(.uint64),
            .standard(.double), .standard(.float), .standard(.decimal), .standard(.unixSeconds),
            .standard(.unixMilliseconds), .standard(.unixTime), .standard(.numberOrText):
            return .number
        case .standard(.json), .custom, .stream: return nil
        case .standard: return .text
        case .array: return .list
        case .dictionary: return .object
        case .optional(let inner), .presence(let inner): return form(of: inner)
        case .declared(let node):
            if paths.index.structure(node) != nil { return .object }
            return paths.index.enumeration(node).map { $0.rawType == .string ? .text : .number }
        }
    }

    private func holdsNumber(_ type: SwiftType) -> Bool {
        switch paths.index.underlying(type) {
        case .optional(let inner), .presence(let inner): holdsNumber(inner)
        case .standard(let type) where type.isDateForm: false
        case .standard(.date), .standard(.calendarDate), .standard(.uuid), .standard(.url), .standard(.base64): false
        case .declared(let node) where isOfNames(node): false
        default: form(of: type).map { $0 == .number || $0 == .text } ?? true
        }
    }

    /// Whether it is an enum of strings that are not numbers.
    private func isOfNames(_ node: TypeNode) -> Bool {
        guard let blueprint = paths.index.enumeration(node), blueprint.rawType == .string else { return false }
        return blueprint.cases.contains { if case .string(let text) = $0.rawValue { Int(text) == nil } else { true } }
    }

    private func count(_ label: String, _ part: PaginationRule.Part<PaginationRule.Source>?)
        throws(UnresolvedPages) -> Expression.Argument?
    {
        guard let part else { return nil }
        let source = try read(part, in: .pageValue)
        return .init(label, .closure(ofPage(try integer(source, at: part.place), in: .pageValue)))
    }

    private func flag(_ part: PaginationRule.Part<PaginationRule.Source>) throws(UnresolvedPages)
        -> LinkSource
    {
        let flag = try read(part, in: .pageValue)
        guard paths.index.underlying(flag.type) == .standard(.bool) else {
            throw UnresolvedPages(reason: "\(paths.name(of: flag.type)) is not a Bool", place: part.place)
        }
        return flag
    }

    private func read(_ part: PaginationRule.Part<PaginationRule.Source>, in root: Expression)
        throws(UnresolvedPages) -> LinkSource
    {
        guard case .body(let steps) = part.value else {
            throw UnresolvedPages(reason: "only the body can hold it", place: part.place)
        }
        do throws(UnresolvedPath) {
            if isChoice, pageCase == nil { throw UnresolvedPath(reason: "none of its responses is a page") }
            let start = pageCase.map { LinkSource(.variable("page"), $0.type) } ?? LinkSource(root, endpoint.response)
            let source = try paths.follow(steps, from: start)
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

    /// A key path, `\.body.cursor`, or the value at it, `$0.body?.limit`.
    private func property(_ part: PaginationRule.Part<PaginationRule.Target>, isRead: Bool)
        throws(UnresolvedPages) -> LinkSource
    {
        let (start, steps) = try target(part)
        do throws(UnresolvedPath) {
            if isRead {
                let source = try paths.follow(
                    steps,
                    from: LinkSource(.member(of: .page, start.name, isChained: false), start.type)
                )
                isDeprecated = isDeprecated || start.isDeprecated || source.isDeprecated
                return source
            }
            let path = try paths.writablePath(steps, from: start)
            input = paths.references(to: path, of: node)
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
            if let found = parameter(sentAs: name) { return found }
            let near = nearestName(to: name, among: endpoint.parameterNames + membersOfQuery().map(\.name))
            throw UnresolvedPages(reason: "it has no parameter '\(name)'\(suggestion(near))", place: part.place)
        case .either(let steps):
            let name = steps.joined(separator: ".")
            if let found = parameter(sentAs: name) { return found }
            if let body = endpoint.bodyProperty { return (body, steps) }
            throw UnresolvedPages(reason: "it has no parameter '\(name)'", place: part.place)
        case .body(let steps):
            if let body = endpoint.bodyProperty { return (body, steps) }
            throw UnresolvedPages(reason: "it has no body", place: part.place)
        }
    }

    /// The parameter of this name, or else the member of an object in the query that is sent under it. A required object
    /// takes precedence, because a member of one that may be left out cannot be set.
    private func parameter(sentAs name: String) -> (PropertyBlueprint, steps: [String])? {
        if let property = endpoint.property(forParameter: name) { return (property, []) }
        let found = membersOfQuery().filter { $0.name == name }
        let best = found.first { $0.owner.type == $0.owner.type.withoutOptional } ?? found.first
        return best.map { ($0.owner, [$0.key]) }
    }

    private typealias MemberOfQuery = (name: String, owner: PropertyBlueprint, key: String)

    /// The members of objects in the query, by the names under which they are sent. For example: `page` of Spring's
    /// `pageable`, `page[number]` of `page`
    private func membersOfQuery() -> [MemberOfQuery] {
        var found: [MemberOfQuery] = []
        for parameter in endpoint.parameters where parameter.location == .query {
            guard case .style(let style, let explode, _) = parameter.encoding,
                style == .deepObject || style == .form && explode,
                let property = endpoint.property(forParameter: parameter.name, in: .query),
                case .declared(let node) = paths.index.underlying(property.type.withoutOptional),
                let members = paths.index.structure(node)?.properties
            else { continue }
            for member in members {
                found.append((style == .form ? member.key : "\(parameter.name)[\(member.key)]", property, member.key))
            }
        }
        return found
    }

    /// The number of the first page, or the offset of the first item: that of the rule, else the parameter's.
    private func first() throws(UnresolvedPages) -> Int? {
        if let first = rule.first { return first }
        guard let input = rule.input else { return nil }
        let (start, steps) = try target(input)
        let number = try? paths.writablePath(steps, from: start).last?.schema
        let least = rule.style == .offset ? number?.target.place.json?["minimum"] : nil
        return (number?.declaredDefault ?? least)?.int.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    // MARK: Types

    private func integer(_ source: LinkSource, at place: SourceLocation) throws(UnresolvedPages) -> Expression {
        var source = source
        switch paths.index.underlying(source.type) {
        case .standard(.int), .standard(.int32), .standard(.int64), .standard(.uint32), .standard(.uint64): break
        case .standard(.double), .standard(.float): source.convert(to: .int, label: "exactly", canFail: true)
        case .standard(.string): source.convert(to: .int, canFail: true)
        default: throw UnresolvedPages(reason: "\(paths.name(of: source.type)) is not a number", place: place)
        }
        return source.expression
    }
}
