import EndpointDescription
import Testing

@Suite struct ReferenceTests {
    @Test("the siblings of each '$ref' in a chain of path items apply, and so does the body of Swagger 2.0")
    func chainOfPathItems() throws {
        let reading = Reading(
            swagger2: ##"""
                "paths": {"/c": {"$ref": "#/x-items/C", "parameters": [{"name": "own", "in": "query", "type": "string"}]}},
                "x-items": {
                    "C": {"$ref": "#/x-items/B", "parameters": [{"name": "middle", "in": "query", "type": "string"}]},
                    "B": {"parameters": [{"name": "b", "in": "body", "schema": {"type": "integer"}}], "post": {"responses": {}}}}
                """##
        )
        let operation = try reading.operation()
        #expect(operation.parameters.map(\.name).sorted() == ["middle", "own"])
        #expect(operation.requestBody?.content.first?.schema?.types == .integer)
        let cycle = Reading(
            members: ##""paths": {"/a": {"$ref": "#/paths/~1b"}, "/b": {"$ref": "#/paths/~1a", "get": {}}}"##
        )
        #expect(cycle.description?.operations.isEmpty == true)
    }

    @Test("the siblings of the '$ref' of a path item apply as well", arguments: ["3.0.3", "3.1.0"])
    func pathItemSiblings(version: String) throws {
        let reading = Reading(
            members: ##"""
                "paths": {"/b/{t}": {"$ref": "#/components/pathItems/B", "servers": [{"url": "https://z.y"}],
                    "parameters": [{"name": "t", "in": "path", "required": true, "schema": {"type": "integer"}}],
                    "post": {"operationId": "own", "responses": {}}, "get": {"operationId": "g", "responses": {}}}},
                "components": {"pathItems": {"B": {
                    "parameters": [{"name": "t", "in": "path", "required": true, "schema": {"type": "string"}},
                        {"name": "z", "in": "query", "schema": {"type": "string"}}],
                    "get": {"operationId": "shared", "responses": {}}, "put": {"operationId": "p", "responses": {}}}}}
                """##,
            version: version
        )
        let operations = try #require(reading.description?.operations)
        #expect(operations.map(\.id) == ["own", "g", "p"])
        for operation in operations {
            #expect(operation.parameters.map(\.name).sorted() == ["t", "z"])
            #expect(operation.parameters.first { $0.name == "t" }?.schema?.types == .integer)
            #expect(operation.servers?.map(\.url) == ["https://z.y"])
        }
        #expect(
            messages(reading) == [
                "warning: the method 'get' is left out, because the path item with the '$ref' has it too"
            ]
        )
    }

    @Test(
        "a schema in a section of the author's own is named after its key, unless that is only a reference",
        arguments: [
            ("#/x-models/Toy", ["Pet", "Toy"]), ("#/definitions/Toy", ["Pet", "Toy"]), ("#/x-models/Alias", ["Pet"]),
            ("#/x-models/Toy/properties/size", ["Pet"]), ("#/info/title", ["Pet"]),
        ]
    )
    func ownSections(reference: String, names: [String]) throws {
        let reading = Reading(
            members: ##"""
                "paths": {}, "components": {"schemas": {"Pet": {"properties": {"toy": {"$ref": "\##(reference)"}}}}},
                "definitions": {"Toy": {"type": "object"}},
                "x-models": {"Toy": {"properties": {"size": {"type": "string"}}}, "Alias": {"$ref": "#/components/schemas/Pet"}}
                """##
        )
        #expect(reading.description?.schemas.map(\.name) == names)
    }

    @Test(
        "a reference of a schema to something else is reported at the reference",
        arguments: [
            ("#/info/title", "error: '$ref' refers to a string, not to a schema"),
            ("#", "warning: '$ref' refers to the whole description, not to a schema; any JSON value is allowed"),
        ]
    )
    func referencesToNoSchema(reference: String, message: String) {
        let reading = Reading(schemas: ##"{"S": {"properties": {"a": {"$ref": "\##(reference)"}}}}"##)
        #expect(reading.log.diagnostics.count == 1)
        let place = "at #/components/schemas/S/properties/a/$ref"
        #expect(reading.reported.first?.hasSuffix("\(message)\n    \(place)") == true)
    }

    @Test("references to one place lead to one schema")
    func theSamePlaceIsTheSameSchema() throws {
        let reading = Reading(
            schemas: """
                {"Pet": {"type": "object", "properties": {"owner": {"$ref": "#/components/schemas/Owner"}}},
                 "Owner": {"type": "object", "properties": {"pets": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}}}
                """
        )
        let pet = try reading.schema("Pet")
        let owner = try #require(pet.properties.first?.schema.reference)
        #expect(owner === (try reading.schema("Owner")))
        #expect(owner.properties.first?.schema.items?.reference === pet)
        #expect(pet.componentName == "Pet" && pet.properties.first?.schema.componentName == nil)
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "a reference may lead to any place in the file",
        arguments: [
            "#/components/schemas/A~1b%20c/properties/x",
            "#/components/schemas/A~1b c/properties/x",
            "#/paths/~1pets~1%7Bid%7D/get/responses/200/content/application~1json/schema",
            "#/components/schemas/L/allOf/1",
            "#/components/schemas/D/$defs/inner",
            "#named",
            "https://example.com/schemas/x",
        ]
    )
    func leadsToAnyPlaceOfTheFile(reference: String) throws {
        let reading = Reading(
            members: """
                "paths": {"/pets/{id}": {"get": {
                    "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
                    "responses": {"200": {"content": {"application/json": {"schema": {"title": "it"}}}}}}}},
                "components": {"schemas": {
                    "A/b c": {"properties": {"x": {"title": "it"}}},
                    "L": {"allOf": [{"type": "object"}, {"title": "it"}]},
                    "D": {"$defs": {"inner": {"title": "it"}}},
                    "N": {"$anchor": "named", "title": "it"},
                    "I": {"$id": "https://example.com/schemas/x", "title": "it"},
                    "R": {"$ref": "\(reference)"}}}
                """
        )
        #expect(try reading.schema("R").reference?.title == "it")
        #expect(reading.reported.isEmpty)
    }

    @Test("a reference keeps its siblings")
    func keepsItsSiblings() throws {
        let schema = try readReferring(
            ##"{"$ref": "#/components/schemas/A", "nullable": true, "description": "d", "deprecated": true}"##
        )
        #expect(schema.reference?.types == .integer)
        #expect(schema.isNullable && schema.isDeprecated && schema.description == "d")
        #expect(schema.types.isEmpty && !schema.acceptsAnything)
    }

    private func readReferring(_ text: String) throws -> Schema {
        let reading = Reading(schemas: #"{"A": {"type": "integer"}, "S": \#(text)}"#, version: "3.0.3")
        #expect(reading.reported.isEmpty)
        return try reading.schema("S")
    }

    @Test("a reference to an unknown name is an error that suggests the nearest one")
    func aNameThatDoesNotExistIsAnErrorWithTheNearestOne() {
        let reading = Reading(
            schemas: """
                {"Pet": {"type": "object"},
                 "List": {"type": "array", "items": {"$ref": "#/components/schemas/Pett"}}}
                """
        )
        #expect(
            reading.reported == [
                """
                api.json:3:46: error: '#/components/schemas/Pett' does not exist; did you mean 'Pet'?
                    at #/components/schemas/List/items/$ref
                """
            ]
        )
    }

    @Test(
        "a reference that leads nowhere is an error",
        arguments: [
            (
                "other.json#/components/schemas/Pet",
                """
                error: 'other.json' refers to another file
                    at #/components/schemas/R/$ref
                    only references within the file are followed: bundle the description into one file first
                """
            ),
            (
                "https://example.com/pet.json",
                """
                error: 'https://example.com/pet.json' refers to another file
                    at #/components/schemas/R/$ref
                    only references within the file are followed: bundle the description into one file first
                """
            ),
            (
                "Pet",
                """
                error: 'Pet' is not a reference
                    at #/components/schemas/R/$ref
                    write '#/components/schemas/Pet'
                """
            ),
            (
                "#components/schemas/Pet",
                """
                error: '#components/schemas/Pet' does not exist
                    at #/components/schemas/R/$ref
                    write '#/components/schemas/Pet'
                """
            ),
            (
                "#/definitions/Pet",
                """
                error: '#/definitions/Pet' does not exist; did you mean '#/components/schemas/Pet'?
                    at #/components/schemas/R/$ref
                """
            ),
            (
                "#/components/schemas/L/allOf/01",
                """
                error: '#/components/schemas/L/allOf/01' does not exist
                    at #/components/schemas/R/$ref
                """
            ),
            (
                "#/components/schemas/R",
                """
                error: this '$ref' is circular, so the schema has no content
                    at #/components/schemas/R
                    give one schema of the cycle a type
                """
            ),
        ]
    )
    func whatLeadsNowhereIsAnError(reference: String, message: String) throws {
        let reading = Reading(schemas: ##"{"Pet": {}, "L": {"allOf": [{}, {}]}, "R": {"$ref": "\##(reference)"}}"##)
        #expect(reading.reported.map { String($0.drop { $0 != " " }.dropFirst()) } == [message])
        #expect(try reading.schema("R").acceptsAnything)
    }

    @Test("a cycle of references without content is broken")
    func aCircleOfReferencesWithoutContentIsBroken() throws {
        let reading = Reading(
            schemas: """
                {"A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/C"}, "C": {"$ref": "#/components/schemas/A"}}
                """
        )
        #expect(reading.log.errorCount == 1)
        var schema: Schema? = try reading.schema("A")
        var steps = 0
        while let next = schema?.reference, steps < 10 {
            schema = next
            steps += 1
        }
        #expect(steps == 2 && schema?.acceptsAnything == true)
    }

    @Test(
        "an allOf that includes itself loses that alternative",
        arguments: [
            ##""A": {"allOf": [{"$ref": "#/components/schemas/A"}, {"type": "object"}]}"##,
            ##""A": {"allOf": [{"$ref": "#/components/schemas/B"}, {"type": "object"}]}, "B": {"$ref": "#/components/schemas/A"}"##,
        ]
    )
    func anAllOfThatIncludesItselfLosesThatArm(schemas: String) throws {
        let reading = Reading(schemas: "{\(schemas)}")
        #expect(
            reading.reported == [
                """
                api.json:2:57: warning: this 'allOf' includes itself; that member is ignored
                    at #/components/schemas/A/allOf/0
                """
            ]
        )
        #expect(try reading.schema("A").allOf.map(\.types) == [.object])
    }

    @Test("each alternative that refers back to its union is dropped")
    func everyArmOfManyThatLeadsBackIsLost() throws {
        let arms = (0..<200).map { ##"{"$ref": "#/components/schemas/R\##($0)"}"## }.joined(separator: ",")
        let back = (0..<200).map {
            ##""R\##($0)": {"allOf": [{"type": "object"}, {"$ref": "#/components/schemas/A"}]}"##
        }
        let reading = Reading(schemas: ##"{"A": {"allOf": [\##(arms)]}, \##(back.joined(separator: ","))}"##)
        #expect(reading.log.warningCount == 200 && !reading.log.hasErrors)
        #expect(try reading.schema("A").allOf.count == 200)
        #expect(try reading.schema("R7").allOf.count == 1)
    }

    @Test("a cycle through oneOf is kept")
    func aCircleThroughOneOfStays() throws {
        let reading = Reading(
            schemas:
                ##"{"A": {"oneOf": [{"$ref": "#/components/schemas/B"}]}, "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"type": "object"}]}}"##
        )
        #expect(reading.reported.isEmpty)
        #expect(try reading.schema("A").oneOf.count == 1 && reading.schema("B").allOf.count == 2)
    }

    @Test("a long chain of references causes no deep recursion")
    func aLongChainOfReferencesIsNoDeepRecursion() throws {
        let count = 50_000
        let schemas = (0..<count).map { ##""S\##($0)":{"$ref":"#/components/schemas/S\##($0 + 1)"}"## }.joined(
            separator: ","
        )
        let reading = Reading(schemas: "{\(schemas),\"S\(count)\":{\"type\":\"string\"}}")
        #expect(reading.reported.isEmpty)
        #expect(try reading.schema("S0").reference?.reference?.componentName == "S2")
    }

    @Test("references to components of every kind are followed")
    func componentsOfEveryKindAreFollowed() throws {
        let reading = Reading(
            members: """
                "paths": {"/pets": {"$ref": "#/components/pathItems/Pets"}},
                "components": {
                    "pathItems": {"Pets": {"post": {
                        "parameters": [{"$ref": "#/components/parameters/Limit"}],
                        "requestBody": {"$ref": "#/components/requestBodies/Pet"},
                        "responses": {"201": {"$ref": "#/components/responses/Again"}},
                        "callbacks": {"done": {"$ref": "#/components/callbacks/Done"}}}}},
                    "parameters": {"Limit": {"name": "limit", "in": "query", "schema": {"type": "integer"},
                        "examples": {"e": {"$ref": "#/components/examples/Ten"}}}},
                    "examples": {"Ten": {"value": 10}},
                    "requestBodies": {"Pet": {"content": {"application/json": {}}}},
                    "responses": {
                        "Again": {"$ref": "#/components/responses/Made"},
                        "Made": {"description": "made", "headers": {"X-Left": {"$ref": "#/components/headers/Left"}},
                            "links": {"next": {"$ref": "#/components/links/Next"}}}},
                    "headers": {"Left": {"schema": {"type": "integer"}, "required": true}},
                    "links": {"Next": {"operationRef": "#/components/pathItems/Pets/post", "parameters": {"limit": 3}}},
                    "callbacks": {"Done": {"{$request.body#/url}": {"post": {}}}}}
                """
        )
        let operation = try reading.operation()
        #expect(operation.parameters.map(\.name) == ["limit"])
        #expect(operation.parameters.first?.example?.int == 10)
        #expect(operation.requestBody?.componentName == "Pet")
        #expect(operation.responses.map(\.status) == [.code(201)])
        #expect(operation.responses.first?.componentName == "Made")
        #expect(operation.responses.first?.headers.map(\.isRequired) == [true])
        #expect(operation.responses.first?.links.first?.operation == operation.place)
        #expect(operation.callbacks.map(\.path) == ["{$request.body#/url}"])
        #expect(operation.callbacks.map(\.callbackName) == ["done"])
        #expect(reading.reported.isEmpty)
    }

    @Test("a description next to a reference replaces that of its target (OpenAPI 3.1 §4.8.23)")
    func descriptionsBesideReferences() throws {
        func reference(_ path: String) -> String {
            ##"{"$ref": "#/components/\##(path)", "description": "here"}"##
        }
        let reading = Reading(
            operation: """
                {"parameters": [\(reference("parameters/P"))], "requestBody": \(reference("requestBodies/B")),
                 "responses": {"200": \(reference("responses/R"))}}
                """,
            method: "post",
            components: #"""
                {"parameters": {"P": {"name": "p", "in": "query", "schema": {"type": "string"}, "description": "there"}},
                 "requestBodies": {"B": {"content": {"text/plain": {}}, "description": "there"}},
                 "responses": {"R": {"description": "there", "headers": {"H": \#(reference("headers/H"))},
                    "links": {"L": \#(reference("links/L"))}}},
                 "headers": {"H": {"schema": {"type": "string"}, "description": "there"}},
                 "links": {"L": {"operationRef": "#/paths/~1pets/post", "description": "there"}},
                 "securitySchemes": {"S": \#(reference("securitySchemes/T")),
                    "T": {"type": "http", "scheme": "basic", "description": "there"}}}
                """#
        )
        let operation = try reading.operation()
        let response = operation.responses[0]
        #expect(operation.parameters.map(\.description) == ["here"])
        #expect(operation.requestBody?.description == "here")
        #expect(response.description == "here")
        #expect(response.headers.map(\.description) == ["here"])
        #expect(response.links.map(\.description) == ["here"])
        #expect(reading.description?.securitySchemes.map(\.description) == ["here", "there"])
        #expect(reading.reported.isEmpty, "\(reading.reported)")
    }

    @Test("a cycle of component references is an error")
    func aCircleOfComponentReferencesIsAnError() {
        let reading = Reading(
            operation: ##"{"parameters": [{"$ref": "#/components/parameters/A"}], "responses": {}}"##,
            components:
                ##"{"parameters": {"A": {"$ref": "#/components/parameters/B"}, "B": {"$ref": "#/components/parameters/A"}}}"##
        )
        #expect(
            reading.reported == [
                """
                api.json:2:53: error: this '$ref' is circular
                    at #/paths/~1pets/get/parameters/0/$ref
                """
            ]
        )
    }
}
