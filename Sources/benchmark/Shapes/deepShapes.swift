/// Descriptions with each construct nested in itself, nearly as deep as the JSON reader allows (512 levels), and with
/// long chains of references.
func deepShapes() -> [Shape] {
    nestedSchemas() + chains() + nestedOperations()
}

private func nestedSchemas() -> [Shape] {
    let schemas: [(name: String, levels: Int, outer: String)] = [
        ("deep-arrays", 400, #"{"type": "array", "items": #}"#),
        ("deep-maps", 400, #"{"type": "object", "additionalProperties": #}"#),
        ("deep-tuples", 200, #"{"type": "array", "prefixItems": [{"type": "integer"}, #]}"#),
        ("deep-patterns", 200, #"{"type": "object", "patternProperties": {"^x@": #}}"#),
        ("deep-objects", 200, #"{"type": "object", "properties": {"p": #}}"#),
        ("deep-rest", 200, #"{"type": "object", "properties": {"p": {"type": "string"}}, "additionalProperties": #}"#),
        ("deep-all-of", 200, #"{"allOf": [#]}"#),
        (
            "deep-all-of-with-members", 200,
            #"{"allOf": [#, {"type": "object", "properties": {"p@": {"type": "string"}}}]}"#
        ),
        ("deep-any-of", 200, #"{"anyOf": [#, {"type": "integer"}]}"#),
        ("deep-one-of", 200, #"{"oneOf": [#, {"type": "object", "properties": {"p@": {"type": "string"}}}]}"#),
        (
            "deep-one-of-in-members", 120,
            #"{"oneOf": [{"type": "object", "properties": {"p": #}}, {"type": "string"}]}"#
        ),
        ("deep-nullable", 200, #"{"anyOf": [#, {"type": "null"}]}"#),
        ("deep-not", 200, #"{"type": "object", "not": #}"#),
        (
            "deep-conditions", 200,
            #"{"type": "object", "if": {"required": ["p@"]}, "then": #, "properties": {"p@": {"type": "string"}}}"#
        ),
    ]
    let value = Shape.nest(240, #"{"p": [#]}"#, in: "1")
    return schemas.map { .schema($0.name, Shape.nest($0.levels, $0.outer)) } + [
        .schema("deep-default", #"{"type": "object", "required": ["p"], "properties": {"p": {"default": \#(value)}}}"#),
        .schema("deep-enum", #"{"enum": [\#(value), 1, "a"]}"#),
    ]
}

private func chains() -> [Shape] {
    func chain(_ name: String, _ count: Int, _ schema: (_ number: Int, _ next: String) -> String) -> Shape {
        let links = (0..<count).map {
            #""T\#($0)": "# + schema($0, ##"{"$ref": "#/components/schemas/T\##($0 + 1)"}"##)
        }
        let last = #""T\#(count)": {"type": "object", "properties": {"end": {"type": "string"}}}"#
        return .schema(name, ##"{"$ref": "#/components/schemas/T0"}"##, beside: links + [last])
    }
    return [
        chain("chain-of-references", 1_000) { $1 },
        chain("chain-of-members", 1_000) { #"{"type": "object", "properties": {"next": \#($1)}}"# },
        chain("chain-of-arrays", 1_000) { #"{"type": "array", "items": \#($1)}"# },
        chain("chain-of-bases", 100) {
            #"{"allOf": [\#($1)], "type": "object", "properties": {"p\#($0)": {"type": "string"}}}"#
        },
        chain("chain-of-choices", 300) {
            #"{"oneOf": [\#($1), {"type": "object", "properties": {"p\#($0)": {"type": "string"}}}]}"#
        },
        chain("chain-of-discriminators", 100) {
            #"""
            {"allOf": [\#($1)], "type": "object", "required": ["kind"], "discriminator": {"propertyName": "kind"},
             "properties": {"kind": {"type": "string"}, "p\#($0)": {"type": "string"}}}
            """#
        },
    ]
}

private func nestedOperations() -> [Shape] {
    let object = Shape.nest(150, #"{"type": "object", "properties": {"p": #}}"#)
    let callback =
        #"{"done": {"{$request.query.url}": {"post": {"callbacks": #, "responses": {"204": {"description": "Done."}}}}}}"#
    func parameter(_ name: String, _ members: String) -> Shape {
        .operation(name, #""parameters": [{"name": "p", \#(members)}], "#)
    }
    func body(_ name: String, _ type: String) -> Shape {
        .operation(name, #""requestBody": {"content": {"\#(type)": {"schema": \#(object)}}}, "#)
    }
    let json = #"{"200": {"description": "Done.", "content": {"application/json": {"schema": \#(object)}}}}"#
    return [
        parameter("deep-query", #""in": "query", "style": "deepObject", "schema": \#(object)"#),
        parameter("deep-query-in-json", #""in": "query", "content": {"application/json": {"schema": \#(object)}}"#),
        parameter("deep-header", #""in": "header", "schema": \#(object)"#),
        body("deep-body", "application/json"),
        body("deep-form", "application/x-www-form-urlencoded"),
        body("deep-multipart", "multipart/form-data"),
        .operation("deep-response", "", responses: json),
        .operation("deep-callbacks", #""callbacks": \#(Shape.nest(60, callback, in: "{}")), "#),
    ]
}
