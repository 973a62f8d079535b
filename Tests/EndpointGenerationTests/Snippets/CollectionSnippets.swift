import Testing

@Suite("Snippets: arrays, maps and anything")
struct CollectionSnippets {
    @Test(
        "a tuple is an array of the type that all its elements have, if there is one",
        arguments: [
            (#""prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2, "maxItems": 2"#, "[Double]"),
            (#""prefixItems": [{"type": "integer", "minimum": 0}, {"type": "integer"}], "items": false"#, "[Int]"),
            (#""prefixItems": [{"type": "string"}], "items": {"type": "string"}"#, "[String]"),
            (#""prefixItems": [{"type": "string"}], "unevaluatedItems": false"#, "[String]"),
            (#""prefixItems": [{"type": ["string", "null"]}], "items": false"#, "[String?]"),
            (#""items": [{"type": "string"}, {"type": "string"}], "additionalItems": false"#, "[String]"),
            (
                #""prefixItems": [{"type": "array", "items": {"type": "number"}}, {"type": "array", "items": {"type": "number"}}], "items": false"#,
                "[[Double]]"
            ),
            (#""prefixItems": [{"type": "string"}, {"type": "string"}]"#, nil),
            (#""prefixItems": [{"type": "string"}, {"type": "string"}], "maxItems": 3"#, nil),
            (#""prefixItems": [{"type": "string"}, {"type": "integer"}], "items": false"#, nil),
            (#""prefixItems": [{"type": "string"}, {"type": ["string", "null"]}], "items": false"#, nil),
            (#""prefixItems": [{"type": "string"}], "items": {"type": "integer"}"#, nil),
            (
                #""prefixItems": [{"type": "array", "items": {"type": "number"}}, {"type": "array", "items": {"type": "string"}}], "items": false"#,
                nil
            ),
            (
                #""prefixItems": [{"anyOf": [{"type": "number"}, {"type": "string"}]}, {"anyOf": [{"type": "number"}, {"type": "integer"}]}], "items": false"#,
                nil
            ),
        ]
    )
    func tuple(schema: String, type: String?) throws {
        let snippet = try snippet(schema: #"{"type": "array", \#(schema)}"#)
        #expect(snippet.swift.hasSuffix("public typealias Thing = \(type ?? "[JSONValue]")"))
        #expect(snippet.reported == (type == nil ? ["note: a tuple becomes an array of JSON values"] : []))
    }

    @Test("an object of Kubernetes with unknown fields keeps them", arguments: [true, false])
    func unknownFields(keeps: Bool) throws {
        let swift = try snippet(
            schema:
                #"{"type": "object", "properties": {"a": {}}, "x-kubernetes-preserve-unknown-fields": \#(keeps)}"#
        ).swift
        #expect(swift.contains("public var additionalProperties: [String: JSONValue]") == keeps)
    }
}
