import Testing

@Suite("Snippets: allOf")
struct AllOfSnippets {
    @Test("is one flat type, siblings included")
    func flat() throws {
        try snippet(
            schema: #"""
                {"allOf": [{"$ref": "#/components/schemas/Base"}, {"type": "object", "properties": {"name": {"type": "string"}}}],
                 "properties": {"size": {"type": "integer"}}, "required": ["note", "size"]}
                """#,
            schemas: #"""
                "Base": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "note": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int
                public var note: String
                public var name: String?
                public var size: Int

                public init(id: Int, note: String, size: Int, name: String? = nil) {
                    self.id = id
                    self.note = note
                    self.size = size
                    self.name = name
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    note = try json.required("note")
                    name = try json.optional("name")
                    size = try json.required("size")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.required("note", note)
                    try json.optional("name", name)
                    try json.required("size", size)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(note, other.note)
                    pairs.add(size, other.size)
                    pairs.add(name, other.name)
                }
            }
            """#
        )
    }

    @Test("allOf around one reference is that type, with its own comment")
    func wrapper() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["base"], "properties": {
                    "base": {"allOf": [{"$ref": "#/components/schemas/Base"}], "description": "Where it stands.", "nullable": true}}}
                """#,
            schemas: #"""
                "Base": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "note": {"type": "string"}}}
                """#,
            version: "3.0.3"
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                /// Where it stands.
                public var base: Base?

                public init(base: Base?) {
                    self.base = base
                }

                public init(from json: inout ObjectReader) throws {
                    base = try json.optional("base")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("base", base)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(base, other.base)
                }
            }
            """#
        )
    }

    @Test("a component with allOf around one reference is an alias")
    func alias() throws {
        try snippet(
            schema: #"""
                {"allOf": [{"$ref": "#/components/schemas/Base"}], "description": "The same."}
                """#,
            schemas: #"""
                "Base": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "note": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            /// The same.
            public typealias Thing = Base
            """#
        )
    }

    @Test("a later branch refines a member of an earlier one")
    func override() throws {
        try snippet(
            schema: #"""
                {"allOf": [{"$ref": "#/components/schemas/Base"}, {"properties": {"id": {"type": "string", "format": "uuid"}, "note": {"description": "Only words."}}}]}
                """#,
            schemas: #"""
                "Base": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}, "note": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: UUID
                public var note: String?

                public init(id: UUID, note: String? = nil) {
                    self.id = id
                    self.note = note
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    note = try json.optional("note")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.optional("note", note)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(note, other.note)
                }
            }
            """#
        )
    }

    @Test("a reference with siblings combines both")
    func siblings() throws {
        try snippet(
            schema: #"""
                {"$ref": "#/components/schemas/Base", "properties": {"more": {"type": "boolean"}}}
                """#,
            schemas: #"""
                "Base": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "note": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int
                public var note: String?
                public var more: Bool?

                public init(id: Int, note: String? = nil, more: Bool? = nil) {
                    self.id = id
                    self.note = note
                    self.more = more
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    note = try json.optional("note")
                    more = try json.optional("more")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.optional("note", note)
                    try json.optional("more", more)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(note, other.note)
                    pairs.add(more, other.more)
                }
            }
            """#
        )
    }
}
