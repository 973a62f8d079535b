import Testing

@testable import EndpointGeneration

@Suite("Snippets: unions by rank")
struct RankedUnionSnippets {
    private func alternatives(_ schemas: String..., discriminator: String = "") throws -> (
        text: String, reported: [String]
    ) {
        let printed = try snippet(schema: #"{"oneOf": [\#(schemas.joined(separator: ", "))]\#(discriminator)}"#)
        let lines = printed.swift.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.contains("static let alternatives") } ?? lines.endIndex
        return (
            lines[start...].dropFirst().prefix { !$0.hasPrefix("    )") }
                .map { String($0.drop { $0 == " " }) }.joined(separator: "\n"),
            printed.reported
        )
    }

    @Test("constants, required and other members are listed once for each alternative that has them")
    func signs() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "required": ["kind", "id", "a", "a2"], "properties": {"kind": {"const": "a"}, "id": {}, "a": {}, "a2": {}, "x": {}}}"#,
            #"{"title": "B", "type": "object", "required": ["id"], "properties": {"kind": {"type": "string"}, "id": {}, "x": {}}}"#,
            #"{"title": "C", "type": "object", "additionalProperties": {"type": "string"}}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, fixes: ["kind": ["a"]], needs: ["id", "a"], knows: ["x"]),
                .init(Self.b, needs: ["id"], knows: ["kind", "x"]),
                .init(Self.c)
                """#
        )
        #expect(printed.reported == [])
    }

    @Test("an alternative without a type admits every value, null included")
    func anything() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "properties": {"a": {"type": "integer"}}}"#,
            #"{"title": "B", "type": "object", "properties": {"b": {"type": "integer"}}}"#,
            "{}"
        )
        #expect(
            printed.text == #"""
                .init(Self.a, knows: ["a"]),
                .init(Self.b, knows: ["b"]),
                .init(Self.value, .null, .boolean, .integer, .number, .string, .array, .object)
                """#
        )
    }

    @Test("all members are listed if only others distinguish an alternative that keeps them from one that drops them")
    func others() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "required": ["id"], "properties": {"id": {}, "x": {}}}"#,
            #"{"title": "B", "type": "object", "required": ["id"], "properties": {"id": {}, "x": {}}, "additionalProperties": true}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, needs: ["id"], knows: ["x"]),
                .init(Self.b, needs: ["id"], knows: ["x"], keepsOthers: true)
                """#
        )
        #expect(printed.reported == [])
    }

    @Test("a constant of the object around the union is not a constant of an alternative")
    func fixedByObject() throws {
        let printed = try snippet(
            schema: #"""
                {"type": "object", "properties": {"state": {"const": "z"}}, "anyOf": [
                    {"title": "A", "type": "object", "properties": {"id": {"type": "string"}}},
                    {"title": "B", "type": "object", "required": ["state", "meta"],
                     "properties": {"state": {"type": "string"}, "meta": {"type": "string"}}}]}
                """#
        )
        #expect(printed.swift.contains(#".init(Self.a, knows: ["id", "state"])"#))
        #expect(printed.swift.contains(#".init(Self.b, needs: ["state", "meta"])"#))
    }

    @Test("lists of objects are distinguished by the members of their elements")
    func lists() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "array", "items": {"title": "a", "type": "object", "required": ["id"], "properties": {"id": {}}}}"#,
            #"{"title": "B", "type": "array", "items": {"title": "b", "type": "object", "properties": {"id": {}, "x": {}}}}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, .array, needs: ["id"]),
                .init(Self.b, .array, knows: ["id", "x"])
                """#
        )
    }

    @Test("an alternative that keeps other members is marked, if members distinguish the alternatives")
    func keepsOthers() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": {"type": "integer"}}"#,
            #"{"title": "B", "type": "object", "properties": {"b": {"type": "integer"}}}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, knows: ["a"], keepsOthers: true),
                .init(Self.b, knows: ["b"])
                """#
        )
    }

    @Test("a closed alternative lists its members and is marked, if another one takes any object")
    func closed() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "required": ["a"], "properties": {"a": {}, "b": {}}, "additionalProperties": false}"#,
            #"{"title": "B", "type": "object", "additionalProperties": {"type": "string"}}"#,
            #"{"title": "C", "type": "object", "required": ["c"], "properties": {"c": {}, "d": {}}}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, needs: ["a"], knows: ["b"], isClosed: true),
                .init(Self.c, needs: ["c"], knows: ["d"]),
                .init(Self.b)
                """#
        )
    }

    @Test("a closed alternative without a sign is marked, if others have constants")
    func closedWithoutSigns() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "required": ["id", "type"], "properties": {"id": {}, "type": {"const": "a"}}}"#,
            #"{"title": "B", "type": "object", "required": ["id"], "properties": {"id": {}}, "additionalProperties": false}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, fixes: ["type": ["a"]]),
                .init(Self.b, isClosed: true)
                """#
        )
    }

    @Test("a member that can only be null is a sign")
    func onlyNull() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "required": ["error"], "properties": {"error": {"type": "null"}, "data": {}}}"#,
            #"{"title": "B", "type": "object", "required": ["error"], "properties": {"error": {"type": "object", "properties": {"code": {}}}, "info": {}}}"#
        )
        #expect(
            printed.text == #"""
                .init(Self.a, fixes: ["error": []], knows: ["data"]),
                .init(Self.b, needs: ["error"], knows: ["info"])
                """#
        )
    }

    @Test("alternatives with the same tag are distinguished by their other members")
    func sharedTag() throws {
        let printed = try alternatives(
            #"{"title": "Part", "type": "object", "required": ["object"], "properties": {"object": {"const": "text"}}}"#,
            #"{"title": "Whole", "type": "object", "required": ["object", "usage"], "properties": {"object": {"const": "text"}, "usage": {"type": "string"}}}"#,
            #"{"title": "Other", "type": "object", "required": ["object"], "properties": {"object": {"const": "other"}}}"#,
            discriminator: #", "discriminator": {"propertyName": "object"}"#
        )
        #expect(
            printed.text == #"""
                tag: "object",
                otherwise: Self.undocumented,
                .init(Self.part),
                .init(Self.whole, needs: ["usage"]),
                .init(Self.other, for: "other")
                """#
        )
    }

    @Test("an alternative that another one always replaces is reported with that one")
    func indistinguishable() throws {
        let printed = try alternatives(
            #"{"title": "Wide", "type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "size": {"type": "integer"}}}"#,
            #"{"title": "Narrow", "type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}}"#
        )
        #expect(printed.reported == ["warning: every value of 'Narrow' is read as 'Wide'"])
    }

    @Test(
        "alternatives that some value distinguishes are not reported",
        arguments: [
            #"{"title": "B", "type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}"#,
            #"{"title": "B", "type": "object", "required": ["id", "x"], "properties": {"id": {"type": "integer"}, "x": {}}}"#,
            #"{"title": "B", "type": "object", "properties": {"id": {"type": "integer"}, "b": {"type": "string"}}}"#,
            #"{"title": "B", "type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "a": {"const": "b"}}}"#,
            #"{"title": "B", "type": "object", "additionalProperties": true}"#,
            #"{"title": "B", "type": "object", "required": ["id"], "properties": {"id": {"const": 2}}}"#,
        ]
    )
    func distinguishable(other: String) throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "a": {"type": "string"}}}"#,
            other
        )
        #expect(printed.reported == [])
    }

    @Test("alternatives that a constant inside a member distinguishes are not reported")
    func innerConstant() throws {
        func alternative(_ title: String, _ method: String) -> String {
            #"{"title": "\#(title)", "type": "object", "required": ["in"], "properties": {"in": {"type": "object", "required": ["by"], "properties": {"by": {"const": "\#(method)"}}}}}"#
        }
        #expect(try alternatives(alternative("A", "key"), alternative("B", "token")).reported == [])
    }

    @Test("a discriminator leaves alternatives without a tag to rank and trial")
    func untagged() throws {
        let printed = try alternatives(
            #"{"title": "A", "type": "object", "properties": {"kind": {"const": "a"}, "n": {"type": "integer"}}}"#,
            #"{"title": "B", "type": "object", "properties": {"n": {"type": "integer"}}}"#,
            discriminator: #", "discriminator": {"propertyName": "kind"}"#
        )
        #expect(
            printed.text == #"""
                tag: "kind",
                otherwise: Self.undocumented,
                .init(Self.a, for: "a"),
                .init(Self.b)
                """#
        )
    }

    @Test("a tag that an intermediate base passes on chooses the subtype")
    func middle() throws {
        let printed = try snippet(
            schema:
                ##"{"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind", "mapping": {"boat": "Boat", "raft": "Boat"}}}"##,
            schemas: ##"""
                "Boat": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "object", "required": ["draught"], "properties": {"draught": {"type": "number"}}}],
                    "discriminator": {"propertyName": "kind", "mapping": {"raft": "Raft"}}},
                "Raft": {"allOf": [{"$ref": "#/components/schemas/Thing"}]},
                "All": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}
                """##
        )
        #expect(printed.swift.contains(#"case "boat": self = .boat(try json.read())"#))
        #expect(printed.swift.contains(#"case "raft": self = .raft(try json.read())"#))
    }

    @Test("a case named like one of Optional's gets a suffix")
    func optionalCases() throws {
        let printed = try snippet(schema: #"{"enum": ["none", "some", "None", "none_value", "other"]}"#)
        #expect(printed.swift.contains("case noneValue, someValue, None, none_value, other\n"))
        let union = try snippet(
            schema: ##"{"oneOf": [{"$ref": "#/components/schemas/None"}, {"type": "string"}]}"##,
            schemas: #""None": {"type": "object", "properties": {"a": {"type": "string"}}}"#
        )
        #expect(union.swift.contains("case noneValue(None)"))
    }

    @Test(
        "members by pattern have a type if every member must match",
        arguments: [
            (#""^a": {"type": "integer"}"#, #", "additionalProperties": false"#, "[String: Int]"),
            (#""^a": {"type": "integer"}"#, #", "additionalProperties": {"type": "integer"}"#, "[String: Int]"),
            (#""^a": {"type": "integer"}"#, #", "additionalProperties": {"type": "string"}"#, "[String: JSONValue]"),
            (#""^a": {"type": "integer"}"#, #", "additionalProperties": true"#, "[String: JSONValue]"),
            (#""^a": {"type": "integer"}"#, "", "[String: JSONValue]"),
            (#""^.*$": {"type": "integer"}"#, "", "[String: Int]"),
            (
                #""^a": {"type": "integer"}, "^b": {"type": "string"}"#, #", "additionalProperties": false"#,
                "[String: JSONValue]"
            ),
        ]
    )
    func patterns(patterns: String, others: String, type: String) throws {
        let printed = try snippet(schema: #"{"type": "object", "patternProperties": {\#(patterns)}\#(others)}"#)
        #expect(printed.swift.contains("typealias Thing = \(type)"))
    }
}
