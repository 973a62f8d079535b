import EndpointDescription

/// Replaces the description's rules for calls with the configuration's.
func configureCalls(_ description: inout Description, by configuration: Configuration, log: DiagnosticLog) {
    description.rules.replace(with: configuration.defaults)
    guard !configuration.calls.isEmpty || !configuration.pagination.isEmpty else { return }
    let targets = OperationTargets(description.operations)
    var former: [Int: [Configuration.Choice<CallRules>]] = [:]
    for choice in generalFirst(configuration.calls, by: \.target) {
        let indices = targets.indices(meantBy: choice.target)
        if indices.isEmpty {
            targets.reportUnknown(choice.target, at: choice.place, remedy: OperationTargets.remedy, log: log)
        }
        var rules = choice.value
        let isCached = indices.contains { description.operations[$0].method == .get }
        if let lifetime = rules.cacheTimeToLive, lifetime > 0, !isCached, !indices.isEmpty {
            log.warning("only responses to GET are cached, so the lifetime has no effect here", at: choice.place)
        }
        rules.isCacheWithoutWarning = isOfSeveral(choice.target) || !isCached
        for index in indices { description.operations[index].rules.replace(with: rules) }
        guard !isOfSeveral(choice.target), let index = indices.first else { continue }
        for other in former[index] ?? [] where other.value.hasSameMember(as: rules) {
            log.warning("a later rule is for the same operation, so this one has no effect", at: other.place)
        }
        former[index, default: []].append(choice)
    }
    var flattened: [Schema: FlatSchema] = [:]
    for choice in generalFirst(configuration.pagination, by: \.target) {
        var rule = choice.value
        rule.isOfSeveral = isOfSeveral(choice.target)
        let indices = targets.indices(meantBy: choice.target)
        if indices.isEmpty {
            targets.reportUnknown(choice.target, at: choice.place, remedy: OperationTargets.remedy, log: log)
        }
        let fitting =
            rule.isOfSeveral ? indices.filter { description.operations[$0].mayHave(rule, &flattened) } : indices
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
        remedy: "if the server sends the header anyway, name the operations one by one"
    )
}

/// Whether a target means all operations with a tag, of a path or of a pattern.
private func isOfSeveral(_ target: String) -> Bool {
    target.hasPrefix("tag:") || target.hasPrefix("path:") || target.contains("*")
}

/// Orders rules so that a later one wins: those for all operations, for tags, for paths and other patterns by their length, and
/// for one operation.
private func generalFirst<Choice>(_ choices: [Choice], by target: (Choice) -> String) -> [Choice] {
    func rank(_ target: String) -> Int {
        guard isOfSeveral(target), let selector = OperationTargets.selector(of: target) else { return .max }
        if selector.kind == .tag { return 1 }
        return selector.pattern == "*" ? 0 : 1 + min(selector.pattern.utf8.count, 1 << 20)
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
    ///
    /// - Parameter flattened: the schemas that were flattened for earlier rules.
    fileprivate func mayHave(_ rule: PaginationRule, _ flattened: inout [Schema: FlatSchema]) -> Bool {
        if case .parameter(let name)? = rule.input?.value,
            !parameters.contains(where: { $0.name == name || $0.sendsMember(as: name, &flattened) })
        {
            return false
        }
        guard rule.style != .link || documentsLinks, case .body(let steps) = rule.items.value else { return false }
        let response = responses.first { $0.status.isSuccess }
        guard let schema = response?.content.first(where: { $0.type.kind == .json })?.schema else { return false }
        var flat = flatten(schema.target, &flattened)
        for step in steps {
            guard let property = flat.properties.first(where: { $0.name == step }) else { return false }
            flat = flatten(property.schema, &flattened)
        }
        return flat.types == .array
    }
}

extension Parameter {
    /// Whether it is an object in the query with a member that is sent under a name of its own, such as `page` or `page[size]`.
    fileprivate func sendsMember(as name: String, _ flattened: inout [Schema: FlatSchema]) -> Bool {
        guard location == .query, style == .deepObject || style == .form && explode, let schema else { return false }
        return flatten(schema.target, &flattened).properties.contains { property in
            name == (style == .form ? property.name : "\(self.name)[\(property.name)]")
        }
    }
}

private func flatten(_ schema: Schema, _ flattened: inout [Schema: FlatSchema]) -> FlatSchema {
    if let flat = flattened[schema] { return flat }
    let flat = FlatSchema(schema)
    flattened[schema] = flat
    return flat
}

extension CallRules {
    fileprivate func hasSameMember(as other: CallRules) -> Bool {
        timeout != nil && other.timeout != nil || retry != nil && other.retry != nil
            || cacheTimeToLive != nil && other.cacheTimeToLive != nil
            || isIdempotent != nil && other.isIdempotent != nil
    }

    fileprivate mutating func replace(with other: CallRules) {
        timeout = other.timeout ?? timeout
        retry = other.retry ?? retry
        if let lifetime = other.cacheTimeToLive {
            cacheTimeToLive = lifetime
            isCacheWithoutWarning = other.isCacheWithoutWarning
        }
        isIdempotent = other.isIdempotent ?? isIdempotent
    }
}
