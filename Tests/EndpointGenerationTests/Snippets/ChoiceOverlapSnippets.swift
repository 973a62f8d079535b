import Testing

@testable import EndpointGeneration

/// Members that one branch describes by a choice.
extension OverlapSnippets {
    @Test(
        "an object beside a choice has the members of every alternative that it may match",
        arguments: [
            ##"{"anyOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]}"##,
            ##"{"oneOf": [{"$ref": "#/components/schemas/A", "not": {"required": ["b"]}}, {"$ref": "#/components/schemas/B"}]}"##,
        ],
        [true, false]
    )
    func otherAlternatives(choice: String, isFirst: Bool) throws {
        let (object, choice) = (##""v": {"$ref": "#/components/schemas/A"}"##, #""v": \#(choice)"#)
        let printed = try members(
            isFirst ? object : choice,
            isFirst ? choice : object,
            schemas: #"""
                "A": {"type": "object", "properties": {"a": {"type": "string"}}},
                "B": {"type": "object", "properties": {"b": {"type": "integer"}}}
                """#
        )
        #expect(printed.lines.first == "public var v: V?")
    }

    @Test(
        "a list, a map or an object with a condition beside a choice keeps what the alternatives describe",
        arguments: [
            (
                #"{"type": "array", "items": \#(a)}"#, #"{"type": "array", "items": \#(b)}"#,
                ["public var v: JSONValue?"]
            ),
            (
                #"{"type": "object", "additionalProperties": \#(a)}"#,
                #"{"type": "object", "additionalProperties": \#(b)}"#, members
            ),
            (a, #"{"type": "object", "properties": {"a": {}}, "dependentSchemas": {"a": \#(b)}}"#, members),
        ]
    )
    func contents(own: String, other: String, expected: [String]) throws {
        let choice = #""v": {"anyOf": [\#(own), \#(other)]}"#
        for (first, second) in [(choice, #""v": \#(own)"#), (#""v": \#(own)"#, choice)] {
            let lines = try self.members(first, second).lines
            #expect(lines.first == expected.first)
            #expect(Set(lines).isSuperset(of: expected))
        }
    }

    private static let members = ["public var v: V?", "public var a: String?", "public var b: Int?"]
    private static let a = #"{"type": "object", "properties": {"a": {"type": "string"}}}"#
    private static let b = #"{"type": "object", "properties": {"b": {"type": "integer"}}}"#

    @Test("an object beside a choice stays what it is if no other alternative can match, or describes more")
    func onlyAlternative() throws {
        let schemas = #"""
            "A": {"type": "object", "required": ["t"], "properties": {"t": {"enum": ["a"]}, "a": {"type": "string"}}},
            "B": {"type": "object", "required": ["t"], "properties": {"t": {"enum": ["b"]}, "b": {"type": "string"}}}
            """#
        for keyword in ["oneOf", "anyOf"] {
            let printed = try members(
                ##""v": {"\##(keyword)": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]}"##,
                ##""v": {"$ref": "#/components/schemas/A"}"##,
                schemas: schemas
            )
            #expect(printed.lines == ["public var v: A?"])
        }
    }

    @Test("a member that no Swift type combines stays any JSON value if more branches describe it", arguments: 0..<3)
    func uncombinedAgain(choiceAt index: Int) throws {
        var branches = [
            #"{"type": "object", "properties": {"x": {}}}"#, #"{"type": "object", "properties": {"n": {}}}"#,
        ]
        branches.insert(
            #"{"oneOf": [{"type": "object", "required": ["a"], "properties": {"a": {}}}, {"type": "string"}]}"#,
            at: index
        )
        let all = branches.map { #"{"type": "object", "properties": {"v": \#($0)}}"# }.joined(separator: ", ")
        let printed = try snippet(schema: #"{"allOf": [\#(all)]}"#)
        #expect(printed.swift.contains("public var v: JSONValue?\n"))
    }

    @Test("a condition that selects an alternative leaves the choice as it is", arguments: ["oneOf", "anyOf"])
    func selectedAlternative(keyword: String) throws {
        let choice = #"{"\#(keyword)": [\#(OverlapSnippets.a), \#(OverlapSnippets.b)]}"#
        let printed = try snippet(
            schema: #"""
                {"type": "object",
                 "properties": {"k": {"type": "string"}, "v": \#(choice), "w": {"type": "array", "items": \#(choice)}},
                 "if": {"required": ["k"]},
                 "then": {"properties": {"v": \#(OverlapSnippets.b), "w": {"items": \#(OverlapSnippets.b)}}}}
                """#
        )
        #expect(printed.swift.contains("public var v: V?\n") && printed.swift.contains("public var w: [WItem]?\n"))
        #expect(printed.reported == [])
    }
}
