import Testing

@Suite("Snippets: parameters together")
struct ParameterSetSnippets {
    @Test(
        "a parameter with lists or objects inside it is a warning, unless its style or its content can write it",
        arguments: [
            (
                #""schema": {"type": "array", "items": {"type": "object", "properties": {"k": {"type": "string"}}}}"#,
                "form"
            ),
            (#""schema": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}}"#, "form"),
            (
                #""style": "pipeDelimited", "schema": {"properties": {"k": {"type": "array", "items": {"type": "string"}}}}"#,
                "pipeDelimited"
            ),
            (
                #""explode": false, "schema": {"properties": {"k": {"type": "array", "items": {"type": "string"}}}}"#,
                "form"
            ),
            (#""schema": {"properties": {"k": {"type": "array", "items": {"type": "array", "items": {}}}}}"#, "form"),
            (#""schema": {"properties": {"k": {"type": "array", "items": {"type": "string"}}}}"#, nil),
            (#""style": "deepObject", "schema": {"properties": {"k": {"type": "array", "items": {}}}}"#, nil),
            (#""content": {"application/json": {"schema": {"type": "array", "items": {"type": "object"}}}}"#, nil),
            (#""schema": {"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "object"}]}}"#, nil),
            (
                #""explode": false, "schema": {"oneOf": [{"properties": {"a": {"type": "array", "items": {}}}}, {"properties": {"b": {"type": "object"}}}]}"#,
                "form"
            ),
            (
                #""schema": {"oneOf": [{"properties": {"a": {"type": "array", "items": {"type": "array"}}}}, {"type": "string"}]}"#,
                nil
            ),
            (
                #""schema": {"type": "array", "items": {"oneOf": [{"type": "array", "items": {}}, {"properties": {"a": {}}}]}}"#,
                "form"
            ),
        ] as [(String, String?)]
    )
    func nesting(form: String, style: String?) throws {
        let reported = try snippet(
            operation: #"""
                {"operationId": "find", "parameters": [{"name": "by", "in": "query", \#(form)}],
                 "responses": {"204": {"description": "Done."}}}
                """#
        ).reported
        let warning = style.map {
            "warning: 'by' contains nested lists or objects, which style '\($0)' cannot encode"
        }
        #expect(reported == (warning.map { [$0] } ?? []))
    }

    @Test(
        "a form's field that no style can write is a warning, unless it has no style",
        arguments: [
            (#"{"explode": true}"#, "form"), (#"{"style": "pipeDelimited", "explode": false}"#, "pipeDelimited"),
            (#"{"style": "deepObject"}"#, nil), (#"{"contentType": "application/json"}"#, nil),
        ] as [(String, String?)]
    )
    func nestingInForms(encoding: String, style: String?) throws {
        let reported = try snippet(
            pathItem: #"""
                {"post": {"operationId": "find", "requestBody": {"content": {"application/x-www-form-urlencoded": {
                    "schema": {"properties": {"by": {"type": "array", "items": {"properties": {"k": {"type": "string"}}}}}},
                    "encoding": {"by": \#(encoding)}}}},
                 "responses": {"204": {"description": "Done."}}}}
                """#
        ).reported
        let warning = style.map {
            "warning: the field 'by' contains nested lists or objects, which style '\($0)' cannot encode"
        }
        #expect(reported == (warning.map { [$0] } ?? []))
    }
}
