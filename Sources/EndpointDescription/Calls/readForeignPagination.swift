extension RuleReader {
    /// `x-speakeasy-pagination`.
    func speakeasyPagination(_ value: JSON) -> PaginationRule? {
        guard value.isObject, let outputs = value["outputs"], outputs.isObject else {
            fault("'\(name)' is an object with 'type' and 'outputs'", at: value)
            return nil
        }
        var inputs: [String: PaginationRule.Part<PaginationRule.Target>] = [:]
        for input in value["inputs"]?.elements ?? [] {
            guard let role = input["type"]?.string, let name = input["name"]?.string else {
                fault("an input of '\(self.name)' has 'name', 'in' and 'type'", at: input)
                continue
            }
            let isInBody = input["in"]?.string == "requestBody"
            inputs[role] = .init(isInBody ? .body([name]) : .parameter(name), at: input.place)
        }
        let kind: PaginationRule.Kind
        switch value["type"]?.string {
        case "cursor": kind = .cursor
        case "url": kind = .url
        case "offsetLimit": kind = inputs["page"] == nil ? .offset : .page
        default:
            fault("the 'type' of '\(name)' is \"cursor\", \"offsetLimit\" or \"url\"", at: value["type"] ?? value)
            return nil
        }
        // Where only the next cursor is told, there is nothing to read items from.
        guard let items = outputs["results"].flatMap(path) else {
            if outputs["results"] == nil { fault("'\(name)' has no 'results' among its outputs", at: outputs) }
            return nil
        }
        var rule = PaginationRule(kind, named: name, items: items, at: value.place)
        rule.isForeign = true
        rule.input = inputs[kind.rawValue]
        rule.size = inputs["limit"]
        rule.next = outputs[kind == .url ? "nextUrl" : "nextCursor"].flatMap(path)
        rule.pages = kind == .page ? outputs["numPages"].flatMap(path) : nil
        return isWhole(rule, value)
    }

    /// `x-fern-pagination`; `true` is what the whole description says.
    func fernPagination(_ value: JSON, whole: JSON?) -> PaginationRule? {
        if value.bool == false { return nil }
        guard let value = value.bool == true ? whole : value, value.isObject else {
            fault("'\(name)' is an object, or true where the whole description has one", at: value)
            return nil
        }
        guard let items = value["results"].flatMap(path) else {
            if value["results"] == nil { fault("'\(name)' has no 'results'", at: value) }
            return nil
        }
        func rule(_ kind: PaginationRule.Kind) -> PaginationRule {
            var rule = PaginationRule(kind, named: name, items: items, at: value.place)
            rule.isForeign = true
            rule.hasMore = value["has-next-page"].flatMap(path)
            return rule
        }
        if let cursor = value["cursor"] {
            var rule = rule(.cursor)
            guard let input = requestPath(cursor) else { return nil }
            rule.input = input
            rule.next = value["next_cursor"].flatMap(path)
            return isWhole(rule, value)
        }
        if let offset = value["offset"] {
            // Without a step each page counts as one.
            var rule = rule(value["step"] == nil ? .page : .offset)
            guard let input = requestPath(offset) else { return nil }
            rule.input = input
            return rule
        }
        var rule = rule(.url)
        rule.next = (value["next_uri"] ?? value["next_path"]).flatMap(path)
        return isWhole(rule, value)
    }

    private func isWhole(_ rule: PaginationRule, _ value: JSON) -> PaginationRule? {
        let needsInput = rule.kind != .url
        let needsNext = rule.kind == .cursor || rule.kind == .url
        if !needsInput || rule.input != nil, !needsNext || rule.next != nil { return rule }
        fault(
            "'\(name)' does not say \(needsInput && rule.input == nil ? "what takes the next page" : "where the next page is")",
            at: value
        )
        return nil
    }

    /// `$.data.items`, `$['data'][-1].id`, `$response.data.items`.
    private func path(_ value: JSON) -> PaginationRule.Part<PaginationRule.Source>? {
        if let text = value.string {
            for prefix in ["$response", "$"] where text.hasPrefix(prefix) {
                if let steps = jsonPathSteps(text.dropFirst(prefix.count)) {
                    return .init(.body(steps), at: value.place)
                }
            }
        }
        fault(
            "this is no path that can be followed",
            at: value,
            remedy: "names, indices and nothing else, such as '$.data'"
        )
        return nil
    }

    /// `$request.cursor`, `$request.body.cursor`.
    private func requestPath(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if let text = value.string, text.hasPrefix("$request."), var steps = jsonPathSteps(text.dropFirst(8)) {
            if steps.count > 1, steps[0] == "body" || steps[0] == "query" {
                let isBody = steps.removeFirst() == "body"
                return .init(isBody ? .body(steps) : .parameter(steps.joined(separator: ".")), at: value.place)
            }
            return .init(.either(steps), at: value.place)
        }
        fault("this is no path into the request", at: value, remedy: "such as '$request.cursor'")
        return nil
    }
}

/// The names and indices of a JSONPath without wildcards, filters or descent (RFC 9535 §2.3), behind its `$`.
private func jsonPathSteps(_ text: Substring) -> [String]? {
    var steps: [String] = []
    var rest = text
    while let first = rest.first {
        rest = rest.dropFirst()
        if first == "." {
            let name = rest.prefix { $0 != "." && $0 != "[" }
            guard !name.isEmpty, !name.contains("*"), !name.contains("]") else { return nil }
            steps.append(String(name))
            rest = rest.dropFirst(name.count)
        } else if first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let inside = rest[..<end]
            rest = rest[rest.index(after: end)...]
            if let quote = inside.first, quote == "'" || quote == "\"", inside.count > 2, inside.last == quote {
                steps.append(String(inside.dropFirst().dropLast()))
            } else if let index = Int(inside), index >= -1 {
                steps.append(String(index))
            } else {
                return nil
            }
        } else {
            return nil
        }
    }
    return steps
}
