// Formats, generated from formats.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Formats
///
/// Every format we know, and some that we do not.
nonisolated public enum Formats {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://formats.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
