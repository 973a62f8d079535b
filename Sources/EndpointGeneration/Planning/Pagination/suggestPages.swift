import EndpointDescription

/// Notes which operations look paginated, and what would declare it. Pagination is declared and never guessed, so these
/// operations do not change.
func suggestPages(_ context: PlanContext) {
    var alike: [(rule: String, operations: [Operation])] = []
    var indices: [String: Int] = [:]
    for operation in context.selected.operations where !context.pages.mentions(operation) {
        guard let rule = PageSuggestion(operation)?.rule else { continue }
        if let index = indices[rule] {
            alike[index].operations.append(operation)
        } else {
            indices[rule] = alike.count
            alike.append((rule, [operation]))
        }
    }
    var targets = PageTargets(isAny: alike.contains { $0.operations.count > 1 })
    // The most frequent rule gets the shortest pattern.
    for (rule, operations) in alike.sorted(by: { $0.operations.count > $1.operations.count }) {
        let members = targets.claim(operations.map(\.key)).map { "\(jsonString($0)): \(rule)" }.joined(separator: ", ")
        context.log.note(
            "\(listed(operations.map(\.key))) may be paginated; nothing declares it, so no code follows the pages",
            at: operations[0].place,
            remedy: "if so, add \"pagination\": {\(members)} to \(Configuration.fileName), "
                + "or \"x-endpoint-pagination\": \(rule) to the description"
        )
    }
}

/// `'a', 'b' and 12 more`
private func listed(_ names: [String]) -> String {
    let shown = names.count > 12 ? 10 : names.count
    let quoted = names.prefix(shown).map { "'\($0)'" }
    if shown < names.count { return "\(quoted.joined(separator: ", ")) and \(names.count - shown) more" }
    return quoted.count < 2
        ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
}

/// The keys of `pagination` in the configuration. A rule under a pattern concerns only operations that have such pages,
/// so a pattern may be wider than what it is for, but no two rules may have the same.
private struct PageTargets {
    private var taken: Set<String> = []
    /// Whether `*` is free.
    private var isAny: Bool

    init(isAny: Bool) {
        self.isAny = isAny
    }

    mutating func claim(_ names: [String]) -> [String] {
        guard names.count > 1 else { return names }
        if isAny {
            isAny = false
            return ["*"]
        }
        var groups: [String: [String]] = [:]
        for name in names { groups[pattern(of: name) ?? name, default: []].append(name) }
        return groups.sorted { $0.key < $1.key }.flatMap { pattern, names in
            names.count > 1 && taken.insert(pattern).inserted ? [pattern] : names
        }
    }

    /// `issues/*` for `issues/list-for-repo`. A method and a path have none.
    private func pattern(of name: String) -> String? {
        guard !name.contains(" "), let end = name.firstIndex(where: { "/._-".contains($0) }) else { return nil }
        return name[...end] + "*"
    }
}
