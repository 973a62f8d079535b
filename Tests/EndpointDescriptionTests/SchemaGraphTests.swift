import EndpointDescription
import Testing

@Suite("The graph of schemas")
struct SchemaGraphTests {
    @Test("an operation lists the schemas of parameters, bodies, headers of parts, responses and callbacks")
    func uses() throws {
        let description = try #require(
            read(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/a": {"post": {
                    "parameters": [{"name": "p", "in": "query", "schema": {"title": "parameter"}}],
                    "requestBody": {"content": {"multipart/form-data": {"schema": {"title": "body"}, "encoding": {
                        "f": {"headers": {"H": {"schema": {"title": "part"}}}}}}}},
                    "responses": {"200": {"headers": {"R": {"schema": {"title": "header"}}},
                        "content": {"text/event-stream": {"itemSchema": {"title": "item"}}}}},
                    "callbacks": {"c": {"{$url}": {"put": {"responses": {"204": {"headers": {"C": {"schema": {"title": "callback"}}}}}}}}}
                }}}}
                """#
            )
        )
        let uses = try #require(description.operations.first).schemaUses
        #expect(uses.map(\.schema.title) == ["parameter", "body", "part", "item", "header", "callback"])
        #expect(uses.map(\.site.isInRequest) == [true, true, true, false, false, false])
        #expect(uses.map(\.site.isInResponse) == [false, false, false, true, true, false])
    }

    @Test("a recursive schema is reached once, in the author's order")
    func reachable() throws {
        let description = try #require(
            read(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {
                    "Tree": {"properties": {"left": {"$ref": "#/components/schemas/Tree"}, "leaf": {"title": "leaf"}}}}}}
                """#
            )
        )
        let tree = try #require(description.schemas.first).schema
        let found = schemasNeeded(by: [tree])
        #expect(found.count == 3 && found.first === tree && found.last?.title == "leaf")
        #expect(tree.edges.map(\.role.isComposition) == [false, false])
    }

    @Test("a base with a discriminator needs its subtypes where it is used, not where it is extended")
    func substitutes() throws {
        let description = try #require(
            read(
                #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {
                    "Pet": {"type": "object", "discriminator": {"propertyName": "kind"}, "properties": {"kind": {"type": "string"}}},
                    "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}]},
                    "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}]},
                    "Owner": {"properties": {"pet": {"$ref": "#/components/schemas/Pet"}}}}}}
                """#
            )
        )
        func needed(by name: String) throws -> Set<String> {
            let schema = try #require(description.schemas.first { $0.name == name }).schema
            return Set(schemasNeeded(by: [schema], substitutes: \.substitutes).compactMap(\.componentName))
        }
        #expect(try needed(by: "Owner") == ["Owner", "Pet", "Cat", "Dog"])
        #expect(try needed(by: "Cat") == ["Cat", "Pet"])
    }

    private func read(_ text: String) -> Description? {
        readDescription(Array(text.utf8), path: "api.json", into: DiagnosticLog())
    }
}
