import EndpointDescription
import Foundation
import Testing

@Suite("Descriptions in YAML")
struct YAMLDescriptionTests {
    private let yaml = """
        openapi: 3.1.0
        info: {title: Pets, version: 1.0.0}
        paths:
          /pets:
            get:
              operationId: listPets
              responses:
                200:
                  description: |
                    All pets.
                  content:
                    application/json:
                      schema: {$ref: 'models.json#/Pets'}
                default: {description: A fault.}
        """

    @Test("a description and the files that it refers to may be in either format")
    func mixed() throws {
        let models = #"{"Pets": {"type": "array", "items": {"$ref": "pet.yml"}}}"#
        let pet = "type: object\nproperties:\n  name: {type: string}\n  owner: {$ref: 'owner.yaml#/$defs/Owner'}\n"
        let owner = "$defs:\n  Owner:\n    type: object\n    properties:\n      pets: {$ref: models.json#/Pets}\n"
        let reading = Reading(
            "openapi.yaml",
            of: ["openapi.yaml": yaml, "models.json": models, "pet.yml": pet, "owner.yaml": owner]
        )
        #expect(reading.reported == [])
        let operation = try reading.operation()
        #expect(operation.responses.map(\.status) == [.code(200), .default])
        #expect(reading.description?.schemas.map(\.name).sorted() == ["Owner", "Pets", "pet"])
    }

    @Test("a fault in a description has the place in the YAML file")
    func fault() {
        let reading = Reading("openapi.yaml", of: ["openapi.yaml": yaml])
        #expect(
            reading.reported.first
                == "openapi.yaml:13:30: error: there is no file 'models.json'\n    at #/paths/~1pets/get/responses/200/content/application~1json/schema/$ref\n    create the file, or correct the path"
        )
    }

    @Test(
        "the remedy of a text where an object is expected is the space that its colon lacks",
        arguments: [
            ("info:\n  title:T", "write a space after 'title:'"), ("info: https://a.example", nil),
            ("components:\n  schemas:\n    A:\n      type:string", "write a space after 'type:'"),
        ] as [(String, String?)]
    )
    func missingSpace(lines: String, remedy: String?) {
        let reading = Reading("o.yaml", of: ["o.yaml": "openapi: 3.1.0\npaths: {}\n\(lines)\n"])
        #expect(reading.log.diagnostics.first { $0.severity == .error }?.remedy == remedy)
    }

    @Test("an invalid YAML file is an error in both files")
    func invalidFile() {
        let reading = Reading("openapi.yaml", of: ["openapi.yaml": yaml, "models.json": "{}", "models.yaml": ""])
        #expect(reading.reported.count == 1)
        let broken = Reading(
            "openapi.yaml",
            of: ["openapi.yaml": yaml.replacing("models.json", with: "models.yaml"), "models.yaml": "a: b: c"]
        )
        #expect(
            broken.reported.map { $0.prefix { $0 != "\n" } } == [
                "models.yaml:1:5: error: this is the second ': ' on the line, but a mapping cannot begin in the middle of it",
                "openapi.yaml:13:30: error: the file 'models.yaml' cannot be read",
            ]
        )
    }

    @Test("an overlay and a description may be in either format, and places are those of their files")
    func overlays() throws {
        let overlay = """
            overlay: 1.0.0
            info: {title: O, version: 1}
            actions:
              - target: $.paths['/pets'].get
                update:
                  operationId: allPets
                  parameters:
                    - {name: limit, in: qery}
            """
        let log = DiagnosticLog()
        let json = try #require(readDocument(Array(overlay.utf8), path: "o.yaml", into: log))
        let description = readDescription(
            Array(yaml.replacing("models.json#/Pets", with: "#/paths/~1pots").utf8),
            path: "openapi.yaml",
            overlay: json,
            into: log
        )
        #expect(description?.operations.first?.id == "allPets")
        #expect(
            log.diagnostics.map { $0.description.prefix { $0 != "\n" } } == [
                "openapi.yaml:13:30: error: '#/paths/~1pots' does not exist; did you mean '/pets'?",
                "o.yaml:8:29: error: a parameter must be in path, query, header or cookie, not in 'qery'; did you mean 'query'?",
            ]
        )
    }

    @Test("the format of a file with another extension is recognized by its content")
    func otherNames() {
        for (text, path) in [(yaml, "openapi"), (yaml, "-"), (#"{"openapi": "3.1.0", "paths": {}}"#, "openapi.txt")] {
            let log = DiagnosticLog()
            #expect(readDescription(Array(text.utf8), path: path, into: log) != nil)
        }
    }

    @Test("a reference to the network names the download and the overlay")
    func network() {
        let reading = Reading(schemas: ##"{"R": {"$ref": "https://example.com/a/pet.yaml?x=1#/Pet"}}"##)
        #expect(reading.reported.first?.contains("refers to another file") == true)
        let local = Reading(
            "a.yaml",
            of: [
                "a.yaml":
                    "openapi: 3.1.0\npaths: {}\ncomponents: {schemas: {R: {$ref: 'https://example.com/a/pet.yaml?x=1#/Pet'}}}"
            ]
        )
        #expect(
            local.reported.last?.hasSuffix(
                """

                    download it next to the description, curl --fail --location --output pet.yaml 'https://example.com/a/pet.yaml?x=1', and refer to 'pet.yaml', in the description or by an overlay ("overlay" in the configuration)
                """
            ) == true,
            "\(local.reported)"
        )
    }
}

@Suite("YAML without a value")
struct EmptyYAMLTests {
    @Test(
        "a file with only comments is empty",
        arguments: ["# a\n", "---\n # a\n", "%YAML 1.2\n--- \n...\n", "--- # a\n"]
    )
    func comments(text: String) {
        let log = DiagnosticLog()
        #expect(readDescription(Array(text.utf8), path: "a.yaml", into: log) == nil)
        #expect(log.diagnostics.map(\.message) == ["the file is empty"])
    }

    @Test("a null is not")
    func null() {
        let log = DiagnosticLog()
        #expect(readDescription(Array("# a\n~".utf8), path: "a.yaml", into: log) == nil)
        #expect(log.diagnostics.map(\.message) == ["an OpenAPI description must be an object, not null"])
    }
}

@Suite("Real YAML", .enabled(if: SpecsFolder.isPresent, Comment(rawValue: SpecsFolder.absence)))
struct RealYAMLTests {
    @Test("a description in YAML has the value of its form in JSON", arguments: ["figma", "museum", "workos"])
    func values(name: String) throws {
        let url = try #require(SpecsFolder.url)
        let log = DiagnosticLog()
        let yaml = readYAML(try bytes(of: url.appendingPathComponent("yaml/\(name).yaml")), path: "y", into: log)
        let json = readJSON(try bytes(of: url.appendingPathComponent("\(name).json")), path: "j", into: log)
        #expect(log.diagnostics.isEmpty)
        #expect(try canonical(#require(yaml)) == canonical(#require(json)))
    }
}
