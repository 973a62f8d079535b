extension RuleReader {
    /// `false`, or `{"attempts": 3, "baseDelay": 0.3, "maximumDelay": 8, "multiplier": 2, "statuses": [429, "5XX"]}`.
    package func retryRule(_ value: JSON) -> RetryRule? {
        if value.bool == false { return .never }
        guard value.isObject else {
            fault(
                "'\(name)' is false or an object",
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
        if let base = schedule.baseDelay, let maximum = schedule.maximumDelay, base > maximum {
            fault("'baseDelay' is longer than 'maximumDelay'", at: value["baseDelay"] ?? value)
        }
        return .schedule(schedule)
    }

    /// `x-speakeasy-retries`. Its durations are milliseconds.
    func speakeasyRetries(_ value: JSON) -> RetryRule? {
        guard value.isObject else {
            fault(
                "'\(name)' is an object",
                at: value,
                remedy: "such as {\"strategy\": \"backoff\", \"statusCodes\": [\"5XX\"]}"
            )
            return nil
        }
        switch value["strategy"]?.string {
        case "none"?: return .never
        case "backoff"?: break
        default:
            fault(
                "the 'strategy' of '\(name)' is \"backoff\" or \"none\"; these retries are left to the client",
                at: value["strategy"] ?? value
            )
            return nil
        }
        var schedule = RetryRule.Schedule()
        if let backoff = value["backoff"] {
            if !backoff.isObject { fault("'backoff' is an object", at: backoff) }
            schedule.baseDelay = backoff["initialInterval"].flatMap { interval($0, "initialInterval") }
            schedule.maximumDelay = backoff["maxInterval"].flatMap { interval($0, "maxInterval") }
            schedule.multiplier = backoff["exponent"].flatMap { number($0, "exponent", in: 1...10) }
            if let elapsed = backoff["maxElapsedTime"] {
                log.note("'maxElapsedTime' is left out: a call's timeout bounds its retries", at: elapsed.place)
            }
        }
        schedule.statuses = value["statusCodes"].flatMap { statuses($0, "statusCodes") }
        if let flag = value["retryConnectionErrors"], flag.bool != true {
            log.note("a connection that fails is retried all the same", at: flag.place)
        }
        return .schedule(schedule)
    }

    private func interval(_ value: JSON, _ member: String) -> Int? {
        milliseconds(value, member, unit: 1, in: 0...3_600_000, words: "milliseconds")
    }

    /// `x-fern-retries`.
    func fernRetries(_ value: JSON) -> RetryRule? {
        guard value.isObject, let isDisabled = value["disabled"] else {
            fault("'\(name)' is an object with 'disabled'", at: value, remedy: "write {\"disabled\": true}")
            return nil
        }
        return flag(isDisabled, "disabled") == true ? .never : nil
    }
}
