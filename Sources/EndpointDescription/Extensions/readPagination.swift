extension RuleReader {
    /// Reads a rule such as `{"type": "cursor", "parameter": "cursor", "next": "/nextCursor", "items": "/items"}`.
    /// `body` points into the request body, all other pointers into the response body.
    package func readPagination(_ value: JSON) -> PaginationRule? {
        guard value.isObject else {
            fault(
                "'\(name)' must be an object",
                at: value,
                remedy:
                    "such as {\"type\": \"cursor\", \"parameter\": \"cursor\", \"next\": \"/next\", \"items\": \"/items\"}"
            )
            return nil
        }
        let types = PaginationStyle.allCases.map(\.rawValue)
        guard let style = value["type"]?.string.flatMap(PaginationStyle.init) else {
            let near = value["type"]?.string.flatMap { nearestName(to: $0, among: types) }
            fault(
                "the 'type' of '\(name)' must be \(types.dropLast().joined(separator: ", ")) or \(types.last ?? "")\(suggestion(near))",
                at: value["type"] ?? value
            )
            return nil
        }
        let known = ["type"] + (style.needs + style.takes).flatMap(\.members) + ["items"]
        let strangers = value.members.filter { !known.contains($0.name) }
        for (member, value) in strangers { unknown(member, value, among: known) }
        guard strangers.isEmpty else { return nil }
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

    private func missing(_ member: String, _ style: PaginationStyle, _ value: JSON, _ remedy: String) {
        fault("'\(name)' of type '\(style.rawValue)' needs '\(member)'", at: value, remedy: remedy)
    }

    private func input(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if let parameter = value["parameter"] { return self.parameter(parameter) }
        guard let body = value["body"], let steps = steps(body, "body") else { return nil }
        return .init(.body(steps), at: body.place)
    }

    private func parameter(_ value: JSON) -> PaginationRule.Part<PaginationRule.Target>? {
        if let name = value.string { return .init(.parameter(name), at: value.place) }
        fault("a parameter must be given by its name", at: value)
        return nil
    }

    private func header(_ value: JSON) -> PaginationRule.Part<PaginationRule.Source>? {
        if let name = value.string, !name.isEmpty { return .init(.header(name), at: value.place) }
        fault("a header must be given by its name", at: value)
        return nil
    }

    private func pointer(_ value: JSON, _ member: String) -> PaginationRule.Part<PaginationRule.Source>? {
        steps(value, member).map { .init(.body($0), at: value.place) }
    }

    private func steps(_ value: JSON, _ member: String) -> [String]? {
        if let text = value.string, text.isEmpty || text.hasPrefix("/") { return pointerSteps(text) }
        fault("'\(member)' must be a JSON Pointer", at: value, remedy: "such as \"/data\"; \"\" is the whole body")
        return nil
    }
}
