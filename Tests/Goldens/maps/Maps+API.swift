// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Maps
///
/// Objects with members nobody named.
nonisolated public enum Maps {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://maps.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
