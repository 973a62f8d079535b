import Testing

@testable import EndpointGeneration

@Suite("Snippets: unions whose alternatives share a tag")
struct SharedTagSnippets {
    /// How readers choose an alternative and what writers add, of a union with the discriminator `type` without mapping.
    private func union(_ names: String..., of schemas: String) throws -> (
        choice: String, written: [String], reported: [String]
    ) {
        let list = names.map { ##"{"$ref": "#/components/schemas/\##($0)"}"## }.joined(separator: ", ")
        let printed = try snippet(
            schema: #"{"oneOf": [\#(list)], "discriminator": {"propertyName": "type"}}"#,
            schemas: schemas
        )
        return (printed.choice, printed.writtenTags, printed.reported)
    }

    private static func object(_ name: String, tag: String, required: String, others: String = "") -> String {
        #""\#(name)": {"type": "object", "required": [\#(required)], "properties": {"type": \#(tag)\#(others)}}"#
    }

    private static func constant(_ name: String, _ tag: String, _ member: String) -> String {
        object(
            name,
            tag: #"{"const": "\#(tag)"}"#,
            required: #""type", "\#(member)""#,
            others: #", "\#(member)": {"type": "integer"}"#
        )
    }

    private static func choice(_ name: String, _ alternatives: String..., discriminator: Bool = true) -> String {
        let list = alternatives.map { ##"{"$ref": "#/components/schemas/\##($0)"}"## }.joined(separator: ", ")
        let end = discriminator ? #", "discriminator": {"propertyName": "type"}"# : ""
        return #""\#(name)": {"oneOf": [\#(list)]\#(end)}"#
    }

    /// A union of `C` and of `Inner`, which is itself a union of `A` and another schema.
    private func nested(other: String, tag: String, discriminator: Bool) throws -> (
        choice: String, written: [String], reported: [String]
    ) {
        try union(
            "Inner",
            "C",
            of: [
                Self.constant("A", "a", "x"), Self.constant(other, tag, "w"), Self.constant("C", "c", "z"),
                Self.choice("Inner", "A", other, discriminator: discriminator),
            ].joined(separator: ", ")
        )
    }

    @Test("a name that the member cannot have is no tag, and an optional shared tag is written by that member")
    func optional() throws {
        let printed = try union(
            "Input",
            "Output",
            "Call",
            of: [
                Self.object(
                    "Input",
                    tag: #"{"type": "string", "enum": ["message"]}"#,
                    required: #""role""#,
                    others: #", "role": {"type": "string", "enum": ["user"]}"#
                ),
                Self.constant("Output", "message", "id"), Self.constant("Call", "call", "n"),
            ].joined(separator: ", ")
        )
        #expect(
            printed.choice == """
                .init(Self.input, fixes: ["role": ["user"]]),
                .init(Self.output, needs: ["id"]),
                .init(Self.call, for: "call")
                """
        )
        #expect(printed.written == [])
        #expect(printed.reported == [])
    }

    @Test("a union that shares one tag keeps its others, with or without a discriminator", arguments: [true, false])
    func nested(discriminator: Bool) throws {
        let printed = try nested(other: "D", tag: "c", discriminator: discriminator)
        #expect(
            printed.choice.hasPrefix(
                """
                .init(Self.inner, for: "a"),
                .init(Self.inner, needs: ["w"]),
                .init(Self.c, needs: ["z"])
                """
            )
        )
        #expect(printed.written == [])
    }

    @Test("a union that shares a mapped tag keeps it, although its alternatives may have any tag")
    func nestedMapping() throws {
        let printed = try union(
            "Inner",
            "C",
            of: ##"""
                "A": {"type": "object", "required": ["type", "x"], "properties": {"type": {"type": "string"}, "x": {}}},
                "B": {"type": "object", "required": ["type", "y"], "properties": {"type": {"type": "string"}, "y": {}}},
                "Inner": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}],
                    "discriminator": {"propertyName": "type", "mapping": {"a": "A", "c": "B"}}},
                \##(Self.constant("C", "c", "z"))
                """##
        )
        #expect(
            printed.choice.hasPrefix(
                """
                .init(Self.inner, for: "a"),
                .init(Self.inner, needs: ["x"]),
                .init(Self.inner, needs: ["y"]),
                .init(Self.c, needs: ["z"])
                """
            ),
            "\(printed.choice)"
        )
        #expect(!printed.written.contains { $0.contains("case .inner") })
    }

    @Test("a union without a discriminator has the tags of its alternatives")
    func nestedWithout() throws {
        let printed = try nested(other: "B", tag: "b", discriminator: false)
        #expect(
            printed.choice.hasPrefix(
                """
                case "a", "b": self = .inner(try json.read())
                case "c": self = .c(try json.read())
                """
            )
        )
        #expect(printed.written == [])
    }

    @Test("alternatives of which each shares one tag with the next are also distinguished by that tag")
    func chain() throws {
        let printed = try union(
            "X",
            "Y",
            "Z",
            of: [
                Self.object("X", tag: #"{"enum": ["p", "q"]}"#, required: #""type""#),
                Self.object("Y", tag: #"{"enum": ["p"]}"#, required: #""type""#),
                Self.object("Z", tag: #"{"enum": ["q", "r"]}"#, required: #""type""#),
            ].joined(separator: ", ")
        )
        #expect(
            printed.choice.hasPrefix(
                """
                .init(Self.x, fixes: ["type": ["p", "q"]]),
                .init(Self.y, fixes: ["type": ["p"]]),
                .init(Self.z, for: "r"),
                .init(Self.z, fixes: ["type": ["q", "r"]])
                """
            )
        )
        #expect(printed.written == [])
    }

    @Test("a base leaves the tags of subtypes that are alternatives themselves to these, and writes the others itself")
    func base() throws {
        let subtype = ##"{"allOf": [{"$ref": "#/components/schemas/Pet"}]}"##
        let schemas = ##"""
            "Pet": {"type": "object", "required": ["type"], "properties": {"type": {"type": "string"}}, "discriminator": {"propertyName": "type"}},
            "Cat": \##(subtype), "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"required": ["barks"]}]}
            """##
        let one = try union("Pet", "Cat", of: schemas)
        #expect(
            one.choice == """
                case "Dog", "Pet": self = .pet(try json.read())
                case "Cat": self = .cat(try json.read())
                """
        )
        #expect(one.written == [#"case .cat(let value): UnionValue(value, tag: "type", "Cat")"#])
        let all = try union("Pet", "Cat", "Dog", of: schemas)
        #expect(
            all.choice == """
                case "Pet": self = .pet(try json.read())
                case "Cat": self = .cat(try json.read())
                case "Dog": self = .dog(try json.read())
                """
        )
        #expect(
            all.written == [
                #"case .cat(let value): UnionValue(value, tag: "type", "Cat")"#,
                #"case .dog(let value): UnionValue(value, tag: "type", "Dog")"#,
            ]
        )
    }

    @Test("a listed tag that spells the name of the schema is the tag", arguments: ["Cat", "cat"])
    func listedName(tag: String) throws {
        func pet(_ member: String) -> String {
            ##"{"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"\##(member)": {"type": "integer"}}}]}"##
        }
        let printed = try union(
            "Cat",
            "Dog",
            of: #"""
                "Pet": {"type": "object", "required": ["type"], "properties": {"type": {"type": "string", "enum": ["\#(tag)", "Dog"]}}},
                "Cat": \#(pet("lives")), "Dog": \#(pet("barks"))
                """#
        )
        #expect(printed.choice.hasPrefix(#"case "\#(tag)": self = .cat"#))
        #expect(printed.written.first == #"case .cat(let value): UnionValue(value, tag: "type", "\#(tag)")"#)
    }
}
