// Links, generated from links.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Links
///
/// Answers that say what to ask next.
nonisolated public enum Links {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://links.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
