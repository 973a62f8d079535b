import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("endpoint-generator.json")
struct ConfigurationTests {
    private func read(_ text: String) -> (configuration: Configuration, reported: [String]) {
        let log = DiagnosticLog()
        let configuration = Configuration(Array(text.utf8), path: "c.json", into: log)
        return (configuration, log.diagnostics.map { String($0.description.prefix { $0 != "\n" }) })
    }

    @Test("the configuration sets the namespace and the access level")
    func known() {
        let (configuration, reported) = read(#"{"$schema": "x.json", "name": "Store", "access": "package"}"#)
        #expect(configuration.name == "Store")
        #expect(configuration.access == .package)
        #expect(reported.isEmpty)
    }

    @Test(
        "an error has its place, and a misspelt name gets a suggestion",
        arguments: [
            (#"{"nmae": "A"}"#, "c.json:1:10: error: unknown member 'nmae' in a configuration; did you mean 'name'?"),
            (#"{"qqqqqqqq": 1}"#, "c.json:1:14: error: unknown member 'qqqqqqqq' in a configuration"),
            (#"{"name": "a-b"}"#, "c.json:1:10: error: 'a-b' is not a valid name for a Swift type"),
            (#"{"name": "Any"}"#, "c.json:1:10: error: 'Any' is not a valid name for a Swift type"),
            (#"{"name": 7}"#, "c.json:1:10: error: expected a string for 'name', found number"),
            (
                #"{"access": "pubic"}"#,
                #"c.json:1:12: error: expected "public", "package" or "internal" for 'access'; did you mean 'public'?"#
            ),
            ("[]", "c.json:1:1: error: expected an object as configuration, found array"),
            (#"{"mutable": "no"}"#, "c.json:1:13: error: 'mutable' must be true or false"),
            (#"{"nullAsEmpty": 1}"#, "c.json:1:17: error: 'nullAsEmpty' must be true or false"),
            (#"{"names": []}"#, "c.json:1:11: error: expected an object for 'names', found array"),
            (
                #"{"dates": {"date-time": "second"}}"#,
                #"c.json:1:25: error: expected "rfc3339", "seconds" or "milliseconds" as the encoding of a date; did you mean 'seconds'?"#
            ),
            (
                #"{"conformances": ["Codable"]}"#,
                #"c.json:1:19: error: expected "Equatable" or "Hashable" in 'conformances'"#
            ),
            (#"{"qualify": "Endpoint"}"#, "c.json:1:13: error: expected an array for 'qualify', found string"),
            (#"{"qualify": [1]}"#, "c.json:1:14: error: expected a type's name in 'qualify', found number"),
            (
                #"{"qualify": ["Endpont"]}"#,
                "c.json:1:14: warning: generated code uses no library type 'Endpont'; did you mean 'Endpoint'?"
            ),
            (
                #"{"conformances": "Hashable"}"#,
                "c.json:1:18: error: expected an array for 'conformances', found string"
            ),
            (
                #"{"defaults": {"timout": 5}}"#,
                "c.json:1:25: error: unknown member 'timout' in 'defaults'; did you mean 'timeout'?"
            ),
            (#"{"defaults": 5}"#, "c.json:1:14: error: expected an object for 'defaults', found number"),
            (
                #"{"overlay": {}}"#,
                "c.json:1:13: error: expected the path of a file, relative to this file, for 'overlay'"
            ),
            (
                #"{"templates": ""}"#,
                "c.json:1:15: error: expected the path of a folder, relative to this file, for 'templates'"
            ),
            (
                #"{"templates": 7}"#,
                "c.json:1:15: error: expected the path of a folder, relative to this file, for 'templates'"
            ),
            (#"{"cache": ["listPets"]}"#, "c.json:1:11: error: expected an object for 'cache', found array"),
            (#"{"idempotency": {"a*": 1}}"#, "c.json:1:24: error: the idempotency of 'a*' must be true or false"),
            (
                #"{"timeout": {"a": "x"}}"#,
                "c.json:1:19: error: the timeout of 'a' must be a number of seconds, over 0 and at most 86400"
            ),
            (#"{"retry": {"a": 3}}"#, "c.json:1:17: error: the retry of 'a' must be false or an object"),
            (
                #"{"retry": {"a": {"atempts": 3}}}"#,
                "c.json:1:29: error: 'atempts' is not a member of the retry of 'a'; did you mean 'attempts'?"
            ),
            (
                #"{"pagination": {"a": {"type": "curser"}}}"#,
                "c.json:1:31: error: the 'type' of the pagination of 'a' must be cursor, page, offset, link, url or query; "
                    + "did you mean 'cursor'?"
            ),
            (
                #"{"pagination": {"a": {"type": "link"}}}"#,
                "c.json:1:22: error: the pagination of 'a' has the type 'link', which needs 'items'"
            ),
            (
                #"{"retry": {"a": {"attempts": 6}}}"#,
                "c.json:1:30: error: 'attempts' must be a whole number from 1 to 5"
            ),
        ] as [(String, String)]
    )
    func fault(text: String, diagnostic: String) {
        #expect(read(text).reported == [diagnostic])
    }

    @Test(
        "a member of the wrong type is an error whose remedy shows the right one",
        arguments: [
            "include", "exclude", "names", "types", "dates", "conformances", "defaults", "timeout", "retry", "cache",
            "idempotency", "pagination", "stubs", "qualify",
        ]
    )
    func wrongType(key: String) throws {
        let log = DiagnosticLog()
        _ = Configuration(Array("{\"\(key)\": 7}".utf8), path: "c.json", into: log)
        let remedy = try #require(log.diagnostics.first?.remedy)
        let words = "write a value such as "
        #expect(remedy.hasPrefix(words))
        #expect(read("{\"\(key)\": \(remedy.dropFirst(words.count))}").reported.isEmpty)
    }

    @Test(
        "the remedy for an invalid name is a valid one",
        arguments: [
            ("schema:P", "my type", "MyType"), ("operation:p", "2nd", "_2nd"), ("schema:P", "Type", "Kind"),
            ("#/components/schemas/P/properties/q", "my name", "myName"), ("tag:t", "my tag", "myTag"),
        ]
    )
    func invalidName(target: String, name: String, valid: String) {
        let log = DiagnosticLog()
        func read(_ name: String) {
            let text = "{\"names\": {\"\(target)\": \"\(name)\"}}"
            _ = Configuration(Array(text.utf8), path: "c.json", into: log)
        }
        read(name)
        #expect(log.diagnostics.map(\.remedy) == ["use '\(valid)'"])
        read(valid)
        #expect(log.errorCount == 1)
    }

    @Test(
        "a custom type is a type of Swift",
        arguments: [
            ("Money", true), ("Größe", true), ("Shop.Money", true), ("[Money]", true), ("[String: Money]", true),
            ("Tagged<Pet, Int>", true), ("Tagged<Pet, [Int]>?", true), ("any Money", true),
            ("Set<any Shop.Money>", true),
            ("[[Int]?]", true), ("[String : Int]", true), ("A<B>.C", true), ("..", false), ("9", false),
            ("Pet.", false), (".Pet", false), ("[]", false), ("A..B", false), ("", false),
            ("<Int>", false), ("Pet<>", false), ("Pet<Int,>", false), ("Pet<,Int>", false), ("[A:]", false),
            ("[:B]", false), ("[A, B]", false), ("?", false), ("A?B", false), ("A, B", false), ("A: B", false),
            ("Pet<A: B>", false), ("[A]B", false), ("A[B]", false), ("[A: B: C]", false), ("any", false),
            ("Pet Toy", false), ("Pet.9", false), ("[A", false), ("A>", false), ("€", false), ("class", false),
            ("Pet ", false), (" Pet", false), ("Pet. Toy", false),
        ]
    )
    func customType(text: String, isValid: Bool) {
        let read = read("{\"types\": {\"P\": \"\(text)\"}}")
        #expect(read.configuration.types.map(\.value.spelling) == (isValid ? [text] : []))
        #expect(read.reported.isEmpty == isValid)
    }

    @Test("broken JSON is an error with its place")
    func broken() {
        let reported = read("{\n  \"name\" \"A\"}").reported
        #expect(reported.count == 1)
        #expect(reported.first?.hasPrefix("c.json:2:10: error: ") == true)
    }

    @Test(
        "a namespace is made from a target's or a file's name",
        arguments: [
            ("Petstore", "Petstore"), ("petstore", "Petstore"), ("my-api", "MyAPI"), ("OpenAPIStore", "OpenAPIStore"),
            ("Any", "AnyModel"), ("Endpoint", "EndpointAPI"), ("", "Empty"), ("e", "EAPI"), ("Item", "ItemAPI"),
            ("TheAPI", "TheAPIAPI"), ("response", "ResponseAPI"), ("Failure", "FailureAPI"), ("Reply", "ReplyAPI"),
            ("date", "DateAPI"), ("String", "StringAPI"), ("Pagination", "Pagination"), ("tasks", "Tasks"),
            ("task", "TaskAPI"),
        ]
    )
    func namespace(text: String, name: String) {
        #expect(namespaceName(from: text) == name)
        #expect(validName(insteadOf: name) == nil)
    }
}
