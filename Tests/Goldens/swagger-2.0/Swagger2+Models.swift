// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Swagger2 {
    public enum Book: Union {
        case audioBook(AudioBook)
        case book(Base)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "AudioBook": self = .audioBook(try json.read())
            case "Book": self = .book(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .audioBook(let value): UnionValue(value, tag: "kind", "AudioBook")
            case .book(let value): UnionValue(value, tag: "kind", "Book")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Book` has.
        public struct Base: HashedModel {
            public var id: Int64?
            public var kind: String
            public var title: String
            public var author: String?

            public init(title: String, id: Int64? = nil, kind: String = "Book", author: String? = nil) {
                self.title = title
                self.id = id
                self.kind = kind
                self.author = author
            }

            public init(from json: inout ObjectReader) throws {
                id = try json.optional("id")
                kind = try json.required("kind")
                title = try json.required("title")
                author = try json.optional("author")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("id", id)
                try json.required("kind", kind)
                try json.required("title", title)
                try json.optional("author", author)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(title, other.title)
                pairs.add(id, other.id)
                pairs.add(kind, other.kind)
                pairs.add(author, other.author)
            }
        }
    }

    public struct AudioBook: HashedModel {
        public var id: Int64?
        public var kind: String
        public var title: String
        public var author: String?
        public var minutes: Int32?

        public init(
            title: String,
            id: Int64? = nil,
            kind: String = "AudioBook",
            author: String? = nil,
            minutes: Int32? = nil
        ) {
            self.title = title
            self.id = id
            self.kind = kind
            self.author = author
            self.minutes = minutes
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.optional("id")
            kind = try json.required("kind")
            title = try json.required("title")
            author = try json.optional("author")
            minutes = try json.optional("minutes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", id)
            try json.required("kind", kind)
            try json.required("title", title)
            try json.optional("author", author)
            try json.optional("minutes", minutes)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(title, other.title)
            pairs.add(id, other.id)
            pairs.add(kind, other.kind)
            pairs.add(author, other.author)
            pairs.add(minutes, other.minutes)
        }
    }

    public struct Problem: HashedModel {
        public var message: String

        public init(message: String) {
            self.message = message
        }

        public init(from json: inout ObjectReader) throws {
            message = try json.required("message")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("message", message)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(message, other.message)
        }
    }
}
