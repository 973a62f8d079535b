// Security, generated from security.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Security
///
/// Every scheme, alone, together, as alternatives, and none.
nonisolated public enum Security {
    /// Where the API is served.
    public static var servers: ServerMap {
        ServerMap(base: "https://security.example.com")
    }

    /// What operations require unless they say otherwise: one of these, each whole.
    public static var security: [[SecurityRequirement]] { [[SecurityScheme.bearer()]] }

    /// The ways to prove who calls.
    public enum SecurityScheme {
        /// A token from the login page.
        public static var bearer: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "bearer", kind: .bearer(format: "JWT"))
        }
        public static var basic: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "basic", kind: .basic)
        }
        public static var digest: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "digest", kind: .http("digest"))
        }
        public static var keyInHeader: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key_in_header", kind: .apiKey(name: "X-API-Key", location: .header))
        }
        public static var keyInQuery: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key_in_query", kind: .apiKey(name: "api_key", location: .query))
        }
        public static var keyInCookie: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "key_in_cookie", kind: .apiKey(name: "SESSION", location: .cookie))
        }
        public static var signature: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "signature", kind: .apiKey(name: "X-Signature", location: .header))
        }
        /// Scopes:
        /// - `read`: Read.
        /// - `profile:email`: See the address.
        public static var oauth: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "oauth",
                kind: .oauth2(flows: [OAuthFlow(.authorizationCode, authorizationURL: "https://login.example.com/authorize", tokenURL: "https://login.example.com/token", refreshURL: "https://login.example.com/refresh", scopes: ["read", "profile:email"]), OAuthFlow(.clientCredentials, tokenURL: "https://login.example.com/token", scopes: ["read"]), OAuthFlow(.password, tokenURL: "https://login.example.com/token"), OAuthFlow(.implicit, authorizationURL: "https://login.example.com/authorize", scopes: ["read"])])
            )
        }
        public static var openid: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "openid",
                kind: .openIDConnect(url: "https://login.example.com/.well-known/openid-configuration")
            )
        }
        public static var certificate: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "certificate", kind: .mutualTLS)
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}
