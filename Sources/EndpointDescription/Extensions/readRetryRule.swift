extension RuleReader {
    /// Reads `false`, or an object such as
    /// `{"attempts": 3, "baseDelay": 0.3, "maximumDelay": 8, "multiplier": 2, "statuses": [429, "5XX"]}`.
    package func readRetryRule(_ value: JSON) -> RetryRule? {
        if value.bool == false { return .never }
        guard value.isObject else {
            fault(
                "'\(name)' must be false or an object",
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
}
