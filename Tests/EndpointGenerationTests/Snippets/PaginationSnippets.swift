import Testing

@Suite("Snippets: pages")
struct PaginationSnippets {
    /// An operation `list` with a query parameter of each kind and a response of `schema`.
    private func list(_ rule: String, schema: String, method: String = "get", body: String = "") -> String {
        #"""
        "paths": {"/list": {"\#(method)": {"operationId": "list", \#(rule), \#(body)
            "parameters": [
                {"name": "cursor", "in": "query", "schema": {"type": "string"}},
                {"name": "page", "in": "query", "schema": {"type": "integer", "default": 0}},
                {"name": "offset", "in": "query", "schema": {"type": "integer", "format": "int32"}},
                {"name": "flag", "in": "query", "schema": {"type": "boolean"}},
                {"name": "since", "in": "query", "schema": {"type": "string", "format": "date-time"}},
                {"name": "id", "in": "query", "schema": {"type": "string", "format": "uuid"}},
                {"name": "limit", "in": "query", "schema": {"type": "integer", "default": 50}}],
            "responses": {"200": {"description": "-", "content": {"application/json": {"schema": \#(schema)}}}}}}},
        "components": {"schemas": {"Item": {"type": "object"}, "Page": {"type": "object", "required": ["data", "more"], "properties": {
            "data": {"type": "array", "items": {"$ref": "#/components/schemas/Item"}}, "more": {"type": "boolean"},
            "maybe": {"type": "boolean"}, "next": {"type": ["string", "null"]}, "old": {"type": "string", "deprecated": true},
            "meta": {"type": "object", "properties": {"items": {"type": "array", "items": {"type": "string"}},
                "total": {"type": "integer"}, "pages": {"type": "string"}, "share": {"type": "number"}, "next": {"type": "string", "format": "uri"}}}}}}}
        """#
    }

    /// The conformance alone, on one line, and the diagnostics.
    private func pagination(
        _ rule: String,
        schema: String = ##"{"$ref": "#/components/schemas/Page"}"##,
        method: String = "get",
        body: String = ""
    )
        throws -> (text: String?, reported: [String])
    {
        let snippet = try snippet(endpointsOf: list(rule, schema: schema, method: method, body: body))
        guard
            let start = snippet.swift.split(separator: "static var pagination: Pagination", maxSplits: 1).dropFirst()
                .first
        else { return (nil, snippet.reported) }
        let lines = start.split(separator: "\n").map { $0.drop { $0 == " " } }.prefix { $0 != "}" }
        // Long lists are broken into lines.
        let line = lines.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
        return (line, snippet.reported)
    }

    @Test(
        "each style of pagination becomes its expression",
        arguments: [
            (
                #"{"type": "cursor", "parameter": "cursor", "next": "/next", "items": "/data"}"#,
                #"<Self, API.Item> { .cursor(\.cursor, next: { $0.value.next }, items: { $0.data })"#
            ),
            (
                #"{"type": "cursor", "parameter": "cursor", "nextHeader": "X-Next", "items": "/meta/items"}"#,
                #"<Self, String> { .cursor(\.cursor, next: { $0.header("X-Next", as: String.self) }, items: { $0.meta?.items ?? [] })"#
            ),
            (
                #"{"type": "cursor", "parameter": "cursor", "next": "/next", "hasMore": "/more", "items": "/data"}"#,
                #"<Self, API.Item> { .cursor(\.cursor, next: { $0.value.more ? $0.value.next : nil }, items: { $0.data })"#
            ),
            (
                #"{"type": "cursor", "parameter": "cursor", "next": "/next", "hasMore": "/maybe", "items": "/data"}"#,
                #"<Self, API.Item> { .cursor(\.cursor, next: { $0.value.maybe == false ? nil : $0.value.next }, items: { $0.data })"#
            ),
            (
                #"{"type": "cursor", "parameter": "cursor", "next": "/next", "isLast": "/more", "items": "/data"}"#,
                #"<Self, API.Item> { .cursor(\.cursor, next: { $0.value.more ? nil : $0.value.next }, items: { $0.data })"#
            ),
            (
                #"{"type": "cursor", "parameter": "cursor", "next": "/next", "isLast": "/maybe", "items": "/data"}"#,
                #"<Self, API.Item> { .cursor(\.cursor, next: { $0.value.maybe == true ? nil : $0.value.next }, items: { $0.data })"#
            ),
            (
                #"{"type": "page", "parameter": "page", "isLast": "/more", "items": "/data"}"#,
                #"<Self, API.Item> { .page(\.page, first: 0, hasMore: { $0.value.more == false }, items: { $0.data })"#
            ),
            (
                #"{"type": "offset", "parameter": "offset", "isLast": "/maybe", "items": "/data"}"#,
                #"<Self, API.Item> { .offset(\.offset, hasMore: { $0.value.maybe != true }, items: { $0.data })"#
            ),
            (
                #"{"type": "cursor", "parameter": "cursor", "next": "/meta/items/-1", "items": "/meta/items"}"#,
                #"<Self, String> { .cursor(\.cursor, next: { $0.value.meta?.items?.last }, items: { $0.meta?.items ?? [] })"#
            ),
            (
                #"{"type": "page", "parameter": "page", "items": "/data", "pages": "/meta/pages", "hasMore": "/more"}"#,
                #"<Self, API.Item> { .page(\.page, first: 0, pages: { ($0.value.meta?.pages).flatMap({ Int($0) }) }, hasMore: { $0.value.more }, items: { $0.data })"#
            ),
            (
                #"{"type": "page", "parameter": "page", "first": 1, "limit": "limit", "items": "/data"}"#,
                #"<Self, API.Item> { .page(\.page, size: { $0.limit }, items: { $0.data })"#
            ),
            (
                #"{"type": "offset", "parameter": "offset", "limit": "limit", "total": "/meta/total", "items": "/data"}"#,
                #"<Self, API.Item> { .offset(\.offset, size: { $0.limit }, total: { $0.value.meta?.total }, items: { $0.data })"#
            ),
            (#"{"type": "link", "items": "/data"}"#, "<Self, API.Item> { .link(items: { $0.data })"),
            (
                #"{"type": "url", "next": "/meta/next", "items": "/data"}"#,
                "<Self, API.Item> { .address(next: { $0.value.meta?.next }, items: { $0.data })"
            ),
            (
                #"{"type": "query", "nextHeader": "X-Next", "items": "/data"}"#,
                #"<Self, API.Item> { .query(next: { $0.header("X-Next", as: String.self) }, items: { $0.data })"#
            ),
        ]
    )
    func forms(rule: String, text: String) throws {
        let found = try pagination(#""x-endpoint-pagination": \#(rule)"#)
        #expect(found.text == text)
        #expect(found.reported.isEmpty)
    }

    @Test("the response may be the array of items itself, or null")
    func arrays() throws {
        let rule = #""x-endpoint-pagination": {"type": "link", "items": ""}"#
        #expect(
            try pagination(rule, schema: #"{"type": "array", "items": {"type": "integer"}}"#).text
                == "<Self, Int> { .link(items: { $0 })"
        )
        #expect(
            try pagination(rule, schema: #"{"type": ["array", "null"], "items": {"type": "integer"}}"#).text
                == "<Self, Int> { .link(items: { $0 ?? [] })"
        )
    }

    @Test("a cursor in a body that is always sent is set there")
    func body() throws {
        let rule =
            #""x-endpoint-pagination": {"type": "cursor", "body": "/paging/after", "next": "/next", "items": "/data"}"#
        func body(isRequired: Bool, paging: String) -> String {
            #"""
            "requestBody": {"required": \#(isRequired), "content": {"application/json": {"schema": {"type": "object", "required": ["\#(paging)"],
                "properties": {"paging": {"type": "object", "properties": {"after": {"type": "string"}}}}}}}},
            """#
        }
        let found = try pagination(rule, method: "post", body: body(isRequired: true, paging: "paging"))
        #expect(
            found.text
                == #"<Self, API.Item> { .cursor(\.body.paging.after, next: { $0.value.next }, items: { $0.data })"#
        )
        #expect(
            try pagination(rule, method: "post", body: body(isRequired: true, paging: "x")).reported.first
                == "warning: 'list' is not paginated: 'paging' may be left out, so nothing in it can be set"
        )
        #expect(
            try pagination(rule, method: "post", body: body(isRequired: false, paging: "paging")).reported
                == ["warning: 'list' is not paginated: 'body' may be left out, so nothing in it can be set"]
        )
    }

    @Test("A member with a constant value cannot be set")
    func constant() throws {
        let rule = #""x-endpoint-pagination": {"type": "cursor", "body": "/after", "next": "/next", "items": "/data"}"#
        let body = #"""
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "required": ["after"],
                "properties": {"after": {"const": "a"}}}}}},
            """#
        #expect(
            try pagination(rule, method: "post", body: body).reported
                == ["warning: 'list' is not paginated: 'after' always has the same value, so it cannot be set"]
        )
    }

    @Test("one of several responses may be the page")
    func choice() throws {
        let snippet = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"operationId": "a", "x-endpoint-pagination": {"type": "url", "next": "/next", "items": "/data"}, "responses": {
                    "200": {"description": "-", "content": {"application/json": {"schema": {"type": "object", "properties": {
                        "data": {"type": "array", "items": {"type": "string"}}, "next": {"type": "string"}}}}}},
                    "202": {"description": "-", "content": {"application/json": {"schema": {"type": "object", "properties": {"id": {"type": "string"}}}}}}}}}}
                """#
        )
        #expect(snippet.swift.contains("next: { if case .ok(let page) = $0.value { page.next } else { nil } }"))
        #expect(snippet.swift.contains("items: { if case .ok(let page) = $0 { page.data ?? [] } else { [] } }"))
    }

    @Test("a deprecated property on the way deprecates the pagination")
    func deprecated() throws {
        let rule =
            #""x-endpoint-pagination": {"type": "cursor", "parameter": "cursor", "next": "/old", "items": "/data"}"#
        let swift = try snippet(endpointsOf: list(rule, schema: ##"{"$ref": "#/components/schemas/Page"}"##)).swift
        #expect(
            swift.contains(
                "    @available(*, deprecated)\n    public static var pagination: Pagination<Self, API.Item> {"
            )
        )
    }

    @Test(
        "other tools' extensions are read",
        arguments: [
            (
                #""x-speakeasy-pagination": {"type": "cursor", "inputs": [{"name": "cursor", "in": "parameters", "type": "cursor"}], "outputs": {"results": "$.data", "nextCursor": "$.next"}}"#,
                #".cursor(\.cursor, next: { $0.value.next }, items: { $0.data })"#
            ),
            (
                #""x-speakeasy-pagination": {"type": "offsetLimit", "inputs": [{"name": "offset", "in": "parameters", "type": "offset"}, {"name": "limit", "in": "parameters", "type": "limit"}], "outputs": {"results": "$['data']"}}"#,
                #".offset(\.offset, size: { $0.limit }, items: { $0.data })"#
            ),
            (
                #""x-speakeasy-pagination": {"type": "offsetLimit", "inputs": [{"name": "page", "in": "parameters", "type": "page"}], "outputs": {"results": "$.data", "numPages": "$.meta.total"}}"#,
                #".page(\.page, first: 0, pages: { $0.value.meta?.total }, items: { $0.data })"#
            ),
            (
                #""x-speakeasy-pagination": {"type": "url", "outputs": {"results": "$.data", "nextUrl": "$.meta.next"}}"#,
                ".address(next: { $0.value.meta?.next }, items: { $0.data })"
            ),
            (
                #""x-fern-pagination": {"cursor": "$request.cursor", "next_cursor": "$response.next", "results": "$response.data"}"#,
                #".cursor(\.cursor, next: { $0.value.next }, items: { $0.data })"#
            ),
            (
                #""x-fern-pagination": {"offset": "$request.page", "results": "$response.data", "has-next-page": "$response.more"}"#,
                #".page(\.page, first: 0, hasMore: { $0.value.more }, items: { $0.data })"#
            ),
            (
                #""x-fern-pagination": {"offset": "$request.offset", "step": "$request.limit", "results": "$response.data"}"#,
                #".offset(\.offset, items: { $0.data })"#
            ),
            (
                #""x-fern-pagination": {"next_uri": "$response.meta.next", "results": "$response.data"}"#,
                ".address(next: { $0.value.meta?.next }, items: { $0.data })"
            ),
        ]
    )
    func vendors(rule: String, text: String) throws {
        let found = try pagination(rule)
        #expect(found.text == "<Self, API.Item> { " + text)
        #expect(found.reported.isEmpty)
    }

    @Test("marks on parameters and members declare pagination")
    func marks() throws {
        let snippet = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"operationId": "a", "parameters": [{"name": "after", "in": "query",
                    "schema": {"type": "string", "x-stainless-pagination-property": {"purpose": "next_cursor_param"}}}],
                    "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/List"}}}}}}}},
                "components": {"schemas": {"List": {"type": "object", "required": ["data", "paging"], "properties": {
                    "data": {"type": "array", "items": {"type": "string"}, "x-stainless-pagination-property": {"purpose": "items"}},
                    "paging": {"type": "object", "properties": {"next": {"type": "string", "x-stainless-pagination-property": {"purpose": "next_cursor_field"}}}}}}}}
                """#
        )
        #expect(snippet.swift.contains(#".cursor(\.after, next: { $0.value.paging.next }, items: { $0.data })"#))
        #expect(snippet.reported.isEmpty)
    }

    @Test(
        "a rule that cannot be resolved is a warning at its place",
        arguments: [
            (
                #""x-endpoint-pagination": {"type": "cursor", "parameter": "cursr", "next": "/next", "items": "/data"}"#,
                "warning: 'list' is not paginated: it has no parameter 'cursr'; did you mean 'cursor'?"
            ),
            (
                #""x-endpoint-pagination": {"type": "cursor", "parameter": "cursor", "next": "/nxt", "items": "/data"}"#,
                "warning: 'list' is not paginated: 'Page' has no member 'nxt'; did you mean 'next'?"
            ),
            (
                #""x-endpoint-pagination": {"type": "link", "items": "/more"}"#,
                "warning: 'list' is not paginated: its items are Bool, not an array"
            ),
            (
                #""x-endpoint-pagination": {"type": "page", "parameter": "page", "pages": "/more", "items": "/data"}"#,
                "warning: 'list' is not paginated: Bool is not a number"
            ),
            (
                #""x-endpoint-pagination": {"type": "page", "parameter": "page", "hasMore": "/next", "items": "/data"}"#,
                "warning: 'list' is not paginated: String is not a Bool"
            ),
            (
                #""x-endpoint-pagination": {"type": "url", "next": "/data", "items": "/data"}"#,
                "warning: 'list' is not paginated: [Item] cannot name a page"
            ),
            (
                #""x-endpoint-pagination": {"type": "cursor", "parameter": "cursor", "next": "/more", "items": "/data"}"#,
                "warning: 'list' is not paginated: Bool cannot name a page"
            ),
            (
                #""x-endpoint-pagination": {"type": "cursor", "parameter": "page", "next": "/meta", "items": "/data"}"#,
                "warning: 'list' is not paginated: the next page is Page.Meta, but its parameter is Int"
            ),
            (
                #""x-endpoint-pagination": {"type": "url", "next": "/meta/total", "items": "/data"}"#,
                "warning: 'list' is not paginated: Int is not an address"
            ),
            (
                #""x-endpoint-pagination": {"type": "offset", "parameter": "flag", "items": "/data"}"#,
                "warning: 'list' is not paginated: Bool cannot hold a number"
            ),
            (
                #""x-endpoint-pagination": {"type": "offset", "parameter": "since", "items": "/data"}"#,
                "warning: 'list' is not paginated: Date cannot hold a number"
            ),
            (
                #""x-endpoint-pagination": {"type": "page", "parameter": "id", "items": "/data"}"#,
                "warning: 'list' is not paginated: UUID cannot hold a number"
            ),
            (
                #""x-fern-pagination": {"cursor": "$request.cursor", "next_cursor": "$response.nowhere", "results": "$response.data"}"#,
                "warning: 'list' is not paginated: 'Page' has no member 'nowhere'"
            ),
        ]
    )
    func unresolved(rule: String, message: String) throws {
        let found = try pagination(rule)
        #expect(found.text == nil)
        #expect(found.reported == [message])
    }

    @Test(
        "rules of every tool find members of objects in the query, and misspelled ones are recognized",
        arguments: [
            (
                #""x-fern-pagination": {"offset": "$request.page", "results": "$response"}"#,
                ".page(\\.pageable.page, first: 0, items: { $0 })", nil
            ),
            (
                #""x-endpoint-pagination": {"type": "page", "parameter": "pgae", "items": ""}"#, nil,
                "warning: 'list' is not paginated: it has no parameter 'pgae'; did you mean 'page'?"
            ),
        ] as [(String, String?, String?)]
    )
    func memberOfQuery(rule: String, pagination: String?, warning: String?) throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"operationId": "list", \#(rule),
                "parameters": [{"name": "pageable", "in": "query", "required": true,
                    "schema": {"type": "object", "properties": {"page": {"type": "integer", "default": 0}}}}],
                "responses": {"200": {"description": "-", "content": {"application/json": {"schema":
                    {"type": "array", "items": {"type": "string"}}}}}}}}}
                """#
        )
        #expect(found.swift.contains("PaginatedEndpoint") == (pagination != nil))
        #expect(pagination.map(found.swift.contains) != false)
        #expect(found.reported == [warning].compactMap(\.self))
    }

    @Test(
        "an enum of names is no page, unless each page names the next with it",
        arguments: [
            (
                #"{"type": "page", "parameter": "status", "items": "/data"}"#,
                "warning: 'list' is not paginated: Status cannot hold a number"
            ),
            (
                #"{"type": "cursor", "parameter": "status", "next": "/next", "items": "/data"}"#,
                "warning: 'list' is not paginated: Status cannot name a page"
            ),
            (#"{"type": "cursor", "parameter": "status", "next": "/status", "items": "/data"}"#, nil),
            (#"{"type": "page", "parameter": "digit", "items": "/data"}"#, nil),
            (#"{"type": "cursor", "parameter": "digit", "next": "/next", "items": "/data"}"#, nil),
        ] as [(String, String?)]
    )
    func parameterWithNames(rule: String, warning: String?) throws {
        let found = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"get": {"operationId": "list", "x-endpoint-pagination": \#(rule),
                    "parameters": [
                        {"name": "status", "in": "query", "schema": {"$ref": "#/components/schemas/Status"}},
                        {"name": "digit", "in": "query", "schema": {"enum": ["1", "2"]}}],
                    "responses": {"200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Page"}}}}}}}},
                "components": {"schemas": {"Status": {"enum": ["open", "closed"]}, "Page": {"type": "object", "properties": {
                        "data": {"type": "array", "items": {"type": "string"}}, "next": {"type": "string"},
                        "status": {"$ref": "#/components/schemas/Status"}}}}}
                """#
        )
        #expect(found.swift.contains("PaginatedEndpoint") == (warning == nil))
        #expect(found.reported == [warning].compactMap(\.self))
    }

    @Test("every fault of a rule is a warning at its place, and a fault that repeats is one")
    func faultsOfOneRule() throws {
        let rule = #"{"type": "cursor", "parameter": "cursr", "next": "/nxt", "items": "/dta"}"#
        #expect(
            try pagination(#""x-endpoint-pagination": \#(rule)"#).reported == [
                "warning: 'list' is not paginated: it has no parameter 'cursr'; did you mean 'cursor'?",
                "warning: 'list' is not paginated: 'Page' has no member 'nxt'; did you mean 'next'?",
                "warning: 'list' is not paginated: 'Page' has no member 'dta'; did you mean 'data'?",
            ]
        )
        let same = #"{"type": "cursor", "parameter": "cursor", "next": "/none", "items": "/none"}"#
        #expect(try pagination(#""x-endpoint-pagination": \#(same)"#).reported.count == 1)
    }

    @Test("pagination in the configuration takes precedence over the description's")
    func configured() throws {
        let found = try snippet(
            endpointsOf: list(
                #""x-endpoint-pagination": {"type": "link", "items": "/data"}"#,
                schema: ##"{"$ref": "#/components/schemas/Page"}"##
            ),
            configuration: #"{"pagination": {"list": {"type": "page", "parameter": "page", "items": "/data"}}}"#
        )
        #expect(found.swift.contains(#".page(\.page, first: 0, items: { $0.data })"#))
        #expect(found.reported.isEmpty)
    }
}
