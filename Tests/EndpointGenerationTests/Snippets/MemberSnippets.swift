import Testing

@Suite("Snippets: members")
struct MemberSnippets {
    @Test("a member that is fixed is checked and written, never stored")
    func constant() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["object", "version", "live"], "properties": {
                    "object": {"const": "thing"}, "version": {"const": 2}, "live": {"type": "boolean", "enum": [true]}}}
                """#
        ).becomes(
            #"""
            public struct Thing: JSONModel, Hashable {
                public var object: String { "thing" }
                public var version: Int { 2 }
                public var live: Bool { true }

                public init() {}

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
            public struct Thing: HashedModel {
                /// Use `phone`.
                @available(*, deprecated)
                public var fax: String {
                    get { _fax }
                    set { _fax = newValue }
                }
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

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(_fax, other._fax)
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
            public struct Thing: HashedModel {
                public var name: String

                /// Default: `-1`.
                public var count: Int?

                /// Default: `0.5`.
                public var ratio: Double?

                /// Default: `true`.
                public var live: Bool?

                /// Default: `[]`.
                public var tags: [String]?

                /// Default: `"off"`.
                public var state: State?

                /// Default: `"good"`.
                public var mood: Mood?

                public init(
                    name: String = "a \"b\"",
                    count: Int? = nil,
                    ratio: Double? = nil,
                    live: Bool? = nil,
                    tags: [String]? = nil,
                    state: State? = nil,
                    mood: Mood? = nil
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

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(name, other.name)
                    pairs.add(count, other.count)
                    pairs.add(ratio, other.ratio)
                    pairs.add(live, other.live)
                    pairs.add(tags, other.tags)
                    pairs.add(state, other.state)
                    pairs.add(mood, other.mood)
                }

                public enum Mood: OpenEnum, ExpressibleByStringLiteral {
                    case good, bad
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Mood] = [.good, .bad]

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

    @Test("a title that only repeats the name is no comment")
    func titles() throws {
        let swift = try snippet(
            schema: #"""
                {"type": "object", "title": "Thing", "properties": {
                    "pet_id": {"type": "integer", "title": "Pet Id"}, "size": {"type": "integer", "title": "In metres"}}}
                """#
        ).swift
        #expect(!swift.contains("/// Pet Id") && !swift.contains("/// Thing") && swift.contains("/// In metres"))
    }
}
