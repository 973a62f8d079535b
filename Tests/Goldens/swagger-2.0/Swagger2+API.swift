// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Library
///
/// Books, and who has them.
nonisolated public enum Swagger2 {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(
            base: "https://library.example.com/v1",
            overrides: ["http://library.example.com/v1": "http://library.example.com/v1"]
        )
    }

    /// Where the API is served.
    public static var servers2: ServerMap {
        ServerMap(
            base: "http://library.example.com/v1",
            overrides: ["http://library.example.com/v1": "http://library.example.com/v1"]
        )
    }

    /// What operations require unless they say otherwise: one of these, each whole.
    public static var security: [[SecurityRequirement]] { [[SecurityScheme.key()], [SecurityScheme.reader("read")]] }

    /// The ways to prove who calls.
    public enum SecurityScheme {
        public static var password: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "password", kind: .basic)
        }
        public static var key: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        }
        /// Scopes:
        /// - `read`: See books.
        /// - `lend`: Take books.
        public static var reader: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "reader",
                kind: .oauth2(flows: [OAuthFlow(.authorizationCode, authorizationURL: "https://library.example.com/authorize", tokenURL: "https://library.example.com/token", scopes: ["read", "lend"])])
            )
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}
