import Testing

@testable import EndpointGeneration

@Suite("Typed stubs")
struct StubSnippets {
    @Test(
        "an example is the documented one, or else one that the schema allows",
        arguments: [
            (#"{"type": "string"}"#, #""text""#),
            (#"{"type": "string", "format": "uuid"}"#, #""3f2504e0-4f89-41d3-9a0c-0305e82c3301""#),
            (#"{"type": "string", "minLength": 6, "maxLength": 7}"#, #""texttex""#),
            (#"{"type": "string", "maxLength": 2}"#, #""te""#),
            (#"{"type": "string", "enum": ["a", "b"], "default": "b"}"#, #""b""#),
            (#"{"type": "integer", "enum": [3, 4]}"#, "3"),
            (#"{"type": "integer", "minimum": 5}"#, "5"),
            (#"{"type": "integer", "maximum": -5}"#, "-5"),
            (#"{"type": "integer", "exclusiveMinimum": 5, "multipleOf": 4}"#, "8"),
            (#"{"type": "integer", "minimum": 10, "exclusiveMinimum": 0}"#, "10"),
            (#"{"type": "integer", "maximum": -5, "exclusiveMaximum": 0}"#, "-5"),
            (#"{"type": "integer", "minimum": -5, "maximum": -1, "multipleOf": 5}"#, "-5"),
            (#"{"type": "integer", "minimum": 0, "maximum": 3, "multipleOf": 4}"#, "0"),
            (#"{"type": "integer", "maximum": -3, "multipleOf": 5}"#, "-5"),
            (#"{"type": "integer", "maximum": -9223372036854775808, "multipleOf": 5000}"#, "-9223372036854775000"),
            (#"{"type": "number", "minimum": 0, "maximum": 1}"#, "0.5"),
            (#"{"type": "array", "minItems": 2, "items": {"type": "boolean"}}"#, "[true, true]"),
            (#"{"type": "object", "additionalProperties": {"type": "integer"}}"#, #"{"key": 1}"#),
            (#"{"type": ["integer", "null"], "examples": [null]}"#, "null"),
            (#"{"const": "fixed"}"#, #""fixed""#),
            (#"{"type": "object", "properties": {"a": {"type": "integer", "example": 7}}}"#, #"{"a": 7}"#),
            (#"{"type": "object", "example": {"a": 9}, "properties": {"a": {"type": "integer"}}}"#, #"{"a": 9}"#),
            (
                #"{"type": "object", "properties": {"in": {"type": "string", "writeOnly": true}, "out": {"type": "string"}}}"#,
                #"{"out": "out"}"#
            ),
            (#"{"oneOf": [{"type": "integer"}, {"type": "string"}], "example": "a"}"#, #""a""#),
        ]
    )
    func examples(schema: String, expected: String) throws {
        let planned = try example(of: schema)
        #expect(planned.swift == expected)
        #expect(planned.reported.isEmpty)
    }

    @Test(
        "an example of a date is documented if a client reads it",
        arguments: [
            ("2016-12-31T23:59:60Z", true), ("2016-12-31t10:00:00z", true), ("2016-12-31 10:00:00+01:00", true),
            ("2016-12-31T10:00:00.25-01:00", true),
            ("2016-12-31T-1:+5:+1Z", false), ("2016-12-31T10:00:00+99:99", false), ("2016-12-31T10:00:00.Z", false),
            ("2016-12-31T10:00:00", false), ("2016-12-31T10:00:00.x1Z", false), ("2016-02-30T10:00:00Z", false),
        ]
    )
    func dates(text: String, isValid: Bool) throws {
        let planned = try example(of: #"{"type": "string", "format": "date-time"}"#, offered: "\"\(text)\"")
        #expect(planned.swift == (isValid ? "\"\(text)\"" : #""2026-01-15T09:30:00Z""#))
        #expect(planned.reported.isEmpty == isValid)
    }

    @Test("a default date with a decimal point and no digits is ignored")
    func emptyFraction() throws {
        let planned = try snippet(
            schema: #"""
                {"type": "object", "required": ["a"],
                 "properties": {"a": {"type": "string", "format": "date-time", "default": "2020-01-01T10:00:00.Z"}}}
                """#
        )
        #expect(
            planned.reported == [
                "warning: the default \"2020-01-01T10:00:00.Z\" is not a value of its type, so it is left out"
            ]
        )
    }

    @Test("an example of the media type comes before those of the schema")
    func precedence() throws {
        let planned = try example(of: #"{"type": "integer", "example": 1}"#, offered: "2")
        #expect(planned.swift == "2")
    }

    @Test("invalid examples are replaced, undescribed ones omitted, and both are reported")
    func misfits() throws {
        let schema = #"""
            {"type": "object", "required": ["id", "at"], "properties": {
              "id": {"type": "integer"}, "at": {"type": "string", "format": "date-time"}, "tag": {"type": "string"}}}
            """#
        let planned = try example(of: schema, offered: #"{"id": "seven", "tag": null, "more": true}"#)
        #expect(planned.swift == #"{"id": 1, "at": "2026-01-15T09:30:00Z"}"#)
        #expect(
            planned.reported == [
                "note: this example does not match its schema, so the stub differs: 'id': \"seven\" is not of type Int; "
                    + "'at' is required; 'tag' may be left out, but not be null; and 1 more"
            ]
        )
    }

    @Test("an example with undescribed members matches its schema, and they are named")
    func undescribedMembers() throws {
        let inner = #"{"type": "object", "properties": {"b": {"type": "string"}}}"#
        let schema = #"{"type": "object", "properties": {"a": \#(inner)}}"#
        let planned = try example(of: schema, offered: #"{"a": {"b": "x", "c": 1}, "d": [], "e": 1, "f": 1}"#)
        #expect(planned.swift == #"{"a": {"b": "x"}}"#)
        #expect(
            planned.reported == [
                "note: this example has members that its schema does not describe, so the stub leaves them out: "
                    + "'a.c'; 'd'; 'e'; and 1 more"
            ]
        )
        let closed = #"{"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": false}"#
        #expect(
            try example(of: closed, offered: #"{"d": 1}"#).reported == [
                "note: this example does not match its schema, so the stub differs: 'd' is not described"
            ]
        )
    }

    @Test(
        "an example is kept if its schema allows it",
        arguments: [
            // One of several members is required.
            (
                #"""
                {"properties": {"m": {"type": "string"}, "n": {"type": "integer"}},
                 "anyOf": [{"required": ["m"]}, {"required": ["n"]}]}
                """#,
                #"{"n": 1}"#
            ),
            // Members without the pattern may be anything, or have another type.
            (#"{"type": "object", "patternProperties": {"^x-": {"type": "string"}}}"#, #"{"x-a": "s", "z": 3}"#),
            (
                #"""
                {"properties": {"id": {"type": "integer"}}, "patternProperties": {"^x-": {"type": "string"}},
                 "additionalProperties": {"type": "boolean"}}
                """#,
                #"{"id": 1, "x-a": "s", "z": true}"#
            ),
            // A schema that allows everything allows null.
            (#"{"type": "object", "properties": {"a": true}, "required": ["a"]}"#, #"{"a": null}"#),
            (#"{"type": "object", "properties": {"a": {}}}"#, #"{"a": null}"#),
            (#"{"type": "object", "properties": {"a": {"not": {"type": "string"}}}}"#, #"{"a": null}"#),
            (
                #"{"oneOf": [{"properties": {"a": {}, "b": {"type": "integer"}}}, {"type": "integer"}]}"#,
                #"{"a": null}"#
            ),
            (#"{"anyOf": [{"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}, {}]}"#, "[]"),
            (
                #"{"anyOf": [{"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}, {}]}"#,
                "null"
            ),
            (#"{"anyOf": [{}, {"type": "string"}]}"#, "7"),
            // A condition changes the type of a member.
            (
                #"""
                {"properties": {"k": {"type": "string"}}, "if": {"properties": {"k": {"const": "a"}}},
                 "then": {"properties": {"x": {"type": "string"}}}, "else": {"properties": {"x": {"type": "integer"}}}}
                """#,
                #"{"k": "b", "x": 2}"#
            ),
        ]
    )
    func validExamples(schema: String, offered: String) throws {
        let planned = try example(of: schema, offered: offered)
        #expect(planned.swift == offered)
        #expect(planned.reported.filter { $0.contains("this example") } == [])
    }

    @Test("a recursive example ends at the first optional level; if there is none, a note explains its absence")
    func recursion() throws {
        let reference = ##"{"$ref": "#/components/schemas/Node"}"##
        let ending = try example(
            of: reference,
            schemas: #"""
                "Node": {"type": "object", "properties": {
                  "next": \#(reference), "all": {"type": "array", "items": \#(reference)}}}
                """#
        )
        #expect(ending.swift == #"{"all": []}"#)
        let endless = try example(
            of: reference,
            schemas: #""Node": {"type": "object", "required": ["next"], "properties": {"next": \#(reference)}}"#
        )
        #expect(endless.swift == "none")
        let note = "note: no example can be made: this schema has no value, or only infinite or very large ones"
        #expect(endless.reported.last == note)
        let impossible = try example(of: #"{"type": "object", "required": ["a"], "properties": {"a": {"not": {}}}}"#)
        #expect(impossible.reported.last == note)
    }

    @Test(
        "an example without a discriminator is the alternative that it fits",
        arguments: [
            // The constant selects it.
            (
                #"{"type": "b11", "text": "t", "child": {"type": "b8", "text": "t", "child": {"type": "b5", "text": "t", "#
                    + #""child": {"type": "b2", "text": "t", "child": {"type": "b1", "text": "x"}}}}}"#,
                nil
            ),
            (#"{"type": "b8", "text": 1, "child": {"type": "b5", "text": "t"}}"#, "'text': 1 is not of type String"),
            (
                #"{"type": "b8", "text": "t", "child": {"type": "b5", "text": "t", "child": {"type": "b2"}}}"#,
                "'child.child': 'text' is required"
            ),
            // The required members select it.
            (#"{"k1": 7, "n": {"k0": 6, "n": {"k2": 5, "n": {"k1": 4, "n": {"k0": 3, "n": {"k2": 2}}}}}}"#, nil),
            // The kinds of the members select it.
            (#"{"at": {"x": 1}, "n": {"at": "here", "n": {"at": {"x": 2}}}}"#, nil),
        ]
    )
    func alternatives(offered: String, misfit: String?) throws {
        func alternative(_ members: String, _ required: String) -> String {
            #"{"type": "object", "required": \#(required), "properties": {\#(members), "n": \#(reference)}}"#
        }
        let reference = ##"{"$ref": "#/components/schemas/Node"}"##
        let blocks = (0..<20).map {
            #"""
            {"type": "object", "required": ["type", "text"], "properties": {
             "type": {"const": "b\#($0)"}, "text": {"type": "string"}, "child": {"$ref": "#/components/schemas/Block"}}}
            """#
        }
        let keys = (0..<3).map { alternative(#""k\#($0)": {"type": "integer"}"#, #"["k\#($0)"]"#) }
        let places = [#"{"type": "string"}"#, #"{"type": "object", "properties": {"x": {"type": "integer"}}}"#].map {
            alternative(#""at": \#($0)"#, #"["at"]"#)
        }
        let planned = try example(
            of: offered.contains("type") ? ##"{"$ref": "#/components/schemas/Block"}"## : reference,
            offered: offered,
            schemas: #"""
                "Block": {"oneOf": [\#(blocks.joined(separator: ", "))]},
                "Node": {"oneOf": [\#((keys + places).joined(separator: ", "))]}
                """#
        )
        let notes = planned.reported.filter { $0.contains("this example") }
        if let misfit {
            #expect(notes == ["note: this example does not match its schema, so the stub differs: \(misfit)"])
        } else {
            #expect(planned.swift == offered)
            #expect(notes == [])
        }
    }

    @Test("an example of an alternative has its tag")
    func tags() throws {
        let planned = try example(
            of: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"meow": "#/components/schemas/Cat"}}}
                """##,
            schemas: #"""
                "Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}},
                "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}}
                """#
        )
        #expect(planned.swift == #"{"kind": "meow"}"#)
    }

    @Test(
        "text of the description cannot end its literal",
        arguments: [#"a"#, ##""# + exit(1) + #""##, ##"\#(x)"##, "\u{2028}"]
    )
    func literals(text: String) {
        #expect(!SwiftText.rawLiteral(text).isEmpty)
        let literal = SwiftText.rawLiteral(text)
        let fence = literal.prefix { $0 == "#" }
        let body = literal.dropFirst(fence.count + 1).dropLast(fence.count + 1)
        if literal.hasPrefix("\"") && body != text { return #expect(literal == SwiftText.literal(text)) }
        #expect(body == text)
        #expect(!body.contains("\"" + fence) && !body.contains("\\" + fence))
    }

    @Test("the example of a page is the last page, so that a loop over a stub's pages ends")
    func lastPage() throws {
        let schema = #"""
            {"type": "object", "required": ["data", "token"], "properties": {
                "data": {"type": "array", "items": {"type": "integer"}}, "token": {"type": "string"}, "last": {"type": "string"},
                "meta": {"type": "object", "properties": {"next": {"type": "string"}, "more": {"type": "boolean"}}}}}
            """#
        func example(_ rule: String, given: String = "") throws -> String? {
            try snippet(
                stubsOf: #"""
                    {"operationId": "list", "parameters": [{"name": "after", "in": "query", "schema": {"type": "string"}}],
                     "x-endpoint-pagination": {"type": "cursor", "parameter": "after", "items": "/data", \#(rule)},
                     "responses": {"200": {"description": "A page.", "content": {"application/json": {"schema": \#(schema)\#(given)}}}}}
                    """#
            ).swift.split(separator: "\n").first { $0.contains(".json(#") }
                .map { String($0.drop { $0 == " " }) }
        }
        #expect(
            try example(#""next": "/meta/next""#)
                == ##"[.json(#"{"data": [1], "token": "token", "last": "last", "meta": {"more": true}}"#)]"##
        )
        #expect(
            try example(#""next": "/meta/next", "hasMore": "/last""#)
                == ##"[.json(#"{"data": [1], "token": "token", "last": "false", "meta": {"more": true}}"#)]"##
        )
        #expect(
            try example(#""next": "/token", "hasMore": "/meta/more""#)
                == ##"[.json(#"{"data": [1], "token": "", "last": "last", "meta": {"next": "next", "more": false}}"#)]"##
        )
        let last = #"{"data": [], "token": "x", "meta": {"more": false}}"#
        #expect(
            try example(#""next": "/token", "hasMore": "/meta/more""#, given: #", "example": \#(last)"#)
                == ##"[.json(#"\##(last)"#)]"##
        )
        #expect(
            try example(#""next": "/token", "isLast": "/meta/more""#)
                == ##"[.json(#"{"data": [1], "token": "", "last": "last", "meta": {"next": "next", "more": true}}"#)]"##
        )
    }
    @Test(
        "a required cursor that can be neither null nor empty keeps its value",
        arguments: [
            (#""type": "integer""#, "1"), (#""type": ["integer", "null"]"#, "null"), (#""type": "string""#, #""""#),
            (#""type": "string", "format": "uri""#, #""""#),
            (#""type": "string", "format": "uuid""#, #""3f2504e0-4f89-41d3-9a0c-0305e82c3301""#),
            (#""type": "string", "enum": ["a"]"#, #""a""#),
        ]
    )
    func lastCursor(type: String, value: String) throws {
        let schema = #"""
            {"type": "object", "required": ["data", "next"], "properties": {
                "data": {"type": "array", "items": {"type": "integer"}}, "next": {\#(type)}}}
            """#
        let found = try snippet(
            stubsOf: #"""
                {"operationId": "list", "parameters": [{"name": "after", "in": "query", "schema": {"type": "string"}}],
                 "x-endpoint-pagination": {"type": "cursor", "parameter": "after", "items": "/data", "next": "/next"},
                 "responses": {"200": {"description": "A page.", "content": {"application/json": {"schema": \#(schema)}}}}}
                """#
        )
        #expect(found.swift.contains(##"{"data": [1], "next": \##(value)}"##))
    }

    @Test("the bodies of several ranges are read by their ranges")
    func ranges() throws {
        let file = #"{"schema": {"type": "string", "format": "binary"}}"#
        let stubs = try snippet(
            stubsOf: #"""
                {"operationId": "send", "responses": {"204": {"description": "-"}}, "requestBody": {"required": true,
                 "content": {"image/*": \#(file), "video/*": \#(file), "application/json": {}}}}
                """#,
            method: "post"
        )
        #expect(stubs.swift.contains(#"("image/*", { try .image($0.body(), contentType: $0.contentType()) })"#))
        #expect(stubs.swift.contains(#"("video/*", { try .video($0.body(), contentType: $0.contentType()) })"#))
    }
}
