import Testing

@Suite("Snippets: successes")
struct ResponseSnippets {
    @Test(
        "JSON without a schema, which frameworks add, yields to text and bytes",
        arguments: [
            (#""application/json": {"schema": {}}, "image/png": {}"#, "Data", "image/png, */*;q=0.1"),
            (#""application/json": {}, "text/csv": {"schema": {"type": "string"}}"#, "String", "text/csv, */*;q=0.1"),
            (#""image/png": {}, "image/jpeg": {}"#, "Data", "image/png, image/jpeg, */*;q=0.1"),
        ]
    )
    func placeholderJSON(content: String, type: String, accept: String) throws {
        let snippet = try responding(content)
        #expect(snippet.reported == [])
        #expect(snippet.swift.contains("public typealias Response = \(type)\n"))
        #expect(snippet.swift.contains("request.accept(\"\(accept)\")"))
    }

    @Test(
        "Swagger 2.0: a success without a schema is requested in the media types of its own operation",
        arguments: [
            ("text/csv", "String", "text/csv, */*;q=0.1"), ("image/svg+xml", "Data", "image/svg+xml, */*;q=0.1"),
            ("application/vnd.a+json", "NoContent", "application/vnd.a+json, */*;q=0.1"),
            ("application/json", "NoContent", nil), ("*/*", "NoContent", "application/json, */*;q=0.1"),
            ("application/vnd.(a)+json", "NoContent", "application/json, */*;q=0.1"),
        ]
    )
    func produced(type: String, response: String, accept: String?) throws {
        let swift = try snippet(
            operation: #"{"produces": ["\#(type)"], "responses": {"200": {"description": "-"}}}"#,
            version: "2.0"
        ).swift
        #expect(swift.contains("public typealias Response = \(response)\n"))
        #expect(swift.firstMatch(of: /request.accept\("(.*)"\)/).map { String($0.1) } == accept)
    }

    @Test(
        "a success whose content is not described may have any media type",
        arguments: [
            (#""200": {"description": "-"}"#, true), (#""2XX": {"description": "-"}"#, true),
            (#""default": {"description": "-"}"#, true), ("", true),
            (#""404": {"description": "-", "content": {"application/json": {"schema": {"type": "object"}}}}"#, true),
            (#""202": {"description": "-"}, "204": {"description": "-"}"#, true),
            (#""204": {"description": "-"}"#, false),
            (#""200": {"description": "-", "content": {"application/json": {}}}, "202": {"description": "-"}"#, false),
        ]
    )
    func undescribedContent(responses: String, isAny: Bool) throws {
        let swift = try snippet(operation: #"{"operationId": "read", "responses": {\#(responses)}}"#).swift
        let accepted = swift.firstMatch(of: /request.accept\("(.*)"\)/).map { String($0.1) }
        #expect(accepted == (isAny ? "application/json, */*;q=0.1" : nil))
    }

    @Test(
        "HEAD requests what GET would, if that is JSON",
        arguments: [("application/json", false), ("image/png", true)]
    )
    func head(type: String, isAny: Bool) throws {
        let swift = try snippet(
            operation: #"{"responses": {"200": {"description": "-", "content": {"\#(type)": {}}}}}"#,
            method: "head"
        ).swift
        #expect(swift.contains(#"request.accept("application/json, */*;q=0.1")"#) == isAny)
    }

    @Test(
        "JSON is requested if it is described, or if the other media types describe nothing more",
        arguments: [
            (#""application/json": {"schema": {"type": "integer"}}, "image/png": {}"#, "Int"),
            (
                #""text/plain": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "string"}}"#,
                "String"
            ),
            (#""application/json": {"schema": {"type": "string", "enum": ["a"]}}, "image/png": {}"#, "OK"),
            (#""application/json": {}, "application/xml": {"schema": {"type": "string"}}"#, "JSONValue"),
            (#""application/json": {"schema": {"type": "string"}}, "text/html": {}"#, "String"),
        ]
    )
    func describedJSON(content: String, type: String) throws {
        let swift = try responding(content).swift
        #expect(!swift.contains("request.accept("))
        #expect(swift.contains("response.json()"))
        #expect(type == "OK" || swift.contains("public typealias Response = \(type)\n"))
    }

    @Test(
        "bytes of any media type are requested as such, and so is content that nothing describes",
        arguments: [
            (#""*/*": {}"#, "*/*"), (#""*/*": {"schema": {"type": "string", "format": "byte"}}"#, "*/*"),
            (#""*/*": {"schema": {"type": "string", "format": "binary"}}"#, "*/*"),
            (
                #"""
                "application/json": {"schema": {"type": "string", "format": "binary"}},
                "application/zip": {"schema": {"type": "string", "format": "binary"}}
                """#,
                "application/zip, application/json, */*;q=0.1"
            ),
        ]
    )
    func anyBytes(content: String, accept: String) throws {
        let swift = try responding(content).swift
        #expect(swift.contains("public typealias Response = Data\n"))
        #expect(swift.contains("response.data()"))
        #expect(swift.contains("request.accept(\"\(accept)\")"))
    }

    @Test("JSON of any media type stays JSON")
    func anyJSON() throws {
        let swift = try responding(#""*/*": {"schema": {"type": "array", "items": {"type": "integer"}}}"#).swift
        #expect(swift.contains("public typealias Response = [Int]\n"))
        #expect(!swift.contains("request.accept("))
    }

    private func responding(_ content: String) throws -> Snippet {
        try snippet(
            operation: #"""
                {"operationId": "read", "responses": {"200": {"description": "It.", "content": {\#(content)}}}}
                """#
        )
    }
}
