// Fidelity, generated from fidelity.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Fidelity
///
/// What must be written as it was read.
nonisolated public enum Fidelity {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://fidelity.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
