import Testing

@Suite("Snippets: constants among alternatives")
struct ConstantSnippets {
    @Test(
        "the descriptions of an enum's values are a list",
        arguments: [
            #"{"oneOf": [{"const": "a", "description": "The first."}, {"const": "b"}, {"const": "c", "description": "Last."}]}"#,
            #"{"type": "string", "enum": ["a", "b", "c"], "x-enum-descriptions": ["The first.", "", "Last."]}"#,
        ]
    )
    func descriptions(schema: String) throws {
        let swift = try snippet(schema: schema).swift
        #expect(swift.hasPrefix("/// - `a`: The first.\n/// - `c`: Last.\npublic enum Thing: OpenEnum"))
    }
}
