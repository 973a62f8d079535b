import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Examples of bodies")
struct ExampleSnippets {
    @Test(
        "the example of a text is the text of a value that its schema permits",
        arguments: [
            (#"{"type": "string"}"#, "text"), ("{}", "text"), (#"{"enum": ["p", "q"]}"#, "p"),
            (#"{"const": "fixed"}"#, "fixed"), (#"{"type": "string", "pattern": "^v\\d$"}"#, "v1"),
            (#"{"type": "string", "format": "date"}"#, "2026-01-15"),
            (#"{"type": "string", "format": "uuid"}"#, "3f2504e0-4f89-41d3-9a0c-0305e82c3301"),
            (#"{"type": "integer", "minimum": 7}"#, "7"), (#"{"type": "boolean"}"#, "true"),
            (#"{"type": "string", "minLength": 9}"#, "texttexttexttext"),
            (#"{"type": "string", "example": "a\nb"}"#, "a\nb"), (#"{"type": "integer", "example": 3}"#, "3"),
            (#"{"type": "array", "items": {"type": "integer"}}"#, "[1]"),
        ]
    )
    func texts(schema: String, expected: String) throws {
        for mediaType in ["text/plain", "text/csv"] {
            let planned = try example(of: schema, in: mediaType)
            #expect(planned.swift == expected)
            #expect(planned.reported.filter { $0.contains("example") } == [])
        }
    }

    @Test("the example of an event without a type is a text that its schema permits")
    func events() throws {
        let planned = try example(of: #"{"type": "string", "enum": ["p"]}"#, in: "text/event-stream")
        #expect(planned.swift == "p")
    }
}
