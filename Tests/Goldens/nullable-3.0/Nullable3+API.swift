// Nullable3, generated from nullable-3.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Nullable30
///
/// Null, the way 3.0 says it.
nonisolated public enum Nullable3 {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://nullable.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
