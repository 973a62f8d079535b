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

    private static func requiring(_ name: String, _ member: String) -> String {
        ##"""
        "\##(name)": {"allOf": [{"$ref": "#/components/schemas/Thing"},
                               {"required": ["\##(member)"], "properties": {"\##(member)": {"type": "string"}}}]}
        """##
    }

    /// A base with the discriminator `kind`, which an object refers to.
    private func base(
        kind: String,
        required: Bool = true,
        discriminator: String = "",
        version: String = "3.1.0",
        subtypes: [String]
    ) throws -> Snippet {
        let use = ##""Use": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Thing"}}}"##
        return try snippet(
            schema: #"""
                {"type": "object"\#(required ? #", "required": ["kind"]"# : ""), "properties": {"kind": \#(kind)},
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
            subtypes: [
                Self.subtype("Middle", "m"),
                Self.subtype("Cat", of: "Middle", "c"),
            ]
        )
        #expect(
            printed.choice == """
                .init(Self.middle, knows: ["m"]),
                .init(Self.cat, knows: ["m", "c"]),
                .init(Self.thing)
                """
        )
        #expect(printed.reported == [])
    }

    @Test("subtypes that a list of tags lacks have their names, if the others have all of its values")
    func incompleteList() throws {
        let printed = try base(
            kind: #"{"type": "string", "enum": ["Cat", "Dog"]}"#,
            subtypes: [
                Self.subtype("Cat", "c"), Self.subtype("Dog", "d"), Self.subtype("Eel", "e"), Self.subtype("Fish", "f"),
            ]
        )
        #expect(
            printed.choice == """
                case "Cat": self = .cat(try json.read())
                case "Dog": self = .dog(try json.read())
                case "Eel": self = .eel(try json.read())
                case "Fish": self = .fish(try json.read())
                """
        )
    }

    @Test(
        "a subtype with members of its own has no tag if several values remain or another subtype has no tag either",
        arguments: [
            (#"{"type": "string", "enum": ["one", "two", "three"]}"#, "one", []),
            (#"{"type": "string", "enum": ["one", "two"]}"#, "one", ["Bird"]),
            (#"{"type": "boolean"}"#, "true", []),
        ]
    )
    func ambiguousRemainder(kind: String, cat: String, others: [String]) throws {
        let printed = try base(
            kind: kind,
            discriminator: ##", "mapping": {"\##(cat)": "#/components/schemas/Cat"}"##,
            subtypes: [Self.subtype("Cat", "c"), Self.requiring("Dog", "d")] + others.map { Self.requiring($0, "b") }
        )
        #expect(printed.choice.contains(".init(Self.dog"), "\(printed.choice)")
        #expect(printed.writtenTags.count == 1, "\(printed.writtenTags)")
    }

    @Test(
        "a subtype with the values that remain is read and written without a tag, if the base allows that",
        arguments: [
            (#"{"type": ["string", "null"], "enum": ["one", "two", null]}"#, true, "one", true),
            (#"{"type": "string", "enum": ["one", "two"]}"#, false, "one", true),
            (#"{"type": ["boolean", "null"], "enum": [true, false, null]}"#, true, "true", true),
            (#"{"type": "string", "enum": ["one", "two"]}"#, true, "one", false),
        ]
    )
    func remainingWithoutTag(kind: String, required: Bool, cat: String, mayLackTag: Bool) throws {
        let printed = try base(
            kind: kind,
            required: required,
            discriminator: ##", "mapping": {"\##(cat)": "#/components/schemas/Cat"}"##,
            subtypes: [Self.requiring("Cat", "c"), Self.subtype("Dog", "d")]
        )
        #expect(printed.swift.contains("case nil: self = .dog(try json.read())") == mayLackTag, "\(printed.swift)")
        #expect(printed.writtenTags.contains { $0.contains("case .dog") } != mayLackTag, "\(printed.writtenTags)")
    }

    @Test("members distinguish a subtype without a tag from others that share a tag")
    func sharedRemainder() throws {
        let printed = try base(
            kind: #"{"type": "string", "enum": ["one", "two"]}"#,
            subtypes: [
                Self.subtype("Bird", kind: #"{"enum": ["one"]}"#, "b"),
                Self.subtype("Cat", kind: #"{"enum": ["one"]}"#, "c"),
                Self.subtype("Dog", "d"),
            ]
        )
        #expect(printed.choice.contains(#".init(Self.dog, for: "two")"#), "\(printed.choice)")
        #expect(printed.choice.contains(#".init(Self.dog, fixes: ["kind": ["one", "two"]], knows: ["d"])"#))
    }

    @Test("members decide between a subtype and another alternative that may have the values its base lists")
    func listOfBaseInUnion() throws {
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                 "discriminator": {"propertyName": "kind"}}
                """##,
            schemas: ##"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"enum": ["one", "two"]}},
                        "discriminator": {"propertyName": "kind"}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"},
                                  {"required": ["c"], "properties": {"c": {"type": "string"}}}]},
                "Dog": {"type": "object", "required": ["kind"],
                        "properties": {"kind": {"enum": ["one", "two"]}, "d": {"type": "string"}}}
                """##
        )
        #expect(printed.choice.contains(#".init(Self.cat, needs: ["c"]"#), "\(printed.choice)")
        #expect(printed.writtenTags == [])
    }

    @Test("the mapping of a union takes precedence over that of a base")
    func mappingOfUnion() throws {
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Bird"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Bird"}}}
                """##,
            schemas: ##"""
                "Base": {"type": "object", "properties": {"kind": {"type": "string"}},
                         "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat"}}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Base"}, {"properties": {"c": {"type": "string"}}}]},
                "Bird": {"type": "object", "properties": {"kind": {"type": "string"}, "w": {"type": "string"}}}
                """##
        )
        #expect(
            printed.choice == """
                case "Cat": self = .cat(try json.read())
                case "cat": self = .cat2(try json.read())
                """
        )
    }

    @Test("an alternative that contains the object around it becomes any JSON value")
    func endlessReading() throws {
        let printed = try snippet(
            schema: ##"""
                {"allOf": [{"$ref": "#/components/schemas/Base"},
                           {"oneOf": [{"$ref": "#/components/schemas/Base"},
                                      {"type": "object", "required": ["z"], "properties": {"z": {"type": "string"}}}]}]}
                """##,
            schemas: ##"""
                "Base": {"type": "object", "properties": {"kind": {"enum": ["Thing"]}},
                         "discriminator": {"propertyName": "kind"}},
                "Use": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Base"}}}
                """##
        )
        #expect(printed.swift.contains("case base(JSONValue)"))
        #expect(
            printed.reported == [
                "warning: this alternative contains the object that it is part of, so it becomes any JSON value"
            ]
        )
    }

    @Test(
        "a subtype without a tag has the values that no other has, so that objects with others are undocumented",
        arguments: [
            (#"{"type": "string", "enum": ["cat", "dog", "fish"]}"#, nil, #""cat""#, #""fish""#),
            (#"{"type": "integer", "enum": [1, 2, 3, 4]}"#, "1", #""1""#, #""3", "4""#),
            (#"{"type": "boolean"}"#, "true", #""true""#, #""false""#),
        ]
    )
    func remaining(kind: String, cat: String?, ofCat: String, ofEel: String) throws {
        let constant = cat.map { #"{"const": \#($0)}"# }
        let dog = kind.contains("boolean") ? [] : [Self.subtype("Dog", kind: cat.map { _ in #"{"const": 2}"# }, "d")]
        let printed = try base(
            kind: kind,
            subtypes: [Self.subtype("Cat", kind: constant, "c")] + dog + [Self.subtype("Eel", "e")]
        )
        #expect(printed.choice.contains("case \(ofCat): self = ."), "\(printed.choice)")
        #expect(printed.choice.contains("case \(ofEel): self = .eel(try json.read())"))
    }

    @Test("a base that cannot have a tag is no alternative to subtypes with tags")
    func untaggedBase() throws {
        let printed = try base(
            kind: #"{"type": "integer"}"#,
            subtypes: [
                Self.subtype("Cat", kind: #"{"const": 1}"#, "c"),
                Self.subtype("Dog", kind: #"{"const": 2}"#, "d"),
            ]
        )
        #expect(
            printed.choice == """
                case "1": self = .cat(try json.read())
                case "2": self = .dog(try json.read())
                """
        )
    }

    @Test("the default keeps its own tag where members distinguish other alternatives")
    func defaultOfHierarchy() throws {
        let printed = try base(
            kind: #"{"type": "integer"}"#,
            discriminator: #", "defaultMapping": "Cat""#,
            version: "3.2.0",
            subtypes: [
                Self.subtype("Cat", kind: #"{"const": 1}"#, "c"),
                Self.subtype("Dog", "d"),
            ]
        )
        #expect(
            printed.choice == """
                .init(Self.cat, for: "1"),
                .init(Self.dog, knows: ["d"]),
                .init(Self.cat, knows: ["c"])
                """
        )
    }

    @Test("the default of a union keeps its own tag")
    func defaultOfUnion() throws {
        func object(_ name: String, kind: String, _ member: String) -> String {
            #"""
            "\#(name)": {"type": "object", "required": ["kind"],
                         "properties": {"kind": \#(kind), "\#(member)": {"type": "string"}}}
            """#
        }
        let printed = try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Dog"}, {"$ref": "#/components/schemas/Cat"}],
                 "discriminator": {"propertyName": "kind", "defaultMapping": "Cat"}}
                """##,
            schemas: [
                object("Cat", kind: #"{"const": 1}"#, "c"), object("Dog", kind: #"{"type": "integer"}"#, "d"),
            ].joined(separator: ", "),
            version: "3.2.0"
        )
        #expect(printed.choice.contains(#".init(Self.cat, for: "1")"#), "\(printed.choice)")
        #expect(printed.choice.contains(#".init(Self.cat, knows: ["c"])"#))
    }

    @Test("a base that its own default names stands alone, even if the mapping names all subtypes")
    func defaultBase() throws {
        let printed = try base(
            kind: #"{"type": "string"}"#,
            discriminator: #", "mapping": {"c": "Cat", "d": "Dog"}, "defaultMapping": "Thing""#,
            version: "3.2.0",
            subtypes: [
                Self.subtype("Cat", "c"),
                Self.subtype("Dog", "d"),
            ]
        )
        #expect(printed.swift.contains("default: self = .thing(try json.read())"), "\(printed.swift)")
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

    @Test("subtypes that nothing distinguishes are told apart by a mapping of the discriminator that there is")
    func indistinguishable() throws {
        let printed = try base(
            kind: #"{"type": "string", "enum": ["c", "d"]}"#,
            subtypes: [
                ##""Cat": {"allOf": [{"$ref": "#/components/schemas/Thing"}]}"##,
                ##""Dog": {"allOf": [{"$ref": "#/components/schemas/Thing"}]}"##,
            ]
        )
        #expect(printed.reported.contains("warning: every value of 'Dog' is read as 'Cat'"), "\(printed.reported)")
        #expect(printed.remedies.contains(#"map values to each in the "mapping" of the discriminator"#))
    }

    @Test("a choice of nested choices has the kinds of all, however long the path to one of them is")
    func nestedKinds() throws {
        let all = 1...70
        let chain = all.map { index in
            let next = index == 70 ? #"{"type": "integer"}"# : ##"{"$ref": "#/components/schemas/U\##(index + 1)"}"##
            return #""U\#(index)": {"oneOf": [\#(next), {"type": "string"}]}"#
        }
        let root = all.map { ##"{"$ref": "#/components/schemas/U\##($0)"}"## }.joined(separator: ", ")
        let printed = try snippet(
            schema: ##"{"oneOf": [{"$ref": "#/components/schemas/Root"}, {"type": "array", "items": {}}]}"##,
            schemas: (chain + [#""Root": {"oneOf": [\#(root)]}"#]).joined(separator: ", ")
        )
        #expect(printed.swift.contains("case .integer, .string: self = .root(try json.read())"), "\(printed.swift)")
    }

    @Test("a base is planned before a list of its subtypes, although a member of it has that list as an alternative")
    func baseOfList() throws {
        let printed = try snippet(
            schema: ##"""
                {"type": "object", "properties": {
                   "e": {"type": "string", "enum": ["a", "b"]},
                   "d": {"oneOf": [{"$ref": "#/components/schemas/List"}, {"type": "string"}]}}}
                """##,
            named: "Base",
            schemas: ##"""
                "List": {"type": "array", "items": {"allOf": [{"$ref": "#/components/schemas/Base"},
                    {"type": "object", "properties": {"m": {"type": "string"}}}]}}
                """##,
            operation: ##"""
                "/x": {"get": {"operationId": "x", "responses": {"200": {"description": "OK", "content": {
                    "application/json": {"schema": {"$ref": "#/components/schemas/Base"}}}}}}}
                """##
        )
        #expect(printed.swift.contains("public var d: Base.D?"), "\(printed.swift)")
        #expect(printed.swift.contains("public var e: Base.E?"))
    }
}
