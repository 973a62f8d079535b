// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Book: HashedModel {
        public var isbn: String
        public var title: String?

        public init(isbn: String, title: String? = nil) {
            self.isbn = isbn
            self.title = title
        }

        public init(from json: inout ObjectReader) throws {
            isbn = try json.required("isbn")
            title = try json.optional("title")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("isbn", isbn)
            try json.optional("title", title)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(isbn, other.isbn)
            pairs.add(title, other.title)
        }
    }

    public struct Selector: HashedModel {
        public var words: [String]
        public var limit: Int?

        public init(words: [String], limit: Int? = nil) {
            self.words = words
            self.limit = limit
        }

        public init(from json: inout ObjectReader) throws {
            words = try json.required("words")
            limit = try json.optional("limit")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("words", words)
            try json.optional("limit", limit)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(words, other.words)
            pairs.add(limit, other.limit)
        }
    }

    public struct Problem: HashedModel {
        public var detail: String

        public init(detail: String) {
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            detail = try json.required("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("detail", detail)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(detail, other.detail)
        }
    }

    public struct Loan: HashedModel {
        public var book: String
        public var reader: Reader?
        public var medium: Medium?

        public init(book: String, reader: Reader? = nil, medium: Medium? = nil) {
            self.book = book
            self.reader = reader
            self.medium = medium
        }

        public init(from json: inout ObjectReader) throws {
            book = try json.required("book")
            reader = try json.optional("reader")
            medium = try json.optional("medium")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("book", book)
            try json.optional("reader", reader)
            try json.optional("medium", medium)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(book, other.book)
            pairs.add(reader, other.reader)
            pairs.add(medium, other.medium)
        }
    }

    /// Kinds that are not listed are guests.
    public enum Reader: Union {
        case member(Member)
        case guest(Guest)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "member", "Member": self = .member(try json.read())
            default: self = .guest(try json.read())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .member(let value): UnionValue(value, tag: "kind", "member")
            case .guest(let value): UnionValue(value)
            }
        }
    }

    public struct Member: HashedModel {
        public var kind: String
        public var number: Int

        public init(number: Int, kind: String = "member") {
            self.number = number
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            number = try json.required("number")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("number", number)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(number, other.number)
            pairs.add(kind, other.kind)
        }
    }

    public struct Guest: HashedModel {
        public var kind: String?
        public var nickname: String?

        public init(kind: String? = nil, nickname: String? = nil) {
            self.kind = kind
            self.nickname = nickname
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.optional("kind")
            nickname = try json.optional("nickname")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("kind", kind)
            try json.optional("nickname", nickname)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(nickname, other.nickname)
        }
    }

    /// A base whose kinds extend it. Without a kind it is something printed.
    public enum Medium: Union {
        case film(Film)
        case print(Print)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "film", "Film": self = .film(try json.read())
            default: self = .print(try json.read())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .film(let value): UnionValue(value, tag: "type", "film")
            case .print(let value): UnionValue(value)
            }
        }
    }

    public struct Film: HashedModel {
        public var type: String?
        public var pages: Int?
        public var minutes: Int

        public init(minutes: Int, type: String? = "film", pages: Int? = nil) {
            self.minutes = minutes
            self.type = type
            self.pages = pages
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            pages = try json.optional("pages")
            minutes = try json.required("minutes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("pages", pages)
            try json.required("minutes", minutes)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(minutes, other.minutes)
            pairs.add(type, other.type)
            pairs.add(pages, other.pages)
        }
    }

    public struct Print: HashedModel {
        public var type: String?
        public var pages: Int?
        public var publisher: String?

        public init(type: String? = "print", pages: Int? = nil, publisher: String? = nil) {
            self.type = type
            self.pages = pages
            self.publisher = publisher
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            pages = try json.optional("pages")
            publisher = try json.optional("publisher")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("pages", pages)
            try json.optional("publisher", publisher)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(type, other.type)
            pairs.add(pages, other.pages)
            pairs.add(publisher, other.publisher)
        }
    }
}
