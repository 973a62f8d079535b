import Testing

@Suite("Snippets: members")
struct MemberSnippets {
    @Test("a title that only repeats the name is no comment")
    func titles() throws {
        let swift = try snippet(
            schema: #"""
                {"type": "object", "title": "Thing", "properties": {
                    "pet_id": {"type": "integer", "title": "Pet Id"}, "size": {"type": "integer", "title": "In metres"}}}
                """#
        ).swift
        #expect(!swift.contains("/// Pet Id") && !swift.contains("/// Thing") && swift.contains("/// In metres"))
    }

    @Test("code in comments is on one line and keeps its backticks")
    func code() throws {
        let swift = try snippet(
            schema: #"""
                {"type": "object", "properties": {
                    "a": {"type": "string", "default": "x`y"}, "b": {"type": "string", "default": "``"},
                    "c": {"type": "string", "enum": ["u\nv"], "x-enum-descriptions": ["Both."]}}}
                """#
        ).swift
        #expect(swift.contains("/// Default: ```\"x`y\"```.\n"))
        #expect(swift.contains("/// Default: ```\"``\"```.\n"))
        #expect(swift.contains("/// - `u v`: Both.\n"))
    }

    @Test("a warning says that an object with too many members, or another value, becomes any JSON value")
    func manyMembers() throws {
        let members = (0..<600).map { #""p\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let printed = try snippet(schema: #"{"type": ["object", "string"], "properties": {\#(members)}}"#)
        #expect(
            printed.reported == [
                "warning: a value that may be an object with 600 members becomes any JSON value"
            ]
        )
    }

    @Test("a value with a format and no type is read as the type that it becomes")
    func untypedFormats() throws {
        let swift = try snippet(schema: #"{"oneOf": [{"format": "int64"}, {"type": "string"}]}"#).swift
        #expect(swift.contains(".init(Self.integer, .integer)") || swift.contains("case .integer: self = .integer"))
    }
}
