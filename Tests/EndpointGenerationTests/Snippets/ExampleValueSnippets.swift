import Testing

@testable import EndpointGeneration

@Suite("Values of examples")
struct ExampleValueSnippets {
    @Test(
        "the example of a number is one that its type holds",
        arguments: [
            (#"{"type": "number", "format": "float", "minimum": 0, "maximum": 1.79e308}"#, "1.7014117e+38"),
            (#"{"type": "number", "format": "float", "minimum": 1e300}"#, "3.4028235e+38"),
            (#"{"type": "number", "format": "float", "minimum": 16777217}"#, "16777218"),
            (#"{"type": "number", "format": "float", "multipleOf": 0.1}"#, "0.1"),
            (#"{"type": "number", "format": "decimal", "maximum": -1e300}"#, "-1e+164"),
            (#"{"type": "number", "minimum": 0.25, "multipleOf": 0.1}"#, "0.3"),
            (
                #"{"type": "array", "minItems": 4, "uniqueItems": true, "items": {"type": "number", "multipleOf": 0.1}}"#,
                "[0.1, 0.2, 0.3, 0.4]"
            ),
            (
                #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer", "enum": [1, "a", 2]}}"#,
                "[1, 2, 1]"
            ),
        ]
    )
    func heldNumbers(schema: String, expected: String) throws {
        #expect(try example(of: schema).swift == expected)
    }

    @Test(
        "the example of a text that contains JSON is JSON",
        arguments: [
            (#"{"type": "string", "contentMediaType": "application/json"}"#, #""{}""#),
            (#"{"type": "string", "format": "json-string"}"#, #""{}""#),
            (#"{"type": "string", "contentMediaType": "application/json", "maxLength": 1}"#, #""t""#),
            (#"{"type": "string", "contentMediaType": "application/json", "pattern": "^ab$"}"#, #""ab""#),
        ]
    )
    func textsOfJSON(schema: String, expected: String) throws {
        #expect(try example(of: schema).swift == expected)
    }

    @Test("an example that its type does not hold is replaced")
    func unheldNumber() throws {
        for (format, type) in [("float", "Float"), ("decimal", "Decimal")] {
            let planned = try example(of: #"{"type": "number", "format": "\#(format)"}"#, offered: "1e300")
            #expect(planned.swift == "1.5")
            #expect(
                planned.reported == [
                    "note: this example does not match its schema, so the stub differs: 1e300 is not of type \(type)"
                ]
            )
        }
    }

    @Test(
        "the example of a schema with a default is the default",
        arguments: [
            (#"{"type": "boolean", "enum": [true, false], "default": false}"#, "false"),
            (#"{"type": "number", "enum": [1.5, 2.5], "default": 2.5}"#, "2.5"),
            (#"{"type": "array", "items": {"type": "integer"}, "default": [3, 4]}"#, "[3, 4]"),
            (
                #"{"type": "object", "properties": {"a": {"type": "integer"}, "b": {}}, "default": {"a": 4}}"#,
                #"{"a": 4}"#
            ),
            (#"{"type": "object", "additionalProperties": {"type": "integer"}, "default": {"x": 5}}"#, #"{"x": 5}"#),
            (#"{"enum": [{"a": 1}, {"a": 2}], "default": {"a": 2}}"#, #"{"a":2}"#),
            (#"{"oneOf": [{"type": "integer"}, {"type": "string"}], "default": "auto"}"#, #""auto""#),
            (#"{"default": 7}"#, "7"), (#"{"allOf": [{"type": "integer"}, {"default": 8}]}"#, "8"),
            (##"{"allOf": [{"$ref": "#/components/schemas/Mode"}], "default": "fast"}"##, #""fast""#),
            (
                ##"{"properties": {"m": {"allOf": [{"$ref": "#/components/schemas/Mode"}], "default": "fast"}}}"##,
                #"{"m": "fast"}"#
            ),
            (##"{"$ref": "#/components/schemas/Mode", "default": "fast"}"##, #""fast""#),
            // An example comes before a default, and the default of the outer schema before that of the inner one.
            (#"{"type": "integer", "example": 1, "default": 2}"#, "1"),
            (#"{"allOf": [{"type": "integer", "default": 8}], "default": 9}"#, "9"),
            // Defaults that show nothing, or that their type does not hold.
            (#"{"type": "array", "items": {"type": "integer"}, "default": []}"#, "[1]"),
            (#"{"type": "object", "properties": {"a": {"type": "integer"}}, "default": {}}"#, #"{"a": 1}"#),
            (#"{"type": "boolean", "default": "yes"}"#, "true"),
            (#"{"type": ["integer", "null"], "default": null}"#, "1"),
            (#"{"enum": [{"a": 1}], "default": 7}"#, #"{"a":1}"#),
        ]
    )
    func defaults(schema: String, expected: String) throws {
        let planned = try example(of: schema, schemas: #""Mode": {"type": "string", "enum": ["slow", "fast"]}"#)
        #expect(planned.swift == expected)
        #expect(planned.reported.filter { $0.contains("this example") } == [])
    }

    @Test("an example that lacks a member with a default gets the default, whatever is wrong with it")
    func lackingDefault() throws {
        let planned = try example(
            of: #"""
                {"required": ["a"], "properties": {"a": {"type": "array", "items": {"type": "integer"}, "default": ["x", 2]}}}
                """#,
            offered: "{}"
        )
        #expect(planned.swift == #"{"a": [1, 2]}"#)
        #expect(
            planned.reported.filter { $0.contains("this example") } == [
                "note: this example does not match its schema, so the stub differs: 'a' is required"
            ]
        )
    }

    @Test(
        "an example is compared with the listed values as JSON",
        arguments: [
            (#"{"enum": [{"a": 1, "b": [2]}]}"#, #"{"b":[2.0],"a":1e0}"#), (#"{"const": [1.50]}"#, "[1.5]"),
            (#"{"enum": [["a"]]}"#, #"["\u0061"]"#), (#"{"type": "number", "enum": [0.1, 100]}"#, "1E2"),
            (#"{"type": "number", "enum": [-0.0]}"#, "0"),
        ]
    )
    func equalValues(schema: String, offered: String) throws {
        let planned = try example(of: schema, offered: offered)
        #expect(planned.swift == offered)
        #expect(planned.reported == [])
        for other in [#"{"b":[2],"a":1,"c":0}"#, "[1.51]", #"["A"]"#, "1E3", "true"] {
            #expect(try example(of: schema, offered: other).reported.count == 1)
        }
    }

    @Test("a name that a referenced schema permits is the name of a member")
    func referencedNames() throws {
        let names = ##"{"$ref": "#/components/schemas/Key"}"##
        let schema = #"{"propertyNames": \#(names), "additionalProperties": {"type": "integer"}}"#
        let planned = try example(of: schema, schemas: #""Key": {"type": "string", "enum": ["north", "south"]}"#)
        #expect(planned.swift == #"{"north": 1}"#)
    }

    @Test(
        "the example of an alternative has the tag by which readers choose it",
        arguments: [
            // The base of all alternatives names the tag, or lists the tags of all of them.
            (#", "discriminator": {"propertyName": "kind"}"#, #"{"type": "string"}"#, "", "Cat"),
            ("", #"{"enum": ["dog", "cat"]}"#, #", "discriminator": {"propertyName": "kind"}"#, "cat"),
        ]
    )
    func tags(ofBase: String, kind: String, ofUnion: String, expected: String) throws {
        func pet(_ member: String) -> String {
            ##"{"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"\##(member)": {"type": "integer"}}}]}"##
        }
        let planned = try example(
            of: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]\##(ofUnion)}
                """##,
            schemas: #"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": \#(kind)}\#(ofBase)},
                "Cat": \#(pet("lives")), "Dog": \#(pet("barks"))
                """#
        )
        #expect(planned.swift == #"{"kind": "\#(expected)", "lives": 1}"#)
    }

    @Test("a member next to alternatives has the value that the chosen one lists")
    func listedByAlternative() throws {
        let planned = try example(
            of: #"""
                {"type": "object", "required": ["kind", "size"],
                 "properties": {"kind": {"type": "string"}, "size": {"type": "integer"}},
                 "oneOf": [{"required": ["radius"], "properties": {"kind": {"const": "circle"}, "radius": {"type": "integer"}}},
                           {"required": ["side"], "properties": {"kind": {"const": "square"}, "side": {"type": "integer"}}}]}
                """#
        )
        #expect(planned.swift == #"{"kind": "circle", "size": 1, "radius": 1}"#)
    }

    @Test(
        "an example has the tags of each level of choices by different members",
        arguments: ["", #"{"kind": "shape", "shape": "circle", "r": 3}"#]
    )
    func levelsOfTags(offered: String) throws {
        let planned = try example(
            of: ##"{"$ref": "#/components/schemas/Node"}"##,
            offered: offered.isEmpty ? nil : offered,
            schemas: ##"""
                "Node": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                         "discriminator": {"propertyName": "kind", "mapping": {"shape": "Shape"}}},
                "Shape": {"allOf": [{"$ref": "#/components/schemas/Node"}], "required": ["shape"],
                          "properties": {"shape": {"type": "string"}},
                          "discriminator": {"propertyName": "shape", "mapping": {"circle": "Circle"}}},
                "Circle": {"allOf": [{"$ref": "#/components/schemas/Shape"}], "required": ["r"],
                           "properties": {"r": {"type": "integer"}}}
                """##
        )
        #expect(planned.swift == #"{"kind": "shape", "shape": "circle", "r": \#(offered.isEmpty ? 1 : 3)}"#)
        #expect(!planned.reported.contains { $0.contains("example") })
    }

    @Test("a union around a union by another member has both tags")
    func unionInUnion() throws {
        let planned = try example(
            of: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Shape"}, {"$ref": "#/components/schemas/Text"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"shape": "Shape", "text": "Text"}}}
                """##,
            schemas: ##"""
                "Shape": {"oneOf": [{"$ref": "#/components/schemas/Circle"}, {"$ref": "#/components/schemas/Square"}],
                          "discriminator": {"propertyName": "shape", "mapping": {"circle": "Circle", "square": "Square"}}},
                "Circle": {"required": ["kind", "shape"], "properties": {"kind": {"type": "string"}, "shape": {"type": "string"}}},
                "Square": {"required": ["kind", "shape"], "properties": {"kind": {"type": "string"}, "shape": {"type": "string"}}},
                "Text": {"required": ["kind"], "properties": {"kind": {"type": "string"}}}
                """##
        )
        #expect(planned.swift == #"{"kind": "shape", "shape": "circle"}"#)
    }

    @Test(
        "a text that holds a number or a duration has such a text as its example",
        arguments: [("int64", "1"), ("uint64", "1"), ("decimal", "1.5"), ("google-duration", "5s")]
    )
    func numbersInTexts(format: String, expected: String) throws {
        #expect(try example(of: #"{"type": "string", "format": "\#(format)"}"#).swift == "\"\(expected)\"")
    }

    @Test(
        "a subtype that is used alone has its tag, and an example that lacks it is reported",
        arguments: [
            (nil, #"{"cat": {"kind": "c", "lives": 1}, "pet": {"kind": "c", "lives": 1}}"#, []),
            (#"{"cat": {"lives": 3}}"#, #"{"cat": {"kind": "c", "lives": 3}}"#, ["'cat': 'kind' is required"]),
        ] as [(String?, String, [String])]
    )
    func subtypeAlone(offered: String?, expected: String, problems: [String]) throws {
        let planned = try example(
            of: ##"""
                {"properties": {"cat": {"$ref": "#/components/schemas/Cat"}, "pet": {"$ref": "#/components/schemas/Pet"}}}
                """##,
            offered: offered,
            schemas: ##"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                        "discriminator": {"propertyName": "kind", "mapping": {"c": "Cat", "d": "Dog"}}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"lives": {"type": "integer"}}}]},
                "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"barks": {"type": "boolean"}}}]}
                """##
        )
        #expect(planned.swift == expected)
        let prefix = "note: this example does not match its schema, so the stub differs: "
        #expect(planned.reported.filter { $0.hasPrefix(prefix) } == problems.map { prefix + $0 })
    }

    @Test(
        "an example whose tag is that of several alternatives, or of none, is of the one that it fits",
        arguments: [
            (#"{"type": "string"}"#, #"{"enum": ["x", "y"]}, "#, #"{"enum": ["x", "z"]}, "#, #""x""#),
            (#"{"type": "integer"}"#, "", "", "4"),
            (#"{"type": "boolean"}"#, #"{"const": true}, "#, "", "false"),
        ],
        ["Thing", "Choice"]
    )
    func sharedTag(_ kinds: (base: String, first: String, second: String, tag: String), name: String) throws {
        func subtype(_ name: String, _ kind: String) -> String {
            ##"""
            "\##(name)": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {
                "required": ["\##(name)"],
                "properties": {\##(kind.isEmpty ? "" : "\"kind\": " + kind)"\##(name)": {"type": "string"}}}]}
            """##
        }
        let planned = try example(
            of: ##"{"$ref": "#/components/schemas/\##(name)"}"##,
            offered: #"{"kind": \#(kinds.tag), "D": "1"}"#,
            schemas: [
                #"""
                "Thing": {"type": "object", "required": ["kind"], "properties": {"kind": \#(kinds.base)},
                          "discriminator": {"propertyName": "kind"}}
                """#,
                subtype("C", kinds.first), subtype("D", kinds.second),
                ##""Choice": {"oneOf": [{"$ref": "#/components/schemas/C"}, {"$ref": "#/components/schemas/D"}]}"##,
            ].joined(separator: ", ")
        )
        #expect(planned.reported == [])
        #expect(planned.swift.contains(#""D": "1""#), "\(planned.swift)")
        #expect(planned.swift.contains(#""kind": \#(kinds.tag)"#))
    }
}
