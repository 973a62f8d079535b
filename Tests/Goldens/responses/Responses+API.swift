// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Responses
///
/// What can come back.
nonisolated public enum Responses {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://responses.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
