import Testing

@Suite("Snippets: dates, conformances and mutability of the user's choice")
struct ModelChoiceSnippets {
    @Test("dates can be numbers, by format or one by one")
    func dates() throws {
        try snippet(
            schemas: #"""
                "Charge": {"type": "object", "required": ["created", "log"], "properties": {
                    "created": {"type": "integer", "format": "unix-time"}, "updated": {"type": ["number", "null"], "format": "unix-time"},
                    "seen": {"type": "integer"}, "due": {"type": "string", "format": "date-time"},
                    "log": {"type": "array", "items": {"type": "integer", "format": "unix-time"}}}}
                """#,
            configuration: #"""
                {"dates": {"unix-time": "seconds", "#/components/schemas/Charge/properties/seen": "milliseconds"}}
                """#
        ).becomes(
            #"""
            public struct Charge: HashedModel {
                public var created: Date
                public var updated: Date?
                public var seen: Date?
                public var due: Date?
                public var log: [UnixSeconds]

                public init(created: Date, log: [UnixSeconds], updated: Date? = nil, seen: Date? = nil, due: Date? = nil) {
                    self.created = created
                    self.log = log
                    self.updated = updated
                    self.seen = seen
                    self.due = due
                }

                public init(from json: inout ObjectReader) throws {
                    created = try json.required("created", as: UnixSeconds.self)
                    updated = try json.optional("updated", as: UnixTime.self)
                    seen = try json.optional("seen", as: UnixMilliseconds.self)
                    due = try json.optional("due")
                    log = try json.required("log")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("created", created, as: UnixSeconds.self)
                    try json.optional("updated", updated, as: UnixTime.self)
                    try json.optional("seen", seen, as: UnixMilliseconds.self)
                    try json.optional("due", due)
                    try json.required("log", log)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(created, other.created)
                    pairs.add(log, other.log)
                    pairs.add(updated, other.updated)
                    pairs.add(seen, other.seen)
                    pairs.add(due, other.due)
                }
            }
            """#
        )
    }

    @Test("a date encoding that does not fit the schema is reported and ignored")
    func wrongDates() throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object", "properties": {"at": {"type": "string", "format": "date-time"}}}"#,
            configuration: #"{"dates": {"date-time": "seconds"}}"#
        )
        #expect(snippet.swift.contains("public var at: Date?"))
        #expect(
            snippet.said == ["warning: this is a string, so it cannot be a date encoded as 'seconds'"]
        )
    }

    @Test("without Hashable only the payloads of unions are comparable")
    func conformances() throws {
        let schemas = #"""
            "A": {"type": "object", "properties": {"b": {"$ref": "#/components/schemas/B"}}}, "B": {"type": "object", "properties": {"c": {"type": "string"}}},
            "C": {"type": "object", "required": ["b"], "properties": {"b": {"type": "array", "items": {"$ref": "#/components/schemas/B"}}}},
            "U": {"oneOf": [{"$ref": "#/components/schemas/C"}, {"type": "string"}]}
            """#
        func headings(_ configuration: String) throws -> [String] {
            try snippet(schemas: schemas, configuration: configuration).swift.split(separator: "\n")
                .filter { $0.hasPrefix("public struct") || $0.contains("func ==") || $0.contains("func pairMembers") }
                .map { $0.split(separator: " ").dropFirst().prefix { $0 != "{" && $0 != "==" }.joined(separator: " ") }
        }
        #expect(
            try headings(#"{"conformances": []}"#) == [
                "struct A: JSONModel", "struct B: HashedModel",
                "func pairMembers(with other: Self, in pairs: inout MemberPairs)",
                "struct C: HashedModel", "func pairMembers(with other: Self, in pairs: inout MemberPairs)",
            ]
        )
        #expect(
            try headings(#"{"conformances": ["Equatable"]}"#) == [
                "struct A: JSONModel, Equatable", "static func", "struct B: HashedModel",
                "func pairMembers(with other: Self, in pairs: inout MemberPairs)", "struct C: HashedModel",
                "func pairMembers(with other: Self, in pairs: inout MemberPairs)",
            ]
        )
    }

    @Test("properties that cannot be changed")
    func immutable() throws {
        try snippet(
            schemas: #"""
                "Node": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"},
                    "next": {"$ref": "#/components/schemas/Node"}, "old": {"type": "string", "deprecated": true}, "kind": {"const": "node"}}}
                """#,
            configuration: #"{"mutable": false}"#
        ).becomes(
            #"""
            public struct Node: HashedModel {
                public let id: String
                @Indirect public private(set) var next: Node?
                @available(*, deprecated)
                public var old: String? { _old }
                private let _old: String?
                public let kind: Kind?

                public init(id: String, next: Node? = nil, old: String? = nil, kind: Kind? = nil) {
                    self.id = id
                    self.next = next
                    self._old = old
                    self.kind = kind
                }

                public init(from json: inout ObjectReader) throws {
                    id = try json.required("id")
                    next = try json.optional("next")
                    _old = try json.optional("old")
                    kind = try json.optional("kind")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("id", id)
                    try json.optional("next", next)
                    try json.optional("old", _old)
                    try json.optional("kind", kind)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(id, other.id)
                    pairs.add(next, other.next)
                    pairs.add(_old, other._old)
                    pairs.add(kind, other.kind)
                }

                public enum Kind: OpenEnum, ExpressibleByStringLiteral {
                    case node
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Kind] = [.node]

                    public var rawValue: String {
                        switch self {
                        case .node: "node"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }
}
