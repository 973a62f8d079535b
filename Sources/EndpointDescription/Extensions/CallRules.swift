/// The rules for calling an operation, other than its method and its security.
package struct CallRules: Sendable, Equatable {
    /// The maximum duration of a call, in milliseconds.
    package var timeout: Int?
    package var retry: RetryRule?
    /// How long a response is fresh if the server does not specify it, in milliseconds.
    package var cacheTimeToLive: Int?
    /// Whether a `cacheTimeToLive` without effect needs no warning: it is declared for several operations, or the warning
    /// has been given.
    package var isCacheWithoutWarning = false
    /// Whether the operation is idempotent; if `nil`, the method decides.
    package var isIdempotent: Bool?

    package init() {}
}

/// When and how often to retry. `nil` leaves a member to the client. It is held by reference, because operations hold
/// one and are copied often.
package indirect enum RetryRule: Sendable, Equatable {
    case never
    case schedule(Schedule)

    package struct Schedule: Sendable, Equatable {
        /// The number of attempts including the first one, from 1 to 5.
        package var attempts: Int?
        /// In milliseconds, like `maximumDelay`.
        package var baseDelay: Int?
        package var maximumDelay: Int?
        package var multiplier: Double?
        /// The statuses to retry. A single code is a range with one element.
        package var statuses: [ClosedRange<Int>]?

        package init() {}
    }
}

// MARK: readCallRules

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
        case "x-endpoint-cache-ttl" where !isWhole:
            rules.cacheTimeToLive = own.seconds(value, in: CallRules.cacheLifetimes)
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
    package static let cacheLifetimes = 0...2_147_483_647
}

private func reportUnread(_ name: String, _ value: JSON, isWhole: Bool, into log: DiagnosticLog) {
    let suffix = String(name.dropFirst("x-endpoint-".count))
    if ourExtensions.contains(suffix) {
        guard isWhole else { return }
        log.warning("'\(name)' belongs to a single operation, so it has no effect here", at: value.place)
        return
    }
    // A name that begins alike may differ more. Without a similar name, it is another tool's.
    let alike = ourExtensions.filter { $0.prefix(2) == suffix.lowercased().prefix(2) }.map { "x-endpoint-" + $0 }
    let near =
        nearestName(to: suffix, among: ourExtensions).map { "x-endpoint-" + $0 } ?? nearestName(to: name, among: alike)
    guard let near else { return }
    log.warning("there is no extension '\(name)', so it is ignored\(suggestion(near))", at: value.place)
}

// MARK: readRetryRule

extension RuleReader {
    /// Reads `false`, or an object such as
    /// `{"attempts": 3, "baseDelay": 0.3, "maximumDelay": 8, "multiplier": 2, "statuses": [429, "5XX"]}`.
    package func readRetryRule(_ value: JSON) -> RetryRule? {
        if value.bool == false { return .never }
        guard value.isObject else {
            fault(
                "\(subject) must be false or an object",
                at: value,
                remedy: "write {\"attempts\": 3}, or false to send every call once"
            )
            return nil
        }
        var schedule = RetryRule.Schedule()
        for (member, value) in value.members {
            switch member {
            case "attempts": schedule.attempts = count(value, member, in: 1...5)
            case "baseDelay": schedule.baseDelay = seconds(value, member, in: 0...3_600)
            case "maximumDelay": schedule.maximumDelay = seconds(value, member, in: 0...3_600)
            case "multiplier": schedule.multiplier = number(value, member, in: 1...10)
            case "statuses": schedule.statuses = statuses(value, member)
            default:
                unknown(member, value, among: ["attempts", "baseDelay", "maximumDelay", "multiplier", "statuses"])
            }
        }
        checkDelays(schedule, named: "baseDelay", "maximumDelay", of: value)
        return .schedule(schedule)
    }

    private func checkDelays(_ schedule: RetryRule.Schedule, named base: String, _ maximum: String, of value: JSON) {
        guard let first = schedule.baseDelay, let longest = schedule.maximumDelay, first > longest else { return }
        fault("'\(base)' is longer than '\(maximum)'", at: value[base] ?? value)
    }
}

extension RuleReader {
    /// Reads `x-fern-retries`.
    func readFernRetries(_ value: JSON) -> RetryRule? {
        guard value.isObject, let isDisabled = value["disabled"] else {
            fault("\(subject) must be an object with 'disabled'", at: value, remedy: "write {\"disabled\": true}")
            return nil
        }
        return flag(isDisabled, "disabled") == true ? .never : nil
    }
}

// MARK: readSpeakeasyRetries

extension RuleReader {
    /// Reads `x-speakeasy-retries`. Its durations are in milliseconds.
    func readSpeakeasyRetries(_ value: JSON) -> RetryRule? {
        guard value.isObject else {
            fault(
                "\(subject) must be an object",
                at: value,
                remedy: "write an object, such as {\"strategy\": \"backoff\", \"statusCodes\": [\"5XX\"]}"
            )
            return nil
        }
        switch value["strategy"]?.string {
        case "none"?: return .never
        case "backoff"?: break
        default:
            fault(
                "the 'strategy' of \(subject) must be \"backoff\" or \"none\"; the client's own retries apply",
                at: value["strategy"] ?? value
            )
            return nil
        }
        var schedule = RetryRule.Schedule()
        if let backoff = value["backoff"] {
            if !backoff.isObject { fault("'backoff' must be an object", at: backoff) }
            schedule.baseDelay = backoff["initialInterval"].flatMap { interval($0, "initialInterval") }
            schedule.maximumDelay = backoff["maxInterval"].flatMap { interval($0, "maxInterval") }
            checkDelays(schedule, named: "initialInterval", "maxInterval", of: backoff)
            schedule.multiplier = backoff["exponent"].flatMap { number($0, "exponent", in: 1...10) }
            if let elapsed = backoff["maxElapsedTime"] {
                log.note("'maxElapsedTime' is ignored: a call's timeout bounds its retries", at: elapsed.place)
            }
        }
        schedule.statuses = value["statusCodes"].flatMap { statuses($0, "statusCodes") }
        if let flag = value["retryConnectionErrors"], flag.bool != true {
            log.note("failed connections are retried anyway", at: flag.place)
        }
        return .schedule(schedule)
    }

    private func interval(_ value: JSON, _ member: String) -> Int? {
        milliseconds(value, member, unit: 1, in: 0...3_600_000, words: "milliseconds")
    }
}
