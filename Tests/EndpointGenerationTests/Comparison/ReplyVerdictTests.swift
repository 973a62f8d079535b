import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Verdicts about replies and their links")
struct ReplyVerdictTests {
    private static let text = #"""
        {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
          "/a": {"post": {"operationId": "make", "responses": {
            "201": {"description": "-", "headers": {"X-Count": {"schema": {"type": "integer"}}},
              "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Made"}}},
              "links": {"got": {"operationId": "get", "parameters": {"id": "$response.body#/id"}}}},
            "202": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Made"}}}}}}},
          "/a/{id}": {"get": {"operationId": "get", "parameters": [
             {"name": "sort", "in": "query", "schema": {"type": "string"}},
             {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
            "responses": {"204": {"description": "-"}}}}},
         "components": {"schemas": {"Made": {"type": "object", "required": ["id", "n"],
           "properties": {"id": {"type": "string"}, "n": {"type": "string"}}}}}}
        """#

    private func client(_ text: String) throws -> PlannedClient {
        let log = DiagnosticLog()
        let planned = planClient(from: Array(text.utf8), path: "t.json", options: ClientOptions(name: "API"), log: log)
        #expect(!log.hasErrors, "\(log.diagnostics)")
        let (whole, description, blueprint) = try #require(planned)
        return PlannedClient(blueprint, of: description, outOf: whole)
    }

    private func changes(_ edit: ComparisonTests.Edit) throws -> [String] {
        try #require(Self.text.contains(edit.words), "\(edit.words)")
        let changed = try client(Self.text.replacing(edit.words, with: edit.others))
        return compare(try client(Self.text), with: changed).map { "\($0.impact.rawValue): \($0.text)" }
    }

    @Test(
        "each change is reported once",
        arguments: [
            ComparisonTests.Edit(
                #"{"name": "sort","#,
                #"{"name": "verbose", "in": "query", "schema": {"type": "boolean"}}, {"name": "sort","#,
                ["additive: 'Get.verbose' was added"]
            ),
            ComparisonTests.Edit(
                #"{"name": "sort","#,
                #"{"name": "X-V", "in": "header", "schema": {"type": "boolean"}}, {"name": "sort","#,
                ["additive: 'Get.xV' was added"]
            ),
            ComparisonTests.Edit(
                #"{"name": "sort","#,
                #"{"name": "v", "in": "query", "required": true, "schema": {"type": "boolean"}}, {"name": "sort","#,
                [
                    "breaking: the link 'got' of 'Make' now has another target or other parameters",
                    "breaking: 'Get' now requires 'v'",
                ]
            ),
            ComparisonTests.Edit(
                #"{"id": "$response.body#/id"}"#,
                #"{"id": "$response.body#/n"}"#,
                ["breaking: the link 'got' of 'Make' now passes other values"]
            ),
            ComparisonTests.Edit(
                #"{"id": "$response.body#/id"}"#,
                #"{"id": "$response.body#/id", "sort": "$response.body#/n"}"#,
                ["breaking: the link 'got' of 'Make' now has another target or other parameters"]
            ),
            ComparisonTests.Edit(
                #""required": ["id", "n"]"#,
                #""required": ["n"]"#,
                [
                    "breaking: the link 'got' of 'Make' now returns 'Get?' instead of 'Get'",
                    "breaking: 'Made.id' is now optional",
                    "breaking: the argument order of the initializer of 'Made' changed: 'n' now comes earlier",
                ]
            ),
            ComparisonTests.Edit(
                #""X-Count": {"schema": {"type": "integer"}}"#,
                #""X-Count": {"schema": {"type": "string"}}"#,
                ["breaking: the type of the header 'count' of 'Make' is now 'String?' instead of 'Int?'"]
            ),
            ComparisonTests.Edit(
                ##",\##n    "202": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Made"}}}}"##,
                "",
                ["breaking: 'Make' no longer succeeds with 202, only with 201"]
            ),
            ComparisonTests.Edit(
                #""202": {"description""#,
                #""203": {"description""#,
                [
                    "breaking: 'Make' no longer succeeds with 202, but with 203",
                    "breaking: 'Make' may now also succeed with 203, which older clients cannot read",
                ]
            ),
        ]
    )
    func verdict(edit: ComparisonTests.Edit) throws {
        #expect(try changes(edit).sorted() == edit.expected.sorted())
    }

    @Test("a parameter of a link that may now be omitted leaves the link as it was, and the reverse does not")
    func easedParameter() throws {
        let sort = #"{"name": "sort", "in": "query", "schema": {"type": "string"}}"#
        func client(_ members: String) throws -> PlannedClient {
            try self.client(Self.text.replacing(sort, with: #"{"name": "sort", "in": "query", \#(members)}"#))
        }
        func changes(_ before: PlannedClient, _ after: PlannedClient) -> [String] {
            compare(before, with: after).map { "\($0.impact.rawValue): \($0.text)" }.sorted()
        }
        let link = "breaking: the link 'got' of 'Make' now has another target or other parameters"
        let required = try client(#""required": true, "schema": {"type": "integer"}"#)
        for others in [#""schema": {"type": "integer", "default": 20}"#, #""schema": {"type": "integer"}"#] {
            let optional = try client(others)
            let eased = changes(required, optional)
            #expect(!eased.contains { $0.contains("the link") }, "\(eased)")
            #expect(eased.contains("additive: 'Get.sort' may now be omitted"))
            #expect(changes(optional, required).contains(link))
        }
        let text = try client(#""schema": {"type": "string"}"#)
        #expect(changes(required, text).contains(link))
    }

    @Test("a change of a failure in one media type is at that media type, whatever number its case has")
    func furtherTypes() throws {
        func client(_ last: String) throws -> PlannedClient {
            let types = [
                ("application/json", "integer"), ("application/a+json", "boolean"), ("application/vnd.a+json", last),
            ]
            let content = types.map { #""\#($0)": {"schema": {"type": "array", "items": {"type": "\#($1)"}}}"# }
            let failure = #""404": {"description": "-", "content": {\#(content.joined(separator: ", "))}}, "202""#
            return try self.client(Self.text.replacing(#""202""#, with: failure))
        }
        let changes = compare(try client("string"), with: try client("number"))
        #expect(
            changes.map { "\($0.place.pointer ?? "-") \($0.text)" } == [
                "#/paths/~1a/post/responses/404/content/application~1vnd.a+json the payload of 'Make.Failure.notFoundA2' "
                    + "is now '[Double]' instead of '[String]'"
            ]
        )
    }

    @Test("the Markdown of a path neither mentions people nor links to addresses")
    func hostilePath() throws {
        let text = #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {PATHS}}"#
        let operation = #"{"get": {"operationId": "g", "responses": {"204": {"description": "-"}}}}"#
        let path = #""/@everyone/http://a.example/www.a.example/&commat;x/http&colon;//x.y/#1": \#(operation)"#
        let changes = compare(
            try client(text.replacing("PATHS", with: path)),
            with: try client(text.replacing("PATHS", with: ""))
        )
        let markdown = ChangeFormat.markdown.text(of: changes, isQuiet: false)
        #expect(
            !markdown.contains("@everyone") && !markdown.contains("http://") && !markdown.contains("www.a"),
            "\(markdown)"
        )
        // CommonMark §2.5 decodes entities, but not after a backslash.
        #expect(markdown.contains("/\\&commat;x/http\\&colon;//x.y/\\#&#8203;1"), "\(markdown)")
    }
}
