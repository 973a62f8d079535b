import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Bounds of examples")
struct ExampleBoundSnippets {
    @Test("the time to make different elements is linear in their number", .timeLimit(.minutes(1)))
    func manyElements() throws {
        let elements = Array(repeating: #"{"type": "string"}"#, count: 4_900).joined(separator: ", ")
        let made = try example(of: #"{"type": "array", "uniqueItems": true, "prefixItems": [\#(elements)]}"#).swift
        let texts = try #require(readJSON(inText: made)).elements.compactMap(\.string)
        #expect(texts.count == 4_900)
        #expect(Set(texts.prefix(16)).count == 16)
    }

    @Test("a list that contains lists without duplicates has none itself")
    func listsInLists() throws {
        let made = try example(
            of: #"""
                {"type": "array", "minItems": 2, "uniqueItems": true, "items":
                 {"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer"}}}
                """#
        )
        #expect(made.swift == "[[1, 2, 3], [4, 2, 3]]")
    }
}
