import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Large values")
struct LargeValueTests {
    @Test("a union stores values of up to 256 bytes inline and larger ones in boxes")
    func unions() throws {
        let text = try generate([
            "Fit": object(texts: 16), "Wide": object(texts: 17),
            "Small": ##"{"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/Fit"}]}"##,
            "Large": ##"{"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/Wide"}]}"##,
        ])
        #expect(text.contains("    public enum Small: Union"))
        #expect(text.contains("    public indirect enum Large: Union"))
    }

    @Test("a property is boxed if its value takes more than 1,024 bytes")
    func properties() throws {
        let text = try generate([
            "Fit": object(texts: 64), "Wide": object(texts: 65),
            "Holder": #"""
            {"type": "object", "required": ["fit", "wide"], "properties": {
                "fit": {"$ref": "#/components/schemas/Fit"}, "wide": {"$ref": "#/components/schemas/Wide"},
                "wides": {"type": "array", "items": {"$ref": "#/components/schemas/Wide"}}}}
            """#,
            // The box of the wide one takes no more than a reference here.
            "Outer": ##"{"type": "object", "properties": {"slim": {"$ref": "#/components/schemas/Slim"}}}"##,
            "Slim": ##"{"type": "object", "properties": {"wide": {"$ref": "#/components/schemas/Wide"}}}"##,
        ])
        #expect(text.contains("    public var fit: Fit\n"))
        #expect(text.contains("    @Indirect public var wide: Wide\n"))
        #expect(text.contains("    public var wides: [Wide]?\n"))
        #expect(text.contains("    public var slim: Slim?\n"))
    }

    @Test("a property is boxed if more than 32 structs nest in each other")
    func depth() throws {
        var schemas = ["Level0": object(texts: 1), "Wide": object(texts: 1)]
        for level in 1...40 {
            schemas["Level\(level)"] = """
                {"type": "object", "properties": {"next": {"$ref": "#/components/schemas/Level\(level - 1)"}}}
                """
        }
        let text = try generate(schemas)
        #expect(text.contains("        public var next: Level30?\n"))
        #expect(text.contains("        @Indirect public var next: Level31?\n"))
        #expect(text.contains("        public var next: Level32?\n"))
        #expect(text.contains("        public var next: Level39?\n"))
    }

    @Test("failures and enums of responses box large bodies")
    func responses() throws {
        let text = try generate(["Wide": object(texts: 40)])
        #expect(text.contains("indirect enum Failure: Sendable"))
        #expect(text.contains("indirect enum Response: Sendable"))
    }

    private func object(texts count: Int) -> String {
        let names = (0..<count).map { "text\($0)" }
        let properties = names.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        return #"{"type": "object", "required": \#(names), "properties": {\#(properties)}}"#
    }

    /// All files of a description with one operation that has several responses with `Wide`.
    private func generate(_ schemas: [String: String]) throws -> String {
        let body = ##"""
            {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Wide"}}}}
            """##
        let text = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/thing": {"get": {
                "operationId": "readThing", "responses": {"200": \(body), "202": {"description": "-", "content":
                {"application/json": {"schema": {"type": "string"}}}}, "404": \(body), "409": \(body)}}}},
            "components": {"schemas": {\(schemas.map { "\"\($0)\": \($1)" }.sorted().joined(separator: ", "))}}}
            """
        let client = try #require(try generateClient(from: Array(text.utf8), path: "t.json", log: DiagnosticLog()))
        return client.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
}
