// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Pagination
///
/// Every way to turn the page, each declared and none guessed.
nonisolated public enum Pagination {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://pagination.example.com")
    }

    /// The failures that operations document.
    public enum Failures {}
}
