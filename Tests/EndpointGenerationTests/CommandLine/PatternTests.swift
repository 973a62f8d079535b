import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("endpoint-generator.json: rules for operations by pattern")
struct PatternTests {
    /// Each operation with what makes it paginated: its link header and its list.
    private static let paths = #"""
        "/issues": {"get": {"operationId": "issues/list", "responses": {"200": LINKED}},
                    "post": {"operationId": "issues/create", "responses": {"204": {"description": "-"}}}},
        "/labels": {"get": {"operationId": "issues/labels", "responses": {"200": PLAIN}}},
        "/runs": {"get": {"operationId": "issues/runs", "responses": {"200": NESTED}}}
        """#

    private func planned(
        _ configuration: String,
        _ paths: String = PatternTests.paths
    ) throws -> (client: ClientBlueprint, reported: [String]) {
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        let header = #""headers": {"Link": {"schema": {"type": "string"}}}"#
        func response(_ schema: String, _ header: String) -> String {
            #"{"description": "-", \#(header), "content": {"application/json": {"schema": \#(schema)}}}"#
        }
        let paths =
            paths
            .replacing("LINKED", with: response(list, header))
            .replacing("PLAIN", with: response(list, #""headers": {}"#))
            .replacing(
                "NESTED",
                with: response(#"{"type": "object", "properties": {"runs": \#(list)}}"#, header)
            )
        let text = #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {\#(paths)}}"#
        let log = DiagnosticLog()
        var options = ClientOptions()
        options.configuration = Configuration(Array(configuration.utf8), path: "c.json", into: log)
        let planned = planClient(from: Array(text.utf8), path: "a.json", options: options, log: log)
        let reported = log.diagnostics.map { String($0.description.prefix { $0 != "\n" }) }
        return (try #require(planned).client, reported.filter { !$0.contains("note:") })
    }

    private func paginated(_ client: ClientBlueprint) -> [String] {
        client.endpoints.compactMap { endpoint in
            guard case .endpoint(let blueprint) = endpoint.declaration.kind, blueprint.pagination != nil else {
                return nil
            }
            return blueprint.id
        }
    }

    @Test("a pattern applies to operations with such pages and leaves the others unchanged")
    func pages() throws {
        let (client, reported) = try planned(#"{"pagination": {"issues/*": {"type": "link", "items": ""}}}"#)
        #expect(paginated(client) == ["issues/list"])
        #expect(reported == [])
    }

    @Test("if the rule of a longer pattern does not fit, that of a shorter one applies")
    func several() throws {
        let (client, reported) = try planned(
            #"{"pagination": {"*": {"type": "link", "items": ""}, "issues/*": {"type": "link", "items": "/runs"}}}"#
        )
        #expect(paginated(client) == ["issues/list", "issues/runs"])
        #expect(reported == [])
    }

    @Test("a rule for the operation itself takes precedence, and its faults are reported")
    func single() throws {
        let (client, reported) = try planned(
            #"{"pagination": {"issues/list": {"type": "link", "items": "/x"}, "*": {"type": "link", "items": ""}}}"#
        )
        #expect(paginated(client) == [])
        #expect(reported.count == 1 && reported[0].contains("'issues/list' is not paginated"))
    }

    @Test("a pattern that matches no operation is an error, and one that matches none with such pages is a warning")
    func nothing() throws {
        let (_, reported) = try planned(
            #"""
            {"pagination": {"pulls/*": {"type": "link", "items": ""}, "issues/*": {"type": "link", "items": "/x"},
            "*": {"type": "page", "parameter": "x", "items": ""}}}
            """#
        )
        #expect(
            reported == [
                "c.json:1:28: error: there is no operation 'pulls/*'",
                "c.json:1:71: warning: no operation of 'issues/*' has this list and documents a header 'Link'",
                "c.json:2:6: warning: no operation of '*' has this list, or this parameter",
            ]
        )
    }

    @Test("a rule of a pattern whose next page no operation has is a warning")
    func nextPage() throws {
        let (client, reported) = try planned(
            #"{"pagination": {"*": {"type": "cursor", "parameter": "cursor", "items": "/runs", "next": "/next"}}}"#,
            #"""
            "/runs": {"get": {"operationId": "runs", "responses": {"200": NESTED},
                "parameters": [{"name": "cursor", "in": "query", "schema": {"type": "string"}}]}}
            """#
        )
        #expect(paginated(client) == [])
        #expect(
            reported == [
                "c.json:1:90: warning: the pagination rule fits no operation of '*': 'Response' has no member 'next'"
            ]
        )
    }

    @Test(
        "A pattern finds a member of an object in the query",
        arguments: [("form", "number"), ("deepObject", "page[number]")]
    )
    func membersOfQuery(style: String, name: String) throws {
        let paths = #"""
            "/issues": {"get": {"operationId": "issues/list", "parameters": [{"name": "page", "in": "query", "required": true,
                "style": "\#(style)", "explode": true,
                "schema": {"type": "object", "required": ["number"], "properties": {"number": {"type": "integer"}}}}],
                "responses": {"200": PLAIN}}}
            """#
        let rule = #"{"type": "page", "parameter": "\#(name)", "items": ""}"#
        let (client, reported) = try planned(#"{"pagination": {"*": \#(rule)}}"#, paths)
        #expect(paginated(client) == ["issues/list"])
        #expect(reported == [])
    }

    @Test("a timeout by pattern takes precedence over one by tag, and one by operation over both")
    func calls() throws {
        let (client, reported) = try planned(#"{"timeout": {"issues/list": 9, "issues/*": 5}}"#)
        let timeouts = client.endpoints.map { $0.operation.rules.timeout }
        #expect(timeouts == [9_000, 5_000, 5_000, 5_000])
        #expect(reported == [])
    }
}
