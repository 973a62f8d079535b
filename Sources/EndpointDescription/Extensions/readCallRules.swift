/// Our extensions, without the prefix `x-endpoint-`.
private let ourExtensions = ["retry", "timeout", "cache-ttl", "idempotent", "name", "pagination"]

/// Reads the call rules from the extensions of an operation or of the description. Our extensions take precedence over
/// those of other tools.
///
/// - Parameter isWhole: whether these are defaults for every operation.
func readCallRules(_ extensions: [(name: String, value: JSON)], isWhole: Bool, into log: DiagnosticLog) -> CallRules {
    var rules = CallRules()
    var foreign = CallRules()
    for (name, value) in extensions where !value.isNull {
        let own = RuleReader(name, log: log)
        let other = RuleReader(name, log: log, severity: .warning)
        switch name {
        case "x-endpoint-retry": rules.retry = own.readRetryRule(value)
        case "x-endpoint-timeout": rules.timeout = own.seconds(value, in: CallRules.timeouts, above: true)
        case "x-endpoint-cache-ttl" where !isWhole: rules.cacheTTL = own.seconds(value, in: CallRules.cacheTTLs)
        case "x-endpoint-idempotent" where !isWhole: rules.isIdempotent = own.flag(value)
        case "x-speakeasy-retries": foreign.retry = other.readSpeakeasyRetries(value) ?? foreign.retry
        case "x-fern-retries": foreign.retry = other.readFernRetries(value) ?? foreign.retry
        case "x-fern-idempotent" where !isWhole: foreign.isIdempotent = other.flag(value)
        case _ where name.hasPrefix("x-endpoint-"): reportUnread(name, value, isWhole: isWhole, into: log)
        default: break
        }
    }
    rules.retry = rules.retry ?? foreign.retry
    rules.isIdempotent = rules.isIdempotent ?? foreign.isIdempotent
    return rules
}

extension CallRules {
    /// In seconds, without zero.
    package static let timeouts = 0...86_400
    /// In seconds: RFC 9111 §1.2.2 treats larger numbers as this one.
    package static let cacheTTLs = 0...2_147_483_647
}

private func reportUnread(_ name: String, _ value: JSON, isWhole: Bool, into log: DiagnosticLog) {
    let suffix = String(name.dropFirst("x-endpoint-".count))
    if ourExtensions.contains(suffix) {
        guard isWhole else { return }
        log.warning("'\(name)' belongs to a single operation, so it has no effect here", at: value.place)
        return
    }
    let alike = ourExtensions.filter { $0.prefix(2) == suffix.prefix(2) }.map { "x-endpoint-" + $0 }
    // Without a similar name, it is another tool's.
    guard let near = nearestName(to: name, among: alike) else { return }
    log.warning("there is no extension '\(name)', so it is ignored\(suggestion(near))", at: value.place)
}
