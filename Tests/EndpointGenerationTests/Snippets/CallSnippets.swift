import Testing

@Suite("Snippets: how calls are made")
struct CallSnippets {
    /// The arguments after the path in each `OperationInfo` of a snippet.
    private func infos(_ snippet: Snippet) -> [String] {
        snippet.swift.split(separator: "public static var operation: OperationInfo {").dropFirst().map { text in
            let lines = text.split(separator: "public init").first?.split(separator: "\n").map {
                String($0.drop { $0 == " " })
            }
            var info = (lines ?? []).prefix { $0 != "}" }.joined(separator: " ")
            for (broken, whole) in [("( ", "("), (" )", ")")] {
                info = info.split(separator: broken, omittingEmptySubsequences: false).joined(separator: whole)
            }
            return String(info.drop { $0 != "/" }.drop { $0 != "," }.dropFirst(2))
        }
    }

    @Test(
        "operation info lists only what differs from the method's defaults",
        arguments: [
            ("get", #""x-endpoint-idempotent": true"#, ""),
            ("get", #""x-endpoint-idempotent": false"#, "isIdempotent: false)"),
            ("post", #""x-endpoint-idempotent": true"#, "isIdempotent: true)"),
            ("get", #""x-endpoint-timeout": 2.5"#, "timeout: .milliseconds(2500))"),
            ("get", #""x-endpoint-timeout": 30"#, "timeout: .seconds(30))"),
            ("get", #""x-endpoint-cache-ttl": 60"#, "cacheTimeToLive: .seconds(60))"),
            ("get", #""x-endpoint-cache-ttl": 0"#, ""),
            ("get", #""x-endpoint-retry": false"#, "retry: .never)"),
            ("get", #""x-endpoint-retry": {"attempts": 2}"#, "retry: RetryRules(attempts: 2))"),
            (
                "get", #""x-endpoint-retry": {"statuses": [503, 429]}"#, "retry: RetryRules(statuses: [429, 503]))"
            ),
            (
                "get", #""x-endpoint-retry": {"statuses": ["5XX"]}"#, "retry: RetryRules(statuses: Set(500...599)))"
            ),
            ("get", #""x-endpoint-retry": {"statuses": []}"#, "retry: RetryRules(statuses: []))"),
            (
                "delete",
                #""x-endpoint-retry": {"attempts": 3, "baseDelay": 0.05, "maximumDelay": 1, "multiplier": 1.5, "statuses": ["5XX", "4XX"]}"#,
                "retry: RetryRules(attempts: 3, baseDelay: .milliseconds(50), maximumDelay: .seconds(1), multiplier: 1.5, statuses: Set(400...499).union(500...599)))"
            ),
        ]
    )
    func operation(method: String, rule: String, info: String) throws {
        let snippet = try snippet(
            operation: #"{"operationId": "a", "responses": {"204": {"description": "-"}}, \#(rule)}"#,
            method: method
        )
        #expect(infos(snippet) == [info])
        #expect(snippet.reported.isEmpty)
    }

    @Test("operations refer to the defaults unless they have their own rules")
    func inherited() throws {
        let snippet = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {
                    "get": {"operationId": "a", "responses": {"204": {"description": "-"}}},
                    "put": {"operationId": "b", "responses": {"204": {"description": "-"}}, "x-endpoint-timeout": 5, "x-endpoint-retry": false}}},
                "x-endpoint-timeout": 20, "x-endpoint-retry": {"attempts": 4}
                """#
        )
        #expect(
            infos(snippet) == ["timeout: API.timeout, retry: API.retry)", "timeout: .seconds(5), retry: .never)"]
        )
    }

    @Test("a rule without effect is reported")
    func noEffect() throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "a", "responses": {"204": {"description": "-"}}, "x-endpoint-retry": {"attempts": 2}, "x-endpoint-cache-ttl": 5}
                """#,
            method: "post"
        )
        #expect(
            snippet.reported == [
                "warning: only responses to GET are cached, so the lifetime has no effect here",
                "note: POST is retried only with an idempotency key, if nothing was sent, or after a 429 with 'Retry-After'",
            ]
        )
    }

    @Test("library types are qualified if components have their names")
    func shadowed() throws {
        let snippet = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"operationId": "a", "responses": {"204": {"description": "-"}}, "x-endpoint-retry": {"statuses": ["5XX"]}}}},
                "components": {"schemas": {"Set": {"type": "object"}, "RetryRules": {"type": "object"}}}
                """#
        )
        #expect(infos(snippet) == ["retry: EndpointRuntime.RetryRules(statuses: Swift.Set(500...599)))"])
    }
}
