// Servers, generated from servers.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Servers
///
/// Where requests can go.
nonisolated public enum Servers {
    /// Staging.
    public static var stagingServers: ServerMap {
        ServerMap(
            base: "https://staging.example.com/v2",
            overrides: ["https://files.example.com": "https://files.example.com", "https://uploads.eu.example.com/v1": "https://uploads.eu.example.com/v1", "/internal": "/internal", "https://trailing.example.com/": "https://trailing.example.com/"]
        )
    }

    /// Production.
    ///
    /// - Parameter tenant: The name you signed up with.
    ///
    /// - Parameter port: One of `443`, `8443`.
    public static func servers(tenant: String = "demo", port: String = "443", basePath: String = "v2") -> ServerMap {
        ServerMap(
            base: "https://\(tenant).example.com:\(port)/\(basePath)",
            overrides: ["https://files.example.com": "https://files.example.com", "https://uploads.eu.example.com/v1": "https://uploads.eu.example.com/v1", "/internal": "/internal", "https://trailing.example.com/": "https://trailing.example.com/"]
        )
    }

    /// Relative to where the description was found.
    public static func servers(origin: String) -> ServerMap {
        ServerMap(
            base: "\(origin)/v2",
            overrides: ["https://files.example.com": "https://files.example.com", "https://uploads.eu.example.com/v1": "https://uploads.eu.example.com/v1", "/internal": "/internal", "https://trailing.example.com/": "https://trailing.example.com/"]
        )
    }

    /// The failures that operations document.
    public enum Failures {}
}
