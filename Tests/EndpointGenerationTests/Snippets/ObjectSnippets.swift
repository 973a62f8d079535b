import Testing

@Suite("Snippets: objects")
struct ObjectSnippets {
    @Test("required and optional members, and what they say about themselves")
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
            public struct Thing: Model, Hashable {
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

                public static func == (a: Thing, b: Thing) -> Bool {
                    var same = Equality()
                    same.compare(a.id, b.id)
                    same.compare(a.petName, b.petName)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(id)
                    hasher.combine(petName)
                }
            }
            """#
        )
    }

    @Test("an object inside an object is a type inside a type")
    func nested() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {
                    "size": {"type": "object", "properties": {"width": {"type": "number"}}},
                    "parts": {"type": "array", "items": {"type": "object", "properties": {"name": {"type": "string"}}}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: Model, Hashable {
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

                public static func == (a: Thing, b: Thing) -> Bool {
                    var same = Equality()
                    same.compare(a.size, b.size)
                    same.compare(a.parts, b.parts)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(size)
                    hasher.combine(parts)
                }

                public struct Size: Model, Hashable {
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

                    public static func == (a: Size, b: Size) -> Bool {
                        var same = Equality()
                        same.compare(a.width, b.width)
                        return same.result
                    }

                    public func hash(into hasher: inout Hasher) {
                        hasher.combine(width)
                    }
                }

                public struct Part: Model, Hashable {
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

                    public static func == (a: Part, b: Part) -> Bool {
                        var same = Equality()
                        same.compare(a.name, b.name)
                        return same.result
                    }

                    public func hash(into hasher: inout Hasher) {
                        hasher.combine(name)
                    }
                }
            }
            """#
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

    @Test("a member that is fixed is checked and written, never stored")
    func constant() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["object", "version", "live"], "properties": {
                    "object": {"const": "thing"}, "version": {"const": 2}, "live": {"type": "boolean", "enum": [true]}}}
                """#
        ).becomes(
            #"""
            public struct Thing: Model, Hashable {
                public var object: String { "thing" }
                public var version: Int { 2 }
                public var live: Bool { true }

                public init() {
                }

                public init(from json: inout ObjectReader) throws {
                    try json.constant("object", "thing")
                    try json.constant("version", 2)
                    try json.constant("live", true)
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.constant("object", "thing")
                    try json.constant("version", 2)
                    try json.constant("live", true)
                }
            }
            """#
        )
    }

    @Test("a deprecated member warns only those who use it")
    func deprecated() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["fax"], "properties": {
                    "fax": {"type": "string", "deprecated": true, "description": "Use `phone`."}}}
                """#
        ).becomes(
            #"""
            public struct Thing: Model, Hashable {
                /// Use `phone`.
                @available(*, deprecated)
                public var fax: String { get { _fax } set { _fax = newValue } }
                private var _fax: String

                public init(fax: String) {
                    self._fax = fax
                }

                public init(from json: inout ObjectReader) throws {
                    _fax = try json.required("fax")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("fax", _fax)
                }

                public static func == (a: Thing, b: Thing) -> Bool {
                    var same = Equality()
                    same.compare(a._fax, b._fax)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(_fax)
                }
            }
            """#
        )
    }

    @Test("defaults are the arguments of the initializer")
    func defaults() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["name"], "properties": {
                    "name": {"type": "string", "default": "a \"b\""}, "count": {"type": "integer", "default": -1},
                    "ratio": {"type": "number", "default": 0.5}, "live": {"type": "boolean", "default": true},
                    "tags": {"type": "array", "items": {"type": "string"}, "default": []},
                    "state": {"$ref": "#/components/schemas/State"}, "mood": {"type": "string", "enum": ["good", "bad"], "default": "good"}}}
                """#,
            schemas: #"""
                "State": {"type": "string", "enum": ["on", "off"], "default": "off"}
                """#
        ).becomes(
            #"""
            public struct Thing: Model, Hashable {
                public var name: String
                public var count: Int?
                public var ratio: Double?
                public var live: Bool?
                public var tags: [String]?
                public var state: State?
                public var mood: Mood?

                public init(
                    name: String = "a \"b\"",
                    count: Int? = -1,
                    ratio: Double? = 0.5,
                    live: Bool? = true,
                    tags: [String]? = [],
                    state: State? = nil,
                    mood: Mood? = .good
                ) {
                    self.name = name
                    self.count = count
                    self.ratio = ratio
                    self.live = live
                    self.tags = tags
                    self.state = state
                    self.mood = mood
                }

                public init(from json: inout ObjectReader) throws {
                    name = try json.required("name")
                    count = try json.optional("count")
                    ratio = try json.optional("ratio")
                    live = try json.optional("live")
                    tags = try json.optional("tags")
                    state = try json.optional("state")
                    mood = try json.optional("mood")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("name", name)
                    try json.optional("count", count)
                    try json.optional("ratio", ratio)
                    try json.optional("live", live)
                    try json.optional("tags", tags)
                    try json.optional("state", state)
                    try json.optional("mood", mood)
                }

                public static func == (a: Thing, b: Thing) -> Bool {
                    var same = Equality()
                    same.compare(a.name, b.name)
                    same.compare(a.count, b.count)
                    same.compare(a.ratio, b.ratio)
                    same.compare(a.live, b.live)
                    same.compare(a.tags, b.tags)
                    same.compare(a.state, b.state)
                    same.compare(a.mood, b.mood)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(name)
                    hasher.combine(count)
                    hasher.combine(ratio)
                    hasher.combine(live)
                    hasher.combine(tags)
                    hasher.combine(state)
                    hasher.combine(mood)
                }

                public enum Mood: OpenEnum {
                    case good, bad
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Mood] = [
                        .good, .bad
                    ]

                    public var rawValue: String {
                        switch self {
                        case .good: "good"
                        case .bad: "bad"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }
}
