extension RuleReader {
    /// Reads `x-fern-pagination`; `true` refers to the one of the whole description.
    func readFernPagination(_ value: JSON, whole: JSON?) -> PaginationRule? {
        if value.bool == false { return nil }
        guard let value = value.bool == true ? whole : value, value.isObject else {
            fault("'\(name)' must be an object, or true where the whole description has one", at: value)
            return nil
        }
        guard let items = value["results"].flatMap(path) else {
            if value["results"] == nil { fault("'\(name)' has no 'results'", at: value) }
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
            return complete(rule, value)
        }
        if let offset = value["offset"] {
            // Without a step, the offset counts pages.
            var rule = rule(value["step"] == nil ? .page : .offset)
            guard let input = requestPath(offset) else { return nil }
            rule.input = input
            return rule
        }
        var rule = rule(.url)
        rule.next = (value["next_uri"] ?? value["next_path"]).flatMap(path)
        return complete(rule, value)
    }

    /// A path into the request. For example: `$request.cursor` or `$request.body.cursor`
    private func requestPath(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if let text = value.string, text.hasPrefix("$request."), var steps = jsonPathSteps(text.dropFirst(8)) {
            if steps.count > 1, steps[0] == "body" || steps[0] == "query" {
                let isBody = steps.removeFirst() == "body"
                return .init(isBody ? .body(steps) : .parameter(steps.joined(separator: ".")), at: value.place)
            }
            return .init(.either(steps), at: value.place)
        }
        fault("this is not a path into the request", at: value, remedy: "such as '$request.cursor'")
        return nil
    }
}
