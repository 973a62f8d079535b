import Testing

@testable import EndpointDescription

@Suite("Misspelled parts of descriptions")
struct MisspelledPartTests {
    @Test(
        "a path with patterns or doubled braces is read with the names alone",
        arguments: [
            ("/a/{id:[0-9]{1,3}}", "/a/{id}"), ("/{{v}}/b/{c}", "/{v}/b/{c}"), ("/f/{path:.*{2}}/x", "/f/{path+}/x"),
        ]
    )
    func nestedBraces(written: String, path: String) throws {
        let reading = Reading(members: #""paths": {"\#(written)": {"get": {"responses": {}}}}"#)
        #expect(try reading.operation().path == path)
        #expect(messages(reading).contains("warning: the path '\(written)' is read as '\(path)'"))
        #expect(!reading.log.hasErrors)
    }

    @Test("a method in capitals is read, unless the path has the same one in lower case")
    func capitals() throws {
        let reading = Reading(members: #""paths": {"/a": {"GET": {"responses": {}}}}"#)
        #expect(try reading.operation().method == .get)
        let warning = "warning: the method 'GET' is read as 'get'; members of a path are in lower case"
        #expect(messages(reading) == [warning])
        let both = #"{"GET": {"responses": {}}, "get": {"operationId": "a", "responses": {}}}"#
        let second = Reading(members: #""paths": {"/a": \#(both)}"#)
        #expect(second.description?.operations.map(\.id) == ["a"])
    }

    @Test(
        "a status with spaces or capitals is read",
        arguments: [("200 ", "200"), ("Default", "default"), (" 4xx", "4xx")]
    )
    func misspelledStatus(written: String, status: String) throws {
        let reading = Reading(
            members: #""paths": {"/a": {"get": {"responses": {"\#(written)": {"description": "-"}}}}}"#
        )
        #expect(try reading.operation().responses.count == 1)
        #expect(messages(reading).contains("warning: the status '\(written)' is read as '\(status)'"))
        #expect(!reading.log.hasErrors)
    }

    @Test("a tag that is only a name is read")
    func tagName() {
        let reading = Reading(members: #""tags": ["pets", {"name": "dogs"}], "paths": {}"#)
        #expect(reading.description?.tags.map(\.name) == ["pets", "dogs"])
        #expect(messages(reading) == ["warning: a tag should be an object with a 'name', not a string"])
    }

    @Test("Postman's scheme 'noauth' stands for no credentials")
    func noCredentials() throws {
        let schemes = #"{"none": {"type": "http", "scheme": "noauth"}, "key": {"type": "http", "scheme": "bearer"}}"#
        let security = #"[{"none": []}, {"key": [], "none": []}]"#
        let reading = Reading(
            members: #"""
                "components": {"securitySchemes": \#(schemes)},
                "paths": {"/a": {"get": {"security": \#(security), "responses": {}}}}
                """#
        )
        #expect(reading.description?.securitySchemes.map(\.name) == ["key"])
        #expect(try reading.operation().security?.map { $0.schemes.map(\.name) } == [[], ["key"]])
        #expect(messages(reading) == [])
    }
}
