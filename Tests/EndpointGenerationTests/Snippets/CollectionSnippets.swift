import Testing

@Suite("Snippets: arrays, maps and anything")
struct CollectionSnippets {
    @Test("a named array")
    func array() throws {
        try snippet(
            schema: #"{"type": "array", "description": "Some words.", "items": {"type": "string"}}"#
        ).becomes(
            #"""
            /// Some words.
            public typealias Thing = [String]
            """#
        )
    }

    @Test("a named map")
    func map() throws {
        try snippet(
            schema: #"{"type": "object", "additionalProperties": {"type": "integer"}}"#
        ).becomes(
            #"""
            public typealias Thing = [String: Int]
            """#
        )
    }

    @Test("a free-form object")
    func freeForm() throws {
        try snippet(
            schema: #"{"type": "object"}"#
        ).becomes(
            #"""
            public typealias Thing = [String: JSONValue]
            """#
        )
    }

    @Test("a schema without keywords")
    func anything() throws {
        try snippet(
            schema: #"{}"#
        ).becomes(
            #"""
            public typealias Thing = JSONValue
            """#
        )
    }

    @Test("arrays and maps of inline schemas")
    func inline() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["rows", "byName", "matrix", "any"], "properties": {
                    "rows": {"type": "array", "items": {"type": "array", "items": {"type": "number"}}},
                    "byName": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "string"}}},
                    "any": {"type": "array"},
                    "matrix": {"type": "object", "additionalProperties": true}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var rows: [[Double]]
                public var byName: [String: [String]]
                public var any: [JSONValue]
                public var matrix: [String: JSONValue]

                public init(rows: [[Double]], byName: [String: [String]], any: [JSONValue], matrix: [String: JSONValue]) {
                    self.rows = rows
                    self.byName = byName
                    self.any = any
                    self.matrix = matrix
                }

                public init(from json: inout ObjectReader) throws {
                    rows = try json.required("rows")
                    byName = try json.required("byName")
                    any = try json.required("any")
                    matrix = try json.required("matrix")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("rows", rows)
                    try json.required("byName", byName)
                    try json.required("any", any)
                    try json.required("matrix", matrix)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(rows, other.rows)
                    pairs.add(byName, other.byName)
                    pairs.add(any, other.any)
                    pairs.add(matrix, other.matrix)
                }
            }
            """#
        )
    }

    @Test("properties and additionalProperties together")
    func additional() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}, "additionalProperties": {"type": "string"}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int

                /// All other members.
                public var additionalProperties: [String: String]

                public init(id: Int, additionalProperties: [String: String] = [:]) {
                    self.id = id
                    self.additionalProperties = additionalProperties
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    additionalProperties = try json.rest(except: ["id"])
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.rest(additionalProperties)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(additionalProperties, other.additionalProperties)
                }
            }
            """#
        )
    }

    @Test(
        "a tuple is an array of the type that all its elements have, if there is one",
        arguments: [
            (#""prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2, "maxItems": 2"#, "[Double]"),
            (#""prefixItems": [{"type": "integer", "minimum": 0}, {"type": "integer"}], "items": false"#, "[Int]"),
            (#""prefixItems": [{"type": "string"}], "items": {"type": "string"}"#, "[String]"),
            (#""prefixItems": [{"type": "string"}], "unevaluatedItems": false"#, "[String]"),
            (#""prefixItems": [{"type": ["string", "null"]}], "items": false"#, "[String?]"),
            (#""items": [{"type": "string"}, {"type": "string"}], "additionalItems": false"#, "[String]"),
            (#""prefixItems": [{"type": "string"}, {"type": "string"}]"#, nil),
            (#""prefixItems": [{"type": "string"}, {"type": "string"}], "maxItems": 3"#, nil),
            (#""prefixItems": [{"type": "string"}, {"type": "integer"}], "items": false"#, nil),
            (#""prefixItems": [{"type": "string"}, {"type": ["string", "null"]}], "items": false"#, nil),
            (#""prefixItems": [{"type": "string"}], "items": {"type": "integer"}"#, nil),
        ]
    )
    func tuple(schema: String, type: String?) throws {
        let snippet = try snippet(schema: #"{"type": "array", \#(schema)}"#)
        #expect(snippet.swift.hasSuffix("public typealias Thing = \(type ?? "[JSONValue]")"))
        #expect(snippet.said == (type == nil ? ["note: a tuple becomes an array of JSON values"] : []))
    }

    @Test("an inline array declares a type for its elements")
    func elements() throws {
        try snippet(
            schema: #"""
                {"type": "array", "items": {"type": "object", "required": ["x"], "properties": {"x": {"type": "integer"}}}}
                """#
        ).becomes(
            #"""
            public struct ThingItem: HashedModel {
                public var x: Int

                public init(x: Int) {
                    self.x = x
                }

                public init(from json: inout ObjectReader) throws {
                    x = try json.required("x")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("x", x)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(x, other.x)
                }
            }
            """#
        )
    }

    @Test("patternProperties have one type if all patterns agree")
    func patterns() throws {
        let texts = #""^x-": {"type": "string"}, "^y-": {"type": "string"}"#
        try snippet(schema: #"{"type": "object", "patternProperties": {\#(texts)}, "additionalProperties": false}"#)
            .becomes(
                #"""
                public typealias Thing = [String: String]
                """#
            )
        let mixed = #""^x-": {"type": "string"}, "^y-": {"type": "object", "properties": {"a": {"type": "string"}}}"#
        try snippet(schema: #"{"type": "object", "patternProperties": {\#(mixed)}}"#).becomes(
            #"""
            public typealias Thing = [String: JSONValue]
            """#,
            saying: ["note: members that match no pattern may have any value, so all are JSON values"]
        )
    }
}
