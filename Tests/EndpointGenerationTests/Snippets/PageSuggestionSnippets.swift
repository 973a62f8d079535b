import Testing

@Suite("Snippets: suggested pagination")
struct PageSuggestionSnippets {
    /// A description with `operation` at `/a`, with a response of `schema`.
    private func lookalike(_ parameter: String, _ schema: String, headers: String = "{}", rule: String = "") -> String {
        #"""
        "paths": {"/a": {"get": {\#(rule) "parameters": [{"name": "\#(parameter)", "in": "query", "schema": {"type": "string"}}], "responses": {
            "200": {"description": "-", "headers": \#(headers), "content": {"application/json": {"schema": \#(schema)}}}}}}}
        """#
    }

    @Test(
        "an operation that looks paginated stays unchanged, and a note suggests the declaration",
        arguments: [
            (
                "page_token", #"{"items": LIST, "next_page_token": {"type": "string"}}"#,
                #"{"type": "cursor", "parameter": "page_token", "next": "/next_page_token", "items": "/items"}"#
            ),
            (
                "cursor",
                #"{"rows": LIST, "page_info": {"type": "object", "properties": {"endCursor": {"type": "string"}, "hasNextPage": {"type": "boolean"}}}}"#,
                #"{"type": "cursor", "parameter": "cursor", "next": "/page_info/endCursor", "hasMore": "/page_info/hasNextPage", "items": "/rows"}"#
            ),
            (
                "starting_after", #"{"data": LIST, "has_more": {"type": "boolean"}}"#,
                #"{"type": "cursor", "parameter": "starting_after", "next": "/data/-1/id", "hasMore": "/has_more", "items": "/data"}"#
            ),
            (
                "iterator", #"{"data": LIST, "iterator": {"type": "string"}, "done": {"type": "boolean"}}"#,
                #"{"type": "cursor", "parameter": "iterator", "next": "/iterator", "isLast": "/done", "items": "/data"}"#
            ),
            (
                "page",
                #"{"content": LIST, "number": {"type": "integer"}, "first": {"type": "boolean"}, "last": {"type": "boolean"}}"#,
                #"{"type": "page", "parameter": "page", "first": 0, "isLast": "/last", "items": "/content"}"#
            ),
            (
                "page",
                #"{"content": LIST, "page": {"type": "object", "properties": {"number": {"type": "integer"}, "totalElements": {"type": "integer"}, "totalPages": {"type": "integer"}}}}"#,
                #"{"type": "page", "parameter": "page", "first": 0, "pages": "/page/totalPages", "items": "/content"}"#
            ),
            (
                "page",
                #"{"a~/b": LIST, "meta": {"type": "object", "properties": {"total_pages": {"type": "integer"}}}}"#,
                #"{"type": "page", "parameter": "page", "pages": "/meta/total_pages", "items": "/a~0~1b"}"#
            ),
            (
                "offset", #"{"results": LIST, "total": {"type": "integer"}}"#,
                #"{"type": "offset", "parameter": "offset", "total": "/total", "items": "/results"}"#
            ),
            (
                "offset", #"{"assets": LIST, "total_entries": {"type": "integer"}}"#,
                #"{"type": "offset", "parameter": "offset", "total": "/total_entries", "items": "/assets"}"#
            ),
            (
                "startIndex", #"{"Resources": LIST, "totalResults": {"type": "integer"}}"#,
                #"{"type": "offset", "parameter": "startIndex", "first": 1, "total": "/totalResults", "items": "/Resources"}"#
            ),
            (
                "startIndex", #"{"items": LIST, "totalItems": {"type": "integer"}}"#,
                #"{"type": "offset", "parameter": "startIndex", "total": "/totalItems", "items": "/items"}"#
            ),
            (
                "limit", #"{"results": LIST, "next": {"type": ["string", "null"], "format": "uri"}}"#,
                #"{"type": "url", "next": "/next", "items": "/results"}"#
            ),
            (
                "offset", #"{"records": LIST, "offset": {"type": "string"}}"#,
                #"{"type": "cursor", "parameter": "offset", "next": "/offset", "items": "/records"}"#
            ),
            (
                "page", #"{"data": LIST, "next_page": {"type": "string"}}"#,
                #"{"type": "cursor", "parameter": "page", "next": "/next_page", "items": "/data"}"#
            ),
            (
                "page_size", #"{"data": LIST, "next": {"type": "string", "example": "/v1/a?page=2"}}"#,
                #"{"type": "url", "next": "/next", "items": "/data"}"#
            ),
            (
                "pageToken",
                #"{"widgets": {"type": "array", "items": {"type": "object", "properties": {"a": {}}}}, "nextPageToken": {"type": "string"}, "unreachable": {"type": "array", "items": {"type": "string"}}}"#,
                #"{"type": "cursor", "parameter": "pageToken", "next": "/nextPageToken", "items": "/widgets"}"#
            ),
            (
                "start_cursor",
                #"{"results": LIST, "next_cursor": {"type": ["string", "null"]}, "has_more": {"type": "boolean"}}"#,
                #"{"type": "cursor", "parameter": "start_cursor", "next": "/next_cursor", "hasMore": "/has_more", "items": "/results"}"#
            ),
            (
                "starting_after",
                #"{"data": LIST, "pages": {"type": "object", "properties": {"next": {"type": "object", "properties": {"starting_after": {"type": "string"}}}}}}"#,
                #"{"type": "cursor", "parameter": "starting_after", "next": "/pages/next/starting_after", "items": "/data"}"#
            ),
            (
                "offset",
                #"{"data": LIST, "next_page": {"type": "object", "properties": {"offset": {"type": "string"}}}}"#,
                #"{"type": "cursor", "parameter": "offset", "next": "/next_page/offset", "items": "/data"}"#
            ),
            (
                "startAt", #"{"values": LIST, "total": {"type": "integer"}}"#,
                #"{"type": "offset", "parameter": "startAt", "total": "/total", "items": "/values"}"#
            ),
            (
                "$skip", #"{"value": LIST, "@odata.nextLink": {"type": "string"}}"#,
                #"{"type": "url", "next": "/@odata.nextLink", "items": "/value"}"#
            ),
            (
                "size",
                #"{"included": LIST, "data": LIST, "links": {"type": "object", "properties": {"next": {"type": "string"}}}}"#,
                #"{"type": "url", "next": "/links/next", "items": "/data"}"#
            ),
            (
                "page",
                #"{"_embedded": {"type": "object", "properties": {"orders": LIST}}, "_links": {"type": "object", "properties": {"next": {"type": "object", "properties": {"href": {"type": "string"}}}}}}"#,
                #"{"type": "url", "next": "/_links/next/href", "items": "/_embedded/orders"}"#
            ),
            (
                "page", #"{"rows": LIST, "errors": LIST, "pages": {"type": "integer"}}"#,
                #"{"type": "page", "parameter": "page", "pages": "/pages", "items": "/rows"}"#
            ),
            (
                "size",
                #"{"data": LIST, "links": {"type": "object", "properties": {"next": {"type": "string"}}}}"#,
                #"{"type": "url", "next": "/links/next", "items": "/data"}"#
            ),
        ]
    )
    func lookalikes(parameter: String, properties: String, rule: String) throws {
        let list = #"{"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}}}}"#
        let schema = #"{"type": "object", "properties": \#(properties.replacing("LIST", with: list))}"#
        let found = try snippet(endpointsOf: lookalike(parameter, schema))
        #expect(!found.swift.contains("PaginatedEndpoint"))
        #expect(found.reported == ["note: 'GET /a' may be paginated, but no pagination rule is declared"])
        #expect(
            found.remedies == [
                #"if so, add "pagination": {"GET /a": \#(rule)} to endpoint-generator.json, or "x-endpoint-pagination": \#(rule) to the operation"#
            ]
        )
        // The proposed rule works.
        let declared = try snippet(
            endpointsOf: lookalike(parameter, schema, rule: #""x-endpoint-pagination": \#(rule),"#)
        )
        #expect(declared.reported.isEmpty)
        #expect(declared.swift.contains("PaginatedEndpoint"))
    }

    @Test(
        "the page size is proposed if nothing else tells the last page",
        arguments: [
            ("page", "page_size", "integer", "", true), ("page", "per_page", "integer", "", true),
            ("offset", "limit", "integer", "", true), ("page", "size", "string", "", false),
            ("page", "limit", "integer", #", "total_pages": {"type": "integer"}"#, false),
            ("page", "limit", "integer", #", "has_more": {"type": "boolean"}"#, false),
            ("offset", "limit", "integer", #", "total": {"type": "integer"}"#, false),
        ]
    )
    func pageSize(place: String, size: String, type: String, more: String, isProposed: Bool) throws {
        let items = #""items": {"type": "array", "items": {"type": "string"}}"#
        let list = #"{"type": "object", "properties": {\#(items)\#(more)}}"#
        let parameters = #"""
            {"name": "\#(place)", "in": "query", "schema": {"type": "integer"}},
            {"name": "\#(size)", "in": "query", "schema": {"type": "\#(type)"}}
            """#
        let response = #"{"200": {"description": "-", "content": {"application/json": {"schema": \#(list)}}}}"#
        let found = try snippet(operation: #"{"parameters": [\#(parameters)], "responses": \#(response)}"#)
        #expect(found.remedies.first?.contains(#""limit": "\#(size)""#) == isProposed)
    }

    @Test(
        "pages count from zero if the parameter says so",
        arguments: [
            (#""minimum": 0"#, true), (#""default": 0"#, true), (#""minimum": 0, "default": 1"#, false),
            (#""minimum": 1"#, false), ("", false),
        ]
    )
    func pagesFromZero(bound: String, isFromZero: Bool) throws {
        let bound = bound.isEmpty ? "" : ", " + bound
        let list = #"{"type": "object", "properties": {"items": {"type": "array", "items": {"type": "string"}}}}"#
        let page = #"{"name": "page", "in": "query", "schema": {"type": "integer"\#(bound)}}"#
        let response = #"{"200": {"description": "-", "content": {"application/json": {"schema": \#(list)}}}}"#
        let found = try snippet(operation: #"{"parameters": [\#(page)], "responses": \#(response)}"#)
        #expect(found.remedies.first?.contains(#""first": 0"#) == isFromZero)
    }

    @Test(
        "offsets count from one if the rule or the parameter says so",
        arguments: [
            (#""minimum": 1"#, "", ", first: 1"), (#""default": 1"#, "", ", first: 1"),
            (#""minimum": 1, "default": 0"#, "", ""), (#""minimum": 1"#, #", "first": 0"#, ""),
            (#""minimum": 0"#, #", "first": 1"#, ", first: 1"), (#""default": 50"#, "", ""),
        ]
    )
    func offsetsFromOne(bound: String, first: String, argument: String) throws {
        let list = #"{"type": "object", "properties": {"items": {"type": "array", "items": {"type": "string"}}}}"#
        let start = #"{"name": "start", "in": "query", "schema": {"type": "integer", \#(bound)}}"#
        let rule = #"{"type": "offset", "parameter": "start"\#(first), "items": "/items"}"#
        let response = #"{"200": {"description": "-", "content": {"application/json": {"schema": \#(list)}}}}"#
        let found = try snippet(
            operation: #"{"x-endpoint-pagination": \#(rule), "parameters": [\#(start)], "responses": \#(response)}"#
        )
        #expect(found.reported.isEmpty)
        #expect(found.swift.contains(#".offset(\.start\#(argument), items:"#))
    }

    @Test("a rule is suggested for the media type that is read")
    func otherMediaType() throws {
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"parameters": [{"name": "page", "in": "query", "schema": {"type": "integer"}}],
                "responses": {"200": {"description": "-", "content": {
                    "application/ld+json": {"schema": {"properties": {"hydra:member": \#(list)}}},
                    "application/json": {"schema": \#(list)}}}}}}}
                """#
        )
        #expect(
            found.remedies.first?.hasPrefix(
                #"if so, add "pagination": {"GET /a": {"type": "page", "parameter": "page", "items": ""}}"#
            ) == true
        )
    }

    @Test(
        "a page in an object of the query is suggested by the name that is sent, unless it cannot be set",
        arguments: [("true", "{}", true), ("false", "{}", false), ("true", #"{"mutable": false}"#, true)]
    )
    func pageInObject(isRequired: String, configuration: String, isSuggested: Bool) throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"parameters": [{"name": "pageable", "in": "query", "required": \#(isRequired),
                    "schema": {"type": "object", "properties": {"page": {"type": "integer"}}}}],
                "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"properties": {
                    "content": {"type": "array", "items": {"type": "string"}}, "totalPages": {"type": "integer"}}}}}}}}}}
                """#,
            configuration: configuration
        )
        let rule = #"{"type": "page", "parameter": "page", "pages": "/totalPages", "items": "/content"}"#
        #expect(found.remedies.contains { $0.contains(rule) } == isSuggested)
    }

    @Test("links are suggested next to an object with the page")
    func linksBesideObject() throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"parameters": [{"name": "pageable", "in": "query", "required": true,
                    "schema": {"type": "object", "properties": {"page": {"type": "integer"}}}}],
                "responses": {"200": {"description": "-", "headers": {"Link": {"schema": {"type": "string"}}},
                    "content": {"application/json": {"schema": {"type": "array", "items": {"type": "string"}}}}}}}}}
                """#
        )
        #expect(found.remedies.contains { $0.contains(#"{"type": "link", "items": ""}"#) })
    }

    @Test(
        "a member of an object in the query is no cursor if it takes a date, or if a parameter names the page",
        arguments: [
            (#"{"type": "string", "format": "date-time"}"#, "limit"), (#"{"type": "string"}"#, "page"),
        ]
    )
    func filterInObject(after: String, parameter: String) throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"parameters": [
                    {"name": "filter", "in": "query", "required": true,
                     "schema": {"type": "object", "properties": {"after": \#(after)}}},
                    {"name": "\#(parameter)", "in": "query", "schema": {"type": "integer"}}],
                "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"properties": {
                    "items": {"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}}}}}}}}}}}}}
                """#
        )
        #expect(!found.remedies.contains { $0.contains(#""parameter": "after""#) })
    }

    @Test("a Link header is suggested before a page number or the last id", arguments: ["page", "after"])
    func links(parameter: String) throws {
        let schema = #"{"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}}}}"#
        let header = #"{"Link": {"schema": {"type": "string"}}}"#
        let found = try snippet(endpointsOf: lookalike(parameter, schema, headers: header))
        #expect(found.remedies.first?.contains(#"{"type": "link", "items": ""}"#) == true)
    }

    @Test(
        "no note suggests pages without one list, without a next page, or with a declaration",
        arguments: [
            ("page", #"{"type": "object", "properties": {"a": {"type": "string"}}}"#, ""),
            ("sort", #"{"type": "array", "items": {"type": "string"}}"#, ""),
            ("cursor", #"{"type": "array", "items": {"type": "string"}}"#, ""),
            (
                "page",
                #"{"type": "object", "properties": {"a": {"type": "array", "items": {}}, "b": {"type": "array", "items": {}}}}"#,
                ""
            ),
            (
                "page",
                #"{"type": "object", "properties": {"errors": {"type": "array", "items": {"type": "object"}}}}"#, ""
            ),
            ("page", #"{"type": "array", "items": {"type": "string"}}"#, #""x-fern-pagination": false,"#),
        ]
    )
    func noLookalikes(parameter: String, schema: String, rule: String) throws {
        #expect(try snippet(endpointsOf: lookalike(parameter, schema, rule: rule)).reported.isEmpty)
    }

    @Test(
        "a parameter for a date takes no cursor",
        arguments: [
            #""schema": {"type": "string", "format": "date-time"}"#, #""schema": {"type": "string", "format": "date"}"#,
            #""description": "Only what was created after this timestamp.", "schema": {"type": "string"}"#,
            #""schema": {"type": "string", "description": "An ISO 8601 date"}"#,
        ]
    )
    func dates(parameter: String) throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"parameters": [
                    {"name": "after", "in": "query", \#(parameter)},
                    {"name": "page", "in": "query", "schema": {"type": "integer"}}], "responses": {
                    "200": {"description": "-", "content": {"application/json": {"schema": {"type": "array", "items":
                        {"type": "object", "properties": {"id": {"type": "string"}}}}}}}}}}}
                """#
        )
        #expect(found.remedies.first?.contains(#"{"type": "page", "parameter": "page", "items": ""}"#) == true)
    }

    @Test("operations with the same suggestion share one note")
    func together() throws {
        let operation = #"""
            {"parameters": [{"name": "page", "in": "query", "schema": {"type": "integer"}}], "responses": {"200": {"description": "-",
                "content": {"application/json": {"schema": {"type": "array", "items": {"type": "string"}}}}}}}
            """#
        let paths = ["a", "b", "c"].map { #""/\#($0)": {"get": \#(operation)}"# }.joined(separator: ", ")
        #expect(
            try snippet(endpointsOf: #""paths": {\#(paths)}"#).reported == [
                "note: 'GET /a', 'GET /b' and 'GET /c' may be paginated, but no pagination rule is declared"
            ]
        )
    }

    @Test("rules that differ only in their lists share one note, and what it proposes can be pasted whole")
    func listsOfSeveralNames() throws {
        func path(_ name: String) -> String {
            #"""
            "/\#(name)": {"get": {"operationId": "get_\#(name)", "parameters": [
                {"name": "offset", "in": "query", "schema": {"type": "integer"}}],
                "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"type": "object",
                    "properties": {"total_entries": {"type": "integer"},
                        "\#(name)": {"type": "array", "items": {"type": "string"}}}}}}}}}}
            """#
        }
        let found = try snippet(endpointsOf: #""paths": {\#(path("assets")), \#(path("pools"))}"#)
        #expect(
            found.reported == [
                "note: 'get_assets' and 'get_pools' may be paginated, but no pagination rule is declared"
            ]
        )
        let rule = #"{"type": "offset", "parameter": "offset", "total": "/total_entries", "items": "#
        #expect(
            found.remedies == [
                #"if so, add "pagination": {"get_assets": \#(rule)"/assets"}, "#
                    + #""get_pools": \#(rule)"/pools"}} to endpoint-generator.json"#
            ]
        )
    }
}
