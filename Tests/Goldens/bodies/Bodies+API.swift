// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Bodies
///
/// What a request can carry.
nonisolated public enum Bodies {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://bodies.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
