/// Families of descriptions, each with a text, or nesting, that is as long as its size says; in YAML, if a family's name says
/// so.
func growingTexts() -> [(Int) -> Shape] {
    func text(_ name: String, _ unit: String, _ place: @escaping (String) -> Shape) -> (Int) -> Shape {
        { count in
            var shape = place(String(repeating: unit, count: count))
            shape.name = name
            return shape
        }
    }
    func description(_ text: String) -> Shape { .schema("", #"{"type": "string", "description": "\#(text)"}"#) }
    let texts: [(Int) -> Shape] = [
        text("description-of-words", "word ", description),
        text("description-of-lines", "word\\n", description),
        text("description-of-tags", "<", description),
        text("description-of-unclosed-links", "<a ") { description("\($0)>") },
        text("description-of-quotes", "*/ \\u0022\\u0022\\u0022 \\\\(x)\\n", description),
        text("example-of-hashes", "#") {
            .operation("", "", responses: #"{"200": {"content": {"text/plain": {"example": "\#($0)"}}}}"#)
        },
        text("pattern", "(a?", { .schema("", #"{"type": "string", "pattern": "\#($0)"}"#) }),
        text("member-of-numbers", "1.", { .schema("", #"{"properties": {"\#($0)": {}}}"#) }),
        text("description-of-anchors", "<a href=") { description("\($0)>") },
        text("description-of-open-anchors", "<a>", description),
        text("path", "/a", { .operation("", path: $0, "") }),
        text("path-of-placeholders", "/{a}", { .operation("", path: $0, "") }),
        text("component-of-generics", "A<", { .schema("", "{}", beside: [#""\#($0)": {}"#]) }),
        { count in
            let level = #"{"if": {"required": ["a"]}, "then": #}"#
            let title = String(repeating: "x", count: count * 10_000)
            return .schema("title-in-conditions", Shape.nest(400, level, in: #"{"title": "\#(title)"}"#))
        },
        { count in
            let merges = Shape.nest(250, "{<<: {}, a: #}", in: "[" + String(repeating: "1,", count: count) + "]")
            return Shape(name: "merges-of-yaml", text: "openapi: 3.1.0\nx: \(merges)\n")
        },
    ]
    let comments = unitsOfComments.map { unit in
        text("description-of-\(unit.debugDescription)", escaped(unit), description)
    }
    return texts + comments + unitsOfYAML.map(yaml) + faultyUnitsOfYAML.map { faulty(yaml($0)) }
}

/// Each begins a construct of Markdown or HTML that a comment with nothing else never ends.
private let unitsOfComments = ["`", "a `\n", "- ", "- <br>\n", "<ul><li>\n", "<pre>\n", "<code> ", "<p \""]

/// The text as it stands between the quotation marks of a JSON string.
private func escaped(_ text: String) -> String {
    text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
}

private func yaml(_ unit: String) -> (Int) -> Shape {
    { count in
        Shape(
            name: "yaml-of-\(unit.debugDescription)",
            text: "openapi: 3.1.0\nx:\n- &a x\n- " + String(repeating: unit, count: count)
        )
    }
}

private let unitsOfYAML = [
    "\n", " ", "- a\n", "a: 1\n", "#\n", "a\n ", "\t", "x ", "''", "a: &a x\n", "- *a\n", "- [*a,*a]\n", "--- ",
    "...\n", "- !t x\n", "<<: {}\n", "x\u{FFFD}",
]

private let faultyUnitsOfYAML = [
    "- ", "&a ", "!", "'a\n ", "[a, ", "[],", "? ", ": ", "|\n", "- |\n x\n", "- >\n\n x\n\n\n", "{", "\"\\x", "a:\n ",
    "%TAG !e! x\n",
]
