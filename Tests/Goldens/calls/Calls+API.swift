// Calls, generated from calls.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Calls
///
/// How calls are to be made, in our words and in those of other tools.
nonisolated public enum Calls {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://calls.example.com")
    }

    /// The longest that a call may take, unless its operation says otherwise.
    public static var timeout: Duration {
        .seconds(20)
    }

    /// How calls are sent again, unless their operation says otherwise.
    public static var retry: RetryRules {
        RetryRules(
            baseDelay: .milliseconds(500),
            maximumDelay: .seconds(60),
            multiplier: 1.5,
            statuses: Set(500...599).union([429])
        )
    }

    /// The failures that operations document.
    public enum Failures {}
}
