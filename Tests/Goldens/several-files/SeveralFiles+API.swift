// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Several files
nonisolated public enum SeveralFiles {
    /// Where the API is served.
    public static func servers(origin: String) -> ServerMap {
        ServerMap(base: "\(origin)")
    }

    /// The failures that operations document.
    public enum Failures {}
}
