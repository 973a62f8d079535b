// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Inheritance
///
/// Bases that know their heirs by a discriminator alone.
nonisolated public enum Inheritance {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://inheritance.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
