// Webhooks, generated from webhooks.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Webhooks
///
/// Requests that come the other way, and answers that say what to ask next.
nonisolated public enum Webhooks {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://webhooks.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
