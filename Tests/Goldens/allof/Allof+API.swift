// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// AllOf
///
/// Schemas put together from others: always one flat struct.
nonisolated public enum Allof {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://allof.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
