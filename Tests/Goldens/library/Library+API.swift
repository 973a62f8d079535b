// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Library
///
/// What OpenAPI 3.2 adds outside bodies in sequence: a library.
nonisolated public enum Library {
    /// Production
    public static var servers: ServerMap {
        ServerMap(base: "https://library.example.com/v1")
    }

    /// Test
    ///
    /// Emptied every night.
    public static var testServers: ServerMap {
        ServerMap(base: "https://test.library.example.com/v1")
    }

    /// What operations require unless they say otherwise: one of these, each whole.
    public static var security: [[SecurityRequirement]] { [[SecurityScheme.device("read")], [SecurityScheme.key()]] }

    /// The ways to prove who calls.
    public enum SecurityScheme {
        /// Scopes:
        /// - `read`: Read everything.
        public static var device: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "device",
                kind: .oauth2(flows: [OAuthFlow(.deviceAuthorization, authorizationURL: "https://library.example.com/device", tokenURL: "https://library.example.com/token", scopes: ["read"])]),
                metadataURL: "https://library.example.com/.well-known/oauth-authorization-server"
            )
        }
        /// The former way.
        ///
        /// Deprecated: another scheme should be used.
        public static var key: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}
