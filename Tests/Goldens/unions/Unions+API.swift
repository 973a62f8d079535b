// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Unions
///
/// Every way to tell the arms of a union apart.
nonisolated public enum Unions {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://unions.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
