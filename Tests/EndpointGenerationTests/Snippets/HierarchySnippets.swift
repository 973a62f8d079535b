import Testing

@Suite("Snippets: discriminator hierarchies")
struct HierarchySnippets {
    @Test("a base with subtypes is a union of those that the mapping names")
    func mapped() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["kind", "name"], "properties": {"kind": {"type": "string"}, "name": {"type": "string"}},
                 "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat", "tom": "#/components/schemas/Cat", "dog": "Dog"}}}
                """#,
            schemas: #"""
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]},
                "Dog": {"allOf": [{"$ref": "#/components/schemas/Thing"}]},
                "Owner": {"type": "object", "properties": {"pet": {"$ref": "#/components/schemas/Thing"}}}
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
                    case "cat", "tom": self = .cat(try json.read())
                    case "dog": self = .dog(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value)
                    case .dog(let value): UnionValue(value, tag: "kind", "dog")
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("without a mapping the names of subtypes are the tags, and the base itself is an alternative")
    func unmapped() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]},
                "All": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case cat(Cat)
                case thing(Base)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "Cat": self = .cat(try json.read())
                    case "Thing": self = .thing(try json.read())
                    case nil: self = .thing(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value, tag: "kind", "Cat")
                    case .thing(let value): UnionValue(value)
                    case .undocumented(let value): UnionValue(value)
                    }
                }

                /// The members that every `Thing` has.
                public struct Base: HashedModel {
                    public var kind: String?

                    public init(kind: String? = "Thing") {
                        self.kind = kind
                    }

                    public init(from json: inout ObjectReader) throws {
                        kind = try json.optional("kind")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.optional("kind", kind)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(kind, other.kind)
                    }
                }
            }
            """#
        )
    }

    @Test("subtypes of subtypes are alternatives; one with its own discriminator is a union of its own")
    func levels() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string", "enum": ["cat", "big_cat", "dog"]}},
                 "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]},
                "BigCat": {"allOf": [{"$ref": "#/components/schemas/Cat"}, {"type": "object", "properties": {"mane": {"type": "boolean"}}}]},
                "Dog": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "object", "required": ["breed"], "properties": {"breed": {"type": "string"}}}],
                    "discriminator": {"propertyName": "breed"}},
                "Poodle": {"allOf": [{"$ref": "#/components/schemas/Dog"}, {"type": "object", "properties": {"curls": {"type": "integer"}}}]},
                "All": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case cat(Cat)
                case bigCat(BigCat)
                case dog(Dog)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "cat": self = .cat(try json.read())
                    case "big_cat": self = .bigCat(try json.read())
                    case "dog": self = .dog(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .cat(let value): UnionValue(value, tag: "kind", "cat")
                    case .bigCat(let value): UnionValue(value, tag: "kind", "big_cat")
                    case .dog(let value): UnionValue(value, tag: "kind", "dog")
                    case .undocumented(let value): UnionValue(value)
                    }
                }

                public enum Kind: OpenEnum, ExpressibleByStringLiteral {
                    case cat, bigCat, dog
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Kind] = [.cat, .bigCat, .dog]

                    public var rawValue: String {
                        switch self {
                        case .cat: "cat"
                        case .bigCat: "big_cat"
                        case .dog: "dog"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("a base that is only extended stays a struct")
    func extendedOnly() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var kind: String

                public init(kind: String) {
                    self.kind = kind
                }

                public init(from json: inout ObjectReader) throws {
                    kind = try json.required("kind")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("kind", kind)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(kind, other.kind)
                }
            }
            """#
        )
    }

    @Test("a subtype writes its own tag")
    func subtype() throws {
        try snippet(
            schema: #"""
                {"x-ms-discriminator-value": "#Zoo.Cat", "allOf": [{"$ref": "#/components/schemas/Pet"}]}
                """#,
            schemas: #"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind"}},
                "All": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var kind: String

                public init(kind: String = "#Zoo.Cat") {
                    self.kind = kind
                }

                public init(from json: inout ObjectReader) throws {
                    kind = try json.required("kind")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("kind", kind)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(kind, other.kind)
                }
            }
            """#
        )
    }

    @Test("a union with a base among its alternatives chooses the base for each of its subtypes")
    func baseAsArm() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Pet"}, {"$ref": "#/components/schemas/Stone"}], "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind"}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"type": "object", "properties": {"lives": {"type": "integer"}}}]},
                "Stone": {"type": "object", "properties": {"weight": {"type": "number"}}}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case pet(Pet)
                case stone(Stone)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("kind") {
                    case "Cat", "Pet": self = .pet(try json.read())
                    case "Stone": self = .stone(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .pet(let value): UnionValue(value)
                    case .stone(let value): UnionValue(value, tag: "kind", "Stone")
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }
}
