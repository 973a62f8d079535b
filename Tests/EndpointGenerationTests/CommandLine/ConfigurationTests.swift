import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("endpoint-generator.json")
struct ConfigurationTests {
    private func read(_ text: String) -> (configuration: Configuration, said: [String]) {
        let log = DiagnosticLog()
        let configuration = Configuration(Array(text.utf8), path: "c.json", into: log)
        return (configuration, log.diagnostics.map { String($0.description.prefix { $0 != "\n" }) })
    }

    @Test("gives the namespace and the access level")
    func known() {
        let (configuration, said) = read(#"{"$schema": "x.json", "name": "Store", "access": "package"}"#)
        #expect(configuration.name == "Store")
        #expect(configuration.access == .package)
        #expect(said.isEmpty)
    }

    @Test(
        "a fault has its place, and a name that is nearly right a suggestion",
        arguments: [
            (#"{"nmae": "A"}"#, "c.json:1:10: error: 'nmae' is no member of a configuration; did you mean 'name'?"),
            (#"{"qqqqqqqq": 1}"#, "c.json:1:14: error: 'qqqqqqqq' is no member of a configuration"),
            (#"{"name": "a-b"}"#, "c.json:1:10: error: 'a-b' cannot name a Swift type"),
            (#"{"name": "Any"}"#, "c.json:1:10: error: 'Any' cannot name a Swift type"),
            (#"{"name": 7}"#, "c.json:1:10: error: 'name' is a string, not this number"),
            (
                #"{"access": "pubic"}"#,
                #"c.json:1:12: error: 'access' is "public", "package" or "internal"; did you mean 'public'?"#
            ),
            ("[]", "c.json:1:1: error: a configuration is a JSON object, not this array"),
            (#"{"mutable": "no"}"#, "c.json:1:13: error: 'mutable' is true or false"),
            (#"{"names": []}"#, "c.json:1:11: error: 'names' is an object, not this array"),
            (
                #"{"dates": {"date-time": "second"}}"#,
                #"c.json:1:25: error: an instant travels as "rfc3339", "seconds" or "milliseconds"; did you mean 'seconds'?"#
            ),
            (
                #"{"conformances": ["Codable"]}"#,
                #"c.json:1:19: error: models conform to "Equatable" or "Hashable" beyond 'Model'"#
            ),
            (#"{"conformances": "Hashable"}"#, "c.json:1:18: error: 'conformances' is an array, not this string"),
            (
                #"{"defaults": {"timout": 5}}"#,
                "c.json:1:25: error: 'timout' is no member of 'defaults'; did you mean 'timeout'?"
            ),
            (#"{"defaults": 5}"#, "c.json:1:14: error: 'defaults' is an object, not this number"),
            (#"{"overlay": {}}"#, "c.json:1:13: error: 'overlay' is the path of a file, relative to this file"),
            (#"{"templates": ""}"#, "c.json:1:15: error: 'templates' is the path of a folder, relative to this file"),
            (#"{"templates": 7}"#, "c.json:1:15: error: 'templates' is the path of a folder, relative to this file"),
            (#"{"cache": ["listPets"]}"#, "c.json:1:11: error: 'cache' is an object, not this array"),
            (#"{"idempotency": {"a": 1}}"#, "c.json:1:23: error: 'a' is true or false"),
            (
                #"{"retry": {"a": {"attempts": 6}}}"#,
                "c.json:1:30: error: 'attempts' is a whole number from 1 to 5"
            ),
        ]
    )
    func fault(text: String, diagnostic: String) {
        #expect(read(text).said == [diagnostic])
    }

    @Test("broken JSON is an error with its place")
    func broken() {
        let said = read("{\n  \"name\" \"A\"}").said
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("c.json:2:10: error: ") == true)
    }

    @Test(
        "a namespace from a target's or a file's name",
        arguments: [
            ("Petstore", "Petstore"), ("petstore", "Petstore"), ("my-api", "MyAPI"), ("OpenAPIStore", "OpenAPIStore"),
            ("Any", "AnyModel"), ("Endpoint", "EndpointAPI"), ("", "Empty"),
        ]
    )
    func namespace(text: String, name: String) {
        #expect(namespaceName(from: text) == name)
        #expect(validName(insteadOf: name) == nil)
    }
}
