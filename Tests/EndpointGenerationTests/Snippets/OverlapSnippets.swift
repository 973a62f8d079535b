import Testing

@testable import EndpointGeneration

@Suite("Snippets: members that several branches describe")
struct OverlapSnippets {
    /// The stored members of everything that `Thing` becomes.
    func members(_ first: String, _ second: String, schemas: String = "") throws -> (
        lines: [String], reported: [String]
    ) {
        let branches = [first, second].map { #"{"type": "object", "properties": {\#($0)}}"# }.joined(separator: ", ")
        let printed = try snippet(schema: #"{"allOf": [\#(branches)]}"#, schemas: schemas)
        let lines = printed.swift.split(separator: "\n").map { $0.drop { $0 == " " } }
        return (
            lines.filter { $0.hasPrefix("public var ") && !$0.hasSuffix("{") || $0.hasPrefix("@Indirect") }.map(
                String.init
            ),
            printed.reported
        )
    }

    @Test("objects have the members of both, at every depth")
    func objects() throws {
        let printed = try members(
            #""who": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}, "deep": {"type": "object", "properties": {"x": {"type": "integer"}}}}}"#,
            #""who": {"type": "object", "properties": {"b": {"type": "string"}, "deep": {"type": "object", "properties": {"y": {"type": "integer"}}}}}"#
        )
        #expect(
            printed.lines == [
                "public var who: Who?", "public var a: String", "public var deep: Deep?", "public var b: String?",
                "public var x: Int?", "public var y: Int?",
            ]
        )
        #expect(printed.reported == [])
    }

    @Test("arrays merge their items, and numbers and enums keep what both allow")
    func others() throws {
        let printed = try members(
            #""list": {"type": "array", "items": {"type": "object", "properties": {"a": {"type": "string"}}}}, "n": {"type": "number"}, "e": {"enum": ["a", "b", "c"]}, "d": {"type": "string", "format": "date"}"#,
            #""list": {"type": "array", "items": {"type": "object", "properties": {"b": {"type": "string"}}}}, "n": {"type": "integer"}, "e": {"enum": ["b", "c", "d"]}, "d": {"type": "string"}"#
        )
        #expect(
            printed.lines == [
                "public var list: [ListItem]?", "public var n: Int?", "public var e: E?", "public var d: CalendarDate?",
                "public var a: String?", "public var b: String?",
            ]
        )
        #expect(printed.reported == [])
    }

    @Test("a branch without keywords keeps the other's type", arguments: [true, false])
    func narrower(isFirst: Bool) throws {
        let (named, bare) = (##""a": {"$ref": "#/components/schemas/A"}"##, #""a": {"type": "object"}"#)
        let printed = try members(
            isFirst ? named : bare,
            isFirst ? bare : named,
            schemas: #""A": {"type": "object", "properties": {"x": {"type": "string"}}}"#
        )
        #expect(printed.lines == ["public var a: A?"])
        #expect(printed.reported == [])
    }

    @Test("contradicting branches become any JSON value, with a warning")
    func disjoint() throws {
        let printed = try members(#""a": {"type": "string"}"#, #""a": {"type": "array", "items": {"type": "string"}}"#)
        #expect(printed.lines == ["public var a: JSONValue?"])
        #expect(
            printed.reported == [
                "warning: several schemas describe this member, and their types differ; it becomes any JSON value"
            ]
        )
    }

    @Test("branches that no Swift type combines become any JSON value, with a warning")
    func uncombined() throws {
        let printed = try members(
            #""a": {"type": "string", "maxLength": 5}"#,
            #""a": {"oneOf": [{"type": "string", "enum": ["x"]}, {"type": "integer"}]}"#
        )
        #expect(printed.lines == ["public var a: JSONValue?"])
        #expect(
            printed.reported == [
                "warning: several schemas describe this member, and no Swift type combines them; it becomes any JSON value"
            ]
        )
    }

    @Test("an object without members in one branch yields to the type of the other", arguments: [true, false])
    func anyObject(isFirst: Bool) throws {
        let (any, list) = (#""a": {"type": "object"}"#, #""a": {"type": "array", "items": {"type": "string"}}"#)
        let printed = try members(isFirst ? any : list, isFirst ? list : any)
        #expect(printed.lines == ["public var a: [String]?"])
        #expect(printed.reported == [])
    }

    @Test("recursive schemas can be merged")
    func recursion() throws {
        let printed = try members(
            ##""next": {"$ref": "#/components/schemas/Thing"}"##,
            ##""next": {"type": "object", "properties": {"z": {"type": "string"}, "next": {"$ref": "#/components/schemas/Thing"}}}"##
        )
        #expect(
            printed.lines == [
                "public var next: Next?", "@Indirect public var next: Next?", "public var z: String?",
            ]
        )
    }

    @Test("descriptions whose merged members multiply are cut off with a warning")
    func hostile() throws {
        // The members of the merged schemas are the states of an automaton with 2^20 states.
        let last = 20
        let states = (1...last).map { state in
            let next = state == last ? #"{"type": "string"}"# : ##"{"$ref": "#/components/schemas/Q\##(state + 1)"}"##
            return #""Q\#(state)": {"type": "object", "properties": {"a": \#(next), "b": \#(next)}}"#
        }
        let start = ##"{"$ref": "#/components/schemas/Thing"}"##
        let printed = try snippet(
            schema: ##"""
                {"allOf": [{"type": "object", "properties": {"a": \##(start), "b": \##(start)}},
                           {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Q1"}}}]}
                """##,
            schemas: states.joined(separator: ", ")
        )
        #expect(printed.reported.contains { $0.contains("several schemas describe too many members") })
    }

    @Test(
        "an object that one branch leaves open and another describes keeps its other members, in any order",
        arguments: [
            #""info": {"type": "object", "additionalProperties": {}}"#,
            ##""info": {"$ref": "#/components/schemas/Loose"}"##,
            ##""info": {"type": "array", "items": {"$ref": "#/components/schemas/Loose"}}"##,
        ],
        [true, false]
    )
    func open(branch: String, isFirst: Bool) throws {
        let object = #"{"type": "object", "properties": {"a": {"type": "string"}}}"#
        let isList = branch.contains("array")
        let other = isList ? #""info": {"type": "array", "items": \#(object)}"# : #""info": \#(object)"#
        let printed = try members(
            isFirst ? branch : other,
            isFirst ? other : branch,
            schemas: #""Loose": {"type": "object", "additionalProperties": true}"#
        )
        #expect(printed.lines.contains("public var a: String?"))
        #expect(printed.lines.contains("public var additionalProperties: [String: JSONValue]"))
        #expect(printed.reported == [])
    }

    @Test("a member that is required and not described is any JSON value, unless it is among others that are kept")
    func undescribed() throws {
        let plain = try snippet(
            schema: #"{"type": "object", "required": ["ghost"], "properties": {"a": {"type": "string"}}}"#
        )
        #expect(plain.swift.contains("public var ghost: JSONValue\n"))
        #expect(plain.swift.contains(#"ghost = try json.anything("ghost")"#))
        #expect(plain.reported == ["note: nothing describes the required member 'ghost'; it is any JSON value"])
        for rest in [
            #""additionalProperties": true"#, #""patternProperties": {"^g": {"type": "string"}}"#,
        ] {
            let kept = try snippet(
                schema: #"{"type": "object", "required": ["ghost"], "properties": {"a": {"type": "string"}}, \#(rest)}"#
            )
            #expect(!kept.swift.contains("ghost"))
        }
        let bare = try snippet(schema: #"{"type": "object", "required": ["ghost"]}"#)
        #expect(bare.swift.contains("typealias Thing = [String: JSONValue]"))
    }

    @Test("a member that a subtype describes is not any JSON value there")
    func describedBySubtype() throws {
        let printed = try snippet(
            schema:
                ##"{"allOf": [{"$ref": "#/components/schemas/Page"}, {"type": "object", "properties": {"items": {"type": "array", "items": {"type": "string"}}}}]}"##,
            schemas: #""Page": {"type": "object", "required": ["items"], "properties": {"total": {"type": "integer"}}}"#
        )
        #expect(printed.swift.contains("public var items: [String]\n"))
    }

    @Test("an alternative next to members does not repeat those that it only requires")
    func requiredBeside() throws {
        let printed = try snippet(
            schema: #"""
                {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}},
                 "anyOf": [{"type": "object", "required": ["id", "a"], "properties": {"a": {"type": "string"}}},
                           {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}]}
                """#
        )
        #expect(!printed.swift.contains("JSONValue"))
    }

    @Test("an object of very many members that an alternative repeats keeps its type")
    func manyMembers() throws {
        let members = (0..<400).map { #""m\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let place = #""place": {"type": "object", "properties": {\#(members)}}"#
        let alternatives = ##"[{"$ref": "#/components/schemas/A"}, {"required": ["b"], "properties": {"b": {}}}]"##
        let printed = try snippet(
            schema: #"{"properties": {\#(place)}, "oneOf": \#(alternatives)}"#,
            schemas: #""A": {"required": ["a"], "properties": {"a": {}, \#(place)}}"#
        )
        #expect(printed.swift.contains("public var place: Place?\n"))
    }

    @Test(
        "members that alternatives and conditions also describe keep every value, and widen only as far as needed",
        arguments: [
            (
                ##"{"properties": {"meta": {"type": "object", "properties": {"a": {"type": "integer"}}}}, "oneOf": [{"required": ["x"], "properties": {"x": {"type": "string"}, "meta": {"type": "object", "additionalProperties": {"type": "string"}}}}, {"required": ["y"], "properties": {"y": {"type": "string"}}}]}"##,
                ##""##, "public var meta: JSONValue?"
            ),
            (
                ##"{"required": ["place"], "properties": {"place": {"type": ["object", "null"], "properties": {"x": {"type": "string"}}}}, "oneOf": [{"$ref": "#/components/schemas/P1"}, {"required": ["b"], "properties": {"b": {"type": "string"}}}]}"##,
                ##""P1": {"required": ["a"], "properties": {"a": {"type": "string"}, "place": {"type": ["object", "null"], "properties": {"y": {"type": "string"}}}}}"##,
                "public var place: JSONValue"
            ),
            (
                ##"{"properties": {"kind": {"type": "string", "enum": ["a", "b"]}}, "oneOf": [{"required": ["x"], "properties": {"x": {"type": "string"}, "kind": {"type": "string", "description": "The kind.", "default": "a", "x-endpoint-name": "aKind"}}}, {"required": ["y"], "properties": {"y": {"type": "string"}}}]}"##,
                ##""##, "public var aKind: Kind?"
            ),
            (
                ##"{"properties": {"a": {"type": "string"}}, "if": {"required": ["a"]}, "then": {"properties": {"data": {"type": "string", "contentEncoding": "base64"}}}, "else": {"properties": {"data": {"type": "string"}}}}"##,
                ##""##, "public var data: String?"
            ),
            (
                ##"{"type": "array", "prefixItems": [{"type": "object", "properties": {"x": {"type": "string"}}}], "allOf": [{"prefixItems": [{"type": "object", "properties": {"y": {"type": "string"}}}]}], "maxItems": 1}"##,
                ##""##, "public var x: String?"
            ),
            (
                ##"{"properties": {"a": {"type": "string"}}, "if": {"required": ["a"]}, "then": {"properties": {"s": {"type": "object", "properties": {"from": {"$ref": "#/components/schemas/P"}, "to": {"$ref": "#/components/schemas/P"}}}}}, "else": {"properties": {"s": {"type": "object", "properties": {"from": {"$ref": "#/components/schemas/Q"}, "to": {"$ref": "#/components/schemas/Q"}}}}}}"##,
                ##""P": {"type": "object", "properties": {"v": {"type": "string"}}}, "Q": {"type": "object", "properties": {"v": {"type": "string"}}}"##,
                "public var s: S?"
            ),
            (
                ##"{"properties": {"a": {"type": "integer"}}, "if": {"properties": {"a": {"const": 1}}}, "then": {"required": ["a"]}, "else": {"if": {"properties": {"b": {"const": 2}}}, "then": {"properties": {"c": {}}}}}"##,
                ##""##, "public var b: JSONValue?"
            ),
            (
                ##"{"properties": {"place": {"type": "object", "properties": {"inner": {"type": "object", "properties": {"x": {"type": "string"}}}}}}, "oneOf": [{"$ref": "#/components/schemas/I1"}, {"required": ["q"], "properties": {"q": {"type": "string"}}}]}"##,
                ##""I1": {"required": ["p"], "properties": {"p": {"type": "string"}, "place": {"type": "object", "properties": {"inner": {"type": "object", "properties": {"x": {"type": "string"}, "y": {"type": "string"}}}}}}}"##,
                "public var place: JSONValue?"
            ),
            (
                ##"{"$id": "category", "$dynamicAnchor": "node", "properties": {"children": {"type": "array", "items": {"$dynamicRef": "#node"}}}}"##,
                ##""Folder": {"$id": "folder", "$dynamicAnchor": "node", "properties": {"children": {"type": "array", "items": {"$dynamicRef": "#node"}}}}"##,
                "public var children: [Thing]?"
            ),
            (
                ##"{"type": "array", "maxItems": 1, "allOf": [{"prefixItems": [{"properties": {"x": {}}}]}, {"prefixItems": [{"properties": {"y": {}}}]}], "prefixItems": [{"properties": {"z": {}}}]}"##,
                ##""##, "public var x: JSONValue?"
            ),
            (
                ##"{"allOf": [{"properties": {"a": {"properties": {"x": {}}}}}, {"properties": {"a": {"properties": {"z": {}}}}}]}"##,
                ##""##, "public var x: JSONValue?"
            ),
            (
                ##"{"allOf": [{"type": "object", "additionalProperties": {"type": "object", "properties": {"a": {"type": "string"}}}}, {"type": "object", "additionalProperties": {"type": "object", "properties": {"b": {"type": "string"}}}}]}"##,
                ##""##, "public var a: String?"
            ),
            (
                ##"{"allOf": [{"type": "object", "additionalProperties": {"type": "object", "properties": {"a": {"type": "string"}}}}, {"type": "object", "additionalProperties": {"type": "object", "properties": {"b": {"type": "string"}}}}]}"##,
                ##""##, "public var b: String?"
            ),
            (
                ##"{"type": "array", "maxItems": 1, "prefixItems": [{"type": "object", "properties": {"x": {"type": "string"}}}], "allOf": [{"prefixItems": [{"type": "object", "properties": {"y": {"type": "string"}}}]}]}"##,
                ##""##, "public var y: String?"
            ),
            (
                ##"{"type": "array", "allOf": [{"prefixItems": [{"$ref": "#/components/schemas/X"}]}, {"prefixItems": [{"$ref": "#/components/schemas/Thing"}]}]}"##,
                ##""X": {"type": "array", "prefixItems": [{"$ref": "#/components/schemas/Thing"}]}"##,
                "public typealias Thing = [JSONValue]"
            ),
            (
                ##"{"properties": {"n": {"type": "string"}, "m": {"type": "object", "properties": {"x": {"type": "string"}}}}, "oneOf": [{"properties": {"m": {"type": "object", "properties": {"x": {"type": "string"}}}}}, {"properties": {"m": {"type": "object", "properties": {"x": {"type": "string"}, "y": {"type": "string"}}}}}]}"##,
                ##""##, ".init(Self.plain2),"
            ),
            (
                ##"{"properties": {"name": {"type": "string"}}, "anyOf": [{"properties": {"labels": {"type": "string"}}}, {"required": ["name"], "properties": {"name": {"type": "string"}}}]}"##,
                ##""##, ".init(Self.withName)"
            ),
            (
                ##"{"properties": {"kind": {"type": "string"}}, "if": {"properties": {"kind": {"const": "n"}}}, "then": {"properties": {"value": {"type": "number"}}}, "else": {"properties": {"value": {"description": "Any."}}}}"##,
                ##""##, "public var value: JSONValue?"
            ),
            (
                ##"{"type": "object", "properties": {"id": {"type": "integer", "format": "uint64", "enum": [-1, 18446744073709551615]}}}"##,
                ##""##, "public var id: Double?"
            ),
            (
                ##"{"type": "object", "properties": {"id": {"type": "integer", "format": "uint64", "enum": [1, 18446744073709551615]}}}"##,
                ##""##, "public var id: UInt64?"
            ),
            (
                ##"{"type": ["array", "string"], "prefixItems": [{"type": "string"}], "items": {"type": "integer"}}"##,
                ##""##, "case valueArray([JSONValue])"
            ),
            (
                ##"{"type": "array", "maxItems": 1, "prefixItems": [{"type": "string"}], "allOf": [{"prefixItems": [{"type": "integer"}]}]}"##,
                ##""##, "public typealias Thing = [JSONValue]"
            ),
            (
                ##"{"allOf": [{"prefixItems": [{"type": "string"}, {"type": "array"}]}], "prefixItems": [{"const": "neg"}, {"$ref": "#/components/schemas/Thing"}]}"##,
                ##""##, "public typealias Thing = [JSONValue]"
            ),
            (
                ##"{"properties": {"id": {"type": "integer", "format": "int64"}}, "oneOf": [{"required": ["x"], "properties": {"x": {"type": "string"}, "id": {"type": "number"}}}, {"required": ["y"], "properties": {"y": {"type": "string"}, "id": {"type": "number"}}}]}"##,
                ##""##, "public var id: Int64?"
            ),
            (
                ##"{"properties": {"kind": {"type": "string"}, "value": {"description": "Any."}}, "if": {"properties": {"kind": {"const": "n"}}}, "then": {"properties": {"value": {"type": "number"}}}}"##,
                ##""##, "public var value: JSONValue?"
            ),
            (
                ##"{"properties": {"url": {"type": "string"}}, "oneOf": [{"properties": {"url": {"type": "string"}, "day": {"type": "string"}}}, {"properties": {"note": {"type": "string"}}}]}"##,
                ##""##, ".init(Self.withDay, knows: [\"day\"]),"
            ),
            (
                ##"{"required": ["id"], "properties": {"id": {"type": "integer"}}, "oneOf": [{"required": ["id", "a"], "properties": {"id": {"enum": [1, 2]}, "a": {"type": "string"}}}, {"properties": {"id": {"type": "integer"}, "b": {"type": "string"}}}]}"##,
                ##""##, ".init(Self.withA, needs: [\"a\"]),"
            ),
            (
                ##"{"properties": {"place": {"type": "object", "properties": {"x": {}, "y": {}}}}, "oneOf": [{"$ref": "#/components/schemas/A"}, {"required": ["b"], "properties": {"b": {}}}]}"##,
                ##""A": {"required": ["a"], "properties": {"a": {}, "place": {"type": "object", "properties": {"x": {}, "y": {}}, "anyOf": [{"required": ["x"]}, {"required": ["y"]}]}}}"##,
                "public var place: Place?"
            ),
            (
                ##"{"if": {"required": ["a"]}, "then": {"properties": {"tags": {"type": "array", "items": {"type": "string"}}}}, "else": {"properties": {"tags": {"type": "array", "items": {"type": ["string", "null"]}}}}, "properties": {"a": {}}}"##,
                ##""##, "public var tags: [String?]?"
            ),
        ]
    )
    func alternatives(schema: String, schemas: String, line: String) throws {
        let printed = try snippet(schema: schema, schemas: schemas)
        let lines = printed.swift.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        #expect(lines.contains(line))
    }
}
