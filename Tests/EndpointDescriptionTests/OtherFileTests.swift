import EndpointDescription
import Testing

@Suite("References to other files")
struct OtherFileTests {
    /// `specs/api.json` with this schema `R`, among others of these files.
    private func read(
        _ reference: String,
        _ others: [String: String],
        allowsReferencesOutside: Bool = false
    ) -> Reading {
        var files = others
        files["specs/api.json"] = """
            {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
            "R": {"type": "object", "properties": {"it": {"$ref": "\(reference)"}}}, "Known": {"title": "known"}}}}
            """
        return Reading("specs/api.json", of: files, allowsReferencesOutside: allowsReferencesOutside)
    }

    private func it(_ reading: Reading) throws -> Schema? {
        try reading.schema("R").properties.first?.schema.reference
    }

    @Test(
        "a reference may lead to any place in a file of the folder",
        arguments: [
            ("pet.json", "specs/pet.json", #"{"title": "it"}"#, "pet"),
            ("./models/../models/pet.schema.json", "specs/models/pet.schema.json", #"{"title": "it"}"#, "pet"),
            ("models/all.json#/Pet", "specs/models/all.json", #"{"Pet": {"title": "it"}}"#, "Pet"),
            ("my%20models.json#/$defs/A~1b", "specs/my models.json", #"{"$defs": {"A/b": {"title": "it"}}}"#, "A/b"),
            (
                "all.json#/components/schemas/Pet", "specs/all.json",
                #"{"components": {"schemas": {"Pet": {"title": "it"}}}}"#, "Pet"
            ),
            ("all.json#/Pet/properties/x", "specs/all.json", #"{"Pet": {"properties": {"x": {"title": "it"}}}}"#, nil),
            ("all.json#named", "specs/all.json", #"{"Pet": {"$anchor": "named", "title": "it"}}"#, "Pet"),
            ("../specs/pet.json", "specs/pet.json", #"{"title": "it"}"#, "pet"),
            ("pet.yaml", "specs/pet.yaml", "title: it", "pet"),
            ("pet.schema.yml", "specs/pet.schema.yml", "title: it", "pet"),
            ("models.yaml#/Pet", "specs/models.yaml", "Pet:\n  title: it", "Pet"),
        ]
    )
    func leadToAnyPlaceOfAFileInTheFolder(reference: String, path: String, text: String, name: String?) throws {
        let reading = read(reference, [path: text])
        #expect(try it(reading)?.title == "it")
        #expect(reading.description?.schemas.map(\.name) == ["R", "Known"] + (name.map { [$0] } ?? []))
        #expect(reading.reported.isEmpty)
    }

    @Test("a reference is relative to the file that holds it")
    func areRelativeToTheFileThatSaysSo() throws {
        let reading = read(
            "models/pet.json",
            [
                "specs/models/pet.json":
                    ##"{"properties": {"a": {"$ref": "owner.json"}, "b": {"$ref": "#/$defs/B"}, "c": {"$ref": "../api.json#/components/schemas/Known"}}, "$defs": {"B": {"title": "b"}}}"##,
                "specs/models/owner.json": #"{"title": "owner"}"#, "specs/owner.json": #"{"title": "another"}"#,
            ]
        )
        let pet = try #require(try it(reading))
        #expect(pet.properties.map { $0.schema.reference?.title } == ["owner", "b", "known"])
        #expect(pet.properties[2].schema.reference === (try reading.schema("Known")))
        #expect(reading.description?.schemas.map(\.name) == ["R", "Known", "pet", "owner", "B"])
        #expect(reading.reported.isEmpty)
    }

    @Test("references in a cycle across files lead to one schema")
    func thatGoInCirclesAcrossFilesAreTheSameSchema() throws {
        let reading = read(
            "a.json",
            [
                "specs/a.json": #"{"properties": {"b": {"$ref": "b.json"}}}"#,
                "specs/b.json":
                    #"{"properties": {"a": {"$ref": "a.json#"}, "r": {"$ref": "api.json#/components/schemas/R"}}}"#,
            ]
        )
        let a = try #require(try it(reading))
        let b = try #require(a.properties.first?.schema.reference)
        #expect(b.properties.first?.schema.reference === a)
        #expect(b.properties.last?.schema.reference === (try reading.schema("R")))
        #expect(reading.reported.isEmpty)
    }

    @Test("a cycle of references without content is broken")
    func thatGoInCirclesWithoutContentAreBroken() {
        let reading = read("a.json", ["specs/a.json": #"{"$ref": "b.json"}"#, "specs/b.json": #"{"$ref": "a.json"}"#])
        #expect(
            reading.reported == [
                """
                specs/b.json:1:1: error: this '$ref' is circular, so the schema has no content
                    give one schema of the cycle a type
                """
            ]
        )
    }

    @Test("a component that is only a reference gives its name to its target")
    func aComponentThatIsOnlyAReferenceNamesWhatItLeadsTo() throws {
        let reading = Reading(
            "api.json",
            of: [
                "api.json": ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {}, "components": {"schemas": {
                    "Pet": {"$ref": "models.json#/animal"}, "Dog": {"$ref": "models.json#/animal"},
                    "List": {"items": {"$ref": "#/components/schemas/Pet"}}}}}
                """##,
                "models.json": #"{"animal": {"title": "it"}}"#,
            ]
        )
        #expect(reading.description?.schemas.map(\.name) == ["Pet", "Dog", "List"])
        let pet = try reading.schema("Pet")
        #expect(pet.title == "it" && pet.componentName == "Pet" && pet.reference == nil)
        #expect(try reading.schema("Dog").reference === pet)
        #expect(try reading.schema("List").items?.reference?.reference === pet)
        #expect(reading.reported.isEmpty)
    }

    @Test("components of every kind are read from another file")
    func componentsOfEveryKindMayStandThere() throws {
        let reading = Reading(
            "api.json",
            of: [
                "api.json":
                    ##"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/p": {"$ref": "paths/p.json"}}}"##,
                "paths/p.json": ##"""
                {"post": {"parameters": [{"$ref": "../shared.json#/components/parameters/Limit"}],
                    "requestBody": {"$ref": "../shared.json#/components/requestBodies/Pet"},
                    "responses": {"200": {"$ref": "../shared.json#/components/responses/Made"}}}}
                """##,
                "shared.json": ##"""
                {"components": {"parameters": {"Limit": {"name": "limit", "in": "query", "schema": {"type": "integer"}}},
                    "requestBodies": {"Pet": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}}},
                    "responses": {"Made": {"description": "made"}}, "schemas": {"Pet": {"type": "object"}}}}
                """##,
            ]
        )
        let operation = try reading.operation()
        #expect(operation.path == "/p" && operation.parameters.map(\.name) == ["limit"])
        #expect(operation.requestBody?.componentName == "Pet" && operation.responses.first?.componentName == "Made")
        #expect(operation.requestBody?.content.first?.schema?.reference?.componentName == "Pet")
        #expect(operation.place.position.path == "paths/p.json")
        #expect(reading.description?.schemas.map(\.name) == ["Pet"])
        #expect(reading.reported.isEmpty)
    }

    @Test("a reference in a place where OpenAPI allows none is followed, as bundling tools do, with one warning")
    func misplacedReferences() throws {
        let reading = Reading(
            "api.json",
            of: [
                "api.json": ##"""
                {"openapi": "3.0.3", "info": {"title": "T"}, "tags": {"$ref": "tags.json"}, "paths": {"$ref": "paths/index.json"},
                 "components": {"schemas": {"$ref": "schemas/index.json"}, "securitySchemes": {"$ref": "security.json"},
                                "parameters": {"$ref": "parameters.json"}}}
                """##,
                "tags.json": #"[{"name": "pets"}]"#,
                "paths/index.json":
                    #"{"/p": {"get": {"$ref": "../get.json"}, "parameters": {"$ref": "../list.json"}}}"#,
                "get.json": ##"""
                {"operationId": "getPet", "security": [{"key": []}], "parameters": [{"$ref": "api.json#/components/parameters/Limit"}],
                 "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"$ref": "api.json#/components/schemas/Pet"}}}}}}
                """##,
                "list.json":
                    #"[{"name": "a", "in": "query", "schema": {}}, {"name": "b", "in": "query", "schema": {}}]"#,
                "parameters.json": #"{"Limit": {"name": "limit", "in": "query", "schema": {"type": "integer"}}}"#,
                "schemas/index.json": #"{"Pet": {"$ref": "Pet.json"}, "Dog": {"title": "dog"}}"#,
                "schemas/Pet.json": #"{"properties": {"$ref": "members.json"}}"#,
                "schemas/members.json": #"{"name": {"type": "string"}, "mother": {"$ref": "Pet.json"}}"#,
                "security.json": #"{"key": {"type": "apiKey", "name": "key", "in": "query"}}"#,
            ]
        )
        let operation = try reading.operation()
        #expect(operation.id == "getPet" && operation.path == "/p" && operation.security?.count == 1)
        #expect(operation.parameters.map(\.name) == ["a", "b", "limit"])
        #expect(reading.description?.tags.map(\.name) == ["pets"])
        #expect(reading.description?.schemas.map(\.name) == ["Pet", "Dog"])
        let pet = try reading.schema("Pet")
        #expect(operation.responses.first?.content.first?.schema?.target === pet)
        #expect(pet.properties.map(\.name) == ["name", "mother"] && pet.properties[1].schema.target === pet)
        let warning = "OpenAPI does not allow '$ref' in place of 'tags'; such references are followed anyway"
        #expect(messages(reading) == ["warning: \(warning)"])
    }

    @Test(
        "a misplaced reference that leads nowhere, or to itself, is one error",
        arguments: [
            (##""paths": {"$ref": "#/nowhere"}"##, "'#/nowhere' does not exist"),
            (##""paths": {"/p": {"get": {"$ref": "#/nowhere"}}}"##, "'#/nowhere' does not exist"),
            (##""paths": {"$ref": "#/paths"}"##, "this '$ref' is circular"),
            (##""paths": {"$ref": "#/paths/a"}"##, "'#/paths/a' does not exist"),
            (##""paths": {}, "tags": {"$ref": "#/nowhere"}"##, "'#/nowhere' does not exist"),
            (##""paths": {}, "components": {"$ref": "#/components/x"}"##, "'#/components/x' does not exist"),
        ]
    )
    func danglingReferences(members: String, message: String) {
        let text = #"{"openapi": "3.0.3", "info": {"title": "T"}, \#(members)}"#
        #expect(messages(Reading("api.json", of: ["api.json": text])) == ["error: \(message)"])
    }

    @Test("a schema in another file is read as the JSON of a response")
    func aSchemaThereMayBeAResponse() throws {
        let reading = Reading(
            "api.json",
            of: [
                "api.json":
                    ##"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/p": {"get": {"responses": {"200": {"$ref": "Pet.json"}}}}}}"##,
                "Pet.json": #"{"type": "object", "properties": {"name": {"type": "string"}}}"#,
            ]
        )
        let content = try reading.operation().responses.first?.content.first
        #expect(content?.schema?.reference?.componentName == "Pet")
        #expect(reading.reported.count == 1)
    }

    @Test("a discriminator's mapping may name a file")
    func aMappingMayNameAFile() throws {
        let reading = read(
            "pet.json",
            [
                "specs/pet.json":
                    #"{"discriminator": {"propertyName": "k", "mapping": {"d": "dog.json", "k": "Known", "c": "cat.yml"}}}"#,
                "specs/dog.json": #"{"title": "dog"}"#,
                "specs/cat.yml": "title: cat",
            ]
        )
        #expect(try it(reading)?.discriminator?.mapping.map(\.schema.title) == ["dog", "known", "cat"])
        #expect(reading.reported.isEmpty)
    }

    @Test(
        "the remedy of a reference that leads nowhere is the reference to write",
        arguments: [
            (#"models\\pet.json#/A"#, "write 'models/pet.json#/A'"),
            ("models/zzz.json", "create the file, or correct the path"),
        ]
    )
    func remedies(reference: String, remedy: String) {
        #expect(read(reference, [:]).log.diagnostics.first?.remedy == remedy)
    }

    @Test(
        "a reference that leads nowhere is an error",
        arguments: [
            ("pett.json", "there is no file 'specs/pett.json'; did you mean 'pet.json'?"),
            ("models/zzz.json", "there is no file 'specs/models/zzz.json'"),
            ("pet.json#/nme", "'pet.json#/nme' does not exist; did you mean 'name'?"),
            ("pet.json#name", "'pet.json#name' does not exist"),
            (
                "https://example.com/pet.json",
                "'https://example.com/pet.json' is not a local file; the network is never used"
            ),
            (
                "//example.com/pet.json",
                "'//example.com/pet.json' is not a local file; the network is never used"
            ),
            (#"models\\pet.json"#, #"'models\pet.json' is not a relative path; separate its steps with '/'"#),
            ("pet.json%00.png", "'pet.json%00.png' contains a control character"),
            ("../pet.json", "'../pet.json' refers outside the description's folder, to 'pet.json'"),
            ("%2e%2e/../pet.json", "'%2e%2e/../pet.json' refers outside the description's folder, to '../pet.json'"),
            ("/etc/pet.json", "'/etc/pet.json' refers outside the description's folder, to '/etc/pet.json'"),
            (
                "../specs2/pet.json",
                "'../specs2/pet.json' refers outside the description's folder, to 'specs2/pet.json'"
            ),
        ]
    )
    func whatLeadsNowhereIsAnError(reference: String, message: String) throws {
        let pet = #"{"name": {}}"#
        let reading = read(
            reference,
            [
                "specs/pet.json": pet, "pet.json": pet, "../pet.json": pet, "/etc/pet.json": pet,
                "specs2/pet.json": pet,
            ]
        )
        #expect(messages(reading) == ["error: \(message)"])
        #expect(reading.log.diagnostics.first?.position?.path == "specs/api.json")
        #expect(try reading.schema("R").properties.first?.schema.acceptsAnything == true)
    }

    @Test(
        "one error is about all references to a missing file, or to a missing value",
        arguments: [
            (1, ""), (2, " (2 references; the other at 3:18)"), (3, " (3 references; the others at 3:18 and 4:18)"),
            (4, " (4 references; the others at 3:18, 4:18 and 5:18)"),
            (90, " (90 references; the next at 3:18, 4:18 and 5:18)"),
        ]
    )
    func manyReferences(count: Int, suffix: String) {
        func messages(_ references: (Int) -> String) -> [String] {
            let lines = (0..<count).map { "\"S\($0 + 100)\": {\"$ref\": \"\(references($0))\"}" }.joined(
                separator: ",\n"
            )
            let components = "\"components\": {\"schemas\": {\n\(lines)}}"
            let text = "{\"openapi\": \"3.1.0\", \"info\": {\"title\": \"T\"}, \"paths\": {}, \(components)}"
            let reading = Reading("specs/api.json", of: ["specs/api.json": text, "specs/a.json": "{}"])
            return reading.log.diagnostics.map(\.message)
        }
        #expect(messages { "missing.json#/A\($0)" } == ["there is no file 'specs/missing.json'\(suffix)"])
        #expect(messages { _ in "a.json#/A" } == ["'a.json#/A' does not exist\(suffix)"])
        #expect(
            messages { "//host/a.json#/A\($0)" }
                == ["'//host/a.json' is not a local file; the network is never used\(suffix)"]
        )
    }

    @Test("the places of references in other files have their paths")
    func referencesOfSeveralFiles() {
        let text =
            ##"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/p": {"$ref": "b.json"}, "/q": {"$ref": "missing.json"}}}"##
        let other = ##"{"get": {"responses": {"200": {"$ref": "missing.json#/R"}}}}"##
        let reading = Reading("specs/api.json", of: ["specs/api.json": text, "specs/b.json": other])
        #expect(
            messages(reading) == [
                "error: there is no file 'specs/missing.json' (2 references; the other at specs/b.json:1:40)"
            ]
        )
    }

    @Test("Equal references in two files lead to two values")
    func equalReferencesOfTwoFiles() {
        let text =
            ##"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {"/p": {"$ref": "a/p.json"}, "/q": {"$ref": "b/q.json"}}}"##
        let other = ##"{"get": {"responses": {"200": {"$ref": "#/R"}}}}"##
        #expect(messages(Reading("api.json", of: ["api.json": text, "a/p.json": other, "b/q.json": other])).count == 2)
    }

    @Test(
        "a reference leaves the folder only where that is allowed",
        arguments: [
            ("../pet.json", "pet.json"), ("../../pet.json", "../pet.json"), ("/etc/pet.json", "/etc/pet.json"),
        ]
    )
    func mayLeaveTheFolderWhereThatIsAllowed(reference: String, path: String) throws {
        let reading = read(reference, [path: #"{"title": "it"}"#], allowsReferencesOutside: true)
        #expect(try it(reading)?.title == "it")
        #expect(reading.reported.isEmpty)
    }

    @Test("an error in another file is reported there, once")
    func aFaultInAnotherFileIsReportedThereOnce() {
        let reading = read(
            "a.json",
            [
                "specs/a.json":
                    "{\"properties\": {\"x\": {\"type\": \"strng\"},\n \"y\": {\"$ref\": \"#/no\"}, \"z\": {\"$ref\": \"a.json\"}}}"
            ]
        )
        #expect(
            reading.reported == [
                """
                specs/a.json:1:31: error: 'strng' is not a type; did you mean 'string'?
                    at #/properties/x/type
                    the types are string, integer, number, boolean, array, object, null
                """,
                """
                specs/a.json:2:16: error: '#/no' does not exist
                    at #/properties/y/$ref
                """,
            ]
        )
    }

    @Test(
        "a file that is not JSON is an error in both files",
        arguments: [("{", "specs/a.json:1:2: error: "), ("a: 1", "specs/a.json:1:1: error: this is YAML")]
    )
    func aFileThatIsNoJSONIsAnErrorInBothFiles(text: String, message: String) {
        let reading = read("a.json", ["specs/a.json": text])
        #expect(reading.reported.count == 2 && reading.reported.first?.hasPrefix(message) == true)
        #expect(messages(reading).last == "error: the file 'specs/a.json' cannot be read")
    }

    @Test("a reference to another file is an error where no files are given")
    func withoutOtherFilesAReferenceToOneIsAnError() {
        let reading = Reading(schemas: #"{"R": {"$ref": "a.json"}}"#)
        #expect(messages(reading) == ["error: 'a.json' refers to another file"])
    }

    @Test(
        "a path is reduced to its shortest form",
        arguments: [
            ("a/./b//c", "a/b/c"), ("a/../../b", "../b"), ("/../a", "/a"), ("./", ""), ("../..", "../.."),
        ]
    )
    func aPathIsBroughtToItsShortestForm(text: String, shortest: String) {
        #expect(FilePath(text).text == shortest)
    }

    @Test(
        "a path inside a folder is distinguished from one outside",
        arguments: [
            ("a/b", "a", true), ("ab/c", "a", false), ("a", "a", false), ("../a", "", false), ("a", "", true),
            ("../../a", "..", false), ("../a", "..", true), ("/a", "", false), ("/a", "/", true), ("/a/b", "/a", true),
        ]
    )
    func aPathIsInsideAFolderOrNot(path: String, folder: String, isInside: Bool) {
        #expect(FilePath(path).isInside(FilePath(folder)) == isInside)
    }
}
