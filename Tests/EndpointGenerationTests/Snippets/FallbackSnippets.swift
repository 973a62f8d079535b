import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Snippets: discriminators with a default")
struct FallbackSnippets {
    private let schemas = #"""
        "A": {"type": "object", "required": ["k"], "properties": {"k": {"type": "string"}, "a": {"type": "string"}}},
        "B": {"type": "object", "properties": {"b": {"type": "string"}}},
        "C": {"type": "object", "required": ["k"], "properties": {"k": {"type": "string"}, "c": {"type": "string"}}}
        """#

    @Test("what the discriminator does not tell apart is of the default type, which the alternatives need not list")
    func unlisted() throws {
        try snippet(
            schema: ##"""
                {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/C"}],
                 "discriminator": {"propertyName": "k", "mapping": {"a": "A"}, "defaultMapping": "#/components/schemas/B"}}
                """##,
            schemas: schemas
        ).becomes(
            #"""
            public enum Thing: Union {
                case a(A)
                case c(C)
                case b(B)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("k") {
                    case "a": self = .a(try json.read())
                    case "C": self = .c(try json.read())
                    default: self = .b(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .a(let value): UnionValue(value, tag: "k", "a")
                    case .c(let value): UnionValue(value, tag: "k", "C")
                    case .b(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("values of other kinds are told apart first, and a default may itself be among alternatives without a tag")
    func mixed() throws {
        try snippet(
            schema: ##"""
                {"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}],
                 "discriminator": {"propertyName": "k", "defaultMapping": "B"}}
                """##,
            schemas: schemas
        ).becomes(
            #"""
            public enum Thing: Union, ExpressibleByStringInterpolation {
                case string(String)
                case a(A)
                case b(B)

                public init(from json: inout ValueReader) throws {
                    switch json.kind {
                    case .string: self = .string(try json.read())
                    case .object:
                        switch try json.tag("k") {
                        case "A": self = .a(try json.read())
                        default: self = .b(try json.read())
                        }
                    default: throw json.noMatch()
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .string(let value): UnionValue(value)
                    case .a(let value): UnionValue(value, tag: "k", "A")
                    case .b(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }
}
