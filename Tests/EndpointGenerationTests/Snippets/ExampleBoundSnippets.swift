import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Bounds of examples")
struct ExampleBoundSnippets {
    @Test("thousands of elements of an example differ")
    func manyElements() throws {
        let elements = Array(repeating: #"{"type": "string"}"#, count: 4_900).joined(separator: ", ")
        let made = try example(of: #"{"type": "array", "uniqueItems": true, "prefixItems": [\#(elements)]}"#).swift
        let texts = try #require(readJSON(inText: made)).elements.compactMap(\.string)
        #expect(texts.count == 4_900)
        #expect(Set(texts.prefix(16)).count == 16)
    }

    @Test(
        "each of many different texts is of its format",
        arguments: [
            ("date", StandardType.calendarDate), ("date-time", .date), ("uuid", .uuid), ("byte", .base64),
        ]
    )
    func formats(format: String, type: StandardType) throws {
        let text = #"{"type": "string", "format": "\#(format)"}"#
        func outer(_ inner: String) -> String {
            #"{"type": "array", "minItems": 16, "uniqueItems": true, "items": \#(inner)}"#
        }
        for schema in [
            #"{"type": "array", "uniqueItems": true, "prefixItems": [\#(list(text, 70))]}"#,
            outer(outer(text)),
        ] {
            let made = try #require(readJSON(inText: try example(of: schema).swift))
            let leaves = leaves(of: made)
            #expect(leaves.count >= 70)
            #expect(leaves.filter { !type.reads($0) }.map(\.text) == [])
        }
    }

    @Test("each of many different addresses is one for documentation")
    func addresses() throws {
        let text = #"{"type": "string", "format": "ipv4"}"#
        let made = try example(of: #"{"type": "array", "uniqueItems": true, "prefixItems": [\#(list(text, 300))]}"#)
        let numbers = try #require(readJSON(inText: made.swift)).elements.compactMap(\.string).map {
            Int($0.dropFirst("192.0.2.".count)) ?? 0
        }
        #expect(numbers.count == 300 && numbers.allSatisfy((1..<255).contains))
    }

    private func list(_ schema: String, _ count: Int) -> String {
        Array(repeating: schema, count: count).joined(separator: ", ")
    }

    private func leaves(of value: JSON) -> [JSON] {
        value.isArray ? value.elements.flatMap(leaves) : [value]
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

    @Test("members that fill an object up to its count leave room for those that are required")
    func filledObjects() throws {
        let levels = (0..<8).map { level in
            let next = level == 7 ? #"{"type": "integer"}"# : ##"{"$ref": "#/components/schemas/D\##(level + 1)"}"##
            let members = (0..<15).map { #""m\#($0)": \#(next)"# }.joined(separator: ", ")
            return #""D\#(level)": {"minProperties": 15, "properties": {\#(members)}}"#
        }
        let planned = try example(
            of: ##"""
                {"required": ["a", "z"],
                 "properties": {"a": {"$ref": "#/components/schemas/D0"}, "z": {"type": "string"}}}
                """##,
            schemas: levels.joined(separator: ", ")
        )
        #expect(planned.reported == [])
        #expect(readJSON(inText: planned.swift)?["z"]?.string == "z")
    }

    @Test("copies of a long text are few")
    func longTexts() throws {
        let text = #"{"type": "string", "default": "\#(String(repeating: "x", count: 20_000))"}"#
        let schema = (0..<3).reduce(text) { inner, _ in #"{"type": "array", "minItems": 16, "items": \#(inner)}"# }
        let count = try example(of: schema).swift.utf8.count
        #expect(count > 20_000 && count < 1_000_000)
    }
}
