extension RuleReader {
    /// Reads a rule such as `{"type": "cursor", "parameter": "cursor", "next": "/nextCursor", "items": "/items"}`.
    /// `body` points into the request body, all other pointers into the response body.
    package func readPagination(_ value: JSON) -> PaginationRule? {
        guard value.isObject else {
            fault(
                "\(subject) must be an object",
                at: value,
                remedy:
                    "write a rule, such as {\"type\": \"cursor\", \"parameter\": \"cursor\", \"next\": \"/next\", \"items\": \"/items\"}"
            )
            return nil
        }
        guard let style = paginationStyle(of: value), hasOnlyMembers(of: style, value) else { return nil }
        guard let items = value["items"].flatMap({ pointer($0, "items") }) else {
            if value["items"] == nil {
                missing("items", style, value, "\"items\": \"\" if the response is the array itself")
            }
            return nil
        }
        var rule = PaginationRule(style, named: name, items: items, at: value.place)
        rule.input = input(value)
        rule.next = value["next"].flatMap { pointer($0, "next") } ?? value["nextHeader"].flatMap(header)
        rule.size = value["limit"].flatMap(parameter)
        rule.first = value["first"].flatMap { count($0, "first", in: 0...1_000_000) }
        rule.pages = value["pages"].flatMap { pointer($0, "pages") }
        rule.total = value["total"].flatMap { pointer($0, "total") }
        rule.hasMore = value["hasMore"].flatMap { pointer($0, "hasMore") }
        rule.isLast = value["isLast"].flatMap { pointer($0, "isLast") }
        guard let argument = rule.missing else { return rule }
        // A member with a fault has been reported.
        if !argument.members.contains(where: { value[$0] != nil }) {
            missing(
                argument.members[0],
                style,
                value,
                argument == .input
                    ? "the name of the parameter that takes it, or \"body\" and a JSON Pointer"
                    : "a JSON Pointer into the response, or \"nextHeader\" and a header's name"
            )
        }
        return nil
    }

    private func paginationStyle(of value: JSON) -> PaginationStyle? {
        let types = PaginationStyle.allCases.map(\.rawValue)
        if let style = value["type"]?.string.flatMap(PaginationStyle.init) { return style }
        let near = value["type"]?.string.flatMap { nearestName(to: $0, among: types) }
        fault(
            "the 'type' of \(subject) must be \(types.dropLast().joined(separator: ", ")) or \(types.last ?? "")\(suggestion(near))",
            at: value["type"] ?? value
        )
        return nil
    }

    /// Whether a rule has only members of its style, and not two that give the same argument; reports others.
    private func hasOnlyMembers(of style: PaginationStyle, _ value: JSON) -> Bool {
        let known = ["type"] + (style.needs + style.takes).flatMap(\.members) + ["items"]
        let strangers = value.members.filter { !known.contains($0.name) }
        for (member, value) in strangers {
            let near = nearestName(to: member, among: known)
            fault("a rule of the type '\(style.rawValue)' has no member '\(member)'\(suggestion(near))", at: value)
        }
        guard strangers.isEmpty else { return false }
        for argument in style.needs + style.takes {
            let written = argument.members.filter { value[$0] != nil }
            guard let last = written.last, written.count > 1 else { continue }
            fault(
                "\(subject) has both '\(written[0])' and '\(last)'",
                at: value[last] ?? value,
                remedy: "remove one of them"
            )
            return false
        }
        return true
    }

    private func missing(_ member: String, _ style: PaginationStyle, _ value: JSON, _ remedy: String) {
        fault("\(subject) has the type '\(style.rawValue)', which needs '\(member)'", at: value, remedy: remedy)
    }

    private func input(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if let parameter = value["parameter"] { return self.parameter(parameter) }
        guard let body = value["body"], let steps = steps(body, "body") else { return nil }
        return .init(.body(steps), at: body.place)
    }

    private func parameter(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if let name = value.string { return .init(.parameter(name), at: value.place) }
        fault("a parameter must be named by a string", at: value)
        return nil
    }

    private func header(_ value: JSON) -> PaginationRule.Part<PaginationRule.Source>? {
        if let name = value.string, !name.isEmpty { return .init(.header(name), at: value.place) }
        fault("a header must be named by a string", at: value)
        return nil
    }

    private func pointer(_ value: JSON, _ member: String) -> PaginationRule.Part<PaginationRule.Source>? {
        steps(value, member).map { .init(.body($0), at: value.place) }
    }

    private func steps(_ value: JSON, _ member: String) -> [String]? {
        if let text = value.string, text.isEmpty || text.hasPrefix("/") { return pointerSteps(text) }
        fault(
            "'\(member)' must be a JSON Pointer",
            at: value,
            remedy: "write a pointer, such as \"/data\"; \"\" is the whole body"
        )
        return nil
    }
}

/// Reads the pagination of an operation from its extensions. Our extension takes precedence over those of other tools.
///
/// - Parameter whole: the description's own `x-fern-pagination`, which `true` refers to.
func readPaginationRule(
    _ extensions: [(name: String, value: JSON)],
    whole: JSON?,
    into log: DiagnosticLog
) -> PaginationRule? {
    var own: PaginationRule?
    var foreign: PaginationRule?
    for (name, value) in extensions where !value.isNull {
        switch name {
        case "x-endpoint-pagination": own = RuleReader(name, log: log).readPagination(value)
        case "x-speakeasy-pagination":
            foreign = RuleReader(name, log: log, severity: .warning).readSpeakeasyPagination(value) ?? foreign
        case "x-fern-pagination":
            foreign = RuleReader(name, log: log, severity: .warning).readFernPagination(value, whole: whole) ?? foreign
        case "x-ms-pageable":
            foreign = RuleReader(name, log: log, severity: .warning).readAutoRestPagination(value) ?? foreign
        default: break
        }
    }
    return own ?? foreign
}

// MARK: readAutoRestPagination

extension RuleReader {
    /// Reads `x-ms-pageable`. Without the name of a link, the response is the only page.
    func readAutoRestPagination(_ value: JSON) -> PaginationRule? {
        guard value.isObject else {
            fault(
                "\(subject) must be an object",
                at: value,
                remedy: "write an object, such as {\"nextLinkName\": \"nextLink\"}"
            )
            return nil
        }
        guard let link = value["nextLinkName"], let next = link.string, !next.isEmpty else { return nil }
        let list = value["itemName"]
        let items = PaginationRule.Source.body([list?.string ?? "value"])
        var rule = PaginationRule(.url, named: name, items: .init(items, at: (list ?? value).place), at: value.place)
        rule.isVendorExtension = true
        rule.next = .init(.body([next]), at: link.place)
        return rule
    }
}

// MARK: readFernPagination

extension RuleReader {
    /// Reads `x-fern-pagination`; `true` refers to the one of the whole description.
    func readFernPagination(_ value: JSON, whole: JSON?) -> PaginationRule? {
        if value.bool == false { return nil }
        guard let value = value.bool == true ? whole : value, value.isObject else {
            fault("\(subject) must be an object, or true where the whole description has one", at: value)
            return nil
        }
        guard let items = value["results"].flatMap(path) else {
            if value["results"] == nil { fault("\(subject) has no 'results'", at: value) }
            return nil
        }
        func rule(_ style: PaginationStyle) -> PaginationRule {
            var rule = PaginationRule(style, named: name, items: items, at: value.place)
            rule.isVendorExtension = true
            rule.hasMore = value["has-next-page"].flatMap(path)
            return rule
        }
        if let cursor = value["cursor"] {
            var rule = rule(.cursor)
            guard let input = requestPath(cursor) else { return nil }
            rule.input = input
            rule.next = value["next_cursor"].flatMap(path)
            return complete(rule, value, next: value["next_cursor"])
        }
        if let offset = value["offset"] {
            // Without a step, the offset counts pages.
            var rule = rule(value["step"] == nil ? .page : .offset)
            guard let input = requestPath(offset) else { return nil }
            rule.input = input
            return rule
        }
        var rule = rule(.url)
        let next = value["next_uri"] ?? value["next_path"]
        rule.next = next.flatMap(path)
        return complete(rule, value, next: next)
    }

    /// A path into the request. For example: `$request.cursor` or `$request.body.cursor`
    private func requestPath(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if var steps = steps(of: value, below: "$request"), !steps.isEmpty {
            if steps.count > 1, steps[0] == "body" || steps[0] == "query" {
                let isBody = steps.removeFirst() == "body"
                return .init(isBody ? .body(steps) : .parameter(steps.joined(separator: ".")), at: value.place)
            }
            return .init(.either(steps), at: value.place)
        }
        fault("expected a path into the request", at: value, remedy: "write a path, such as '$request.cursor'")
        return nil
    }
}

// MARK: readSpeakeasyPagination

extension RuleReader {
    /// Reads `x-speakeasy-pagination`.
    func readSpeakeasyPagination(_ value: JSON) -> PaginationRule? {
        guard value.isObject, let outputs = value["outputs"], outputs.isObject else {
            fault("\(subject) must be an object with 'type' and 'outputs'", at: value)
            return nil
        }
        var inputs: [String: PaginationRule.Part<PaginationRule.Target>] = [:]
        for input in value["inputs"]?.elements ?? [] {
            guard let role = input["type"]?.string, let name = input["name"]?.string else {
                fault("an input of \(subject) must have 'name', 'in' and 'type'", at: input)
                continue
            }
            let isInBody = input["in"]?.string == "requestBody"
            inputs[role] = .init(isInBody ? .body([name]) : .parameter(name), at: input.place)
        }
        let style: PaginationStyle
        switch value["type"]?.string {
        case "cursor": style = .cursor
        case "url": style = .url
        case "offsetLimit": style = inputs["page"] == nil ? .offset : .page
        default:
            fault("the 'type' of \(subject) must be \"cursor\", \"offsetLimit\" or \"url\"", at: value["type"] ?? value)
            return nil
        }
        // Without 'results', the location of the items is unknown.
        guard let items = outputs["results"].flatMap(path) else {
            if outputs["results"] == nil { fault("\(subject) has no 'results' among its outputs", at: outputs) }
            return nil
        }
        var rule = PaginationRule(style, named: name, items: items, at: value.place)
        rule.isVendorExtension = true
        rule.input = inputs[style.rawValue]
        rule.size = inputs["limit"]
        let next = outputs[style == .url ? "nextUrl" : "nextCursor"]
        rule.next = next.flatMap(path)
        rule.pages = style == .page ? outputs["numPages"].flatMap(path) : nil
        return complete(rule, value, next: next)
    }
}
