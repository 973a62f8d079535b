// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Collisions
///
/// Every name of Swift and the runtime that output mentions is the name of a component as well.
nonisolated public enum Collisions {
    /// Where the API is served.
    public static func servers(region: Swift.String = "eu") -> EndpointRuntime.ServerMap {
        EndpointRuntime.ServerMap(base: "https://\(region).example.com")
    }

    /// What operations require unless they say otherwise: one of these, each whole.
    public static var security: [[EndpointRuntime.SecurityRequirement]] { [[SecurityScheme.oauth("read")], [SecurityScheme.key()]] }

    /// The longest that a call may take, unless its operation says otherwise.
    public static var timeout: Swift.Duration {
        .seconds(20)
    }

    /// How calls are sent again, unless their operation says otherwise.
    public static var retry: EndpointRuntime.RetryRules {
        EndpointRuntime.RetryRules(attempts: 4, statuses: Swift.Set(500...599).union([429]))
    }

    /// The ways to prove who calls.
    public enum SecurityScheme {
        /// Scopes:
        /// - `read`: Reads.
        public static var oauth: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(
                name: "oauth",
                kind: .oauth2(flows: [EndpointRuntime.OAuthFlow(.clientCredentials, tokenURL: "https://example.com/token", scopes: ["read"]), EndpointRuntime.OAuthFlow(.implicit, authorizationURL: "https://example.com/authorize")])
            )
        }
        public static var key: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-Key", location: .header))
        }
        public static var mutual: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "mutual", kind: .mutualTLS)
        }
        public static var connect: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(
                name: "connect",
                kind: .openIDConnect(url: "https://example.com/connect")
            )
        }
        public static var bearer: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "bearer", kind: .bearer(format: nil))
        }
        public static var basic: EndpointRuntime.SecuritySchemeInfo {
            EndpointRuntime.SecuritySchemeInfo(name: "basic", kind: .basic)
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}
