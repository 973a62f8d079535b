import Testing

@testable import EndpointGeneration

@Suite("Snippets: values whose tag is missing, unknown or that of no schema")
struct UnknownTagSnippets {
    private static func subtype(_ name: String, of base: String = "Thing", kind: String? = nil, _ member: String)
        -> String
    {
        let tag = kind.map { #""kind": \#($0), "# } ?? ""
        return ##"""
            "\##(name)": {"allOf": [{"$ref": "#/components/schemas/\##(base)"},
                                    {"properties": {\##(tag)"\##(member)": {"type": "string"}}}]}
            """##
    }

    /// A base with the discriminator `kind`, which an object refers to.
    private func base(
        kind: String,
        name: String = "Thing",
        discriminator: String = "",
        version: String = "3.1.0",
        subtypes: String...
    ) throws -> Snippet {
        let use = ##""Use": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Thing"}}}"##
        return try snippet(
            schema: #"""
                {"type": "object", "required": ["kind"], "properties": {"kind": \#(kind)},
                 "discriminator": {"propertyName": "kind"\#(discriminator)}}
                """#,
            schemas: (subtypes + [use]).joined(separator: ", "),
            version: version
        )
    }

    @Test("bases without a tag are recognized by their own members, not by those of their subtypes")
    func basesAlone() throws {
        let printed = try base(
            kind: #"{"type": "integer"}"#,
            subtypes: Self.subtype("Middle", "m"),
            Self.subtype("Cat", of: "Middle", "c")
        )
        #expect(
            printed.choice == """
                .init(Self.middle, knows: ["m"]),
                .init(Self.cat, knows: ["m", "c"]),
                .init(Self.thing)
                """
        )
    }

    @Test("values that a base lists for all subtypes are no tags of one in a union either")
    func inherited() throws {
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Other"}],
                 "discriminator": {"propertyName": "kind"}}
                """##,
            schemas: [
                #"""
                "Base": {"type": "object", "required": ["kind"],
                         "properties": {"kind": {"type": "string", "enum": ["Cat", "Dog", "Eel"]}},
                         "discriminator": {"propertyName": "kind"}}
                """#,
                Self.subtype("Cat", of: "Base", "c"), Self.subtype("Dog", of: "Base", "d"),
                #""Other": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "other"}}}"#,
            ].joined(separator: ", ")
        )
        #expect(
            printed.choice == """
                case "Cat": self = .cat(try json.read())
                case "other": self = .other(try json.read())
                """
        )
    }
}
