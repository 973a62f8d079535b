import EndpointDescription

extension Renderer {
    /// The arguments of `OperationInfo` that tell decorators how to make a call.
    func arguments(of call: CallBlueprint, in node: TypeNode) -> [String] {
        var items: [String] = []
        if let isIdempotent = call.isIdempotent { items.append("isIdempotent: \(isIdempotent)") }
        switch call.timeout {
        case .own(let timeout): items.append("timeout: \(duration(timeout))")
        case .shared: items.append("timeout: \(node.namespaceName).timeout")
        case nil: break
        }
        switch call.retry {
        case .own(let rule): items.append("retry: \(retry(rule, in: node, behind: 4 * (node.depth + 3) + 7))")
        case .shared: items.append("retry: \(node.namespaceName).retry")
        case nil: break
        }
        if let cacheTTL = call.cacheTTL { items.append("cacheTTL: \(duration(cacheTTL))") }
        return items
    }

    /// What the namespace says for every operation that says nothing of its own.
    func defaults(of client: ClientBlueprint) -> [TemplateContext] {
        let node = client.namespace
        var lines: [TemplateContext] = []
        func add(_ name: String, _ type: LibraryName, _ value: String, _ documentation: String) {
            lines.append(
                TemplateContext([
                    "name": .text(name), "type": .text(node.spelling(of: type)), "value": .text(value),
                    "documentation": .text("/// \(documentation)"),
                ])
            )
        }
        if let timeout = client.rules.timeout {
            add(
                "timeout",
                .duration,
                duration(timeout),
                "The longest that a call may take, unless its operation says otherwise."
            )
        }
        if let rule = client.rules.retry {
            add(
                "retry",
                .retryInfo,
                retry(rule, in: node, behind: 8),
                "How calls are sent again, unless their operation says otherwise."
            )
        }
        return lines
    }

    private func duration(_ milliseconds: Int) -> String {
        milliseconds % 1_000 == 0 ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
    }

    private func retry(_ rule: RetryRule, in node: TypeNode, behind prefix: Int) -> String {
        guard case .schedule(let schedule) = rule else { return ".never" }
        var items: [String] = []
        if let attempts = schedule.attempts { items.append("attempts: \(attempts)") }
        if let delay = schedule.baseDelay { items.append("baseDelay: \(duration(delay))") }
        if let delay = schedule.maximumDelay { items.append("maximumDelay: \(duration(delay))") }
        if let multiplier = schedule.multiplier {
            items.append("multiplier: \(Int(exactly: multiplier).map(String.init) ?? String(multiplier))")
        }
        if let statuses = schedule.statuses { items.append("statuses: \(set(statuses, in: node))") }
        let type = node.spelling(of: .retryInfo)
        return "\(type)(\(arguments(items, behind: prefix + type.utf8.count + 2)))"
    }

    /// `[429, 503]`, or `Set(500...599).union([429])` where there are ranges.
    private func set(_ statuses: [ClosedRange<Int>], in node: TypeNode) -> String {
        let codes = statuses.filter { $0.count == 1 }.map { String($0.lowerBound) }
        let ranges = statuses.filter { $0.count > 1 }.map { "\($0.lowerBound)...\($0.upperBound)" }
        let list = "[\(codes.joined(separator: ", "))]"
        guard let first = ranges.first else { return list }
        let others = ranges.dropFirst().map { ".union(\($0))" } + (codes.isEmpty ? [] : [".union(\(list))"])
        return "\(node.spelling(of: .set))(\(first))\(others.joined())"
    }
}
