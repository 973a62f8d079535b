extension JSONError.Reason {
    /// The reason without its excerpt of the value, for a member whose name suggests a credential.
    var concealed: JSONError.Reason {
        switch self {
        case .mismatch(let expected, let found): .mismatch(expected: expected, found: kind(found))
        case .noMatch(let found): .noMatch(found: kind(found))
        case .other: .other("the value cannot be read")
        case .unwritable: .unwritable("the value cannot be written")
        case .syntax, .missing, .limit: self
        }
    }

    /// The kind of value without the value: `a string` for `the string "abc"`.
    private func kind(_ found: String) -> String {
        if found.hasPrefix("the string") { return "a string" }
        if found.hasPrefix("the number") { return "a number" }
        let plain: Set = [
            "null", "true", "false", "an object", "an array", "a truth value", "a number", "a string", "something else",
            "another value",
        ]
        return plain.contains(found) ? found : "another value"
    }
}
