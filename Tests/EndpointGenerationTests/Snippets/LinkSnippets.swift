import Testing

@testable import EndpointGeneration

@Suite("Snippets: links")
struct LinkSnippets {
    @Test(
        "a link that cannot be resolved is a note with the reason",
        arguments: [
            (#"{"operationId": "target", "parameters": {"ids": 1}}"#, "'target' has no parameter 'ids'"),
            (
                #"{"operationId": "target", "parameters": {"id": "one"}}"#,
                "'id' is Int, and \"one\" cannot be written as that"
            ),
            (#"{"operationId": "target", "parameters": {"id": "$url"}}"#, "'$url' is not a supported expression"),
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
        let snippet = try snippet(link: link)
        #expect(snippet.reported == ["note: no code is generated for the link 'next': \(reason)"])
        #expect(snippet.swift == "")
    }

    @Test(
        "a link leads to the path that it names, if several share a path item",
        arguments: [("~1a", "a"), ("~1b", "b"), ("~1c", "c")]
    )
    func sharedPathItem(step: String, path: String) throws {
        let swift = try snippet(
            linksOf: ##"""
                "paths": {
                    "/source": {"get": {"operationId": "source", "responses": {"200": {
                        "description": "-", "links": {"next": {"operationRef": "#/paths/\##(step)/put"}}
                    }}}},
                    "/a": {"$ref": "#/components/pathItems/Shared"},
                    "/b": {"$ref": "#/components/pathItems/Shared"},
                    "/c": {"$ref": "#/paths/~1a"}
                },
                "components": {"pathItems": {"Shared": {
                    "get": {"responses": {"204": {"description": "-"}}},
                    "put": {"responses": {"204": {"description": "-"}}}
                }}}
                """##
        ).swift
        #expect(swift.contains("Links to `PUT /\(path)`."))
    }
}
