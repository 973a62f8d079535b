import Testing

@Suite("Snippets: streams")
struct StreamSnippets {
    @Test(
        "an element is a line, a record, an event, or a part of an event's data",
        arguments: [
            ("application/jsonl", #""schema": {"type": "integer"}"#, "Int", ".jsonLines"),
            (
                "application/x-ndjson", #""schema": {"type": "array", "items": {"type": "integer"}}"#, "Int",
                ".jsonLines"
            ),
            ("application/geo+json-seq", #""itemSchema": {"type": "integer"}"#, "Int", ".jsonSequence"),
            ("application/jsonl", "", "JSONValue", ".jsonLines"),
            ("text/event-stream; charset=utf-8", #""schema": {"type": "integer"}"#, "Int", ".serverSentEvents"),
            ("text/event-stream", "", "ServerSentEvent", ".serverSentEvents"),
            ("text/event-stream", #""schema": {"type": "string"}"#, "ServerSentEvent", ".serverSentEvents"),
            (
                "text/event-stream",
                ##""itemSchema": {"$ref": "#/components/schemas/Event"}"##,
                "Event", ".serverSentEvents, reading: .event"
            ),
            (
                "text/event-stream",
                ##""itemSchema": {"$ref": "#/components/schemas/TextEvent"}"##,
                "TextEvent", ".serverSentEvents, reading: .event(data: .text)"
            ),
            (
                "text/event-stream",
                ##""schema": {"$ref": "#/components/schemas/AnyEvent"}"##,
                "AnyEvent", ".serverSentEvents, reading: .event(data: .jsonOrText)"
            ),
        ]
    )
    func elements(mediaType: String, schema: String, element: String, format: String) throws {
        let swift = try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {"200": {"description": "OK", "content": {"\#(mediaType)": {\#(schema)}}}}}
                """#,
            components: ##"""
                "schemas": {
                    "Event": {"type": "object", "properties": {"event": {"type": "string"}, "data": {"type": "object"}}},
                    "TextEvent": {"type": "object", "properties": {"event": {"type": "string"}, "data": {"type": "string"}}},
                    "AnyEvent": {"oneOf": [{"$ref": "#/components/schemas/Event"}, {"$ref": "#/components/schemas/TextEvent"}]}}
                """##
        ).swift
        let accept =
            mediaType.contains("charset")
            ? ["\"\(mediaType)\""] : mediaType == "text/event-stream" ? [""] : ["\"\(mediaType)\""]
        #expect(swift.contains("typealias Response = EventStream<\(element)>"), "\(swift)")
        #expect(swift.contains("case 200, 201: .success(try response.events(as: \(format)))"), "\(swift)")
        #expect(swift.contains("request.stream(\(accept[0]))"), "\(swift)")
    }

    @Test(
        "the data of an event is text, JSON or either, as its alternatives say",
        arguments: [
            (#""oneOf": [{"type": "string", "enum": ["x", "y"]}, {"type": "string"}]"#, ".event(data: .text)"),
            (#""anyOf": [{"type": "string", "format": "date-time"}, {"const": "now"}]"#, ".event(data: .text)"),
            (##""$ref": "#/components/schemas/Word""##, ".event(data: .text)"),
            (#""oneOf": [{"type": "string"}, {"type": "object"}]"#, ".event(data: .jsonOrText)"),
            (
                ##""oneOf": [{"$ref": "#/components/schemas/Word"}, {"type": "null"}, {"type": "integer"}]"##,
                ".event(data: .jsonOrText)"
            ),
            (#""type": ["string", "integer"]"#, ".event(data: .jsonOrText)"),
            (#""oneOf": [{"type": "integer"}, {"type": "object"}]"#, ".event"),
            (
                ##""oneOf": [{"$ref": "#/components/schemas/JSON"}, {"$ref": "#/components/schemas/Number"}]"##,
                ".event"
            ),
            (##""oneOf": [{"const": "[END]"}, {"$ref": "#/components/schemas/Number"}]"##, ".event(data: .jsonOrText)"),
            ("", ".event"),
        ]
    )
    func dataForms(data: String, reading: String) throws {
        let swift = try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {"200": {"description": "OK", "content": {"text/event-stream": {
                    "itemSchema": {"type": "object", "required": ["data"], "properties": {"data": {\#(data)}}}}}}}}
                """#,
            components: ##"""
                "schemas": {
                    "JSON": {"contentMediaType": "application/json", "contentSchema": {"type": "string"}},
                    "Number": {"contentMediaType": "application/json", "contentSchema": {"type": "integer"}},
                    "Word": {"oneOf": [{"type": "string", "maxLength": 3}, {"oneOf": [{"const": "+"}, {"const": "-"}]}]}}
                """##
        ).swift
        #expect(swift.contains("(as: .serverSentEvents, reading: \(reading)))"), "\(swift)")
    }

    @Test("a stream is requested by a query parameter, or else only by Accept")
    func switches() throws {
        func swift(_ parameter: String) throws -> String {
            try snippet(
                pathItem: #"""
                    {"get": {"operationId": "say", "parameters": [{"name": "\#(parameter)", "in": "query", "schema": {"type": "boolean"}}],
                        "responses": {"200": {"description": "OK", "content": {
                            "application/json": {"schema": {"type": "string"}}, "application/jsonl": {"schema": {"type": "integer"}}}}}}}
                    """#
            ).swift
        }
        let set = try swift("stream")
        #expect(set.contains(#"request.query("stream", true)"#) && set.contains("`GET /things`"))
        let unset = try swift("live")
        #expect(!unset.contains("true") && unset.contains("requests it by `Accept`"))
    }

    @Test(
        "'contentSchema' has no effect without a JSON media type",
        arguments: ["", #""contentMediaType": "text/csv","#]
    )
    func undeclaredData(mediaType: String) throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "listen", "responses": {
                    "200": {"description": "OK", "content": {"text/event-stream": {"itemSchema": {
                        "type": "object", "required": ["data"], "properties": {
                            "data": {"type": "string", \#(mediaType) "contentSchema": {"type": "integer"}},
                            "raw": {"type": "string", \#(mediaType) "contentSchema": {"type": "integer"}}}}}}}}}
                """#
        )
        #expect(snippet.swift.contains("public var data: String\n"))
        #expect(snippet.reported.isEmpty)
    }

    @Test(
        "a stream is requested by a member of the body, wherever the type of the body is declared",
        arguments: [
            ##""X": {"type": "object", "properties": {"body": {"properties": {"stream": {"type": "boolean"}}}}}"##,
            ##"""
            "X": {"type": "object", "properties": {"body": {"$ref": "#/components/schemas/Y"}}},
            "Y": {"$ref": "#/components/schemas/Z"},
            "Z": {"type": "object", "properties": {"stream": {"type": "boolean"}}}
            """##,
        ]
    )
    func switchOfANestedBody(schemas: String) throws {
        let swift = try snippet(
            endpointsOf: ##"""
                "paths": {"/chat": {"post": {
                    "operationId": "chat",
                    "requestBody": {"required": true, "content": {"application/json": {
                        "schema": {"$ref": "#/components/schemas/X/properties/body"}}}},
                    "responses": {"200": {"description": "OK", "content": {
                        "application/json": {"schema": {"type": "string"}},
                        "text/event-stream": {"itemSchema": {"type": "object"}}}}}}}},
                "components": {"schemas": {\##(schemas)}}
                """##
        ).swift
        #expect(swift.contains("body.stream = true"))
    }
}
