import Testing

@Suite("Snippets: unions without a tag")
struct UntaggedUnionSnippets {
    @Test("alternatives that differ by the kind of JSON value")
    func kinds() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"type": "string"}, {"type": "integer"}, {"type": "boolean"}, {"type": "array", "items": {"type": "string"}}]}
                """#
        ).becomes(
            #"""
            public enum Thing: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
                ExpressibleByBooleanLiteral, ListLiteral
            {
                case string(String)
                case integer(Int)
                case boolean(Bool)
                case stringArray([String])

                public typealias ArrayLiteralElement = String

                public init(_ elements: [String]) {
                    self = .stringArray(elements)
                }

                public init(from json: inout ValueReader) throws {
                    switch json.kind {
                    case .boolean: self = .boolean(try json.read())
                    case .integer: self = .integer(try json.read())
                    case .string: self = .string(try json.read())
                    case .array: self = .stringArray(try json.read())
                    default: throw json.noMatch()
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .string(let value): UnionValue(value)
                    case .integer(let value): UnionValue(value)
                    case .boolean(let value): UnionValue(value)
                    case .stringArray(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("a list of types")
    func types() throws {
        try snippet(
            schema: #"{"type": ["string", "number", "null"]}"#
        ).becomes(
            #"""
            public enum Thing: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
                ExpressibleByFloatLiteral
            {
                case number(Double)
                case string(String)

                public init(from json: inout ValueReader) throws {
                    switch json.kind {
                    case .integer, .number: self = .number(try json.read())
                    case .string: self = .string(try json.read())
                    default: throw json.noMatch()
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .number(let value): UnionValue(value)
                    case .string(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("alternatives that differ by their required members")
    func keys() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]}
                """#,
            schemas: #"""
                "A": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}, "B": {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case a(A)
                case b(B)

                public static let alternatives = Alternatives<Self>(
                    .init(Self.a, needs: ["a"]),
                    .init(Self.b, needs: ["b"])
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .a(let value): UnionValue(value)
                    case .b(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("overlapping alternatives are tried, the one with the most required members first")
    func overlap() throws {
        try snippet(
            schema: #"""
                {"anyOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/AB"}]}
                """#,
            schemas: #"""
                "A": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}, "AB": {"type": "object", "required": ["a", "b"], "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case a(A)
                case ab(AB)

                public static let alternatives = Alternatives<Self>(
                    .init(Self.a),
                    .init(Self.ab, needs: ["b"])
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .a(let value): UnionValue(value)
                    case .ab(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("strings of different formats are tried, plain strings last")
    func formats() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"type": "string"}, {"type": "string", "format": "date-time"}, {"type": "number"}, {"type": "integer"}]}
                """#
        ).becomes(
            #"""
            public enum Thing: Union, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
                case string(String)
                case date(Date)
                case number(Double)
                case integer(Int)

                public static let alternatives = Alternatives<Self>(
                    .init(Self.date, .string),
                    .init(Self.number, .integer, .number),
                    .init(Self.integer, .integer),
                    .init(Self.string, .string)
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .string(let value): UnionValue(value)
                    case .date(let value): UnionValue(value)
                    case .number(let value): UnionValue(value)
                    case .integer(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("a union of one alternative is that alternative, and null makes it optional")
    func single() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["a"], "properties": {"a": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"type": "null"}]}}}
                """#,
            schemas: #"""
                "A": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}, "B": {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}
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
            }
            """#
        )
    }

    @Test("a union beside members")
    func beside() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}},
                 "oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]}
                """#,
            schemas: #"""
                "A": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}, "B": {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int
                public var variant: Variant

                public init(id: Int, variant: Variant) {
                    self.id = id
                    self.variant = variant
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    variant = try json.inline()
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.inline(variant)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(variant, other.variant)
                }

                public enum Variant: Union {
                    case a(A)
                    case b(B)

                    public static let alternatives = Alternatives<Self>(
                        .init(Self.a, needs: ["a"]),
                        .init(Self.b, needs: ["b"])
                    )

                    public init(from json: inout ValueReader) throws {
                        self = try json.read(as: Self.alternatives)
                    }

                    public var alternative: UnionValue {
                        switch self {
                        case .a(let value): UnionValue(value)
                        case .b(let value): UnionValue(value)
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("alternatives that differ by optional members are ranked by the members that they know")
    func closest() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Small"}, {"$ref": "#/components/schemas/Large"}, {"$ref": "#/components/schemas/Other"}]}
                """#,
            schemas: #"""
                "Small": {"type": "object", "properties": {"id": {"type": "string"}, "name": {"type": "string"}}},
                "Large": {"type": "object", "properties": {"id": {"type": "string"}, "name": {"type": "string"}, "size": {"type": "integer"}}},
                "Other": {"type": "object", "properties": {"id": {"type": "string"}, "color": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case small(Small)
                case large(Large)
                case other(Other)

                public static let alternatives = Alternatives<Self>(
                    .init(Self.small, knows: ["name"]),
                    .init(Self.large, knows: ["name", "size"]),
                    .init(Self.other, knows: ["color"])
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .small(let value): UnionValue(value)
                    case .large(let value): UnionValue(value)
                    case .other(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }
}
