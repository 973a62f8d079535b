// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Names
///
/// Names that are hard to spell in Swift. */ """ \(x) {{name}}
nonisolated public enum Names {
    /// "); import Darwin //
    public static var servers: ServerMap {
        ServerMap(base: "https://names.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
