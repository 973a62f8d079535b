// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Swagger2 {
    /// Lists books.
    ///
    /// `GET /books`
    public struct ListBooks: Endpoint {
        public typealias Response = [Book]

        public static var operation: OperationInfo {
            OperationInfo(id: "listBooks", method: .get, path: "/books", tags: ["books"], security: Swagger2.security)
        }

        /// At least 1.
        ///
        /// Default: `1`.
        public var page: Int32?
        public var tags: [String]?
        public var ids: [Int64]?
        public var shelves: [String]?
        public var order: Order?

        public init(
            page: Int32? = nil,
            tags: [String]? = nil,
            ids: [Int64]? = nil,
            shelves: [String]? = nil,
            order: Order? = nil
        ) {
            self.page = page
            self.tags = tags
            self.ids = ids
            self.shelves = shelves
            self.order = order
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books"
            request.query("page", page)
            request.query("tags", tags)
            request.query("ids", ids, explode: false)
            request.query("shelves", shelves, style: .pipeDelimited)
            request.query("order", order)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Book], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public enum Order: OpenEnum, ExpressibleByStringLiteral {
            case title, author
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Order] = [.title, .author]

            public var rawValue: String {
                switch self {
                case .title: "title"
                case .author: "author"
                case .undocumented(let value): value
                }
            }
        }
    }

    /// `POST /books`
    public struct AddBook: Endpoint {
        public typealias Response = Book

        public static var operation: OperationInfo {
            OperationInfo(
                id: "addBook",
                method: .post,
                path: "/books",
                tags: ["books"],
                security: [[SecurityScheme.password()]]
            )
        }

        public var body: Book

        public init(body: Book) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Book, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /books/{id}`
    public struct GetBook: Endpoint {
        public typealias Response = Book
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getBook",
                method: .get,
                path: "/books/{id}",
                tags: ["books"],
                security: Swagger2.security
            )
        }

        public var id: Int64

        public init(id: Int64) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Book, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// `DELETE /books/{id}`
    public struct RemoveBook: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "removeBook",
                method: .delete,
                path: "/books/{id}",
                tags: ["books"],
                server: "http://library.example.com/v1",
                security: Swagger2.security
            )
        }

        public var id: Int64

        public init(id: Int64) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Swagger2.ListBooks {
    /// How many there are.
    public var total: Int? { header("X-Total") }
}
