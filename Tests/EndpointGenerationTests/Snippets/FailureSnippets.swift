import Testing

@Suite("Snippets: failures")
struct FailureSnippets {
    static let problem = #""schemas": {"Problem": {"type": "object", "properties": {"title": {"type": "string"}}}}"#

    @Test("a failure that is described as an object is read as JSON, whatever media type the operation produces")
    func objectInBytes() throws {
        let object = #"{"type": "object", "properties": {"message": {"type": "string"}}}"#
        let swift = try snippet(
            operation: #"""
                {"operationId": "export", "responses": {
                    "200": {"description": "A file.", "content": {"application/x-tar": {"schema": \#(object)}}},
                    "400": {"description": "No.", "content": {"application/x-tar": {"schema": \#(object)}}},
                    "404": {"description": "Gone.", "content": {"text/plain": {"schema": \#(object)}}},
                    "410": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}}}}
                """#
        ).swift
        #expect(swift.contains("case 200, 201: .success(try response.data())"))
        #expect(swift.contains("case 400: .failure(.badRequest(try response.json()))"))
        #expect(swift.contains("case 404: .failure(.notFound(try response.json()))"))
        #expect(swift.contains("case 410: .failure(.gone(try response.text()))"))
    }

    @Test("a failure in JSON and in another kind of media type with a different body is read as JSON, which is noted")
    func severalMedia() throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "export", "responses": {"204": {"description": "Done."}, "400": {"description": "No.", "content": {
                    "text/csv": {"schema": {"type": "string"}},
                    "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}}}
                """#,
            components: FailureSnippets.problem
        )
        #expect(
            snippet.reported == [
                "note: the failure is read as application/problem+json only; also described: text/csv"
            ]
        )
    }
}
