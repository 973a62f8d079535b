import Testing

@Suite("Snippets: the namespace")
struct NamespaceSnippets {
    @Test("servers, variables and overrides")
    func servers() throws {
        try snippet(
            description: #"""
                "servers": [
                    {"url": "https://api.test/v1", "description": "Production"},
                    {"url": "https://{region}.api.test:{port}/v1", "description": "Staging", "variables": {
                        "region": {"default": "eu", "enum": ["eu", "us"], "description": "Where."}, "port": {"default": "443"}}},
                    {"url": "/v2"}],
                "paths": {"/a": {"get": {"operationId": "a", "servers": [{"url": "https://files.test"}], "responses": {"204": {"description": "Done."}}}}}
                """#
        ).becomes(
            #"""
            /// API
            nonisolated public enum API {
                /// Production
                public static var servers: ServerMap {
                    ServerMap(base: "https://api.test/v1", overrides: ["https://files.test": "https://files.test"])
                }

                /// Staging
                ///
                /// - Parameter region: Where. One of `eu`, `us`.
                public static func stagingServers(region: String = "eu", port: String = "443") -> ServerMap {
                    ServerMap(
                        base: "https://\(region).api.test:\(port)/v1",
                        overrides: ["https://files.test": "https://files.test"]
                    )
                }

                /// A server of the API.
                public static func servers(origin: String) -> ServerMap {
                    ServerMap(base: "\(origin)/v2", overrides: ["https://files.test": "https://files.test"])
                }

                /// The failures that operations document.
                public enum Failures {}
            }
            """#
        )
    }

    @Test("servers of single operations: variables, relative addresses, and one for each server of the API")
    func overrides() throws {
        try snippet(
            description: #"""
                "servers": [
                    {"url": "https://{region}.api.test/v1", "description": "Production", "variables": {"region": {"default": "eu"}}},
                    {"url": "https://staging.test", "description": "Staging"}],
                "paths": {
                    "/a": {"get": {"operationId": "a", "responses": {"204": {"description": "Done."}}, "servers": [
                        {"url": "https://{region}.files.test/{bucket}", "description": "production", "variables": {"region": {"default": "eu"}, "bucket": {"default": "x", "enum": ["x", "y"]}}},
                        {"url": "https://files.staging.test", "description": "Staging"}]}},
                    "/b": {"servers": [{"url": "/internal"}], "get": {"operationId": "b", "responses": {"204": {"description": "Done."}}}},
                    "/c": {"get": {"operationId": "c", "responses": {"204": {"description": "Done."}}, "servers": [
                        {"url": "https://one.test"}, {"url": "https://two.test"}]}},
                    "/d": {"get": {"operationId": "d", "responses": {"204": {"description": "Done."}}, "servers": [
                        {"url": "https://staging.test"}, {"url": "https://{region}.api.test/v1", "variables": {"region": {"default": "eu"}}}]}}}
                """#
        ).becomes(
            #"""
            /// API
            nonisolated public enum API {
                /// Staging
                public static var stagingServers: ServerMap {
                    ServerMap(
                        base: "https://staging.test",
                        overrides: ["https://eu.files.test/x": "https://files.staging.test", "/internal": "https://staging.test/internal", "https://one.test": "https://one.test"]
                    )
                }

                /// Production
                ///
                /// - Parameter bucket: One of `x`, `y`.
                public static func servers(region: String = "eu", bucket: String = "x") -> ServerMap {
                    ServerMap(
                        base: "https://\(region).api.test/v1",
                        overrides: ["https://eu.files.test/x": "https://\(region).files.test/\(bucket)", "/internal": "https://\(region).api.test/internal", "https://one.test": "https://one.test"]
                    )
                }

                /// The failures that operations document.
                public enum Failures {}
            }
            """#,
            saying: ["note: this operation is sent to https://one.test; also described: https://two.test"]
        )
    }

    @Test("servers that only their schemes tell apart are named after them")
    func serverSchemes() throws {
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "https://a.test"}, {"url": "http://a.test"}, {"url": "wss://a.test"}, {"url": "http://b.test"}], "paths": {}
                """#
        ).swift
        let names = swift.matches(of: /static var (\w*ervers\d*): ServerMap/).map { String($0.1) }
        #expect(names == ["servers", "httpServers", "wssServers", "servers2"])
    }

    @Test("a combining mark after a brace or a slash of a path or a server's address hides neither")
    func combiningMarks() throws {
        let endpoint = try snippet(
            operation: #"""
                {"operationId": "get", "responses": {"204": {"description": "-"}}, "parameters": [
                    {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}]}
                """#,
            path: "/\u{301}a/{id}\u{301}"
        )
        #expect(endpoint.swift.contains("\"/\u{301}a/\\(id)\u{301}\""))
        let snippet = try snippet(
            description: #"""
                "paths": {}, "servers": [{"url": "https://{\u0301host}.test/\u0301v/{tier}\u0301",
                    "variables": {"\u0301host": {"default": "a"}, "tier": {"default": "free"}}}]
                """#
        )
        #expect(snippet.swift.contains(#"servers(host: String = "a", tier: String = "free")"#))
        #expect(snippet.swift.contains("\"https://\\(host).test/\u{301}v/\\(tier)\u{301}\""))
    }

    @Test("without servers the caller gives the origin")
    func noServers() throws {
        try snippet(
            description: #""paths": {}"#
        ).becomes(
            #"""
            /// API
            nonisolated public enum API {
                /// A server of the API.
                public static func servers(origin: String) -> ServerMap {
                    ServerMap(base: "\(origin)")
                }

                /// The failures that operations document.
                public enum Failures {}
            }
            """#
        )
    }

    @Test("security schemes of every kind")
    func schemes() throws {
        try snippet(
            description: #"""
                "paths": {}, "security": [{"bearer": []}, {"oauth": ["read"]}],
                "components": {"securitySchemes": {
                    "bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT", "description": "A token."},
                    "basic": {"type": "http", "scheme": "basic"}, "digest": {"type": "http", "scheme": "digest"},
                    "key": {"type": "apiKey", "in": "header", "name": "X-API-Key"}, "cookie": {"type": "apiKey", "in": "cookie", "name": "sid"},
                    "openid": {"type": "openIdConnect", "openIdConnectUrl": "https://id.test/.well-known"}, "tls": {"type": "mutualTLS"},
                    "oauth": {"type": "oauth2", "flows": {"authorizationCode": {"authorizationUrl": "https://id.test/a", "tokenUrl": "https://id.test/t", "scopes": {"read": "Read."}}}}}}
                """#
        ).becomes(
            #"""
            /// API
            nonisolated public enum API {
                /// A server of the API.
                public static func servers(origin: String) -> ServerMap {
                    ServerMap(base: "\(origin)")
                }

                /// The security of operations that declare none: one of these alternatives.
                public static var security: [[SecurityRequirement]] {
                    [[SecurityScheme.bearer()], [SecurityScheme.oauth("read")]]
                }

                /// The security schemes of the API.
                public enum SecurityScheme {
                    /// A token.
                    public static var bearer: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "bearer", kind: .bearer(format: "JWT"))
                    }
                    public static var basic: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "basic", kind: .basic)
                    }
                    public static var digest: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "digest", kind: .http("digest"))
                    }
                    public static var key: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "key", kind: .apiKey(name: "X-API-Key", location: .header))
                    }
                    public static var cookie: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "cookie", kind: .apiKey(name: "sid", location: .cookie))
                    }
                    public static var openid: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "openid", kind: .openIDConnect(url: "https://id.test/.well-known"))
                    }
                    public static var tls: SecuritySchemeInfo {
                        SecuritySchemeInfo(name: "tls", kind: .mutualTLS)
                    }
                    /// Scopes:
                    /// - `read`: Read.
                    public static var oauth: SecuritySchemeInfo {
                        SecuritySchemeInfo(
                            name: "oauth",
                            kind: .oauth2(flows: [
                                OAuthFlow(
                                    .authorizationCode,
                                    authorizationURL: "https://id.test/a",
                                    tokenURL: "https://id.test/t",
                                    scopes: ["read"]
                                )
                            ])
                        )
                    }
                }

                /// The failures that operations document.
                public enum Failures {}
            }
            """#
        )
    }
}
