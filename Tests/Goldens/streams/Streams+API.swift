// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Streams
///
/// Answers that arrive bit by bit.
nonisolated public enum Streams {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://streams.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
