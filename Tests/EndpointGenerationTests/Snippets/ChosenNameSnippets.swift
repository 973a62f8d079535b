import Testing

@testable import EndpointGeneration

@Suite("Snippets: chosen names")
struct ChosenNameSnippets {
    @Test(
        "a name that cannot be used is reported at its place",
        arguments: [
            (
                #""schema:A": "JSONModel""#,
                "error: 'JSONModel' is already the name of another type or of a runtime type"
            ),
            (#""schema:A": "Type""#, "error: 'Type' is not a valid Swift name"),
            (#""schema:A": "b""#, "error: the name of a type must begin with a capital letter"),
            (#""schema:A": "B C""#, "error: 'B C' is not a valid Swift name"),
            (#""schema:A": 1"#, "error: expected a string as the name, found number"),
            (#""schema:Aa": "B""#, "error: there is no schema 'Aa'; did you mean 'A'?"),
            (#""operation:a": "B""#, "error: there is no operation 'a'"),
            (#""tag:a": "B""#, "error: no operation has the tag 'a'"),
            (
                ##""#/components/schemas/A/propertie/x": "y""##,
                "error: '#/components/schemas/A/propertie/x' does not exist; did you mean '#/components/schemas/A/properties'?"
            ),
            (
                ##""#/components/schemas/A/properties/x": "z""##,
                "error: the name 'z' is already used by another member"
            ),
            (
                ##""#/info/title": "z""##,
                "warning: this name has no effect: nothing with a name is generated here"
            ),
            (#""A": "B""#, "error: invalid target 'A'"),
        ]
    )
    func faults(choice: String, message: String) throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object", "properties": {"z": {"type": "string"}, "x": {"type": "string"}}}"#,
            configuration: "{\"names\": {\(choice)}}"
        )
        #expect(snippet.reported == [message])
    }

    @Test(
        "the proposal for a name that is refused is accepted",
        arguments: ["B C", "Type", "self", "b", "übung", "店 1", "ßa", "2x", "_", "a-b", "Gro\u{308}e", "👍", "ー", "٣"]
    )
    func proposals(name: String) throws {
        func refusals(of name: String) throws -> (remedies: [String], messages: [String]) {
            let snippet = try snippet(
                schemas: #""A": {"type": "object", "properties": {}}"#,
                configuration: #"{"names": {"schema:A": "\#(name)"}}"#
            )
            return (snippet.remedies, snippet.reported)
        }
        let remedy = try #require(try refusals(of: name).remedies.first)
        let proposal = remedy.split(separator: "'").dropFirst().joined(separator: "'")
        #expect(try refusals(of: proposal).messages == [])
        let valid = try #require(validName(insteadOf: name == "b" ? "Type" : name) ?? "B")
        #expect(validName(insteadOf: valid) == nil)
    }

    @Test("the name of a type next to a '$ref' to a component is a warning")
    func nameOfReference() throws {
        let snippet = try snippet(
            schemas: ##"""
                "A": {"type": "object", "properties": {"z": {"type": "string"}}},
                "B": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/A", "x-endpoint-name": "C"}}}
                """##
        )
        #expect(snippet.reported == ["warning: this name has no effect: nothing with a name is generated here"])
    }

    @Test("two choices of one name are reported")
    func twice() throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object"}, "B": {"type": "object"}"#,
            configuration: #"{"names": {"schema:A": "C", "schema:B": "C"}}"#
        )
        #expect(snippet.reported == ["error: 'C' is already the name of another type or of a runtime type"])
    }
}
