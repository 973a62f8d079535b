import Testing

@Suite("Snippets: objects")
struct ObjectSnippets {
    @Test("required and optional members with their documentation")
    func members() throws {
        try snippet(
            schema: #"""
                {"type": "object", "title": "A thing", "description": "What we sell.", "required": ["id"], "properties": {
                    "id": {"type": "integer", "format": "int64"},
                    "pet_name": {"type": "string", "description": "As it is called.", "minLength": 1, "maxLength": 64}}}
                """#
        ).becomes(
            #"""
            /// A thing
            ///
            /// What we sell.
            public struct Thing: HashedModel {
                public var id: Int64

                /// As it is called.
                ///
                /// At least 1 character, at most 64 characters.
                public var petName: String?

                public init(id: Int64, petName: String? = nil) {
                    self.id = id
                    self.petName = petName
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    petName = try json.optional("pet_name")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.optional("pet_name", petName)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(petName, other.petName)
                }
            }
            """#
        )
    }

    @Test("an inline object is a nested type")
    func nested() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {
                    "size": {"type": "object", "properties": {"width": {"type": "number"}}},
                    "parts": {"type": "array", "items": {"type": "object", "properties": {"name": {"type": "string"}}}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var size: Size?
                public var parts: [Part]?

                public init(size: Size? = nil, parts: [Part]? = nil) {
                    self.size = size
                    self.parts = parts
                }

                public init(from json: inout ObjectReader) throws {
                    size = try json.optional("size")
                    parts = try json.optional("parts")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("size", size)
                    try json.optional("parts", parts)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(size, other.size)
                    pairs.add(parts, other.parts)
                }

                public struct Size: HashedModel {
                    public var width: Double?

                    public init(width: Double? = nil) {
                        self.width = width
                    }

                    public init(from json: inout ObjectReader) throws {
                        width = try json.optional("width")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.optional("width", width)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(width, other.width)
                    }
                }

                public struct Part: HashedModel {
                    public var name: String?

                    public init(name: String? = nil) {
                        self.name = name
                    }

                    public init(from json: inout ObjectReader) throws {
                        name = try json.optional("name")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.optional("name", name)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(name, other.name)
                    }
                }
            }
            """#
        )
    }

    @Test("externalDocs of a type and of a member")
    func externalDocs() throws {
        try snippet(
            schema: #"""
                {"type": "object", "description": "A thing.",
                 "externalDocs": {"description": "More about things", "url": "https://a.test/things"}, "properties": {
                    "id": {"type": "string", "externalDocs": {"description": "Of ids.", "url": "https://a.test/\nimport X"}},
                    "odd": {"type": "string", "externalDocs": "https://a.test"}}}
                """#
        ).becomes(
            #"""
            /// A thing.
            ///
            /// More about things: <https://a.test/things>
            public struct Thing: HashedModel {
                /// Of ids. <https://a.test/
                /// import X>
                public var id: String?
                public var odd: String?

                public init(id: String? = nil, odd: String? = nil) {
                    self.id = id
                    self.odd = odd
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.optional("id")
                    odd = try json.optional("odd")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("id", id)
                    try json.optional("odd", odd)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(odd, other.odd)
                }
            }
            """#,
            saying: ["warning: 'externalDocs' must be an object with a 'url', so this one is left out"]
        )
    }

    @Test("an object without members")
    func empty() throws {
        try snippet(
            schema: #"{"type": "object", "properties": {}, "additionalProperties": false}"#
        ).becomes(
            #"""
            public typealias Thing = [String: JSONValue]
            """#
        )
    }
}
