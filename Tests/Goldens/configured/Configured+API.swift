// Configured, generated from openapi.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// A shop that cannot be edited
nonisolated public enum Configured {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://configured.example.com")
    }

    /// The longest that a call may take, unless its operation says otherwise.
    public static var timeout: Duration {
        .seconds(20)
    }

    /// How calls are sent again, unless their operation says otherwise.
    public static var retry: RetryRules {
        RetryRules(attempts: 4)
    }

    /// The failures that operations document.
    public enum Failures {}
}
