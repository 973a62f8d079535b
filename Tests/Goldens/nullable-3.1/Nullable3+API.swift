// Nullable3, generated from nullable-3.1.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Nullable31
///
/// Null, every way 3.1 can say it, and the old way that people still use there.
nonisolated public enum Nullable3 {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://nullable.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
