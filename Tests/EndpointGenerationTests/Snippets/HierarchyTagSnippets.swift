import Testing

@Suite("Snippets: the tags of bases and their subtypes")
struct HierarchyTagSnippets {
    /// A subtype of `Thing`, or of another base.
    private static func subtype(_ name: String, of base: String = "Thing", _ members: String = "", beside: String = "")
        -> String
    {
        let own = members.isEmpty ? "" : #", {"type": "object", \#(members)}"#
        return ##""\##(name)": {"allOf": [{"$ref": "#/components/schemas/\##(base)"}\##(own)]\##(beside)}"##
    }

    private static func requiring(_ name: String, of base: String = "Thing", _ member: String) -> String {
        subtype(name, of: base, #""required": ["\#(member)"], "properties": {"\#(member)": {"type": "string"}}"#)
    }

    private static func tagged(_ name: String, of base: String = "Thing", _ tag: String) -> String {
        subtype(name, of: base, #""properties": {"kind": \#(tag)}"#)
    }

    /// A base with the discriminator `kind`, which a list refers to.
    private func base(
        kind: String = #"{"type": "string"}"#,
        required: Bool = true,
        discriminator: String = "",
        version: String = "3.1.0",
        subtypes: String...
    ) throws -> Snippet {
        try snippet(
            schema: #"""
                {"type": "object"\#(required ? #", "required": ["kind"]"# : ""),
                 "properties": {"kind": \#(kind), "a": {"type": "string"}},
                 "discriminator": {"propertyName": "kind"\#(discriminator)}}
                """#,
            schemas: (subtypes + [##""All": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}"##])
                .joined(separator: ", "),
            version: version
        )
    }

    @Test("a subtype has all tags that its own member lists")
    func listed() throws {
        let printed = try base(
            subtypes: Self.tagged("B", #"{"enum": ["b1", "b2"]}"#),
            Self.tagged("C", #"{"const": "c"}"#)
        )
        #expect(
            printed.choice == """
                case "b1", "b2": self = .b(try json.read())
                case "c": self = .c(try json.read())
                case "Thing": self = .thing(try json.read())
                """
        )
        #expect(!printed.writtenTags.contains { $0.contains("case .b") })
    }

    @Test(
        "a subtype whose member cannot hold its name has no tag, and other members distinguish it",
        arguments: [#"{"type": "string", "enum": ["bee", "cee"]}"#, #"{"type": "integer"}"#]
    )
    func unnamed(kind: String) throws {
        let printed = try base(kind: kind, subtypes: Self.requiring("B", "b"), Self.requiring("C", "c"))
        #expect(printed.choice.hasPrefix(#".init(Self.b, needs: ["b"]),\#n.init(Self.c, needs: ["c"])"#))
        #expect(printed.writtenTags == [])
    }

    @Test("a subtype without a tag has the values that no other subtype has")
    func others() throws {
        let printed = try base(
            kind: #"{"type": "string", "enum": ["cat", "dog", "bird"]}"#,
            subtypes: Self.requiring("Cat", "b"),
            Self.requiring("Dog", "c"),
            Self.requiring("Feathered", "d")
        )
        #expect(printed.choice.contains(#"case "bird": self = .feathered(try json.read())"#), "\(printed.choice)")
        #expect(
            printed.writtenTags == [
                #"case .cat(let value): UnionValue(value, tag: "kind", "cat")"#,
                #"case .dog(let value): UnionValue(value, tag: "kind", "dog")"#,
                #"case .feathered(let value): UnionValue(value, tag: "kind", "bird")"#,
            ]
        )
    }

    @Test("subtypes that share the tags of a base between them have those that their names spell")
    func narrowed() throws {
        let printed = try base(
            subtypes: Self.tagged("Middle", #"{"enum": ["m1", "m2"]}"#),
            Self.subtype("M1", of: "Middle"),
            Self.requiring("M2", of: "Middle", "b")
        )
        #expect(printed.choice.contains(#"case "m1": self = .m1(try json.read())"#), "\(printed.choice)")
        #expect(printed.choice.contains(#"case "m2": self = .m2(try json.read())"#))
    }

    @Test("a union leaves a base of which a subtype has no tag to the other members")
    func unionOfBase() throws {
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/X"}],
                 "discriminator": {"propertyName": "kind"}}
                """##,
            schemas: [
                #"""
                "A": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "integer"}},
                      "discriminator": {"propertyName": "kind"}}
                """#,
                Self.subtype("B", of: "A", #""required": ["b"], "properties": {"kind": {"const": 1}, "b": {}}"#),
                Self.requiring("C", of: "A", "c"),
                #""X": {"type": "object", "required": ["kind", "x"], "properties": {"kind": {"const": 9}, "x": {}}}"#,
            ].joined(separator: ", ")
        )
        #expect(printed.choice.contains(#".init(Self.x, for: "9")"#), "\(printed.choice)")
        #expect(!printed.choice.contains(#"for: "1""#))
    }

    @Test(
        "unions find the tags that a base or an extension states",
        arguments: [
            (#"{"propertyName": "kind"}"#, true), (#"{"propertyName": "kind"}"#, false), (nil, true), (nil, false),
        ]
    )
    func stated(discriminator: String?, isExtension: Bool) throws {
        let mapping = #", "mapping": {"bee": "B", "cee": "C"}"#
        let schemas = [
            #"""
            "A": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                  "discriminator": {"propertyName": "kind"\#(isExtension ? "" : mapping)}}
            """#,
            Self.subtype("B", of: "A", beside: isExtension ? #", "x-ms-discriminator-value": "bee""# : ""),
            Self.subtype("C", of: "A", beside: isExtension ? #", "x-discriminator-value": "cee""# : ""),
        ].joined(separator: ", ")
        let union = ##"""
            {"oneOf": [{"$ref": "#/components/schemas/B"}, {"$ref": "#/components/schemas/C"}]
             \##(discriminator.map { #", "discriminator": \#($0)"# } ?? "")}
            """##
        let printed = try snippet(schema: union, schemas: schemas)
        #expect(
            printed.choice == """
                case "bee": self = .bee(try json.read())
                case "cee": self = .cee(try json.read())
                """
        )
        #expect(
            printed.writtenTags == [
                #"case .bee(let value): UnionValue(value, tag: "kind", "bee")"#,
                #"case .cee(let value): UnionValue(value, tag: "kind", "cee")"#,
            ]
        )
        let form = try snippet(uploading: #"{"schema": \#(union)}"#, components: #""schemas": {\#(schemas)}"#)
        #expect(form.swift.contains(#""bee""#) && !form.swift.contains(#""B""#), "\(form.swift)")
    }

    @Test("a subtype with subtypes of its own keeps the tag that its extension states")
    func statedBetween() throws {
        let printed = try base(
            kind: #"{"type": "string", "enum": ["a", "b"]}"#,
            subtypes: Self.subtype("Cat", beside: #", "x-ms-discriminator-value": "a""#),
            Self.subtype("Lion", of: "Cat", beside: #", "x-ms-discriminator-value": "b""#)
        )
        #expect(printed.choice.contains(#"case "a": self = .a(try json.read())"#), "\(printed.choice)")
        #expect(printed.choice.contains(#"case "b": self = .b(try json.read())"#))
    }

    @Test(
        "a base does not stand alone for the tag that a mapping or a subtype has",
        arguments: [#", "mapping": {"x": "B"}"#, ""]
    )
    func statedTwice(mapping: String) throws {
        let stated = #", "x-ms-discriminator-value": "x""#
        let printed = try snippet(
            schema: #"""
                {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string", "enum": ["x", "y"]}},
                 "discriminator": {"propertyName": "kind"\#(mapping)}\#(stated)}
                """#,
            schemas: [
                Self.subtype("B", beside: mapping.isEmpty ? stated : ""),
                ##""All": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}"##,
            ].joined(separator: ", ")
        )
        #expect(printed.choice == #"case "x": self = .x(try json.read())"#)
    }

    @Test("the mapping of the union takes precedence over that of a base")
    func precedence() throws {
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/B"}, {"$ref": "#/components/schemas/C"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"own": "B"}}}
                """##,
            schemas: [
                #"""
                "A": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                      "discriminator": {"propertyName": "kind", "mapping": {"bee": "B", "cee": "C"}}}
                """#,
                Self.subtype("B", of: "A", beside: #", "x-ms-discriminator-value": "ms""#),
                Self.subtype("C", of: "A", beside: #", "x-ms-discriminator-value": "ms""#),
            ].joined(separator: ", ")
        )
        #expect(
            printed.choice == """
                case "own": self = .own(try json.read())
                case "cee": self = .cee(try json.read())
                """
        )
    }

    @Test("an alternative that is itself a union has the tags that extensions of its alternatives state")
    func statedInside() throws {
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Inner"}, {"$ref": "#/components/schemas/X"}],
                 "discriminator": {"propertyName": "kind"}}
                """##,
            schemas: [
                #"""
                "A": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                      "discriminator": {"propertyName": "kind"}}
                """#,
                Self.subtype("B", of: "A", beside: #", "x-ms-discriminator-value": "bee""#),
                Self.subtype("C", of: "A", beside: #", "x-ms-discriminator-value": "cee""#),
                ##""Inner": {"oneOf": [{"$ref": "#/components/schemas/B"}, {"$ref": "#/components/schemas/C"}]}"##,
                #""X": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "x"}}}"#,
            ].joined(separator: ", ")
        )
        #expect(
            printed.choice == """
                case "bee", "cee": self = .inner(try json.read())
                case "x": self = .x(try json.read())
                """
        )
    }

    @Test("names choose mapped subtypes before the default does")
    func nameBeforeDefault() throws {
        let printed = try base(
            discriminator: #", "mapping": {"bee": "B"}, "defaultMapping": "C""#,
            version: "3.2.0",
            subtypes: Self.requiring("B", "b"),
            Self.requiring("C", "c")
        )
        #expect(printed.choice.hasPrefix(#"case "bee", "B": self = .bee(try json.read())"#), "\(printed.choice)")
        #expect(printed.writtenTags.contains(#"case .bee(let value): UnionValue(value, tag: "kind", "bee")"#))
    }

    @Test("a value without its optional tag may be of the base alone, also if subtypes share a tag")
    func withoutTag() throws {
        func sharing(_ name: String, _ member: String) -> String {
            Self.subtype(
                name,
                #""required": ["\#(member)"], "properties": {"kind": {"const": "x"}, "\#(member)": {"type": "string"}}"#
            )
        }
        let printed = try base(required: false, subtypes: sharing("B", "b"), sharing("C", "c"))
        #expect(printed.choice.contains(#".init(Self.thing, for: "Thing", nil"#), "\(printed.choice)")
        #expect(!printed.writtenTags.contains { $0.contains("case .thing") })
    }

    @Test("every tag of a mapped schema that the union does not list chooses it")
    func unlisted() throws {
        func object(_ name: String) -> String {
            #""\#(name)": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}}"#
        }
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/C"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"a": "A", "b1": "B", "c": "C", "b2": "B"}}}
                """##,
            schemas: [object("A"), object("B"), object("C")].joined(separator: ", ")
        )
        #expect(
            printed.choice == """
                case "a": self = .a(try json.read())
                case "c": self = .c(try json.read())
                case "b1", "b2": self = .b(try json.read())
                """
        )
    }

    @Test("a mapped base that never stands alone, or has too many subtypes, is its own type", arguments: [2, 501])
    func innerBase(count: Int) throws {
        let mapping = (0..<count).map { "\"z\($0)\": \"Z\($0)\"" }.joined(separator: ", ")
        let printed = try base(
            discriminator: #", "mapping": {"b": "B", "e": "E"}"#,
            subtypes: Self.subtype("E"),
            #"""
            "B": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                  "discriminator": {"propertyName": "kind", "mapping": {\#(mapping)}}}
            """#,
            (0..<count).map { Self.requiring("Z\($0)", of: "B", "z") }.joined(separator: ", ")
        )
        #expect(printed.swift.contains("    case b(B)\n"), "\(printed.swift)")
    }

    @Test("a note says what the alternatives of a union inside a union drop, if that allows additional members")
    func nestedMembers() throws {
        func object(_ name: String) -> String {
            #""\#(name)": {"type": "object", "required": ["\#(name)"], "properties": {"\#(name)": {"type": "string"}}}"#
        }
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"type": "object", "additionalProperties": {"type": "string"},
                            "oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]},
                           {"$ref": "#/components/schemas/C"}]}
                """##,
            schemas: [object("A"), object("B"), object("C")].joined(separator: ", ")
        )
        #expect(printed.choice.hasPrefix(#".init(Self.a, needs: ["A"])"#), "\(printed.choice)")
        #expect(
            printed.reported == [
                "note: alternatives without 'additionalProperties' drop the members that only 'additionalProperties' beside them describes"
            ]
        )
    }
}
