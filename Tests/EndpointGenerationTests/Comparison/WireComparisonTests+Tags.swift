import Testing

extension WireComparisonTests {
    @Test("another tag of a form that is one of several is a change on the wire")
    func tags() throws {
        func forms(_ tag: String, sentAs encoding: String = "{}") -> (paths: String, schemas: String) {
            let paths = #"""
                "/f": {"post": {"operationId": "fill", "requestBody": {"required": true, "content": {
                    "multipart/form-data": {"encoding": {"kind": \#(encoding)}, "schema": {
                        "oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}],
                        "discriminator": {"propertyName": "kind", "mapping": {"\#(tag)": "#/components/schemas/A"}}}}}},
                    "responses": {"204": {"description": "-"}}}}
                """#
            let members = #"{"type": "object", "properties": {"kind": {"type": "string"}, "n": {"type": "string"}}}"#
            return (paths, #""A": \#(members), "B": \#(members)"#)
        }
        #expect(
            try changes(from: forms("a"), to: forms("x")) == [
                #"breaking: 'Fill.body.a.kind' is now sent as the field 'kind' with "x" instead of as the field 'kind' with "a""#
            ]
        )
        #expect(try changes(from: forms("a"), to: forms("a")).isEmpty)
        let typed = try changes(from: forms("a"), to: forms("a", sentAs: #"{"contentType": "text/x-kind"}"#))
        #expect(
            typed
                == [("a", "a"), ("b", "B")].map { form, tag in
                    """
                    breaking: 'Fill.body.\(form).kind' is now sent as the field 'kind' with "\(tag)" (of type text/x-kind) instead \
                    of as the field 'kind' with "\(tag)"
                    """
                }
        )
    }
}
