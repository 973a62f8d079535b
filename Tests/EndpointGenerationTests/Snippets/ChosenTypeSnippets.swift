import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Snippets: chosen types")
struct ChosenTypeSnippets {
    private let schemas = #"""
        "Money": {"type": "object", "properties": {"amount": {"type": "string"}}}, "Price": {"$ref": "#/components/schemas/Money"},
        "Order": {"type": "object", "required": ["total", "lines"], "properties": {"total": {"$ref": "#/components/schemas/Money"},
            "tip": {"$ref": "#/components/schemas/Price"}, "lines": {"type": "array", "items": {"$ref": "#/components/schemas/Money"}},
            "refund": {"anyOf": [{"$ref": "#/components/schemas/Money"}, {"type": "null"}]}, "code": {"type": "string"}}}
        """#

    @Test("a generated type with the name of a chosen type is renamed, or the chosen type is qualified")
    func shadowed() throws {
        let other = #"""
            "Money": {"type": "string"}, "Cash": {"type": "object", "properties": {"m": {"$ref": "#/components/schemas/Money"}}}
            """#
        let plain = try snippet(schemas: other, configuration: #"{"types": {"Money": "Cash"}}"#)
        #expect(plain.swift.contains("public struct Cash2: HashedModel"))
        #expect(plain.swift.contains("public var m: Cash?"))
        let inModule = try snippet(
            schemas: other,
            configuration: #"{"types": {"Money": {"type": "Cash", "module": "Commerce"}}}"#
        )
        #expect(inModule.swift.contains("public struct Cash: HashedModel"))
        #expect(inModule.swift.contains("public var m: Commerce.Cash?"))
    }

    @Test(
        "a file imports Foundation for the types of Foundation that it names, and only for them",
        arguments: [
            (#""Decimal""#, true), (#""[Date]""#, true), (#""Foundation.Unit""#, true), (#""Cash<URL>?""#, true),
            (#"{"type": "Cash<UUID>", "module": "Money"}"#, true), (#""[String: Data]""#, true),
            (#""Cash""#, false), (#""Cash.Decimal""#, false), (#"{"type": "Decimal", "module": "Money"}"#, false),
        ]
    )
    func foundation(type: String, isImported: Bool) throws {
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, "paths": {}, "components": {"schemas": {
                "Amount": {}, "Order": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Amount"}}}}}}
            """#
        let log = DiagnosticLog()
        let configuration = Configuration(Array(#"{"types": {"Amount": \#(type)}}"#.utf8), path: "c.json", into: log)
        let options = ClientOptions(name: "API", configuration: configuration)
        let generated = try generateClient(from: Array(text.utf8), path: "api.json", options: options, log: log)
        let client = try #require(generated)
        let file = try #require(client.files.first { $0.name == "API+Models.swift" })
        let models = String(decoding: file.bytes, as: UTF8.self)
        #expect(models.contains("public import Foundation\n") == isImported, "\(models)")
    }

    @Test("requests and responses use the chosen type")
    func endpoints() throws {
        let snippet = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"post": {"operationId": "pay", "parameters": [{"name": "tip", "in": "query", "schema": {"$ref": "#/components/schemas/Money"}}],
                    "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Money"}}}},
                    "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Money"}}}}}}}},
                "components": {"schemas": {"Money": {"type": "object"}}}
                """#,
            configuration: #"{"types": {"Money": {"type": "Cash", "coding": "codable"}}}"#
        )
        #expect(snippet.swift.contains("public typealias Response = CodableBox<Cash>"))
        #expect(snippet.swift.contains("public init(body: CodableBox<Cash>, tip: CodableBox<Cash>? = nil)"))
    }

    @Test(
        "a type or an encoding chosen for nothing in the client is a warning",
        arguments: [
            (##""types": {"#/info": "A"}"##, "generated type comes from this place"),
            (##""types": {"#/components/schemas/Order/allOf/0": "A"}"##, "generated type comes from this place"),
            (##""dates": {"#/info/title": "seconds"}"##, "generated type comes from this place"),
            (#""dates": {"unix-time": "seconds", "unix-tme": "seconds"}"#, "generated type has the format 'unix-tme'"),
            (#""nullAsEmpty": true"#, "list and no map is required"),
        ]
    )
    func unused(choice: String, reason: String) throws {
        let snippet = try snippet(
            schemas: #"""
                "Base": {"type": "object", "properties": {"at": {"type": "integer"}}},
                "Order": {"allOf": [{"$ref": "#/components/schemas/Base"}], "properties": {"by": {"type": "string"}}},
                "Time": {"type": "integer", "format": "unix-time"}
                """#,
            configuration: "{\(choice)}"
        )
        #expect(snippet.reported == ["warning: no \(reason), so the choice has no effect"])
    }

    @Test(
        "a choice that a later one for the same place replaces is a warning",
        arguments: [
            ##""types": {"A": "B", "#/components/schemas/A": "C"}"##,
            ##""names": {"schema:A": "B", "#/components/schemas/A": "C"}"##,
        ]
    )
    func repeated(choices: String) throws {
        let snippet = try snippet(schemas: #""A": {"type": "object"}"#, configuration: "{\(choices)}")
        #expect(snippet.reported == ["warning: a later choice is for the same place, so this one has no effect"])
    }

    @Test(
        "a name that is not a type is an error",
        arguments: [
            (#""Nope": "A""#, "error: there is no schema 'Nope'"),
            (
                #""Order.total": "A""#,
                "error: there is no schema 'Order.total'; did you mean '#/components/schemas/Order/properties/total'?"
            ),
            (#""Money": "A()""#, "error: this is not the name of a Swift type"),
            (#""Money": "my type""#, "error: this is not the name of a Swift type"),
            (#""Money": "[A""#, "error: this is not the name of a Swift type"),
            (#""Money": """#, "error: this is not the name of a Swift type"),
            (#""Money": {"module": "A"}"#, "error: expected a string, or an object with 'type', as a custom type"),
            (#""Money": {"type": "A", "coding": "xml"}"#, "error: expected \"json\" or \"codable\" for 'coding'"),
            (
                #""Money": {"type": "A", "modul": "B"}"#,
                "error: unknown member 'modul' in a type; did you mean 'module'?"
            ),
        ]
    )
    func faults(choice: String, message: String) throws {
        let snippet = try snippet(
            schemas: #""Money": {"type": "object"}, "Order": {"properties": {"total": {"type": "number"}}}"#,
            configuration: "{\"types\": {\(choice)}}"
        )
        #expect(snippet.reported == [message])
    }
}
