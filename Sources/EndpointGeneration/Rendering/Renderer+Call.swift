import EndpointDescription

extension Renderer {
    /// The arguments of `OperationInfo` that tell decorators how to make a call.
    func arguments(of call: CallBlueprint, in node: TypeNode) -> [(label: String, value: String)] {
        var items: [(label: String, value: String)] = []
        if let isIdempotent = call.isIdempotent { items.append(("isIdempotent", String(isIdempotent))) }
        switch call.timeout {
        case .own(let timeout): items.append(("timeout", duration(timeout)))
        case .shared: items.append(("timeout", "\(node.namespaceName).timeout"))
        case nil: break
        }
        switch call.retry {
        case .own(let rule): items.append(("retry", retry(rule, in: node, behind: 4 * (node.depth + 3) + 7)))
        case .shared: items.append(("retry", "\(node.namespaceName).retry"))
        case nil: break
        }
        if let cacheTTL = call.cacheTTL { items.append(("cacheTTL", duration(cacheTTL))) }
        return items
    }

    /// Adds the defaults of the namespace, which apply to every operation without its own rules.
    func fillDefaults(of client: ClientBlueprint, into context: inout TemplateContext) {
        context.show("timeout", "value", client.rules.timeout.map(duration))
        context.show("retry", "value", client.rules.retry.map { retry($0, in: client.namespace, behind: 8) })
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
        let type = node.spelling(of: .retryRules)
        return "\(type)(\(arguments(items, behind: prefix + type.utf8.count + 2)))"
    }

    /// The arguments on one line if they fit after `prefix` characters, otherwise one per line.
    private func arguments(_ items: [String], behind prefix: Int) -> String {
        let joined = items.joined(separator: ", ")
        guard prefix + joined.utf8.count > Template.widest else { return joined }
        return "\n" + items.map { "    \($0)" }.joined(separator: ",\n") + "\n"
    }

    /// A set of statuses. For example: `[429, 503]`, or with ranges `Set(500...599).union([429])`
    private func set(_ statuses: [ClosedRange<Int>], in node: TypeNode) -> String {
        let codes = statuses.filter { $0.count == 1 }.map { String($0.lowerBound) }
        let ranges = statuses.filter { $0.count > 1 }.map { "\($0.lowerBound)...\($0.upperBound)" }
        let list = "[\(codes.joined(separator: ", "))]"
        guard let first = ranges.first else { return list }
        let others = ranges.dropFirst().map { ".union(\($0))" } + (codes.isEmpty ? [] : [".union(\(list))"])
        return "\(node.spelling(of: .set))(\(first))\(others.joined())"
    }
}
