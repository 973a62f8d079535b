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

    @Test(
        "required members of a map have the type of its values, unless that needs a declaration",
        arguments: [
            (#"{"type": "integer", "format": "int64"}"#, "Int64"), (#"{"type": "string", "format": "uuid"}"#, "UUID"),
            (#"{"type": "string", "format": "date-time"}"#, "Date"), (#"{"type": ["number", "null"]}"#, "Double?"),
            (#"{"type": "string", "format": "unknown"}"#, "String"),
            (#"{"type": ["string", "integer"]}"#, nil), (#"{"type": "string", "enum": ["a", "b"]}"#, nil),
            (#"{"type": "array", "items": {"type": "string"}}"#, nil),
            (
                #"""
                {"type": "string", "contentMediaType": "application/json",
                 "contentSchema": {"type": "object", "properties": {"a": {"type": "string"}}}}
                """#, nil
            ),
        ]
    )
    func requiredOfMap(values: String, type: String?) throws {
        let printed = try snippet(
            schema: #"{"type": "object", "required": ["key"], "additionalProperties": \#(values)}"#
        )
        if let type {
            #expect(printed.swift.contains("public var key: \(type)\n"), "\(printed.swift)")
        } else {
            #expect(!printed.swift.contains("var key"), "\(printed.swift)")
        }
    }
}
