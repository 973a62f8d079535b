// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Sequences
///
/// Bodies of several items: one after the other, and in parts with positions.
nonisolated public enum Sequences {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://sequences.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
