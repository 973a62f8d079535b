/// Descriptions with very long texts in every place for a text.
func longShapes() -> [Shape] {
    let name = String(repeating: "a", count: 100_000)
    let words = String(repeating: "word ", count: 200_000)
    let line = String(repeating: "x", count: 200_000)
    let parameter = #"{"name": "\#(name)", "in": "query", "schema": {"type": "string"}}"#
    return [
        .schema(
            "long-component",
            #"{"type": "string"}"#,
            beside: [#""\#(name)": {"type": "object", "properties": {"p": {"type": "string"}}}"#]
        ),
        .schema(
            "long-member",
            #"{"type": "object", "properties": {"\#(name)": {"type": "object", "properties": {"p": {"type": "string"}}}}}"#
        ),
        .schema("long-value", #"{"type": "string", "enum": ["\#(name)", "b"]}"#),
        .schema("long-constant", #"{"type": "object", "required": ["p"], "properties": {"p": {"const": "\#(name)"}}}"#),
        .schema(
            "long-default",
            #"{"type": "object", "required": ["p"], "properties": {"p": {"type": "string", "default": "\#(line)"}}}"#
        ),
        .schema("long-pattern", #"{"type": "string", "pattern": "^\#(name)$"}"#),
        .schema("long-description", #"{"type": "string", "description": "\#(words)"}"#),
        .schema("long-line-of-description", #"{"type": "string", "description": "\#(line)"}"#),
        .operation("long-path", path: "/" + name, ""),
        .operation("long-tag", #""tags": ["\#(name)"], "#),
        .operation("long-parameter", #""parameters": [\#(parameter)], "#),
        .operation("long-summary", #""summary": "\#(words)", "#),
        .operation(
            "long-media-type",
            #""requestBody": {"content": {"application/\#(name)": {"schema": {"type": "string"}}}}, "#
        ),
        .operation(
            "long-header",
            "",
            responses: #"{"200": {"description": "Done.", "headers": {"\#(name)": {"schema": {"type": "string"}}}}}"#
        ),
        .operation("long-server", "", more: #", "servers": [{"url": "https://example.com/\#(name)"}]"#),
        .operation(
            "long-scheme",
            "",
            more: #", "components": {"securitySchemes": {"\#(name)": {"type": "http", "scheme": "bearer"}}}"#
        ),
    ]
}
