import Testing

@Suite("Snippets: inferred tags")
struct InferredTagSnippets {
    @Test("the common base's discriminator is the tag")
    func inherited() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]}
                """#,
            schemas: #"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
                    "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat", "dog": "#/components/schemas/Dog", "fox": "#/components/schemas/Fox"}}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]},
                "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"type": "object", "properties": {"barks": {"type": "boolean"}}}]},
                "Fox": {"allOf": [{"$ref": "#/components/schemas/Pet"}]}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case cat(Cat)
                case dog(Dog)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "cat": self = .cat(try json.read())
                    case "dog": self = .dog(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value, tag: "kind", "cat")
                    case .dog(let value): UnionValue(value, tag: "kind", "dog")
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("an optional constant is the tag, and trial decides without it")
    func optionalConstant() throws {
        try snippet(
            schema: #"""
                {"anyOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]}
                """#,
            schemas: #"""
                "Cat": {"type": "object", "properties": {"kind": {"type": "string", "const": "cat", "default": "cat"}, "lives": {"type": "integer"}}},
                "Dog": {"type": "object", "properties": {"kind": {"type": "string", "const": "dog", "default": "dog"}, "lives": {"type": "integer"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case cat(Cat)
                case dog(Dog)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public static let alternatives = Alternatives<Self>(
                    tag: "kind",
                    otherwise: Self.undocumented,
                    .init(Self.cat, for: "cat", nil),
                    .init(Self.dog, for: "dog", nil)
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value)
                    case .dog(let value): UnionValue(value)
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("an alternative that is a union with the same tag takes the tags of its alternatives")
    func nested() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Bird"}, {"$ref": "#/components/schemas/Beast"}], "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Bird": {"type": "object", "properties": {"kind": {"type": "string"}}},
                "Beast": {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                    "discriminator": {"propertyName": "kind", "mapping": {"cat": "Cat", "dog": "Dog"}}},
                "Cat": {"type": "object", "properties": {"kind": {"type": "string"}}},
                "Dog": {"type": "object", "properties": {"kind": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case bird(Bird)
                case beast(Beast)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "Bird": self = .bird(try json.read())
                    case "cat", "dog": self = .beast(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .bird(let value): UnionValue(value, tag: "kind", "Bird")
                    case .beast(let value): UnionValue(value)
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("an alternative with several tags and no member for them writes the first")
    func silentArm() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"cat": "Cat", "kitten": "Cat", "dog": "Dog"}}}
                """#,
            schemas: #"""
                "Cat": {"type": "object", "properties": {"lives": {"type": "integer"}}}, "Dog": {"type": "object", "properties": {"barks": {"type": "boolean"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case cat(Cat)
                case dog(Dog)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "cat", "kitten": self = .cat(try json.read())
                    case "dog": self = .dog(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value, tag: "kind", "cat")
                    case .dog(let value): UnionValue(value, tag: "kind", "dog")
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("a list of types with members beside it")
    func typeList() throws {
        try snippet(
            schema: #"""
                {"type": ["string", "object"], "required": ["code"], "properties": {"code": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union, ExpressibleByStringInterpolation {
                case string(String)
                case members(Members)

                public init(from json: inout ValueReader) throws {
                    switch json.kind {
                    case .string: self = .string(try json.read())
                    case .object: self = .members(try json.read())
                    default: throw json.noMatch()
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .string(let value): UnionValue(value)
                    case .members(let value): UnionValue(value)
                    }
                }

                public struct Members: HashedModel {
                    public var code: String

                    public init(code: String) {
                        self.code = code
                    }

                    public init(from json: inout ObjectReader) throws {
                        code = try json.required("code")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.required("code", code)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(code, other.code)
                    }
                }
            }
            """#
        )
    }

    @Test("alternatives whose base lists all tags are tagged by name")
    func sharedEnumeration() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}], "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string", "enum": ["Cat", "Dog"]}}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]},
                "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"type": "object", "properties": {"barks": {"type": "boolean"}}}]}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case cat(Cat)
                case dog(Dog)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "Cat": self = .cat(try json.read())
                    case "Dog": self = .dog(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value, tag: "kind", "Cat")
                    case .dog(let value): UnionValue(value, tag: "kind", "Dog")
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("a base that many alternatives share is flattened once", .timeLimit(.minutes(1)))
    func diamond() throws {
        let levels = (1...40).map { level in
            let below = ##"{"$ref": "#/components/schemas/S\##(level - 1)"}"##
            return #""S\#(level)": {"allOf": [\#(below), \#(below)]}"#
        }
        try snippet(
            schema: ##"{"$ref": "#/components/schemas/S40"}"##,
            schemas: (levels + [#""S0": {"type": "array", "items": {"type": "string"}}"#]).joined(separator: ", ")
        ).becomes(
            #"""
            public typealias Thing = S40
            """#
        )
    }
}
