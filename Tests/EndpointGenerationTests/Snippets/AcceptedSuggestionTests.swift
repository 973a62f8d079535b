import Testing

@Suite("Suggested pagination is accepted")
struct AcceptedSuggestionTests {
    private let list = #"{"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}}}}"#

    @Test(
        "a cursor or an address that would be refused is not suggested, but the page number next to it",
        arguments: [
            ("after", #"{"type": "array", "items": {"type": "string"}}"#, #""next": {"type": "string"}"#),
            ("cursor", #"{"type": "boolean"}"#, #""next": {"type": "string"}"#),
            (
                "cursor", #"{"type": "string"}"#,
                #""next": {"type": "object", "properties": {"id": {"type": "string"}}}"#
            ),
            ("sort", #"{"type": "string"}"#, #""next_url": {"type": "boolean"}"#),
        ]
    )
    func nextBest(name: String, type: String, member: String) throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"parameters": [
                    {"name": "\#(name)", "in": "query", "schema": \#(type)},
                    {"name": "page", "in": "query", "schema": {"type": "integer"}}],
                    "responses": {"200": {"description": "-", "content": {"application/json": {"schema":
                        {"type": "object", "properties": {"items": \#(list), \#(member)}}}}}}}}}
                """#
        )
        #expect(found.remedies.count == 1)
        #expect(found.remedies[0].contains(#"{"GET /a": {"type": "page", "parameter": "page", "items": "/items"}}"#))
    }

    @Test("every suggested rule is accepted as it is written, for parameters and members of many kinds")
    func everySuggestion() throws {
        let types = [
            #""type": "string""#, #""type": "integer""#, #""type": "number""#, #""type": "boolean""#,
            #""type": ["string", "null"]"#, #""type": "string", "format": "uuid""#,
            #""type": "string", "format": "date-time""#,
            #""type": "string", "format": "uri""#, #""type": "string", "enum": ["a"]"#,
            #""type": "integer", "const": 1"#,
            #""type": "array", "items": {"type": "string"}"#,
            #""type": "object", "properties": {"next": {"type": "string"}, "href": {"type": "string"}}"#, "",
        ].map { "{\($0)}" }
        let parameters = ["cursor", "after", "page_token", "page", "offset", "starting_after", "page[number]"]
        let members = [
            "next", "next_cursor", "nextPageToken", "offset", "has_more", "done", "total", "pages", "next_url", "links",
            "_links", "paging",
        ]
        var count = 0
        func check(_ parameter: String, _ type: String, _ member: String, _ value: String) throws {
            let description = #"""
                "paths": {"/a": {"get": {"parameters": [{"name": "\#(parameter)", "in": "query", "schema": \#(type)}],
                    "responses": {"200": {"description": "-", "content": {"application/json": {"schema":
                        {"type": "object", "properties": {"items": \#(list), "\#(member)": \#(value)}}}}}}}}}
                """#
            let remedy = try snippet(endpointsOf: description).remedies.first { $0.hasPrefix("if so, add") }
            guard let found = remedy?.firstMatch(of: /"pagination": (\{.*?\}\}) to endpoint-generator.json/) else {
                return
            }
            count += 1
            let rule = String(found.1)
            let declared = try snippet(endpointsOf: description, configuration: #"{"pagination": \#(rule)}"#)
            let refusals = declared.reported.filter { $0.contains("paginat") }
            #expect(refusals.isEmpty && declared.swift.contains("PaginatedEndpoint"), "\(rule) \(refusals)")
        }
        for (position, parameter) in parameters.enumerated() {
            for (index, type) in types.enumerated() {
                let member = members[(index * 5 + position) % members.count]
                try check(parameter, type, member, types[(index + position) % 3 == 0 ? (index + 3) % types.count : 0])
            }
        }
        #expect(count > 40, "\(count)")
    }
}
