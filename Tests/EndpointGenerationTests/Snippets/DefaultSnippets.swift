import Testing

@Suite("Snippets: defaults")
struct DefaultSnippets {
    /// The initializer of a schema with these members, and what is said.
    private func initializer(_ members: String, required: String = "", schemas: String = "") throws -> Snippet {
        var snippet = try snippet(
            schema: #"{"type": "object", "required": [\#(required)], "properties": {\#(members)}}"#,
            schemas: schemas
        )
        let lines = snippet.swift.split(separator: "\n")
        let start = lines.firstIndex { $0.contains("public init(") } ?? 0
        let end = lines[start...].firstIndex { $0.hasSuffix("{") } ?? start
        snippet.swift = lines[start...end].map { $0.dropFirst(4) }.joined(separator: "\n")
        return snippet
    }

    @Test("an optional member is never sent by default, whatever its kind; its comment states the default")
    func optional() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {
                    "tools": {"type": "array", "items": {"type": "string"}, "default": []},
                    "parallel": {"type": "boolean", "default": true, "description": "Whether calls run in parallel."},
                    "order": {"type": "string", "enum": ["asc", "desc"], "default": "asc"},
                    "limit": {"anyOf": [{"type": "integer", "default": 20, "maximum": 100}, {"type": "null"}]}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                /// Default: `[]`.
                public var tools: [String]?

                /// Whether calls run in parallel.
                ///
                /// Default: `true`.
                public var parallel: Bool?

                /// Default: `"asc"`.
                public var order: Order?

                /// At most 100.
                ///
                /// Default: `20`.
                public var limit: Int?

                public init(tools: [String]? = nil, parallel: Bool? = nil, order: Order? = nil, limit: Int? = nil) {
                    self.tools = tools
                    self.parallel = parallel
                    self.order = order
                    self.limit = limit
                }

                public init(from json: inout ObjectReader) throws {
                    tools = try json.optional("tools")
                    parallel = try json.optional("parallel")
                    order = try json.optional("order")
                    limit = try json.optional("limit")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("tools", tools)
                    try json.optional("parallel", parallel)
                    try json.optional("order", order)
                    try json.optional("limit", limit)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(tools, other.tools)
                    pairs.add(parallel, other.parallel)
                    pairs.add(order, other.order)
                    pairs.add(limit, other.limit)
                }

                public enum Order: OpenEnum, ExpressibleByStringLiteral {
                    case asc, desc
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Order] = [.asc, .desc]

                    public var rawValue: String {
                        switch self {
                        case .asc: "asc"
                        case .desc: "desc"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("required scalars of every kind take their default as default argument")
    func scalars() throws {
        try initializer(
            #"""
            "text": {"type": "string", "default": "a \"b\""}, "count": {"type": "integer", "format": "uint32", "default": 7},
            "huge": {"type": "integer", "format": "uint64", "default": 18446744073709551615}, "ratio": {"type": "number", "default": 0.5},
            "at": {"type": "string", "format": "date-time", "default": "2024-02-29T12:00:00.5+01:00"},
            "day": {"type": ["string", "null"], "format": "date", "default": "2024-02-29"},
            "price": {"type": ["number", "null"], "format": "decimal", "default": 1.10}, "whole": {"type": "number", "format": "decimal", "default": 3},
            "id": {"type": ["string", "null"], "format": "uuid", "default": "5e1f7a3c-0000-4000-8000-00000000000a"},
            "link": {"type": ["string", "null"], "format": "uri", "default": "https://example.com"},
            "bytes": {"type": ["string", "null"], "format": "byte", "default": "aGk="}, "any": {"default": {"a": [1, null, true]}}
            """#,
            required: #""text", "count", "huge", "ratio", "at", "day", "price", "whole", "id", "link", "bytes", "any""#
        ).becomes(
            #"""
            public init(
                text: String = "a \"b\"",
                count: UInt32 = 7,
                huge: UInt64 = 18446744073709551615,
                ratio: Double = 0.5,
                at: Date = Date(timeIntervalSince1970: 1709204400.5),
                day: CalendarDate? = CalendarDate(year: 2024, month: 2, day: 29),
                price: Decimal? = Decimal(string: "1.10"),
                whole: Decimal = 3,
                id: UUID? = UUID(uuidString: "5e1f7a3c-0000-4000-8000-00000000000a"),
                link: URLText? = "https://example.com",
                bytes: Base64Data? = Base64Data("aGk="),
                any: JSONValue = ["a": [1, .null, true]]
            ) {
            """#
        )
    }

    @Test("lists, maps, enums, objects and unions of literals are default arguments")
    func containers() throws {
        try initializer(
            #"""
            "tags": {"type": "array", "items": {"type": "string"}, "default": ["a", "b"]}, "none": {"type": "array", "items": {}, "default": []},
            "map": {"type": "object", "additionalProperties": {"type": "integer"}, "default": {"a": 1}},
            "colors": {"type": "array", "items": {"$ref": "#/components/schemas/Color"}, "default": ["red"]},
            "author": {"$ref": "#/components/schemas/Author", "default": {"name": "unknown", "color": "red"}},
            "either": {"oneOf": [{"type": "string"}, {"type": "integer"}], "default": 3}
            """#,
            required: #""tags", "none", "map", "colors", "author", "either""#,
            schemas: #"""
                "Color": {"type": "string", "enum": ["red", "none"]},
                "Author": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "color": {"$ref": "#/components/schemas/Color"}, "born": {"type": "integer"}}}
                """#
        ).becomes(
            #"""
            public init(
                tags: [String] = ["a", "b"],
                none: [JSONValue] = [],
                map: [String: Int] = ["a": 1],
                colors: [Color] = [.red],
                author: Author = Author(name: "unknown", color: .red),
                either: Either = .integer(3)
            ) {
            """#
        )
    }

    @Test("a default that is no literal is stated in the comment, and an invalid one is ignored")
    func others() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["key"], "properties": {
                    "key": {"type": "string", "format": "uuid", "default": "5e1f7a3c-0000-4000-8000-00000000000a"},
                    "state": {"type": "string", "enum": ["on", "off"], "default": "maybe"},
                    "day": {"type": "string", "format": "date", "default": "2023-02-29"},
                    "count": {"type": "integer", "format": "int32", "default": 4294967296}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                /// Default: `"5e1f7a3c-0000-4000-8000-00000000000a"`.
                public var key: UUID
                public var state: State?
                public var day: CalendarDate?
                public var count: Int32?

                public init(key: UUID, state: State? = nil, day: CalendarDate? = nil, count: Int32? = nil) {
                    self.key = key
                    self.state = state
                    self.day = day
                    self.count = count
                }

                public init(from json: inout ObjectReader) throws {
                    key = try json.required("key")
                    state = try json.optional("state")
                    day = try json.optional("day")
                    count = try json.optional("count")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("key", key)
                    try json.optional("state", state)
                    try json.optional("day", day)
                    try json.optional("count", count)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(key, other.key)
                    pairs.add(state, other.state)
                    pairs.add(day, other.day)
                    pairs.add(count, other.count)
                }

                public enum State: OpenEnum, ExpressibleByStringLiteral {
                    case on, off
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [State] = [.on, .off]

                    public var rawValue: String {
                        switch self {
                        case .on: "on"
                        case .off: "off"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#,
            saying: [
                #"warning: the default "maybe" is not a value of its type, so it is left out"#,
                #"warning: the default "2023-02-29" is not a value of its type, so it is left out"#,
                "warning: the default 4294967296 is not a value of its type, so it is left out",
            ]
        )
    }

    @Test("a required tag defaults to the value by which every union knows the type")
    func tags() throws {
        let members = #""kind": {"type": "string"}, "size": {"type": "integer"}"#
        func union(_ name: String, tag: String) -> String {
            #"""
            "\#(name)": {"oneOf": [{"$ref": "#/components/schemas/Thing"}, {"$ref": "#/components/schemas/Other"}],
                "discriminator": {"propertyName": "kind", "mapping": {"\#(tag)": "#/components/schemas/Thing"}}}
            """#
        }
        let other = #""Other": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}}"#
        let schemas = other + ", " + union("Shape", tag: "round")
        try initializer(members, required: #""kind", "size""#, schemas: schemas).becomes(
            #"""
            public init(size: Int, kind: String = "round") {
            """#
        )
        let more = schemas + ", " + union("Form", tag: "circle")
        try initializer(members, required: #""kind", "size""#, schemas: more).becomes(
            #"""
            public init(kind: String, size: Int) {
            """#
        )
    }

    @Test("a required tag has no default if one of the unions knows the type by several values")
    func severalTags() throws {
        let reference = ##"{"$ref": "#/components/schemas/Thing"}"##
        let other = ##"{"$ref": "#/components/schemas/Other"}"##
        let schemas = ##"""
            "Other": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}},
            "Form": {"oneOf": [\##(reference), \##(other)], "discriminator": {"propertyName": "kind"}},
            "Shape": {"oneOf": [\##(reference), \##(other)], "discriminator": {"propertyName": "kind",
                "mapping": {"disc": "#/components/schemas/Thing", "ring": "#/components/schemas/Thing"}}}
            """##
        try initializer(#""kind": {"type": "string"}"#, required: #""kind""#, schemas: schemas).becomes(
            #"""
            public init(kind: String) {
            """#
        )
    }
}
