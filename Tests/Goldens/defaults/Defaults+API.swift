// Defaults, generated from defaults.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Defaults
///
/// Default values, and members that only travel one way.
nonisolated public enum Defaults {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://defaults.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
