// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// World
///
/// What the petstore has no use for: its client is compiled, and run against a stub.
nonisolated public enum World {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://world.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
