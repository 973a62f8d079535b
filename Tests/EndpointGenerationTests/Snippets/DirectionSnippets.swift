import Testing

@Suite("Snippets: readOnly, writeOnly and directions")
struct DirectionSnippets {
    private static let thing = ##""content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}"##

    @Test("readOnly members are optional in requests")
    func request() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["id", "secret"], "properties": {
                    "id": {"type": "integer", "readOnly": true}, "secret": {"type": "string", "writeOnly": true}}}
                """#,
            operation: #"""
                "/things": {"post": {"operationId": "addThing", "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}}, "responses": {"204": {"description": "Done."}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int?
                public var secret: String

                public init(secret: String, id: Int? = nil) {
                    self.secret = secret
                    self.id = id
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.optional("id")
                    secret = try json.required("secret")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("id", id)
                    try json.required("secret", secret)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(secret, other.secret)
                    pairs.add(id, other.id)
                }
            }
            """#
        )
    }

    @Test("writeOnly members are optional in responses")
    func response() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["id", "secret"], "properties": {
                    "id": {"type": "integer", "readOnly": true}, "secret": {"type": "string", "writeOnly": true}}}
                """#,
            operation: #"""
                "/things": {"get": {"operationId": "getThing", "responses": {"200": {"description": "The thing.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int
                public var secret: String?

                public init(id: Int, secret: String? = nil) {
                    self.id = id
                    self.secret = secret
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    secret = try json.optional("secret")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.optional("secret", secret)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(secret, other.secret)
                }
            }
            """#
        )
    }

    @Test("a schema of both directions requires neither readOnly nor writeOnly members")
    func both() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["id", "secret"], "properties": {
                    "id": {"type": "integer", "readOnly": true}, "secret": {"type": "string", "writeOnly": true}}}
                """#,
            operation: #"""
                "/things": {"put": {"operationId": "putThing", "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}}, "responses": {"200": {"description": "The thing.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var id: Int?
                public var secret: String?

                public init(id: Int? = nil, secret: String? = nil) {
                    self.id = id
                    self.secret = secret
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.optional("id")
                    secret = try json.optional("secret")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("id", id)
                    try json.optional("secret", secret)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(secret, other.secret)
                }
            }
            """#
        )
    }

    @Test("a PUT can omit, clear or set an optional nullable member")
    func presence() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["name"], "properties": {
                    "name": {"type": ["string", "null"]}, "tag": {"type": ["string", "null"]}, "note": {"type": "string"}}}
                """#,
            operation: #"""
                "/things": {"put": {"operationId": "putThing", "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}}, "responses": {"204": {"description": "Done."}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var name: String?
                public var tag: Presence<String>
                public var note: String?

                public init(name: String?, tag: Presence<String> = .absent, note: String? = nil) {
                    self.name = name
                    self.tag = tag
                    self.note = note
                }

                public init(from json: inout ObjectReader) throws {
                    name = try json.optional("name")
                    tag = try json.presence("tag")
                    note = try json.optional("note")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("name", name)
                    try json.presence("tag", tag)
                    try json.optional("note", note)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(name, other.name)
                    pairs.add(tag, other.tag)
                    pairs.add(note, other.note)
                }
            }
            """#
        )
    }

    @Test(
        "a POST and a response have one way to be without a value, because they clear nothing",
        arguments: [
            #""post": {"operationId": "addThing", "requestBody": {\#(DirectionSnippets.thing)}, "responses": {"204": {"description": "Done."}}}"#,
            #""get": {"operationId": "getThing", "responses": {"200": {"description": "The thing.", \#(DirectionSnippets.thing)}}}"#,
        ]
    )
    func absence(operation: String) throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["name"], "properties": {
                    "name": {"type": ["string", "null"]}, "tag": {"type": ["string", "null"]}, "note": {"type": "string"}}}
                """#,
            operation: #""/things": {\#(operation)}"#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var name: String?
                public var tag: String?
                public var note: String?

                public init(name: String?, tag: String? = nil, note: String? = nil) {
                    self.name = name
                    self.tag = tag
                    self.note = note
                }

                public init(from json: inout ObjectReader) throws {
                    name = try json.optional("name")
                    tag = try json.optional("tag")
                    note = try json.optional("note")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.nullable("name", name)
                    try json.optional("tag", tag)
                    try json.optional("note", note)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(name, other.name)
                    pairs.add(tag, other.tag)
                    pairs.add(note, other.note)
                }
            }
            """#
        )
    }

    @Test("a PATCH can clear or omit nullable members at every depth, even if responses share the schema")
    func patch() throws {
        let thing = ##""content": {"application/json": {"schema": {"$ref": "#/components/schemas/Whole"}}}"##
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"tag": {"type": ["string", "null"]}, "count": {"type": "integer", "default": 1}}}
                """#,
            schemas: ##""Whole": {"type": "object", "properties": {"part": {"$ref": "#/components/schemas/Thing"}}}"##,
            operation: #"""
                "/things": {"patch": {"operationId": "editThing", "requestBody": {\#(thing)}, "responses": {"200": {"description": "The thing.", \#(thing)}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var tag: Presence<String>

                /// Default: `1`.
                public var count: Int?

                public init(tag: Presence<String> = .absent, count: Int? = nil) {
                    self.tag = tag
                    self.count = count
                }

                public init(from json: inout ObjectReader) throws {
                    tag = try json.presence("tag")
                    count = try json.optional("count")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.presence("tag", tag)
                    try json.optional("count", count)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(tag, other.tag)
                    pairs.add(count, other.count)
                }
            }
            """#
        )
    }
}
