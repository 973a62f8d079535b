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
}
