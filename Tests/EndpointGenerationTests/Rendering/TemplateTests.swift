import Testing

@testable import EndpointGeneration

@Suite("Templates")
struct TemplateTests {
    @Test("a value replaces its tag inside a line")
    func inline() throws {
        #expect(try fill("let {{name}}: {{type}}\n", ["name": "x", "type": "Int"]) == "let x: Int\n")
    }

    @Test("a value alone on its line indents each of its lines, except empty ones")
    func indentation() throws {
        #expect(try fill("{\n    {{body}}\n}\n", ["body": "a\n\n  b"]) == "{\n    a\n\n      b\n}\n")
    }

    @Test(
        "every line of a value in a comment begins with '//'",
        arguments: [
            ("  // {{a}}: {{body}}\n", "  // 1: x\n  // y\n"),
            ("  f() // {{body}}.\n", "  f() // x\n  // y.\n"),
            ("\t// {{#rows}}{{body}}{{,}}{{/rows}}\n", "\t// x\n\t// y, x\n\t// y\n"),
            ("/// {{lines}}\n", "/// x\n///\n/// y\n"),
            ("f(\"//\", {{body}})\n", "f(\"//\", x\ny)\n"),
            ("{{a}}/{{a}}/{{body}}\n", "1/1/x\ny\n"),
            ("f(\"\"\"\n  a\n  \"\"\") // {{body}}\n", "f(\"\"\"\n  a\n  \"\"\") // x\n  // y\n"),
            ("f(\"\"\"\n  // {{body}}\n  \"\"\")\n", "f(\"\"\"\n  // x\ny\n  \"\"\")\n"),
        ]
    )
    func comment(text: String, output: String) throws {
        var values = context(["a": "1", "body": "x\ny", "lines": "x\n\ny"])
        values.list("rows", [TemplateContext(), TemplateContext()])
        #expect(try fill(text, values) == output)
    }

    @Test("an empty value alone on its line removes the line")
    func empty() throws {
        #expect(try fill("a\n    {{body}}\nb\n", ["body": ""]) == "a\nb\n")
        #expect(try fill("a\n    {{body}}\nb\n", [:]) == "a\nb\n")
    }

    @Test("a line that contains only a section's tag is left out")
    func loneTags() throws {
        let text = "[\n  {{#rows}}\n    {{name}},\n  {{/rows}}\n]\n"
        let rows: [TemplateContext] = [["name": "a"], ["name": "b"]].map { context($0) }
        #expect(try fill(text, TemplateContext(["rows": .list(rows)])) == "[\n    a,\n    b,\n]\n")
        #expect(try fill(text, TemplateContext(["rows": .list([])])) == "[\n]\n")
    }

    @Test("blanks after a tag, and tabs before it, leave it alone on its line")
    func blanks() throws {
        let text = "[\n\t{{#rows}} \n \t {{name}}\t\n\t{{/rows}}\t\n]\n"
        let rows = rows([context(["name": "a\nb"]), context(["name": ""])])
        #expect(try fill(text, rows) == "[\n \t a\n \t b\n]\n")
        #expect(try fill("\t{{#rows}}{{name}}{{/rows}}\n", rows) == "\ta\nb\n")
        #expect(try fill("{{JSONModel}} \n", [:]) == "JSONModel \n")
    }

    @Test("a section looks a name up in its own values first, then in those around it")
    func nesting() throws {
        var outer = context(["a": "1", "b": "2"])
        outer.list("rows", [context(["b": "3"])])
        #expect(try fill("{{#rows}}\n{{a}}{{b}}\n{{/rows}}\n{{b}}\n", outer) == "13\n2\n")
    }

    @Test("tags in a value are text")
    func inert() throws {
        let hostile = "{{b}}{{#rows}}\n{{/rows}}"
        #expect(try fill("{{a}}\nx {{a}}\n", ["a": hostile, "b": "no"]) == "\(hostile)\nx \(hostile)\n")
    }

    @Test("a capitalized name is a type, qualified where it is hidden")
    func typeNames() throws {
        let api = TypeNode(namespace: "API")
        var output = TextBuffer()
        let template = try Template(name: "t", Array("{{JSONModel}} {{Bool}}\n".utf8))
        _ = api.declare("Bool")
        template.render(TemplateContext(), in: api, into: &output)
        #expect(output.text == "JSONModel Swift.Bool\n")
    }

    @Test(
        "a tag without its partner is a fault that names the template and the tag",
        arguments: [
            ("{{#rows}}\n", "template t: {{#rows}} is never closed"),
            ("{{/rows}}\n", "template t: {{/rows}} has no opening tag"),
            (String(repeating: "{{#a}}", count: 65), "template t: sections are nested more than 64 deep"),
            (String(repeating: "{{#a}}\n", count: 65), "template t: sections are nested more than 64 deep"),
            ("{{#a}}\n{{#b}}\n{{/a}}\n{{/b}}\n", "template t: {{#b}} of line 2 is not closed before {{/a}}"),
            ("x\n{{#c}}\n{{#a}}\n{{/c}}\n{{/a}}\n", "template t: {{#a}} of line 3 is not closed before {{/c}}"),
            ("x {{name\n", "template t: '{{' without '}}'"),
            ("x {{name}\n", "template t: '{{' without '}}'"),
            ("x {{#a}}y\n{{/a}}\n", "template t: {{#a}} must be closed on its line, or stand alone on it"),
            ("x {{/a}}\n", "template t: {{/a}} must be opened on its line, or stand alone on it"),
            ("x {{#a}}{{#b}}{{/a}}{{/b}}\n", "template t: {{#b}} of line 1 is not closed before {{/a}}"),
            ("{{#a}}x{{/b}}{{/a}}\n", "template t: {{/b}} has no opening tag"),
            ("x {{,}}\n", "template t: {{,}} is in no section that begins on its line"),
            ("{{#a}}\nx {{,|}}\n{{/a}}\n", "template t: {{,|}} is in no section that begins on its line"),
            ("{{#a}}x{{,,}}{{/a}}\n", "template t: {{,,}} is not a separator"),
            ("[{{#a}}{{,}}.x{{/a}}]\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("  {{#a}}{{,}}.x{{/a}}\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("{{#a}}\n  {{c}}{{,}} {{b}}\n{{/a}}\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("{{#a}}\n{{b}}{{,}} + 1\n{{/a}}\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("[{{#a}}x{{,~}}{{b}}{{/a}}]\n", "template t: {{,~}} is not the last thing in {{#a}}"),
            ("[{{#a}}x{{,|}}{{#b}}y{{/b}}{{/a}}]\n", "template t: {{,|}} is not the last thing in {{#a}}"),
            ("[{{#a}}x{{,}}{{,}}{{/a}}]\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("{{#a}}\nx{{,}}\ny\n{{/a}}\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("{{#a}}\nx{{,}}{{b}}\n{{/a}}\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("{{#a}}\nx{{,}}\n{{#b}}\n{{/b}}\n{{/a}}\n", "template t: {{,}} is not the last thing in {{#a}}"),
            ("{{{#a}} x {{/a}}}\n", "template t: '{{{' is not a tag"),
            ("switch {{{name}}}\n", "template t: '{{{' is not a tag"),
        ]
    )
    func faults(text: String, problem: String) {
        #expect {
            try Template(name: "t", Array(text.utf8))
        } throws: { "\($0)" == problem }
    }

    @Test("a section within a line is printed once per element, between commas")
    func inlineSections() throws {
        let text = "f({{#rows}}{{name}}{{#type}}: {{name}}{{/type}}{{,}}{{/rows}})\n"
        var typed = context(["name": "b"])
        typed.list("type", [context(["name": "Int"])])
        #expect(try fill(text, rows([context(["name": "a"]), typed, context(["name": "c"])])) == "f(a, b: Int, c)\n")
        #expect(try fill(text, rows([])) == "f()\n")
    }

    @Test("a comma between lines is omitted after the last")
    func commas() throws {
        let text = "[\n{{#rows}}\n  {{name}}{{,}}\n{{/rows}}\n]\n"
        #expect(try fill(text, rows([context(["name": "a"]), context(["name": "b"])])) == "[\n  a,\n  b\n]\n")
        let spaced = "{{#rows}}\n{{name}}{{,}}  // c\n\n{{/rows}}\n"
        #expect(
            try fill(spaced, rows([context(["name": "a"]), context(["name": "b"])])) == "a,  // c\n\nb  // c\n\n"
        )
    }

    @Test("a list that does not fit on its line has one element per line")
    func onePerLine() throws {
        let text = "  f({{#rows}}{{name}}{{,|}}{{/rows}}) {\n"
        let wide = rows((0..<12).map { _ in context(["name": "tenLetters"]) })
        let lines = Array(repeating: "      tenLetters", count: 12).joined(separator: ",\n")
        #expect(try fill(text, wide) == "  f(\n\(lines)\n  ) {\n")
        #expect(
            try fill(text, rows([context(["name": "a"]), context(["name": "b\nc"])]))
                == "  f(\n      a,\n      b\n      c\n  ) {\n"
        )
        #expect(try fill(text, rows([context(["name": "a"])])) == "  f(a) {\n")
    }

    @Test("a list fills its lines, and an array ends with a comma")
    func filled() throws {
        let wide = rows((0..<14).map { _ in context(["name": "tenLetters"]) })
        let full = Array(repeating: "tenLetters", count: 8).joined(separator: ", ")
        let rest = Array(repeating: "tenLetters", count: 6).joined(separator: ", ")
        #expect(try fill("[{{#rows}}{{name}}{{,~}}{{/rows}}]\n", wide) == "[\n    \(full),\n    \(rest),\n]\n")
        #expect(try fill("case {{#rows}}{{name}}{{,~}}{{/rows}}\n", wide) == "case \(full),\n    \(rest)\n")
    }

    @Test("the width of a line includes the indentation of its surroundings")
    func room() throws {
        let template = try Template(name: "t", Array("f({{#rows}}{{name}}{{,|}}{{/rows}})\n".utf8))
        for (room, text) in [(7, "f(a, b)\n"), (6, "f(\n    a,\n    b\n)\n")] {
            var output = TextBuffer()
            let context = rows([context(["name": "a"]), context(["name": "b"])])
            template.render(context, in: TypeNode(namespace: "API"), room: room, into: &output)
            #expect(output.text == text)
        }
    }

    @Test("a tag with a module's name is always qualified")
    func qualified() throws {
        #expect(
            try fill("{{Testing.StubResponse}} {{Runtime.Reply}}\n", [:])
                == "EndpointTesting.StubResponse EndpointRuntime.Reply\n"
        )
    }

    @Test("braces that are not tags are text")
    func braces() throws {
        #expect(try fill("{ a } }} {\n", [:]) == "{ a } }} {\n")
    }

    private func fill(_ text: String, _ values: [String: String]) throws -> String {
        try fill(text, context(values))
    }

    private func fill(_ text: String, _ context: TemplateContext) throws -> String {
        var output = TextBuffer()
        try Template(name: "t", Array(text.utf8)).render(context, in: TypeNode(namespace: "API"), into: &output)
        return output.text
    }

    private func rows(_ rows: [TemplateContext]) -> TemplateContext {
        TemplateContext(["rows": .list(rows)])
    }

    private func context(_ values: [String: String]) -> TemplateContext {
        TemplateContext(values.mapValues { .text($0) })
    }
}
