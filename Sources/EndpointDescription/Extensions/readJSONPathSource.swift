extension RuleReader {
    func isWhole(_ rule: PaginationRule, _ value: JSON) -> PaginationRule? {
        let needsInput = rule.kind != .url
        let needsNext = rule.kind == .cursor || rule.kind == .url
        if !needsInput || rule.input != nil, !needsNext || rule.next != nil { return rule }
        fault(
            "'\(name)' does not say \(needsInput && rule.input == nil ? "which parameter takes the next page" : "where the next page is")",
            at: value
        )
        return nil
    }

    /// A path into the response. For example: `$.data.items`, `$['data'][-1].id` or `$response.data.items`
    func path(_ value: JSON) -> PaginationRule.Part<PaginationRule.Source>? {
        if let text = value.string {
            for prefix in ["$response", "$"] where text.hasPrefix(prefix) {
                if let steps = jsonPathSteps(text.dropFirst(prefix.count)) {
                    return .init(.body(steps), at: value.place)
                }
            }
        }
        fault(
            "this path cannot be followed",
            at: value,
            remedy: "use only names and indices, such as '$.data'"
        )
        return nil
    }
}

/// The names and indices of a JSONPath after its `$`, without wildcards, filters or descendants (RFC 9535 §2.3).
func jsonPathSteps(_ text: Substring) -> [String]? {
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
