import Testing

@testable import EndpointGeneration

@Suite("Templates")
struct TemplateTests {
    @Test("a value inside a line")
    func inline() throws {
        #expect(try fill("let {{name}}: {{type}}\n", ["name": "x", "type": "Int"]) == "let x: Int\n")
    }

    @Test("a value alone on its line lends its indentation to each of its lines, but not to empty ones")
    func indentation() throws {
        #expect(try fill("{\n    {{body}}\n}\n", ["body": "a\n\n  b"]) == "{\n    a\n\n      b\n}\n")
    }

    @Test("an empty value alone on its line takes the line along")
    func empty() throws {
        #expect(try fill("a\n    {{body}}\nb\n", ["body": ""]) == "a\nb\n")
        #expect(try fill("a\n    {{body}}\nb\n", [:]) == "a\nb\n")
    }

    @Test("a line that holds only a section's tag disappears")
    func loneTags() throws {
        let text = "[\n  {{#rows}}\n    {{name}},\n  {{/rows}}\n]\n"
        let rows: [TemplateContext] = [["name": "a"], ["name": "b"]].map { context($0) }
        #expect(try fill(text, TemplateContext(["rows": .list(rows)])) == "[\n    a,\n    b,\n]\n")
        #expect(try fill(text, TemplateContext(["rows": .list([])])) == "[\n]\n")
    }

    @Test("a section sees what stands around it, its own values first")
    func nesting() throws {
        var outer = context(["a": "1", "b": "2"])
        outer.values["rows"] = .list([context(["b": "3"])])
        #expect(try fill("{{#rows}}\n{{a}}{{b}}\n{{/rows}}\n{{b}}\n", outer) == "13\n2\n")
    }

    @Test("a value is never read for tags of its own")
    func inert() throws {
        let hostile = "{{b}}{{#rows}}\n{{/rows}}"
        #expect(try fill("{{a}}\nx {{a}}\n", ["a": hostile, "b": "no"]) == "\(hostile)\nx \(hostile)\n")
    }

    @Test("a capitalized name is a type, qualified where it is hidden")
    func typeNames() throws {
        let api = TypeNode(namespace: "API")
        var output = TextBuffer()
        let template = try Template(name: "t", Array("{{Model}} {{Bool}}\n".utf8))
        _ = api.declare("Bool")
        template.render(TemplateContext(), in: api, into: &output)
        #expect(output.text == "Model Swift.Bool\n")
    }

    @Test(
        "a tag without its partner is a fault that names the template and the tag",
        arguments: [
            ("{{#rows}}\n", "template t: {{#rows}} is never closed"),
            ("{{/rows}}\n", "template t: {{/rows}} closes nothing"),
            ("{{#a}}\n{{#b}}\n{{/a}}\n{{/b}}\n", "template t: {{/a}} closes nothing"),
            ("x {{name\n", "template t: '{{' without '}}'"),
            ("x {{name}\n", "template t: '{{' without '}}'"),
            ("x {{#a}}y{{/a}}\n", "template t: {{#a}} must stand alone on its line"),
        ]
    )
    func faults(text: String, problem: String) {
        #expect {
            try Template(name: "t", Array(text.utf8))
        } throws: { "\($0)" == problem }
    }

    @Test("braces that are no tags are text")
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

    private func context(_ values: [String: String]) -> TemplateContext {
        TemplateContext(values.mapValues { .text($0) })
    }
}
