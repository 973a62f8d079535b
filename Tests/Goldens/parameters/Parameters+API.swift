// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Parameters
///
/// Every location, style and shape a parameter can have.
nonisolated public enum Parameters {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://parameters.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
