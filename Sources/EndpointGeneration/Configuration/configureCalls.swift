import EndpointDescription

/// Replaces the description's rules for calls with the configuration's.
func configureCalls(_ description: inout Description, by configuration: Configuration, log: DiagnosticLog) {
    description.rules.replace(with: configuration.defaults)
    var former: [Int: [Configuration.CallChoice]] = [:]
    for choice in generalFirst(configuration.calls, by: \.target) {
        let indices = description.operations.indices.filter { description.operations[$0].isMeant(by: choice.target) }
        if indices.isEmpty { reportUnknown(choice.target, at: choice.place, description, log) }
        var rules = choice.rules
        rules.isCacheOfSeveral =
            isOfSeveral(choice.target) && indices.contains { description.operations[$0].method == .get }
        for index in indices { description.operations[index].rules.replace(with: rules) }
        guard !isOfSeveral(choice.target), let index = indices.first else { continue }
        for other in former[index] ?? [] where other.rules.hasSameMember(as: rules) {
            log.warning("a later rule is for the same operation, so this one has no effect", at: other.place)
        }
        former[index, default: []].append(choice)
    }
    for choice in generalFirst(configuration.pagination, by: \.target) {
        var rule = choice.value
        rule.isOfSeveral = isOfSeveral(choice.target)
        let indices = description.operations.indices.filter { description.operations[$0].isMeant(by: choice.target) }
        if indices.isEmpty { reportUnknown(choice.target, at: choice.place, description, log) }
        let fitting = rule.isOfSeveral ? indices.filter { description.operations[$0].mayHave(rule) } : indices
        if fitting.isEmpty, !indices.isEmpty {
            reportUnfitting(rule, for: choice.target, at: choice.place, log)
        }
        for index in fitting {
            description.operations[index].use(rule)
        }
    }
}

private func reportUnfitting(
    _ rule: PaginationRule,
    for target: String,
    at place: SourceLocation,
    _ log: DiagnosticLog
) {
    guard rule.style == .link else {
        log.warning("no operation of '\(target)' has this list, or this parameter", at: place)
        return
    }
    log.warning(
        "no operation of '\(target)' has this list and documents a header 'Link'",
        at: place,
        remedy: "if the server sends the header nevertheless, name the operations one by one"
    )
}

/// Whether a target means all operations with a tag or of a pattern.
private func isOfSeveral(_ target: String) -> Bool { target.hasPrefix("tag:") || target.contains("*") }

/// Orders rules so that a later one wins: those for tags, those for patterns by their length, those for one operation.
private func generalFirst<Choice>(_ choices: [Choice], by target: (Choice) -> String) -> [Choice] {
    func rank(_ target: String) -> Int {
        target.hasPrefix("tag:") ? 0 : isOfSeveral(target) ? 1 + min(target.utf8.count, 1 << 20) : .max
    }
    return choices.enumerated().map { (rank: rank(target($1)), offset: $0, choice: $1) }
        .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
        .map(\.choice)
}

extension Operation {
    /// Rules for several operations do not replace those of the description. Of two, the later is tried first.
    fileprivate mutating func use(_ rule: PaginationRule) {
        guard rule.isOfSeveral else {
            paginationRules = [rule]
            return
        }
        guard paginationRules.first?.isOfSeveral != false else { return }
        paginationRules.insert(rule, at: 0)
    }

    /// Whether it has the list and the parameter of a rule for several operations.
    fileprivate func mayHave(_ rule: PaginationRule) -> Bool {
        if case .parameter(let name)? = rule.input?.value, !parameters.contains(where: { $0.name == name }) {
            return false
        }
        guard rule.style != .link || documentsLinks, case .body(let steps) = rule.items.value else { return false }
        let response = responses.first { $0.status.isSuccess }
        guard let schema = response?.content.first(where: { $0.type.kind == .json })?.schema else { return false }
        var flat = FlatSchema(schema.target)
        for step in steps {
            guard let property = flat.properties.first(where: { $0.name == step }) else { return false }
            flat = FlatSchema(property.schema)
        }
        return flat.types == .array
    }

    /// Whether `target` names this operation, its tag, or a pattern of its name: `issues/*`.
    fileprivate func isMeant(by target: String) -> Bool {
        matches(target) || target.contains("*") && Selector("operation:\(target)")?.matches(self) == true
    }
}

private func reportUnknown(_ target: String, at place: SourceLocation, _ description: Description, _ log: DiagnosticLog)
{
    let operations = description.operations
    if target.hasPrefix("tag:") {
        let near = nearestName(to: target, among: description.usedTags.map { "tag:" + $0 })
        log.error("no operation has the tag '\(target.dropFirst(4))'\(suggestion(near))", at: place)
    } else {
        let near = nearestName(to: target, among: operations.map(\.key) + operations.map(\.line))
        log.error("there is no operation '\(target)'\(suggestion(near))", at: place)
    }
}

extension CallRules {
    fileprivate func hasSameMember(as other: CallRules) -> Bool {
        timeout != nil && other.timeout != nil || retry != nil && other.retry != nil
            || cacheTTL != nil && other.cacheTTL != nil || isIdempotent != nil && other.isIdempotent != nil
    }

    fileprivate mutating func replace(with other: CallRules) {
        timeout = other.timeout ?? timeout
        retry = other.retry ?? retry
        if let lifetime = other.cacheTTL {
            cacheTTL = lifetime
            isCacheOfSeveral = other.isCacheOfSeveral
        }
        isIdempotent = other.isIdempotent ?? isIdempotent
    }
}

extension Operation {
    /// `GET /pets/{petId}`
    var line: String { "\(method.token) \(path)" }

    /// The name of the operation: its operationId, else its method and path.
    var key: String { id ?? line }

    /// Whether `target` names this operation: by its operationId, its method and path, or `tag:` and one of its
    /// tags or of the tags that contain them.
    func matches(_ target: String) -> Bool {
        if target.hasPrefix("tag:") { return (tags + groups).contains(String(target.dropFirst(4))) }
        guard target != id else { return true }
        guard let space = target.firstIndex(of: " ") else { return false }
        return isMethod(target[..<space]) && target[target.index(after: space)...] == path
    }

    /// Only additional methods are case-sensitive, because every path has the others in one spelling.
    private func isMethod(_ name: Substring) -> Bool {
        method.member.map { $0 == name.lowercased() } ?? (method.token == name)
    }
}
