// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Enums
nonisolated public enum Enums {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://enums.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
