// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Allof {
    /// An allOf of an allOf, with siblings beside it.
    public struct Book: HashedModel {
        public var id: UUID
        public var createdAt: Date?
        public var updatedAt: Date?
        public var pages: Int?
        public var title: String

        /// A wrapper that only adds a text is the wrapped type.
        public var author: Author?

        /// Default: `{"name":"unknown"}`.
        public var publisher: Author?

        public init(
            id: UUID,
            title: String,
            createdAt: Date? = nil,
            updatedAt: Date? = nil,
            pages: Int? = nil,
            author: Author? = nil,
            publisher: Author? = nil
        ) {
            self.id = id
            self.title = title
            self.createdAt = createdAt
            self.updatedAt = updatedAt
            self.pages = pages
            self.author = author
            self.publisher = publisher
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            createdAt = try json.optional("createdAt")
            updatedAt = try json.optional("updatedAt")
            pages = try json.optional("pages")
            title = try json.required("title")
            author = try json.optional("author")
            publisher = try json.optional("publisher")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("createdAt", createdAt)
            try json.optional("updatedAt", updatedAt)
            try json.optional("pages", pages)
            try json.required("title", title)
            try json.optional("author", author)
            try json.optional("publisher", publisher)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(title, other.title)
            pairs.add(createdAt, other.createdAt)
            pairs.add(updatedAt, other.updatedAt)
            pairs.add(pages, other.pages)
            pairs.add(author, other.author)
            pairs.add(publisher, other.publisher)
        }
    }

    public struct Author: HashedModel {
        public var name: String
        public var born: CalendarDate?

        public init(name: String, born: CalendarDate? = nil) {
            self.name = name
            self.born = born
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            born = try json.optional("born")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("born", born)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(born, other.born)
        }
    }

    /// Members that were optional become required.
    public struct DatedAuthor: HashedModel {
        public var name: String
        public var born: CalendarDate

        public init(name: String, born: CalendarDate) {
            self.name = name
            self.born = born
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            born = try json.required("born")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.required("born", born)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(born, other.born)
        }
    }

    /// The same member twice: the narrower type wins.
    public struct Overlapping: HashedModel {
        public var state: State
        public var size: Int?
        public var note: String?
        public var any: Bool?

        public init(state: State, size: Int? = nil, note: String? = nil, any: Bool? = nil) {
            self.state = state
            self.size = size
            self.note = note
            self.any = any
        }

        public init(from json: inout ObjectReader) throws {
            state = try json.required("state")
            size = try json.optional("size")
            note = try json.optional("note")
            any = try json.optional("any")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("state", state)
            try json.optional("size", size)
            try json.optional("note", note)
            try json.optional("any", any)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(state, other.state)
            pairs.add(size, other.size)
            pairs.add(note, other.note)
            pairs.add(any, other.any)
        }

        public enum State: OpenEnum, ExpressibleByStringLiteral {
            case new, used
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.new, .used]

            public var rawValue: String {
                switch self {
                case .new: "new"
                case .used: "used"
                case .undocumented(let value): value
                }
            }
        }
    }

    /// Two types that no value satisfies: a warning, and the closest honest type.
    public struct Contradicting: HashedModel {
        public var code: JSONValue?

        public init(code: JSONValue? = nil) {
            self.code = code
        }

        public init(from json: inout ObjectReader) throws {
            code = try json.optional("code")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("code", code)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(code, other.code)
        }
    }

    /// Objects under the same name are put together too.
    public struct NestedObjects: HashedModel {
        public var meta: Meta?

        public init(meta: Meta? = nil) {
            self.meta = meta
        }

        public init(from json: inout ObjectReader) throws {
            meta = try json.optional("meta")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("meta", meta)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(meta, other.meta)
        }

        public struct Meta: HashedModel {
            public var a: String
            public var b: Int?

            public init(a: String, b: Int? = nil) {
                self.a = a
                self.b = b
            }

            public init(from json: inout ObjectReader) throws {
                a = try json.required("a")
                b = try json.optional("b")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("a", a)
                try json.optional("b", b)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(a, other.a)
                pairs.add(b, other.b)
            }
        }
    }

    /// An inline union among the parts.
    public struct Lending: HashedModel {
        public var id: UUID
        public var variant: Variant

        public init(id: UUID, variant: Variant) {
            self.id = id
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.inline(variant)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(variant, other.variant)
        }

        public enum Variant: Union {
            case toMember(ToMember)
            case toLibrary(ToLibrary)

            public static let alternatives = Alternatives<Self>(
                .init(Self.toMember, needs: ["member"]),
                .init(Self.toLibrary, needs: ["library"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: UnionValue {
                switch self {
                case .toMember(let value): UnionValue(value)
                case .toLibrary(let value): UnionValue(value)
                }
            }

            public struct ToMember: HashedModel {
                public var member: String

                public init(member: String) {
                    self.member = member
                }

                public init(from json: inout ObjectReader) throws {
                    member = try json.required("member")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("member", member)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(member, other.member)
                }
            }

            public struct ToLibrary: HashedModel {
                public var library: String

                public init(library: String) {
                    self.library = library
                }

                public init(from json: inout ObjectReader) throws {
                    library = try json.required("library")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("library", library)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(library, other.library)
                }
            }
        }
    }

    /// A map among the parts.
    public struct Open: HashedModel {
        public var id: UUID

        /// All other members.
        public var additionalProperties: [String: Int]

        public init(id: UUID, additionalProperties: [String: Int] = [:]) {
            self.id = id
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            additionalProperties = try json.rest(except: ["id"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.rest(additionalProperties)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(additionalProperties, other.additionalProperties)
        }
    }

    public struct Fish: HashedModel {
        public var kind: String
        public var fins: Int?

        public init(kind: String, fins: Int? = nil) {
            self.kind = kind
            self.fins = fins
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            fins = try json.optional("fins")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.optional("fins", fins)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(fins, other.fins)
        }
    }

    public struct Frog: HashedModel {
        public var kind: String
        public var jumps: Bool?

        public init(kind: String, jumps: Bool? = nil) {
            self.kind = kind
            self.jumps = jumps
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            jumps = try json.optional("jumps")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.optional("jumps", jumps)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(jumps, other.jumps)
        }
    }
}
