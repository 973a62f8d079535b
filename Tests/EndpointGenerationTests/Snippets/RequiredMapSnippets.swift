import Testing

@testable import EndpointGeneration

@Suite("Snippets: required members that only additionalProperties describes")
struct RequiredMapSnippets {
    /// The branch of an object whose members are strings, and which requires one of them.
    static let map = #"{"type": "object", "required": ["color"], "additionalProperties": {"type": "string"}}"#

    @Test(
        "a described member does not have the type of the values in another branch",
        arguments: [
            ([#"{"properties": {"color": {"type": "integer"}}}"#], "Int"),
            ([#"{"properties": {"color": {"type": "integer", "enum": [1, 2]}}}"#], "Color"),
            ([##"{"properties": {"color": {"$ref": "#/components/schemas/Shade"}}}"##], "Shade"),
            (
                [
                    #"{"properties": {"color": {"description": "Its color."}}}"#,
                    #"{"properties": {"color": {"type": "string", "format": "uuid"}}}"#,
                ], "UUID"
            ),
            ([#"{"properties": {"color": {"description": "Its color."}}}"#], "String"),
        ]
    )
    func describedBesideMap(described: [String], type: String) throws {
        for branches in [[RequiredMapSnippets.map] + described, described + [RequiredMapSnippets.map]] {
            let printed = try snippet(
                schema: #"{"allOf": [\#(branches.joined(separator: ", "))]}"#,
                schemas: #""Shade": {"type": "object", "properties": {"depth": {"type": "integer"}}}"#
            )
            #expect(printed.swift.contains("public var color: \(type)\n"), "\(printed.swift)")
            #expect(printed.swift.contains("public var additionalProperties: [String: String]\n"))
            #expect(printed.reported == [])
        }
    }

    @Test("a member that a schema describes does not have the type of the values in an alternative, nor the reverse")
    func describedBesideMapAlternative() throws {
        let described = #""type": "object", "properties": {"color": {"type": "integer"}}"#
        let other = #"{"type": "object", "required": ["n"], "properties": {"n": {"type": "integer"}}}"#
        for schema in [
            #"{\#(described), "oneOf": [\#(RequiredMapSnippets.map), \#(other)]}"#,
            #"{"oneOf": [{\#(described)}, \#(other)], \#(RequiredMapSnippets.map.dropFirst())"#,
        ] {
            let printed = try snippet(schema: schema)
            #expect(printed.swift.contains("public var color: Int\n"), "\(printed.swift)")
            #expect(!printed.swift.contains("JSONValue"))
            #expect(!printed.reported.contains { $0.hasPrefix("warning") })
        }
    }
}
