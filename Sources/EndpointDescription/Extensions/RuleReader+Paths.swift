extension RuleReader {
    /// The rule if it has what its style needs; otherwise a fault is reported.
    func complete(_ rule: PaginationRule, _ value: JSON) -> PaginationRule? {
        guard let argument = rule.missing else { return rule }
        fault("'\(name)' does not say \(argument.meaning)", at: value)
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
