extension RuleReader {
    /// Reads `x-fern-retries`.
    func readFernRetries(_ value: JSON) -> RetryRule? {
        guard value.isObject, let isDisabled = value["disabled"] else {
            fault("'\(name)' must be an object with 'disabled'", at: value, remedy: "write {\"disabled\": true}")
            return nil
        }
        return flag(isDisabled, "disabled") == true ? .never : nil
    }
}
