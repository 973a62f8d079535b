import Testing

@Suite("Snippets: chosen dates, conformances and mutability")
struct ModelChoiceSnippets {
    @Test(
        "a date encoding that does not fit the schema is reported and ignored",
        arguments: [
            ("string", "seconds", "a number", "String?"), ("boolean", "seconds", "a number", "Bool?"),
            ("array", "milliseconds", "a number", "[JSONValue]?"), ("integer", "rfc3339", "a string", "Int?"),
        ]
    )
    func wrongDates(type: String, form: String, expected: String, swift: String) throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object", "properties": {"at": {"type": "\#(type)", "format": "when"}}}"#,
            configuration: #"{"dates": {"when": "\#(form)"}}"#
        )
        #expect(snippet.swift.contains("public var at: \(swift)"))
        #expect(
            snippet.reported == ["warning: this is not \(expected), so it cannot be a date encoded as '\(form)'"]
        )
    }

    @Test("without Hashable only the payloads of unions are comparable")
    func conformances() throws {
        let schemas = #"""
            "A": {"type": "object", "properties": {"b": {"$ref": "#/components/schemas/B"}}}, "B": {"type": "object", "properties": {"c": {"type": "string"}}},
            "C": {"type": "object", "required": ["b"], "properties": {"b": {"type": "array", "items": {"$ref": "#/components/schemas/B"}}}},
            "U": {"oneOf": [{"$ref": "#/components/schemas/C"}, {"type": "string"}]}
            """#
        func headings(_ configuration: String) throws -> [String] {
            try snippet(schemas: schemas, configuration: configuration).swift.split(separator: "\n")
                .filter { $0.hasPrefix("public struct") || $0.contains("func ==") || $0.contains("func pairMembers") }
                .map { $0.split(separator: " ").dropFirst().prefix { $0 != "{" && $0 != "==" }.joined(separator: " ") }
        }
        #expect(
            try headings(#"{"conformances": []}"#) == [
                "struct A: JSONModel", "struct B: HashedModel",
                "func pairMembers(with other: Self, in pairs: inout MemberPairs)",
                "struct C: HashedModel", "func pairMembers(with other: Self, in pairs: inout MemberPairs)",
            ]
        )
        #expect(
            try headings(#"{"conformances": ["Equatable"]}"#) == [
                "struct A: JSONModel, Equatable", "static func", "struct B: HashedModel",
                "func pairMembers(with other: Self, in pairs: inout MemberPairs)", "struct C: HashedModel",
                "func pairMembers(with other: Self, in pairs: inout MemberPairs)",
            ]
        )
    }
}
