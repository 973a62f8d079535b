import Testing

@testable import EndpointGeneration

@Suite("Snippets: links")
struct LinkSnippets {
    @Test("a link is the next call, with values of the response")
    func plain() throws {
        try snippet(link: #"{"operationId": "target", "parameters": {"id": "$response.body#/id"}}"#).becomes(
            #"""
            nonisolated extension Reply where E == API.Source {
                /// Leads to `GET /{kind}/{id}`.
                public func next(kind: API.Target.Kind, page: String? = nil) -> API.Target {
                    API.Target(kind: kind, id: value.id, page: page)
                }
            }
            """#
        )
    }

    @Test("a link whose value may be missing is optional")
    func optional() throws {
        try snippet(link: #"{"operationId": "target", "parameters": {"id": "$response.body#/parent/id"}}"#).becomes(
            #"""
            nonisolated extension Reply where E == API.Source {
                /// Leads to `GET /{kind}/{id}`.
                public func next(kind: API.Target.Kind, page: String? = nil) -> API.Target? {
                    guard let id = value.parent?.id else { return nil }
                    return API.Target(kind: kind, id: id, page: page)
                }
            }
            """#
        )
    }

    @Test("a header, the request and a constant")
    func otherSources() throws {
        try snippet(
            link: #"""
                {"operationId": "target",
                 "parameters": {"id": "$response.header.X-Id", "page": "{$request.query.page}", "path.kind": "new"}}
                """#
        ).becomes(
            #"""
            nonisolated extension Reply where E == API.Source {
                /// Leads to `GET /{kind}/{id}`.
                public func next() -> API.Target? {
                    guard let id: Int = header("X-Id") else { return nil }
                    return API.Target(kind: .new, id: id, page: endpoint.page.map({ String($0) }))
                }
            }
            """#
        )
    }

    @Test(
        "a link that cannot be resolved is a note with the reason",
        arguments: [
            (#"{"operationId": "target", "parameters": {"ids": 1}}"#, "'target' has no parameter 'ids'"),
            (
                #"{"operationId": "target", "parameters": {"id": "one"}}"#,
                "'id' is Int, and \"one\" cannot be written as that"
            ),
            (#"{"operationId": "target", "parameters": {"id": "$url"}}"#, "'$url' is not understood"),
            (#"{"operationId": "target", "parameters": {"id": "$response.body#/no"}}"#, "'Thing' has no member 'no'"),
            (
                #"{"operationId": "target", "parameters": {"id": "$response.body#/id/no"}}"#,
                "Int has no member 'no'"
            ),
            (
                #"{"operationId": "target", "parameters": {"id": "$response.body"}}"#,
                "'$response.body' is Thing, and 'id' is Int"
            ),
            (
                #"{"operationId": "target", "parameters": {"id": "$request.path.no"}}"#,
                "'source' has no path parameter 'no'"
            ),
            (#"{"operationId": "target", "parameters": {"id": "$request.body"}}"#, "'source' has no body"),
            (#"{"operationId": "target", "requestBody": "$request.body"}"#, "'target' has no body"),
            (
                #"{"operationId": "target", "parameters": {"id": 1}, "server": {"url": "https://eu.example.com"}}"#,
                "it leads to a server of its own"
            ),
            (##"{"operationRef": "#/info"}"##, "it leads to no operation of this description"),
        ]
    )
    func unresolved(link: String, reason: String) throws {
        try snippet(link: link).becomes("", saying: ["note: link 'next' gets no code: \(reason)"])
    }
}
