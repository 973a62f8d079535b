import Testing

@Suite("Snippets: the namespace")
struct NamespaceSnippets {
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

    @Test("a call with the variables of one server never means another one")
    func serversOfTheSameVariables() throws {
        func server(_ host: String, _ names: String...) -> String {
            let variables = names.map { #""\#($0)": {"default": "x"}"# }.joined(separator: ", ")
            let path = names.map { "{\($0)}" }.joined(separator: "/")
            return #"{"url": "https://\#(host).test/\#(path)", "variables": {\#(variables)}}"#
        }
        let servers = [
            server("a", "region", "version"), server("b", "region"), server("c", "region", "zone"), server("d", "port"),
        ]
        let swift = try snippet(description: #""servers": [\#(servers.joined(separator: ", "))], "paths": {}"#).swift
        let functions = swift.matches(of: /static func (\w*ervers\d*\([^)]*\)) -> ServerMap/).map { String($0.1) }
        #expect(
            functions == [
                #"servers(region: String = "x", version: String = "x")"#, #"servers2(region: String = "x")"#,
                #"servers3(region: String = "x", zone: String = "x")"#, "servers(port: String)",
            ]
        )
    }

    @Test("only a server variable with the value of a path follows the origin")
    func variablesOfServers() throws {
        func base(_ url: String, _ value: String, _ others: String = "") throws -> Substring? {
            let variables = #"{"h": {"default": "\#(value)"\#(others)}}"#
            let server = #""servers": [{"url": "\#(url)", "variables": \#(variables)}], "paths": {}"#
            return try snippet(description: server).swift.firstMatch(of: /ServerMap\(base: (".*")\)/)?.1
        }
        #expect(try base("{h}/pets", "v1") == #""\(origin)/\(ServerMap.path(h))/pets""#)
        #expect(try base("{h}", "/v1") == #""\(origin)\(h)""#)
        #expect(try base("{h}", "//api.example.com") == #""https://\(ServerMap.authority(h))""#)
        let others = #", "enum": ["//a.example", "http://a.example"]"#
        #expect(try base("{h}", "//a.example", others) == #""\(h)""#)
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
        let address = "https://\\(ServerMap.authority(host)).test/\u{301}v/\\(ServerMap.path(tier))\u{301}"
        #expect(snippet.swift.contains("\"\(address)\""))
    }

    @Test("a server with '://' in its path is relative, so callers pass the origin, and its variables are in the path")
    func addressInPath() throws {
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "/proxy/https://{to}", "variables": {"to": {"default": "x.test"}}}], "paths": {}
                """#
        ).swift
        #expect(swift.contains(#"servers(origin: String, to: String = "x.test") -> ServerMap"#), "\(swift)")
        #expect(swift.contains(#""\(origin)/proxy/https://\(ServerMap.path(to))""#))
    }

    @Test("a server that begins with a variable is relative if the variable's default is a path")
    func pathInVariable() throws {
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "{base}", "variables": {"base": {"default": "/v1"}}}],
                "paths": {"/b": {"servers": [{"url": "{own}/x", "variables": {"own": {"default": "/own"}}}],
                  "get": {"operationId": "b", "responses": {"204": {"description": "-"}}}}}
                """#
        ).swift
        let parameters = #"origin: String, base: String = "/v1", own: String = "/own""#
        #expect(swift.contains("servers(\(parameters)) -> ServerMap"), "\(swift)")
        #expect(swift.contains(#"ServerMap(base: "\(origin)\(base)", overrides: ["/own/x": "\(origin)\(own)/x"])"#))
    }

    @Test(
        "the comment of a key in Authorization names the prefix that is described",
        arguments: [
            (#"Token-based authentication with required prefix \"Token\""#, "such as `Token …`."),
            ("Type **Bearer <JWT>**", "such as `Bearer …`."),
            ("A key with a prefix of its own", "including a prefix if the service expects one."),
            (#"Do not add a prefix \"Bearer\"."#, "including a prefix if the service expects one."),
            ("Don't write the prefix `Token`.", "including a prefix if the service expects one."),
            ("The key, without the prefix `Token`.", "including a prefix if the service expects one."),
            ("", "including a prefix if the service expects one."),
        ]
    )
    func authorizationPrefix(text: String, expected: String) throws {
        let scheme = #"{"type": "apiKey", "in": "header", "name": "Authorization", "description": "\#(text)"}"#
        let swift = try snippet(
            clientOf: #""paths": {}, "components": {"securitySchemes": {"key": \#(scheme)}}"#
        ).swift
        #expect(swift.contains("The whole value of the header `Authorization`, " + expected), "\(swift)")
    }

    @Test("every paragraph about a variable of a server belongs to its list item")
    func documentedVariables() throws {
        let members = #"""
            "paths": {}, "servers": [{"url": "https://{region}.test", "variables": {"region": {
                "default": "eu", "description": "Where data is.\n\n* `eu`\n* `us`\n\nIt cannot change."}}}]
            """#
        let comment = """
            /// - Parameter region: Where data is.
            ///
            ///   * `eu`
            ///   * `us`
            ///
            ///   It cannot change.

            """
        for swift in [try snippet(clientOf: members).swift, try snippet(description: members).swift] {
            let unindented = swift.replacing("    ///", with: "///")
            #expect(unindented.contains(comment), "\(swift)")
        }
    }

    @Test("operations that exchange the addresses of two servers are sent to their own")
    func exchangedServers() throws {
        func operation(_ staging: String, _ dev: String) -> String {
            #"""
            {"get": {"responses": {"204": {"description": "-"}}, "servers": [{"url": "https://up.test"},
             {"url": "https://\#(staging).test", "description": "Staging"}, {"url": "https://\#(dev).test", "description": "Dev"}]}}
            """#
        }
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "https://s.test", "description": "Staging"}, {"url": "https://d.test", "description": "Dev"}],
                "paths": {"/a": \#(operation("x", "y")), "/b": \#(operation("y", "x"))}
                """#
        ).swift
        #expect(
            swift.contains(
                #""https://x.test, https://y.test": "https://x.test", "https://y.test, https://x.test": "https://y.test""#
            )
        )
    }

    @Test("a server variable is not named like another parameter of the function that makes a client")
    func variableNames() throws {
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "https://{credentials}.test", "variables": {"credentials": {"default": "a"}}}], "paths": {},
                "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "K"}}}
                """#
        ).swift
        #expect(swift.contains(#"credentials2: String = "a""#))
    }

    @Test("the documentation of a server variable lists at most 100 values")
    func manyValues() throws {
        let values = (0..<120).map { "\"v\($0)\"" }.joined(separator: ", ")
        let variables = #"{"v": {"default": "v0", "enum": [\#(values)]}}"#
        let server = #"{"url": "https://{v}.test", "variables": \#(variables)}"#
        let swift = try snippet(description: #""servers": [\#(server)], "paths": {}"#).swift
        #expect(swift.contains("`v99`") && !swift.contains("`v100`") && swift.contains("and 20 others"))
    }

    @Test("a server variable may be empty by default")
    func emptyDefault() throws {
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "https://{client}.test/{base}/{tenant}",
                    "variables": {"client": {"default": "a"}, "base": {"default": ""}, "tenant": {}}}], "paths": {}
                """#
        ).swift
        #expect(swift.contains(#"client: String = "a", base: String = "", tenant: String) -> ServerMap"#))
    }

    /// Responses for the operations below.
    private static let done = #""responses": {"204": {"description": "-"}}"#
    private static let schemes =
        #""components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "K"}, "oauth": {"type": "http", "scheme": "bearer"}}}"#

    @Test(
        "an operation keeps what it states itself, whatever else is undeclared, shared or constant",
        arguments: [
            (
                "\"security\": [{\"key\": []}], \"paths\": {\"/a\": {\"get\": {\"security\": [{\"oauth\": [], \"typo\": []}], \(done)}}}, \(schemes)",
                "security: [[SecurityScheme.oauth()]]", 1
            ),
            (
                "\"security\": [{\"key\": []}], \"paths\": {\"/a\": {\"get\": {\"security\": [{\"typo\": []}], \(done)}}}, \(schemes)",
                "security: API.security", 1
            ),
            (
                "\"security\": [{\"key\": []}], \"paths\": {\"/a\": {\"get\": {\"security\": [{\"key\": [], \"typo\": []}, {\"oauth\": []}], \(done)}}}, \(schemes)",
                "security: [[SecurityScheme.oauth()]]", 1
            ),
            (
                "\"security\": [{\"typo\": []}], \"paths\": {\"/a\": {\"get\": {\"security\": [{\"typo\": []}], \(done)}}}, \(schemes)",
                "security:", 0
            ),
            (
                "\"paths\": {\"/a\": {\"$ref\": \"#/components/pathItems/P\"}, \"/b\": {\"$ref\": \"#/components/pathItems/P\"}}, \"components\": {\"pathItems\": {\"P\": {\"get\": {\"operationId\": \"list\", \(done)}}}}",
                "OperationInfo(id: \"list\"", 1
            ),
            (
                #""paths": {"/a": {"post": {"operationId": "say", "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "properties": {"stream": {"type": "boolean"}}}}}}, "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"type": "object"}}, "text/event-stream": {"schema": {"type": "object"}}}}}}}}"#,
                "body.stream = true", 1
            ),
        ]
    )
    func kept(description: String, text: String, count: Int) throws {
        let snippet = try snippet(endpointsOf: description, configuration: #"{"mutable": false}"#)
        #expect(snippet.swift.ranges(of: text).count == count, "\(snippet.swift)")
    }

    @Test("the name of the first server is not that of another one, even if the first is a function")
    func firstServerHasVariables() throws {
        let swift = try snippet(
            description: #"""
                "servers": [{"url": "https://a.example/{v}", "variables": {"v": {"default": "v1"}}}, {"url": "https://b.example"}],
                "paths": {}
                """#
        ).swift
        #expect(swift.contains("func servers(v: String = \"v1\") -> ServerMap"))
        #expect(swift.contains("static var servers2: ServerMap"))
    }
}
