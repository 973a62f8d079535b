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
}
