import Testing

@Suite("Snippets: unions with a tag")
struct UnionSnippets {
    @Test("a discriminator with a mapping; it is written on encode")
    func mapping() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                 "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat", "kitten": "Cat", "dog": "Dog"}}}
                """#,
            schemas: #"""
                "Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}, "lives": {"type": "integer"}}}, "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}}
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
                    case .cat(let value): UnionValue(value)
                    case .dog(let value): UnionValue(value, tag: "kind", "dog")
                    case .undocumented(let value): UnionValue(value)
                    }
                }
            }
            """#
        )
    }

    @Test("a discriminator without a mapping uses the schemas' names")
    func implicit() throws {
        try snippet(
            schema: #"""
                {"anyOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}], "discriminator": {"propertyName": "kind"}}
                """#,
            schemas: #"""
                "Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}, "lives": {"type": "integer"}}}, "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}}
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

    @Test("a member that every alternative fixes is the tag without a discriminator")
    func constants() throws {
        try snippet(
            schema: #"""
                {"oneOf": [
                    {"type": "object", "required": ["type", "text"], "properties": {"type": {"const": "text"}, "text": {"type": "string"}}},
                    {"type": "object", "required": ["type", "url"], "properties": {"type": {"const": "image"}, "url": {"type": "string"}}}]}
                """#
        ).becomes(
            #"""
            public enum Thing: Union {
                case text(Text)
                case image(Image)
                /// A value whose tag the description does not list.
                case undocumented(JSONValue)

                public init(from json: inout ValueReader) throws {
                    switch try json.tag("type") {
                    case "text": self = .text(try json.read())
                    case "image": self = .image(try json.read())
                    default: self = .undocumented(try json.read())
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .text(let value): UnionValue(value)
                    case .image(let value): UnionValue(value)
                    case .undocumented(let value): UnionValue(value)
                    }
                }

                public struct Text: HashedModel {
                    public var type: String { "text" }
                    public var text: String

                    public init(text: String) {
                        self.text = text
                    }

                    public init(from json: inout ObjectReader) throws {
                        try json.constant("type", "text")
                        text = try json.required("text")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.constant("type", "text")
                        try json.required("text", text)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(text, other.text)
                    }
                }

                public struct Image: HashedModel {
                    public var type: String { "image" }
                    public var url: String

                    public init(url: String) {
                        self.url = url
                    }

                    public init(from json: inout ObjectReader) throws {
                        try json.constant("type", "image")
                        url = try json.required("url")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.constant("type", "image")
                        try json.required("url", url)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(url, other.url)
                    }
                }
            }
            """#
        )
    }
}
