import Testing

@testable import EndpointGeneration

@Suite("Snippets: response headers")
struct HeaderSnippets {
    @Test("documented headers are typed properties of the reply")
    func own() throws {
        try snippet(
            headers: #"""
                "ETag": {"required": true, "schema": {"type": "string"}},
                "X-RateLimit-Remaining": {"description": "Calls left.", "schema": {"type": "integer"}},
                "X-Tags": {"schema": {"type": "array", "items": {"type": "string"}}},
                "X-Meta": {"content": {"application/json": {"schema": {"type": "object"}}}},
                "Set-Cookie": {"schema": {"type": "string"}},
                "Status": {"schema": {"type": "string"}},
                "status": {"schema": {"type": "integer"}}
                """#
        ).becomes(
            #"""
            nonisolated extension Reply where E == API.One {
                /// The header `ETag`.
                public var eTag: String? { header("ETag") }

                /// Calls left.
                public var rateLimitRemaining: Int? { header("X-RateLimit-Remaining") }

                /// The header `X-Tags`.
                public var tags: [String]? { header("X-Tags") }

                /// The header `X-Meta`.
                public var meta: [String: JSONValue]? { headers["X-Meta"].flatMap { try? .init(jsonText: $0) } }

                /// The header `Set-Cookie`.
                public var setCookie: [String] { headers.values("Set-Cookie") }

                /// The header `Status`.
                public var statusHeader: String? { header("Status") }
            }
            """#
        )
    }

    @Test("an object in a header stays text, and a note says so")
    func object() throws {
        try snippet(headers: #""X-Point": {"schema": {"type": "object", "properties": {"x": {"type": "integer"}}}}"#)
            .becomes(
                #"""
                nonisolated extension Reply where E == API.One {
                    /// The header `X-Point`.
                    public var point: String? { header("X-Point") }
                }
                """#,
                saying: ["note: the header 'X-Point' is read as text; the caller parses its parts"]
            )
    }

    @Test("operations with the same headers share them")
    func shared() throws {
        let link = #""Link": {"description": "Where the next page is.", "schema": {"type": "string"}}"#
        try snippet(headers: link, twice: true).becomes(
            #"""
            /// Operations whose replies have `Link`.
            public protocol LinkHeaders: Endpoint {}

            nonisolated extension Reply where E: API.LinkHeaders {
                /// Where the next page is.
                public var link: String? { header("Link") }
            }
            """#
        )
    }
}
