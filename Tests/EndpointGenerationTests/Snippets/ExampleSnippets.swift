import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Examples of bodies")
struct ExampleSnippets {
    @Test(
        "the example of a text is the text of a value that its schema permits",
        arguments: [
            (#"{"type": "string"}"#, "text"), ("{}", "text"), (#"{"enum": ["p", "q"]}"#, "p"),
            (#"{"const": "fixed"}"#, "fixed"), (#"{"type": "string", "pattern": "^v\\d$"}"#, "v1"),
            (#"{"type": "string", "format": "date"}"#, "2026-01-15"),
            (#"{"type": "string", "format": "uuid"}"#, "3f2504e0-4f89-41d3-9a0c-0305e82c3301"),
            (#"{"type": "integer", "minimum": 7}"#, "7"), (#"{"type": "boolean"}"#, "true"),
            (#"{"type": "string", "minLength": 9}"#, "texttexttexttext"),
            (#"{"type": "string", "example": "a\nb"}"#, "a\nb"), (#"{"type": "integer", "example": 3}"#, "3"),
            (#"{"type": "array", "items": {"type": "integer"}}"#, "[1]"),
        ]
    )
    func texts(schema: String, expected: String) throws {
        for mediaType in ["text/plain", "text/csv"] {
            let planned = try example(of: schema, in: mediaType)
            #expect(planned.swift == expected)
            #expect(planned.reported.filter { $0.contains("example") } == [])
        }
    }

    @Test("the example of an event without a type is a text that its schema permits")
    func events() throws {
        let planned = try example(of: #"{"type": "string", "enum": ["p"]}"#, in: "text/event-stream")
        #expect(planned.swift == "p")
    }

    @Test(
        "the example of a whole number is within its bounds, however large they are",
        arguments: [
            (#"{"type": "integer", "format": "int64", "minimum": 9007199254740993}"#, "9007199254740993"),
            (#"{"type": "integer", "format": "int64", "maximum": -9007199254740993}"#, "-9007199254740993"),
            (#"{"type": "integer", "exclusiveMinimum": 9007199254740992}"#, "9007199254740993"),
            (#"{"type": "integer", "minimum": 9223372036854775807}"#, "9223372036854775807"),
            (#"{"type": "integer", "format": "uint64", "minimum": 9223372036854775808}"#, "9223372036854775808"),
            (
                #"{"type": "integer", "format": "uint64", "minimum": 18446744073709551615, "multipleOf": 2}"#,
                "18446744073709551614"
            ),
            // No number of the Swift type is within the bounds, so the nearest one stands for it.
            (#"{"type": "integer", "minimum": 9223372036854775808}"#, "9223372036854775807"),
            (#"{"type": "integer", "minimum": 1e30}"#, "9223372036854775807"),
            (#"{"type": "integer", "exclusiveMinimum": 9223372036854775807}"#, "9223372036854775807"),
            (#"{"type": "integer", "exclusiveMaximum": -9223372036854775808}"#, "-9223372036854775808"),
            (#"{"type": "integer", "maximum": -1e30, "multipleOf": 7}"#, "-9223372036854775807"),
            (#"{"type": "integer", "format": "int32", "minimum": 3000000000}"#, "2147483647"),
            (#"{"type": "integer", "format": "uint32", "maximum": -1}"#, "0"),
            (#"{"type": "integer", "minimum": 1e999}"#, "1"),
            (#"{"type": "integer", "multipleOf": 9223372036854775807}"#, "9223372036854775807"),
            // Each number is a multiple of itself and of 1, but 0 is one of every number.
            (#"{"type": "integer", "format": "int32", "multipleOf": 10000000000}"#, "0"),
            (#"{"type": "integer", "multipleOf": 0.30001}"#, "0"),
        ]
    )
    func wholeNumbers(schema: String, expected: String) throws {
        #expect(try example(of: schema).swift == expected)
    }

    @Test("an example that is not among the listed values is replaced")
    func unlisted() throws {
        for (schema, offered, expected) in [
            (#"{"enum": [{"a": 1}, {"b": 2}]}"#, #"{"b":3}"#, #"{"a":1}"#),
            (#"{"type": "number", "enum": [1.5, 2.5]}"#, "3.5", "1.5"),
            (#"{"type": "boolean", "const": false}"#, "true", "false"),
        ] {
            let planned = try example(of: schema, offered: offered)
            #expect(planned.swift == expected)
            #expect(
                planned.reported == [
                    "note: this example does not match its schema, so the stub differs: \(offered) is not listed"
                ]
            )
        }
        #expect(try example(of: #"{"enum": [{"a": 1}, {"b": 2}]}"#, offered: #"{"b": 2}"#).swift == #"{"b":2}"#)
        #expect(try example(of: #"{"type": "number", "enum": [1.5, 2]}"#, offered: "2.0").swift == "2.0")
    }

    @Test("an example that lacks a required member of a map gets it")
    func lackingMembers() throws {
        let schema = #"{"type": "object", "required": ["a", "b"], "additionalProperties": {"type": "integer"}}"#
        let planned = try example(of: schema, offered: #"{"a": 3}"#)
        #expect(planned.swift == #"{"a": 3, "b": 1}"#)
        #expect(
            planned.reported == [
                "note: this example does not match its schema, so the stub differs: 'b' is required"
            ]
        )
    }

    @Test(
        "of several examples, the first one that the schema permits is used",
        arguments: [
            (#""one": {"externalValue": "https://a.example/"}, "two": {"value": {"a": 2}}"#, #"{"a": 2}"#),
            (#""bad": {"value": {}}, "good": {"value": {"a": 5}}"#, #"{"a": 5}"#),
            (#""bad": {"value": {"a": "x"}}, "sent": {"serializedValue": "{\"a\": 6}"}"#, #"{"a": 6}"#),
            (#""good": {"value": {"a": 5}}, "other": {"value": {"a": 6}}"#, #"{"a": 5}"#),
            (##""odd": {"$ref": "#/missing"}, "good": {"value": {"a": 5}}"##, #"{"a": 5}"#),
        ]
    )
    func severalExamples(examples: String, expected: String) throws {
        let schema = #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}}"#
        let planned = try example(of: schema, beside: #""examples": {\#(examples)}"#)
        #expect(planned.swift == expected)
        #expect(planned.reported.filter { $0.contains("this example") } == [])
    }

    @Test("if the schema permits none of several examples, the first one is corrected")
    func noPermittedExample() throws {
        let planned = try example(
            of: #"{"type": "object", "required": ["a", "b"], "properties": {"a": {}, "b": {"type": "integer"}}}"#,
            beside: #""examples": {"one": {"value": {"a": 1}}, "two": {"value": {"a": 2, "b": "x"}}}"#
        )
        #expect(planned.swift == #"{"a": 1, "b": 1}"#)
        #expect(
            planned.reported == [
                "note: this example does not match its schema, so the stub differs: 'b' is required"
            ]
        )
    }

    @Test("an example of a text is the first one with a value")
    func examplesOfText() throws {
        let examples = #""examples": {"one": {"externalValue": "https://a.example/"}, "two": {"value": "v2"}}"#
        #expect(try example(of: #"{"type": "string"}"#, in: "text/plain", beside: examples).swift == "v2")
    }

    @Test(
        "an example is made although rules have values that make no sense",
        arguments: [
            #"{"type": "array", "minItems": -1, "maxItems": -9, "items": {}}"#,
            #"{"type": "array", "minItems": 9223372036854775807, "uniqueItems": true, "items": {"type": "integer"}}"#,
            #"{"type": "array", "minItems": 9, "uniqueItems": true, "items": {"type": "integer", "multipleOf": 1e18}}"#,
            #"{"type": "array", "minItems": 9, "uniqueItems": true, "items": {"type": "number", "multipleOf": 1e308}}"#,
            #"{"type": "string", "minLength": 9223372036854775807, "maxLength": -1}"#,
            #"{"type": "string", "minLength": 9223372036854775807, "pattern": "a"}"#,
            #"{"type": "integer", "multipleOf": -9223372036854775808}"#, #"{"type": "integer", "multipleOf": 1e-320}"#,
            #"{"type": "integer", "minimum": "x", "exclusiveMinimum": true, "exclusiveMaximum": []}"#,
            #"{"type": "number", "minimum": -1.7e308, "maximum": 1.7e308, "multipleOf": 1e-300}"#,
            #"{"type": "object", "minProperties": 9223372036854775807, "maxProperties": -1}"#,
            #"{"type": "object", "minProperties": 9, "propertyNames": {"minLength": 9e18, "maxLength": -1}}"#,
            #"{"type": "object", "minProperties": 9, "propertyNames": {"pattern": "(", "enum": 3}}"#,
            #"{"type": "object", "minProperties": 9, "patternProperties": {"": {}}}"#, maps(inMaps: 4),
        ]
    )
    func senselessRules(schema: String) throws {
        let example = try example(of: schema).swift
        #expect(readJSON(inText: example) != nil && example.utf8.count < 50_000)
    }

    @Test(
        "counts beyond every number are as many as an example has",
        arguments: [
            (#"{"type": "array", "minItems": 99999999999999999999, "items": {"type": "integer"}}"#, 16),
            (#"{"type": "array", "minItems": 1e999, "items": {"type": "integer"}}"#, 16),
            (#"{"type": "array", "minItems": -99999999999999999999, "items": {"type": "integer"}}"#, 1),
            (#"{"type": "array", "maxItems": 99999999999999999999, "items": {"type": "integer"}}"#, 1),
            (#"{"type": "object", "minProperties": 1e99, "additionalProperties": {"type": "integer"}}"#, 16),
        ]
    )
    func largeCounts(schema: String, expected: Int) throws {
        #expect(readJSON(inText: try example(of: schema).swift)?.count == expected)
    }

    @Test("an example is used as it is, although a rule other than its type forbids it")
    func authorsExample() throws {
        for (schema, offered) in [
            (#"{"type": "integer", "minimum": 10}"#, "3"), (#"{"type": "string", "maxLength": 1}"#, #""abc""#),
            (#"{"type": "string", "pattern": "^[TE][A-Z0-9]{8,}$"}"#, #""T12345""#),
        ] {
            let planned = try example(of: schema, offered: offered)
            #expect(planned.swift == offered)
            #expect(planned.reported.isEmpty)
        }
    }
}

/// Maps whose values are maps, each with at least 16 members.
private func maps(inMaps depth: Int) -> String {
    (0..<depth).reduce(#"{"type": "integer"}"#) { inner, _ in
        #"{"type": "object", "minProperties": 16, "additionalProperties": \#(inner)}"#
    }
}
