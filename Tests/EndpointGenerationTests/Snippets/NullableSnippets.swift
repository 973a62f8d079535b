import Testing

@Suite("Snippets: null")
struct NullableSnippets {
    @Test("3.0: nullable")
    func dialect30() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["a", "b"], "properties": {
                    "a": {"type": "string", "nullable": true},
                    "b": {"allOf": [{"$ref": "#/components/schemas/Other"}], "nullable": true},
                    "c": {"type": "array", "items": {"type": "integer", "nullable": true}}}}
                """#,
            schemas: #"""
                "Other": {"type": "string", "enum": ["x", "y"]}
                """#,
            version: "3.0.3"
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var a: String?
                public var b: Other?
                public var c: [Int?]?

                public init(a: String?, b: Other?, c: [Int?]? = nil) {
                    self.a = a
                    self.b = b
                    self.c = c
                }

                public init(from json: inout ObjectReader) throws {
                    a = try json.optional("a")
                    b = try json.optional("b")
                    c = try json.optional("c")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("a", a)
                    try json.nullable("b", b)
                    try json.optional("c", c)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(a, other.a)
                    pairs.add(b, other.b)
                    pairs.add(c, other.c)
                }
            }
            """#
        )
    }

    @Test("3.1: a list of types, anyOf null, oneOf null")
    func dialect31() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["a", "b", "c"], "properties": {
                    "a": {"type": ["string", "null"]},
                    "b": {"anyOf": [{"$ref": "#/components/schemas/Other"}, {"type": "null"}]},
                    "c": {"oneOf": [{"type": "null"}, {"type": "array", "items": {"type": ["integer", "null"]}}]}}}
                """#,
            schemas: #"""
                "Other": {"type": "string", "enum": ["x", "y"]}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var a: String?
                public var b: Other?
                public var c: [Int?]?

                public init(a: String?, b: Other?, c: [Int?]?) {
                    self.a = a
                    self.b = b
                    self.c = c
                }

                public init(from json: inout ObjectReader) throws {
                    a = try json.optional("a")
                    b = try json.optional("b")
                    c = try json.optional("c")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("a", a)
                    try json.nullable("b", b)
                    try json.nullable("c", c)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(a, other.a)
                    pairs.add(b, other.b)
                    pairs.add(c, other.c)
                }
            }
            """#
        )
    }

    @Test("the keywords of 3.0 are read in 3.1 too, also beside a reference")
    func mixed() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Other", "nullable": true}}, "required": ["a"]}
                """#,
            schemas: #"""
                "Other": {"type": "string", "enum": ["x", "y"]}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var a: Other?

                public init(a: Other?) {
                    self.a = a
                }

                public init(from json: inout ObjectReader) throws {
                    a = try json.optional("a")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("a", a)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(a, other.a)
                }
            }
            """#
        )
    }

    @Test("null and the empty text as components, beside an enum")
    func components() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {
                    "genre": {"nullable": true, "oneOf": [
                        {"$ref": "#/components/schemas/GenreEnum"}, {"$ref": "#/components/schemas/BlankEnum"},
                        {"$ref": "#/components/schemas/NullEnum"}]},
                    "either": {"oneOf": [
                        {"type": "string"}, {"type": "integer"}, {"$ref": "#/components/schemas/NullEnum"}]}}}
                """#,
            schemas: #"""
                "GenreEnum": {"type": "string", "enum": ["f", "n"]}, "BlankEnum": {"enum": [""]}, "NullEnum": {"enum": [null]}
                """#,
            version: "3.0.3"
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                /// May be blank: `.undocumented("")`.
                public var genre: GenreEnum?
                public var either: Either?

                public init(genre: GenreEnum? = nil, either: Either? = nil) {
                    self.genre = genre
                    self.either = either
                }

                public init(from json: inout ObjectReader) throws {
                    genre = try json.optional("genre")
                    either = try json.optional("either")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("genre", genre)
                    try json.optional("either", either)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(genre, other.genre)
                    pairs.add(either, other.either)
                }

                public enum Either: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
                    case string(String)
                    case integer(Int)

                    public init(from json: inout ValueReader) throws {
                        switch json.kind {
                        case .integer: self = .integer(try json.read())
                        case .string: self = .string(try json.read())
                        default: throw json.noMatch()
                        }
                    }

                    public var alternative: UnionValue {
                        switch self {
                        case .string(let value): UnionValue(value)
                        case .integer(let value): UnionValue(value)
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("null among the values of an enum")
    func values() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"a": {"type": ["string", "null"], "enum": ["x", null]}}, "required": ["a"]}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var a: A?

                public init(a: A?) {
                    self.a = a
                }

                public init(from json: inout ObjectReader) throws {
                    a = try json.optional("a")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("a", a)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(a, other.a)
                }

                public enum A: OpenEnum, ExpressibleByStringLiteral {
                    case x
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [A] = [.x]

                    public var rawValue: String {
                        switch self {
                        case .x: "x"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("a nullable component is optional where it is used")
    func component() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Other"}}, "required": ["a"]}
                """#,
            schemas: #"""
                "Other": {"type": ["object", "null"], "properties": {"x": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var a: Other?

                public init(a: Other?) {
                    self.a = a
                }

                public init(from json: inout ObjectReader) throws {
                    a = try json.optional("a")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("a", a)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(a, other.a)
                }
            }
            """#
        )
    }
}
