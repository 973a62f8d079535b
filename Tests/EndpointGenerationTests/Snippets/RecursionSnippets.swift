import Testing

@Suite("Snippets: recursion")
struct RecursionSnippets {
    @Test("a recursive property is boxed, and no other")
    func direct() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"parent": {"$ref": "#/components/schemas/Thing"}, "children": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                @Indirect public var parent: Thing?
                public var children: [Thing]?

                public init(parent: Thing? = nil, children: [Thing]? = nil) {
                    self.parent = parent
                    self.children = children
                }

                public init(from json: inout ObjectReader) throws {
                    parent = try json.optional("parent")
                    children = try json.optional("children")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("parent", parent)
                    try json.optional("children", children)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(parent, other.parent)
                    pairs.add(children, other.children)
                }
            }
            """#
        )
    }

    @Test("a cycle of two types has one box")
    func mutual() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["other"], "properties": {"other": {"$ref": "#/components/schemas/Other"}}}
                """#,
            schemas: #"""
                "Other": {"type": "object", "properties": {"thing": {"$ref": "#/components/schemas/Thing"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                @Indirect public var other: Other

                public init(other: Other) {
                    self.other = other
                }

                public init(from json: inout ObjectReader) throws {
                    self.other = try json.required("other")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("other", self.other)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(self.other, other.other)
                }
            }
            """#
        )
    }

    @Test("a recursive union is indirect")
    func union() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/Not"}]}
                """#,
            schemas: #"""
                "Not": {"type": "object", "required": ["not"], "properties": {"not": {"$ref": "#/components/schemas/Thing"}}}
                """#
        ).becomes(
            #"""
            public indirect enum Thing: Union, ExpressibleByStringInterpolation {
                case string(String)
                case not(Not)

                public init(from json: inout ValueReader) throws {
                    switch json.kind {
                    case .string: self = .string(try json.read())
                    case .object: self = .not(try json.read())
                    default: throw json.noMatch()
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .string(let value): UnionValue(value)
                    case .not(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("an array of itself is any JSON value")
    func array() throws {
        try snippet(
            schema: #"""
                {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}
                """#
        ).becomes(
            #"""
            public typealias Thing = JSONValue
            """#,
            saying: ["note: 'Thing' contains only itself, so it becomes any JSON value"]
        )
    }
}
