extension RuleReader {
    /// Reads `x-speakeasy-retries`. Its durations are in milliseconds.
    func readSpeakeasyRetries(_ value: JSON) -> RetryRule? {
        guard value.isObject else {
            fault(
                "'\(name)' must be an object",
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
                "the 'strategy' of '\(name)' must be \"backoff\" or \"none\"; the client's own retries apply",
                at: value["strategy"] ?? value
            )
            return nil
        }
        var schedule = RetryRule.Schedule()
        if let backoff = value["backoff"] {
            if !backoff.isObject { fault("'backoff' must be an object", at: backoff) }
            schedule.baseDelay = backoff["initialInterval"].flatMap { interval($0, "initialInterval") }
            schedule.maximumDelay = backoff["maxInterval"].flatMap { interval($0, "maxInterval") }
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
