import Testing

@Suite("Snippets: bodies that are null, or of any media type")
struct RawBodySnippets {
    /// The property that holds the body, and the statements that send it.
    private func sent(_ content: String, isRequired: Bool = true) throws -> [String] {
        let swift = try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": \#(isRequired), "content": \#(content)},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).swift
        let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
        return lines.filter { $0.hasPrefix("public var body: ") || $0.contains("request.") && !$0.contains(".path") }
            .map(String.init)
    }

    @Test(
        "a text or bytes under a range of media types, and parts without names, are sent as they are, in the type that the caller passes",
        arguments: [
            (#""*/*": {"schema": {"type": "string"}}"#),
            (#""*/*": {"schema": {"type": "string", "format": "binary"}}"#),
            (#""application/*": {"schema": {"type": "string", "format": "binary"}}"#),
            (#""multipart/form-data": {"schema": {"type": "string", "format": "binary"}}"#),
            (#""multipart/form-data": {"schema": {"additionalProperties": {"type": "string", "format": "binary"}}}"#),
        ]
    )
    func ranges(media: String) throws {
        #expect(
            try sent("{\(media)}") == ["public var body: HTTPBody", "request.body(body, contentType: contentType)"]
        )
    }

    @Test("a call without its optional body names no media type", arguments: [true, false])
    func optionalRange(isRequired: Bool) throws {
        let swift = try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": \#(isRequired), "content": {"image/*": {"schema": {"type": "string", "format": "binary"}}}},
                 "responses": {"204": {"description": "Done."}}}
                """#,
            method: "post"
        ).swift
        #expect(swift.contains(#"contentType: String = "application/octet-stream""#) != isRequired)
    }

    @Test("a member that may be anything is JSON in a form whose body may also be JSON, and a file in another one")
    func anythingInAForm() throws {
        let schema = #"{"schema": {"type": "object", "properties": {"data": {}}}}"#
        func form(_ others: String) throws -> String {
            try snippet(
                operation: #"""
                    {"operationId": "send", "requestBody": {"content": {\#(others)"multipart/form-data": \#(schema)}},
                     "responses": {"204": {"description": "Done."}}}
                    """#,
                method: "post"
            ).swift
        }
        #expect(try form(#""application/json": \#(schema), "#).contains(#"form.json("data", value.data)"#))
        #expect(try form("").contains(#"form.file("data", "#))
    }

    @Test("bytes with a JSON media type are sent without quotation marks, as they are received")
    func binaryJSON() throws {
        let media = #"{"application/json": {"schema": {"type": "string", "format": "binary"}}}"#
        #expect(
            try sent(media) == [
                "public var body: HTTPBody", #"request.body(body, contentType: "application/json")"#,
            ]
        )
    }

    @Test(
        "JSON under a range of media types stays JSON",
        arguments: [
            (#"{"type": "integer"}"#, "Int"), (#"{"type": "array", "items": {"type": "string"}}"#, "[String]"),
            (#"{"type": "string", "enum": ["a"]}"#, "Body"),
        ]
    )
    func json(schema: String, type: String) throws {
        #expect(
            try sent(#"{"*/*": {"schema": \#(schema)}}"#) == ["public var body: \(type)", "request.json(body)"]
        )
    }

    @Test("a required body that may be null is sent as null, and one that may be missing is left out")
    func null() throws {
        let media = #"{"application/json": {"schema": {"type": ["array", "null"], "items": {"type": "integer"}}}}"#
        #expect(try sent(media) == ["public var body: [Int]?", "request.json(.some(body))"])
        #expect(try sent(media, isRequired: false) == ["public var body: [Int]?", "request.json(body)"])
    }

    @Test(
        "a note names a body that is described as more than the text or the bytes that the caller passes",
        arguments: [
            ("text/plain", #"{"type": "integer"}"#, "text"), ("text/csv", #"{"type": "array", "items": {}}"#, "text"),
            ("application/msgpack", #"{"type": "object"}"#, "bytes"),
            ("application/msgpack", #"{"properties": {"a": {}}}"#, "bytes"),
            ("text/plain", #"{"enum": ["a"]}"#, nil), ("text/plain", #"{"type": ["string", "null"]}"#, nil),
            ("application/pdf", #"{"type": "string", "format": "binary"}"#, nil), ("image/png", "{}", nil),
        ]
    )
    func describedAsMore(media: String, schema: String, form: String?) throws {
        let content = #"{"content": {"\#(media)": {"schema": \#(schema)}}}"#
        let snippet = try snippet(
            operation: #"{"requestBody": \#(content), "responses": {"200": \#(content)}}"#,
            method: "post"
        )
        let notes = form.map { ["is received as \($0)", "is sent as the \($0) that the caller passes"] }
        #expect(snippet.reported.sorted() == (notes ?? []).map { "note: \(media) \($0)" })
    }

    @Test("a note says that a form in a response is received as bytes")
    func formInResponse() throws {
        let form = #"{"application/x-www-form-urlencoded": {"schema": {"type": "object", "properties": {"a": {}}}}}"#
        let snippet = try snippet(operation: #"{"responses": {"200": {"content": \#(form)}}}"#)
        #expect(snippet.reported == ["note: application/x-www-form-urlencoded is received as bytes"])
    }

    @Test("the null of a choice of bodies is sent")
    func nullOfAChoice() throws {
        let media = #"""
            {"application/json": {"schema": {"type": ["integer", "null"]}}, "text/plain": {"schema": {"type": "string"}}}
            """#
        #expect(
            try sent(media) == [
                "public var body: Body", "case .json(let value): request.json(.some(value))",
                "case .text(let value): request.text(value, contentType: \"text/plain\")",
            ]
        )
    }
}
