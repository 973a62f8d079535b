import Testing

@testable import EndpointDescription

@Suite("Pagination rules in descriptions")
struct PaginationRuleTests {
    private func read(_ members: String) -> (rule: PaginationRule?, reported: [String]) {
        let log = DiagnosticLog()
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "x-fern-pagination": {"offset": "$request.page", "results": "$response.all"},
             "paths": {"/a": {"get": {"responses": {"204": {"description": "-"}}, \#(members)}}}}
            """#
        let description = readDescription(Array(text.utf8), path: "a.json", into: log)
        return (
            description?.operations.first?.paginationRules.first,
            log.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
        )
    }

    @Test("every member of our rule is read")
    func own() throws {
        let (read, reported) = read(
            #""x-endpoint-pagination": {"type": "page", "body": "/a~1b/c", "first": 0, "limit": "size", "pages": "/pages", "hasMore": "/more", "items": ""}"#
        )
        let rule = try #require(read)
        #expect(reported.isEmpty)
        #expect(rule.style == .page)
        #expect(rule.first == 0)
        guard case .body(["a/b", "c"])? = rule.input?.value, case .body([]) = rule.items.value,
            case .parameter("size")? = rule.size?.value, case .body(["pages"])? = rule.pages?.value
        else {
            Issue.record("\(rule)")
            return
        }
    }

    @Test("Fern's rule for the whole description applies to operations marked with true")
    func whole() {
        #expect(read(#""x-fern-pagination": true"#).rule?.style == .page)
        #expect(read(#""x-fern-pagination": false"#).rule == nil)
        #expect(
            read(#""x-fern-pagination": true, "x-endpoint-pagination": {"type": "link", "items": ""}"#).rule?.style
                == .link
        )
    }

    @Test(
        "a malformed rule is reported with the correct form",
        arguments: [
            (#""x-endpoint-pagination": true"#, "error: 'x-endpoint-pagination' must be an object"),
            (
                #""x-endpoint-pagination": {"type": "cursr"}"#,
                "error: the 'type' of 'x-endpoint-pagination' must be cursor, page, offset, link, url or query; did you mean 'cursor'?"
            ),
            (
                #""x-endpoint-pagination": {"type": "link"}"#,
                "error: 'x-endpoint-pagination' has the type 'link', which needs 'items'"
            ),
            (
                #""x-endpoint-pagination": {"type": "link", "items": "data"}"#, "error: 'items' must be a JSON Pointer"
            ),
            (
                #""x-endpoint-pagination": {"type": "cursor", "items": "/data", "next": "/next"}"#,
                "error: 'x-endpoint-pagination' has the type 'cursor', which needs 'parameter'"
            ),
            (
                #""x-endpoint-pagination": {"type": "cursor", "items": "/data", "parameter": "c"}"#,
                "error: 'x-endpoint-pagination' has the type 'cursor', which needs 'next'"
            ),
            (
                #""x-endpoint-pagination": {"type": "page", "items": "", "parameter": "p", "hasMore": "/m", "isLast": "/l"}"#,
                "error: 'x-endpoint-pagination' has both 'hasMore' and 'isLast'"
            ),
            (
                #""x-endpoint-pagination": {"type": "cursor", "items": "", "parameter": "p", "body": "/c", "next": "/n"}"#,
                "error: 'x-endpoint-pagination' has both 'parameter' and 'body'"
            ),
            (
                #""x-endpoint-pagination": {"type": "offset", "items": "/data", "parameter": 1}"#,
                "error: a parameter must be named by a string"
            ),
            (
                #""x-endpoint-pagination": {"type": "link", "items": "", "next": "/n"}"#,
                "error: a rule of the type 'link' has no member 'next'"
            ),
            (
                #""x-speakeasy-pagination": 1"#,
                "warning: 'x-speakeasy-pagination' must be an object with 'type' and 'outputs'"
            ),
            (
                #""x-speakeasy-pagination": {"type": "cursor", "outputs": {"nextCursor": "$.n"}}"#,
                "warning: 'x-speakeasy-pagination' has no 'results' among its outputs"
            ),
            (
                #""x-speakeasy-pagination": {"type": "url", "outputs": {"results": "$..data[*]", "nextUrl": "$.n"}}"#,
                "warning: this path is not supported"
            ),
            (
                #""x-speakeasy-pagination": {"type": "cursor", "outputs": {"results": "$.d", "nextCursor": "$.n"}}"#,
                "warning: 'x-speakeasy-pagination' does not specify which parameter takes the next page"
            ),
            (
                #""x-fern-pagination": {"cursor": "cursor", "next_cursor": "$response.n", "results": "$response.d"}"#,
                "warning: expected a path into the request"
            ),
            (
                #""x-fern-pagination": {"results": "$response.d"}"#,
                "warning: 'x-fern-pagination' does not specify where the next page is"
            ),
        ]
    )
    func wrongShapes(members: String, message: String) {
        let (rule, reported) = read(members)
        #expect(rule == nil)
        #expect(reported.first == message)
    }

    @Test(
        "a faulty path to the next page is one warning",
        arguments: [
            #""x-fern-pagination": {"cursor": "$request.c", "next_cursor": "$.a[*]", "results": "$response.d"}"#,
            #""x-fern-pagination": {"next_uri": "$.a[*]", "results": "$response.d"}"#,
            #""x-speakeasy-pagination": {"type": "url", "outputs": {"results": "$.data", "nextUrl": "$..n"}}"#,
        ]
    )
    func faultyNextPage(members: String) {
        #expect(read(members).reported == ["warning: this path is not supported"])
    }

    @Test(
        "a path to the items is a JSONPath of names and indices",
        arguments: [
            ("$response.data.items", ["data", "items"]), ("$.404.a-b", ["404", "a-b"]), ("$", []), ("$response", []),
            (#"$response['it\'s']"#, ["it's"]), (#"$['\u006eext']"#, ["next"]), ("$[ 'next' ]", ["next"]),
            ("$['a'][0][-1]", ["a", "0", "-1"]), ("$[+0]", nil), ("$[01]", nil), ("$[-2]", nil), ("$.a[*]", nil),
            ("$.hydra:member", ["hydra:member"]), ("$response.data items.a/b", ["data items", "a/b"]), ("$.a:", ["a:"]),
            ("$.a:.", nil), ("$.@odata.nextLink", nil), ("$.a:b[*]", nil), ("$..a", nil), ("data", nil),
            ("$responses.a", nil), ("$a", nil),
        ] as [(String, [String]?)]
    )
    func paths(path: String, steps: [String]?) {
        let escaped = path.replacing("\\", with: "\\\\")
        let (rule, _) = read(#""x-fern-pagination": {"next_uri": "$.n", "results": "\#(escaped)"}"#)
        guard case .body(let found)? = rule?.items.value else {
            #expect(steps == nil)
            return
        }
        #expect(found == steps)
    }
}
