import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Snippets: components that are primitives")
struct PrimitiveSnippets {
    private func client(_ members: String, _ configure: (inout Configuration) -> Void = { _ in }) throws
        -> ClientBlueprint
    {
        let text = #"{"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, \#(members)}"#
        var configuration = Configuration()
        configure(&configuration)
        let log = DiagnosticLog()
        let options = ClientOptions(name: "API", configuration: configuration)
        return try #require(planClient(from: Array(text.utf8), path: "api.json", options: options, log: log)).client
    }

    private static let pet = ##""Pet": {"type": "object", "properties": {"id": {"$ref": "#/components/schemas/ID"}}}"##

    @Test("alternatives that list large numbers next to a number of 64 bits without a sign leave it a number")
    func largeAlternative() throws {
        let swift = try snippet(
            schema: #"""
                {"type": "object", "properties": {"size": {"oneOf": [
                 {"type": "integer", "format": "uint64"}, {"type": "integer", "enum": [18446744073709551615]}]}}}
                """#
        ).swift
        #expect(swift.contains("public var size: UInt64?"), "\(swift)")
    }

    @Test("a component that is only a primitive declares no type")
    func undeclared() throws {
        let client = try client(
            ##""components": {"schemas": {\##(PrimitiveSnippets.pet), "ID": {"type": "string"}, "OldID": {"$ref": "#/components/schemas/ID"}}}"##
        )
        #expect(client.models.map(\.node.name) == ["Pet"])
    }

    @Test("a case of a union is named after the component, even one that is a primitive")
    func cases() throws {
        let client = try client(
            ##"""
            "components": {"schemas": {"Thing": {"oneOf": [{"$ref": "#/components/schemas/ID"}, {"type": "integer"}]},
                "ID": {"type": "string"}}}
            """##
        )
        let union = try #require(TypeIndex(client.declarations).union(client.models[0].node))
        #expect(union.alternatives.map(\.name) == ["id", "integer"])
        #expect(union.alternatives.map { $0.type.spelled() } == ["String", "Int"])
    }

    @Test("a primitive with a chosen name keeps it, and so do enums, arrays and maps")
    func kept() throws {
        let client = try client(
            #"""
            "components": {"schemas": {\#(PrimitiveSnippets.pet), "ID": {"type": "string", "x-endpoint-name": "PetID"},
                "Kind": {"type": "string", "enum": ["cat", "dog"]}, "Tags": {"type": "array", "items": {"type": "string"}},
                "Labels": {"type": "object", "additionalProperties": {"type": "string"}}, "Any": {}}}
            """#
        )
        #expect(client.models.map(\.node.name) == ["Pet", "PetID", "Kind", "Tags", "Labels", "AnyModel"])
        let index = TypeIndex(client.declarations)
        #expect(index.structure(client.models[0].node)?.properties[0].type.spelled() == "PetID?")
    }

    @Test(
        "members that must be given come first in the initializer, before those with a default, and keep their place in JSON"
    )
    func order() throws {
        let client = try client(
            #"""
            "components": {"schemas": {"Thing": {"type": "object", "required": ["size", "name", "note"], "properties": {
                "tag": {"type": "string"}, "size": {"type": "integer", "default": 3}, "name": {"type": "string"},
                "note": {"type": ["string", "null"]}}}}}
            """#
        )
        let thing = try #require(TypeIndex(client.declarations).structure(client.models[0].node))
        #expect(thing.inInitializerOrder.map(\.name) == ["name", "note", "tag", "size"])
        #expect(thing.properties.map(\.name) == ["tag", "size", "name", "note"])
    }

    @Test("a component that is only a body with parts is left out, because that body is a type of its own")
    func bodiesWithParts() throws {
        func models(_ paths: String, include: String? = nil) throws -> [String] {
            let upload = #"""
                "Upload": {"type": "object", "properties": {
                    "file": {"type": "string", "format": "binary"}, "by": {"$ref": "#/components/schemas/Owner"}}}
                """#
            let owner = ##""Owner": {"type": "object", "properties": {"name": {"type": "string"}}}"##
            return try client(#""paths": {\#(paths)}, "components": {"schemas": {\#(upload), \#(owner)}}"#) {
                $0.selection.include = [include].compactMap { $0.flatMap { Selector($0) } }
            }.models.map(\.node.name)
        }
        func path(_ type: String) -> String {
            let content = ##"{"content": {"\##(type)": {"schema": {"$ref": "#/components/schemas/Upload"}}}}"##
            return #""/\#(type)": {"post": {"requestBody": \#(content), "responses": {"204": {"description": ""}}}}"#
        }
        let multipart = path("multipart/form-data")
        #expect(try models(multipart) == ["Owner"])
        #expect(try models(multipart + ", " + path("application/json")) == ["Upload", "Owner"])
        #expect(try models(multipart, include: "schema:Upload") == ["Upload", "Owner"])
        #expect(try models("") == ["Upload", "Owner"])
    }

    @Test("a component that others extend and nothing mentions is left out, unless it is included by name")
    func bases() throws {
        let members = ##"""
            "paths": {"/herds": {"get": {"operationId": "getHerds", "responses": {"204": {"description": ""}}}}},
            "components": {"schemas": {
                "Named": {"type": "object", "properties": {"name": {"type": "string"}}},
                "Aged": {"type": "object", "properties": {"age": {"type": "integer"}}},
                "Pet": {"allOf": [{"$ref": "#/components/schemas/Named"}, {"$ref": "#/components/schemas/Aged"}]},
                "Herd": {"type": "object", "properties": {"ages": {"type": "array", "items": {"$ref": "#/components/schemas/Aged"}}}},
                "Lonely": {"type": "object", "properties": {"name": {"type": "string"}}}}}
            """##
        #expect(try client(members).models.map(\.node.name) == ["Aged", "Pet", "Herd", "Lonely"])
        // Without operations the components are all there is.
        let library = try client(members.replacing("\"/herds\"", with: "\"x-herds\""))
        #expect(library.models.map(\.node.name) == ["Named", "Aged", "Pet", "Herd", "Lonely"])
        let included = try client(members) { $0.selection.include = ["schema:Named"].compactMap { Selector($0) } }
        #expect(included.models.map(\.node.name) == ["Named"])
    }

    @Test("a component that only shared headers mention is kept")
    func sharedHeaders() throws {
        let headers = ##"{"X-State": {"schema": {"$ref": "#/components/schemas/State"}}}"##
        let done = #""responses": {"204": {"description": "", "headers": \#(headers)}}"#
        let client = try client(
            ##"""
            "paths": {"/a": {"get": {"operationId": "getA", \##(done)}, "put": {"operationId": "putA", \##(done)}}},
            "components": {"schemas": {
                "State": {"type": "string", "enum": ["on", "off"]}, "Other": {"allOf": [{"$ref": "#/components/schemas/State"}, {"enum": ["on", "off"]}]}}}
            """##
        )
        #expect(client.headers.count == 1)
        #expect(client.models.map(\.node.name) == ["State", "Other"])
    }

    @Test(
        "an alternative that leads to null through other schemas makes the member optional",
        arguments: [
            ##"{"$ref": "#/components/schemas/M"}"##, ##"{"allOf": [{"$ref": "#/components/schemas/M"}]}"##,
            ##"{"$ref": "#/components/schemas/O"}"##, #"{"type": "null"}"#,
            ##"{"allOf": [{"$ref": "#/components/schemas/M"}, {"description": "n"}]}"##,
        ],
        [#"{"type": "null"}"#, #"{"enum": [null]}"#, #"{"const": null}"#]
    )
    func nullByReference(alias: String, null: String) throws {
        for keyword in ["oneOf", "anyOf"] {
            let snippet = try snippet(
                schemas: ##"""
                    "D": {"type": "object", "required": ["x", "y"], "properties": {
                        "x": {"\##(keyword)": [{"type": "string"}, {"$ref": "#/components/schemas/N"}]},
                        "y": {"\##(keyword)": [{"type": "string"}, {"type": "integer"}, {"$ref": "#/components/schemas/N"}]}}},
                    "N": \##(alias), "O": {"$ref": "#/components/schemas/M"}, "M": \##(null)
                    """##
            )
            #expect(snippet.swift.contains("public var x: String?\n"))
            #expect(snippet.swift.contains("public var y: Y?\n"))
            #expect(!snippet.swift.contains("JSONValue)"))
        }
    }
}
