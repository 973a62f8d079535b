import EndpointDescription

/// Notes which operations look paginated, and what would declare it. Pagination is declared and never guessed, so these
/// operations do not change.
func suggestPages(in client: ClientBlueprint, _ context: PlanContext) {
    guard !context.choices.mayLackPageRules else { return }
    var trial = PageTrial(client, context)
    var responses = PageResponses()
    var groups = Groups<String, (rule: String, operation: Operation)>()
    for operation in context.selected.operations where !context.pages.mentions(operation) {
        guard let suggestion = trial.firstAccepted(PageSuggestion.all(for: operation, &responses), for: operation)
        else { continue }
        groups.add((suggestion.rule, operation), to: suggestion.form)
    }
    let forms = groups.all.map { form in
        var rules = Groups<String, Operation>()
        for (rule, operation) in form { rules.add(operation, to: rule) }
        return (operations: form.map(\.operation), rules: rules)
    }
    var targets = PageTargets(isAny: forms.contains { form in form.rules.all.contains { $0.count > 1 } })
    // The most frequent rule gets the shortest pattern.
    for form in forms.sorted(by: { $0.rules.longest > $1.rules.longest }) {
        let rules = zip(form.rules.keys, form.rules.all).sorted { $0.1.count > $1.1.count }
        let members = rules.flatMap { rule, operations in
            targets.claim(operations.map(\.key)).map { "\(jsonString($0)): \(rule)" }
        }
        let inDescription =
            form.rules.keys.count > 1
            ? ""
            : ", or \"x-endpoint-pagination\": \(form.rules.keys[0]) to "
                + (form.operations.count == 1 ? "the operation" : "each of these operations")
        context.log.note(
            "\(listed(form.operations.map(\.key))) may be paginated, but no pagination rule is declared",
            at: form.operations[0].place,
            remedy: "if so, add \"pagination\": {\(members.joined(separator: ", "))} to \(context.choices.file)"
                + inDescription
        )
    }
}

/// Plans suggested rules as if they were declared.
private struct PageTrial {
    private let client: ClientBlueprint
    private let context: PlanContext
    private lazy var paths = MemberPaths(TypeIndex(client.declarations), context)
    private lazy var endpoints: [SourceLocation.ID: Declaration] = {
        var endpoints: [SourceLocation.ID: Declaration] = [:]
        for endpoint in client.endpoints where !endpoint.isStreamedTwin {
            endpoints[endpoint.operation.place.id] = endpoint.declaration
        }
        return endpoints
    }()

    init(_ client: ClientBlueprint, _ context: PlanContext) {
        self.client = client
        self.context = context
    }

    mutating func firstAccepted(_ suggestions: [PageSuggestion], for operation: Operation) -> PageSuggestion? {
        guard !suggestions.isEmpty, let declaration = endpoints[operation.place.id],
            case .endpoint(let blueprint) = declaration.kind
        else { return nil }
        let paths = paths
        return suggestions.first { suggestion in
            let reader = RuleReader("pagination", log: DiagnosticLog())
            guard let rule = readJSON(inText: suggestion.rule).flatMap(reader.readPagination) else { return false }
            let planner = PaginationPlanner(paths: paths, node: declaration.node, endpoint: blueprint, rule: rule)
            return (try? planner.plan()) != nil
        }
    }
}

/// Values by key, in the order of their first values.
private struct Groups<Key: Hashable, Value> {
    private(set) var keys: [Key] = []
    private(set) var all: [[Value]] = []
    private var indices: [Key: Int] = [:]

    var longest: Int { all.map(\.count).max() ?? 0 }

    mutating func add(_ value: Value, to key: Key) {
        if let index = indices[key] {
            all[index].append(value)
        } else {
            indices[key] = all.count
            keys.append(key)
            all.append([value])
        }
    }
}

/// The keys of `pagination` in the configuration. A rule with a pattern applies only to operations that have such
/// pages, so a pattern may match further operations. No two rules may have the same pattern.
private struct PageTargets {
    private var taken: Set<String> = []
    /// Whether the pattern `*` is not in use yet.
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
