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

    @Test("the alternative for all other tags loses no tag")
    func fallbackTags() throws {
        func choice(_ fallback: String) -> (paths: String, schemas: String) {
            let paths = ##"""
                "/u": {"get": {"operationId": "read", "responses": {"200": {"description": "-", "content": {
                    "application/json": {"schema": {"$ref": "#/components/schemas/U"}}}}}}}
                """##
            let members = #""type": "object", "required": ["t"], "properties": {"t": {"type": "string"}"#
            let schemas = ##"""
                "C1": {\##(members)}}, "C2": {\##(members), "z": {"type": "string"}}},
                "U": {"oneOf": [{"$ref": "#/components/schemas/C1"}, {"$ref": "#/components/schemas/C2"}],
                    "discriminator": {"propertyName": "t", "mapping": {"c1": "C1", "c2": "C2"}\##(fallback)}}
                """##
            return (paths, schemas)
        }
        let (without, with) = (choice(""), choice(#", "defaultMapping": "C2""#))
        for changes in [try changes(from: without, to: with), try changes(from: with, to: without)] {
            #expect(!changes.isEmpty)
            #expect(!changes.contains { $0.contains("'U.c2' is") && $0.contains("selected by") }, "\(changes)")
        }
    }
}
