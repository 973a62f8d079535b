import EndpointDescription

/// Replaces the description's rules for calls with the configuration's.
func configureCalls(_ description: inout Description, by configuration: Configuration, log: DiagnosticLog) {
    description.rules.replace(with: configuration.defaults)
    // Rules for an operation win over rules for its tag, whatever their order.
    let isOfTag = { (choice: Configuration.CallChoice) in choice.target.hasPrefix("tag:") }
    for choice in configuration.calls.filter(isOfTag) + configuration.calls.filter({ !isOfTag($0) }) {
        let indices = description.operations.indices.filter { description.operations[$0].matches(choice.target) }
        if indices.isEmpty { reportUnknown(choice.target, at: choice.place, description, log) }
        for index in indices { description.operations[index].rules.replace(with: choice.rules) }
    }
    for choice in configuration.pagination {
        let indices = description.operations.indices.filter { description.operations[$0].matches(choice.target) }
        if indices.isEmpty { reportUnknown(choice.target, at: choice.place, description, log) }
        for index in indices { description.operations[index].pagination = choice.value }
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
    fileprivate mutating func replace(with other: CallRules) {
        timeout = other.timeout ?? timeout
        retry = other.retry ?? retry
        cacheTTL = other.cacheTTL ?? cacheTTL
        isIdempotent = other.isIdempotent ?? isIdempotent
    }
}
