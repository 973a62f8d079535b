// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Round trips
///
/// What must be written as it was read.
nonisolated public enum Roundtrips {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://roundtrips.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
