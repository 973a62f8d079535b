import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Deep schemas")
struct DeepSchemaTests {
    @Test(
        "long chains of components do not exhaust the stack",
        .timeLimit(.minutes(15)),
        arguments: [
            #"{"type": "array", "items": {"oneOf": [<next>, {"type": "string"}]}}"#,
            #"{"type": "array", "items": {"properties": {"v": {"oneOf": [<next>, {"type": "string"}]}}}}"#,
            #"{"type": "object", "additionalProperties": {"anyOf": [{"type": "integer"}, <next>]}}"#,
            #"{"oneOf": [{"type": "integer"}, <next>]}"#,
        ],
        [false, true]
    )
    func chains(schema: String, isRing: Bool) throws {
        let count = 1_000
        let links = (0..<count).map { number in
            let next = isRing ? (number + 1) % count : number + 1
            let reference = ##"{"$ref": "#/components/schemas/S\##(next)"}"##
            return #""S\#(number)": \#(schema.replacing("<next>", with: reference))"#
        }
        let description = ##"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/x": {"get": {"operationId": "x",
             "parameters": [{"name": "q", "in": "query", "schema": {"$ref": "#/components/schemas/S0"}}],
             "responses": {"204": {"description": "Done."}}}}},
             "components": {"schemas": {\##(links.joined(separator: ", ")), "S\##(count)": {"type": "string"}}}}
            """##
        var options = ClientOptions()
        options.stubbedModule = "Client"
        let client = try generateClient(
            from: Array(description.utf8),
            path: "api.json",
            options: options,
            log: DiagnosticLog()
        )
        #expect(client?.stubs != nil)
    }
}
