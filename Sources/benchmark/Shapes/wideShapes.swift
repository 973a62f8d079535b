/// Descriptions with very many of each element that a description lists.
func wideShapes() -> [Shape] {
    wideSchemas() + wideOperations() + wideDescriptions()
}

private func wideSchemas() -> [Shape] {
    func choice(_ name: String, _ count: Int, _ alternative: (Int) -> String) -> Shape {
        .schema(name, #"{"oneOf": \#(Shape.list((0..<count).map(alternative)))}"#)
    }
    func tagged(_ number: Int) -> String {
        #"{"type": "object", "required": ["kind"], "properties": {"kind": {"const": "k\#(number)"}, "v": {"type": "string"}}}"#
    }
    func keyed(_ number: Int) -> String {
        #"{"type": "object", "required": ["v\#(number)"], "properties": {"v\#(number)": {"type": "string"}}}"#
    }
    func object(_ count: Int, _ more: String = "") -> String {
        #"{"type": "object", "properties": \#(Shape.properties(count))\#(more)}"#
    }
    let names = Shape.list((0..<10_000).map { "\"p\($0)\"" })
    let base = #"""
        "Base": {"type": "object", "required": ["kind"], "discriminator": {"propertyName": "kind"},
            "properties": {"kind": {"type": "string"}}}
        """#
    let subtypes = (0..<1_000).map {
        ##""S\##($0)": {"allOf": [{"$ref": "#/components/schemas/Base"}, \##(object(1))]}"##
    }
    return [
        choice("alternatives-with-tags-500", 500, tagged),
        choice("alternatives-with-tags-1000", 1_000, tagged),
        choice("alternatives-with-keys-500", 500, keyed),
        choice("alternatives-with-keys-1000", 1_000, keyed),
        choice("alternatives-alike-500", 500) {
            #"{"type": "object", "properties": {"v\#($0)": {"type": "string"}, "w": {}}}"#
        },
        choice("alternatives-alike-inside-300", 300) {
            #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "object", "properties": {"v\#($0)": {}}}}}"#
        },
        choice("alternatives-of-arrays-500", 500) {
            #"{"type": "array", "items": {"type": "object", "properties": {"v\#($0)": {"type": "string"}}}}"#
        },
        .schema("members-500", object(500)),
        .schema("members-10000", object(10_000)),
        .schema("members-10000-required", object(10_000, #", "required": \#(names)"#)),
        .schema(
            "members-of-all-of",
            #"{"allOf": \#(Shape.list((0..<1_000).map { #"{"type": "object", "properties": {"p\#($0)": {"type": "integer"}}}"# }))}"#
        ),
        .schema(
            "objects-in-members-1000",
            #"{"type": "object", "properties": \#(Shape.members((0..<1_000).map { "\"o\($0)\": \(object(2))" }))}"#
        ),
        .schema("values-1000", #"{"type": "string", "enum": \#(Shape.list((0..<1_000).map { "\"v\($0)\"" }))}"#),
        .schema("values-100000", #"{"type": "string", "enum": \#(Shape.list((0..<100_000).map { "\"v\($0)\"" }))}"#),
        .schema(
            "values-100000-integers",
            #"{"type": "integer", "enum": \#(Shape.list((0..<100_000).map(String.init)))}"#
        ),
        .schema("patterns-1000", #"{"type": "object", "patternProperties": \#(Shape.properties(1_000, "^x"))}"#),
        .schema(
            "tuple-1000",
            #"{"type": "array", "prefixItems": \#(Shape.list((0..<1_000).map { _ in #"{"type": "string"}"# }))}"#
        ),
        .schema(
            "default-of-10000",
            #"{"type": "object", "required": ["p"], "properties": {"p": {"type": "array", "items": {"type": "string"}, "default": \#(names)}}}"#
        ),
        .schema("subtypes-1000", object(1), beside: [base] + subtypes),
        .schema("components-5000", object(1), beside: (0..<5_000).map { "\"C\($0)\": \(object(2))" }),
    ]
}

private func wideOperations() -> [Shape] {
    func parameters(_ name: String, _ count: Int, _ place: String) -> Shape {
        let parameters = (0..<count).map { #"{"name": "p\#($0)", "in": "\#(place)", "schema": {"type": "string"}}"# }
        return .operation(name, #""parameters": \#(Shape.list(parameters)), "#)
    }
    func body(_ name: String, _ content: [String]) -> Shape {
        .operation(name, #""requestBody": {"content": \#(Shape.members(content))}, "#)
    }
    func fields(_ type: String, _ count: Int) -> String {
        #""\#(type)": {"schema": {"type": "object", "properties": \#(Shape.properties(count))}}"#
    }
    func response(_ members: String = "") -> String { #"{"description": "Done."\#(members)}"# }
    func json(_ number: Int) -> String {
        let schema = #"{"type": "object", "properties": {"p\#(number)": {"type": "string"}}}"#
        return response(#", "content": {"application/json": {"schema": \#(schema)}}"#)
    }
    func one(_ name: String, _ members: String) -> Shape {
        .operation(name, "", responses: #"{"200": \#(response(", " + members))}"#)
    }
    let path = (0..<1_000).map { "{p\($0)}" }.joined(separator: "/")
    let ofPath = (0..<1_000).map {
        #"{"name": "p\#($0)", "in": "path", "required": true, "schema": {"type": "string"}}"#
    }
    return [
        parameters("parameters-500-of-query", 500, "query"),
        parameters("parameters-5000-of-query", 5_000, "query"),
        parameters("parameters-5000-of-header", 5_000, "header"),
        .operation("parameters-1000-of-path", path: "/" + path, #""parameters": \#(Shape.list(ofPath)), "#),
        body("fields-1000", [fields("application/x-www-form-urlencoded", 1_000)]),
        body("parts-1000", [fields("multipart/form-data", 1_000)]),
        body("media-types-500-of-body", (0..<500).map { fields("application/v\($0)+json", 1) }),
        .operation("responses-400", "", responses: Shape.members((200..<600).map { "\"\($0)\": \(json($0))" })),
        one(
            "media-types-500-of-response",
            #""content": \#(Shape.members((0..<500).map { fields("application/v\($0)+json", 1) }))"#
        ),
        one(
            "headers-1000",
            #""headers": \#(Shape.members((0..<1_000).map { #""X-\#($0)": {"schema": {"type": "string"}}"# }))"#
        ),
        one("links-1000", #""links": \#(Shape.members((0..<1_000).map { #""l\#($0)": {"operationId": "send"}"# }))"#),
        .operation(
            "callbacks-1000",
            #""callbacks": \#(Shape.members((0..<1_000).map { #""c\#($0)": {"{$request.query.url}": {"post": {"responses": {"204": \#(response())}}}}"# })), "#
        ),
        .operation("tags-1000", #""tags": \#(Shape.list((0..<1_000).map { "\"t\($0)\"" })), "#),
        .operation(
            "security-1000-at-once",
            #""security": [\#(Shape.members((0..<1_000).map { "\"s\($0)\": []" }))], "#,
            more: schemes(1_000)
        ),
        .operation(
            "security-1000-to-choose",
            #""security": \#(Shape.list((0..<1_000).map { "{\"s\($0)\": []}" })), "#,
            more: schemes(1_000)
        ),
    ]
}

private func schemes(_ count: Int) -> String {
    let schemes = (0..<count).map { #""s\#($0)": {"type": "apiKey", "in": "header", "name": "X-\#($0)"}"# }
    return #", "components": {"securitySchemes": \#(Shape.members(schemes))}"#
}

private func wideDescriptions() -> [Shape] {
    func operation(_ number: Int, _ members: String = "") -> String {
        #"{"get": {"operationId": "o\#(number)", \#(members)"responses": {"204": {"description": "Done."}}}}"#
    }
    let operations = (0..<5_000).map { "\"/a\($0)\": " + operation($0) }
    let tagged = (0..<1_000).map { "\"/a\($0)\": " + operation($0, #""tags": ["t\#($0)"], "#) }
    let servers = (0..<1_000).map { #"{"url": "https://s\#($0).example.com"}"# }
    let variables = (0..<300).map { #""v\#($0)": {"default": "a", "enum": ["a", "b"]}"# }
    let address = "https://example.com/" + (0..<300).map { "{v\($0)}" }.joined(separator: "/")
    let values = Shape.list((0..<10_000).map { "\"r\($0)\"" })
    return [
        Shape(name: "operations-5000", text: Shape.description(paths: Shape.members(operations))),
        Shape(name: "operations-1000-with-tags", text: Shape.description(paths: Shape.members(tagged))),
        Shape(
            name: "webhooks-1000",
            text: Shape.description(
                paths: "{}",
                #", "webhooks": \#(Shape.members((0..<1_000).map { "\"w\($0)\": " + operation($0) }))"#
            )
        ),
        .operation("servers-1000", "", more: #", "servers": \#(Shape.list(servers))"#),
        .operation(
            "servers-with-300-variables",
            "",
            more: #", "servers": [{"url": "\#(address)", "variables": \#(Shape.members(variables))}]"#
        ),
        .operation(
            "servers-with-10000-values",
            "",
            more:
                #", "servers": [{"url": "https://{r}.example.com", "variables": {"r": {"default": "r0", "enum": \#(values)}}}]"#
        ),
        .operation("schemes-1000", "", more: schemes(1_000)),
    ]
}
