// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Allof {
    /// `GET /books`
    public struct ListBooks: Endpoint {
        public typealias Response = [Book]

        public static var operation: OperationInfo {
            OperationInfo(id: "listBooks", method: .get, path: "/books")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Book], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /books`
    public struct AddBook: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "addBook", method: .post, path: "/books")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var id: UUID
            public var createdAt: Date?
            public var updatedAt: Date?
            public var pages: Int?
            public var title: String

            /// A wrapper that only adds a text is the wrapped type.
            public var author: Author?

            /// Default: `{"name":"unknown"}`.
            public var publisher: Author?
            public var reason: String

            public init(
                id: UUID,
                title: String,
                reason: String,
                createdAt: Date? = nil,
                updatedAt: Date? = nil,
                pages: Int? = nil,
                author: Author? = nil,
                publisher: Author? = nil
            ) {
                self.id = id
                self.title = title
                self.reason = reason
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
                reason = try json.required("reason")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("id", id)
                try json.optional("createdAt", createdAt)
                try json.optional("updatedAt", updatedAt)
                try json.optional("pages", pages)
                try json.required("title", title)
                try json.optional("author", author)
                try json.optional("publisher", publisher)
                try json.required("reason", reason)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(id, other.id)
                pairs.add(title, other.title)
                pairs.add(reason, other.reason)
                pairs.add(createdAt, other.createdAt)
                pairs.add(updatedAt, other.updatedAt)
                pairs.add(pages, other.pages)
                pairs.add(author, other.author)
                pairs.add(publisher, other.publisher)
            }
        }
    }
}
