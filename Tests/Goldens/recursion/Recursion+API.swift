// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Recursion
///
/// Types that hold themselves; a box only where Swift needs one.
nonisolated public enum Recursion {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://recursion.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
