// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// Petstore
///
/// Pets, the people who own them and what they order.
nonisolated public enum Petstore {
    /// The shop.
    public static var servers: ServerMap {
        ServerMap(
            base: "https://petstore.example.com/v1",
            overrides: ["https://uploads.example.com": "https://uploads.example.com"]
        )
    }

    /// The shop, close to you.
    ///
    /// - Parameter region: Where your data stays. One of `eu`, `us`, `ap`.
    public static func servers(region: String = "eu") -> ServerMap {
        ServerMap(
            base: "https://\(region).petstore.example.com/v1",
            overrides: ["https://uploads.example.com": "https://uploads.example.com"]
        )
    }

    /// What operations require unless they say otherwise: one of these, each whole.
    public static var security: [[SecurityRequirement]] { [[SecurityScheme.petstoreAuth("read:pets")]] }

    /// The ways to prove who calls.
    public enum SecurityScheme {
        /// For people at the counter.
        ///
        /// Scopes:
        /// - `read:pets`: See the pets and their owners.
        /// - `write:pets`: Change the pets.
        /// - `read:orders`: See the orders.
        /// - `write:orders`: Place and cancel orders.
        public static var petstoreAuth: SecuritySchemeInfo {
            SecuritySchemeInfo(
                name: "petstore_auth",
                kind: .oauth2(flows: [OAuthFlow(.authorizationCode, authorizationURL: "https://petstore.example.com/oauth/authorize", tokenURL: "https://petstore.example.com/oauth/token", refreshURL: "https://petstore.example.com/oauth/refresh", scopes: ["read:pets", "write:pets", "read:orders", "write:orders"])])
            )
        }
        /// For the machines in the back.
        public static var apiKey: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "api_key", kind: .apiKey(name: "X-API-Key", location: .header))
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}
