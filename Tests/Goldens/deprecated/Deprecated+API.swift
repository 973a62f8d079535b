// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Deprecated
///
/// What is deprecated, and names that are keywords.
nonisolated public enum Deprecated {
    /// Where the API is served.
    public static func servers(region: String = "eu") -> ServerMap {
        ServerMap(base: "https://\(region).example.com")
    }

    /// Where the API is served.
    public static func servers2(region: String = "eu") -> ServerMap {
        ServerMap(base: "https://\(region).example.org")
    }

    /// The failures that operations document.
    public enum Failures {}
}
