// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    /// Searches with criteria that do not fit into a URL.
    ///
    /// `QUERY /books`
    public struct SearchBooks: Endpoint {
        public typealias Response = [Book]

        public static var operation: OperationInfo {
            OperationInfo(
                id: "searchBooks",
                method: .query,
                path: "/books",
                tags: ["books"],
                security: Library.security
            )
        }

        public var body: Selector

        public init(body: Selector) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Book], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /books`
    public struct ListBooks: Endpoint {
        public typealias Response = [Book]

        public static var operation: OperationInfo {
            OperationInfo(id: "listBooks", method: .get, path: "/books", tags: ["books"], security: Library.security)
        }

        public var filter: Filter?

        public init(filter: Filter? = nil) {
            self.filter = filter
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books"
            request.querystring(
                form: filter,
                fields: ["shelves": FormField(style: .form, explode: false), "path": FormField(allowReserved: true)]
            )
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Book], Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// No book matches.
            case notFound(Problem)
        }

        public struct Filter: HashedModel {
            public var author: String
            public var shelves: [Int]?
            public var path: String?

            public init(author: String, shelves: [Int]? = nil, path: String? = nil) {
                self.author = author
                self.shelves = shelves
                self.path = path
            }

            public init(from json: inout ObjectReader) throws {
                author = try json.required("author")
                shelves = try json.optional("shelves")
                path = try json.optional("path")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("author", author)
                try json.optional("shelves", shelves)
                try json.optional("path", path)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(author, other.author)
                pairs.add(shelves, other.shelves)
                pairs.add(path, other.path)
            }
        }
    }

    /// `LINK /books`
    public struct LinkBooks: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "linkBooks", method: "LINK", path: "/books", tags: ["books"], security: Library.security)
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
            public var first: String
            public var second: String

            public init(first: String, second: String) {
                self.first = first
                self.second = second
            }

            public init(from json: inout ObjectReader) throws {
                first = try json.required("first")
                second = try json.required("second")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("first", first)
                try json.required("second", second)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(first, other.first)
                pairs.add(second, other.second)
            }
        }
    }

    /// `M-SEARCH /books`
    public struct DiscoverBooks: Endpoint {
        public typealias Response = [Book]

        public static var operation: OperationInfo {
            OperationInfo(
                id: "discoverBooks",
                method: "M-SEARCH",
                path: "/books",
                tags: ["books"],
                security: Library.security
            )
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

    /// `GET /shelves`
    public struct SelectShelves: Endpoint {
        public typealias Response = [String]

        public static var operation: OperationInfo {
            OperationInfo(
                id: "selectShelves",
                method: .get,
                path: "/shelves",
                tags: ["books"],
                security: Library.security
            )
        }

        public var selector: Selector

        public init(selector: Selector) {
            self.selector = selector
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/shelves"
            request.querystring(json: selector)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[String], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /jsonpath`
    public struct EvaluatePath: Endpoint {
        public typealias Response = String

        public static var operation: OperationInfo {
            OperationInfo(
                id: "evaluatePath",
                method: .get,
                path: "/jsonpath",
                tags: ["books"],
                security: Library.security
            )
        }

        public var path: String

        public init(path: String) {
            self.path = path
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/jsonpath"
            request.accept("text/plain, */*;q=0.1")
            request.querystring(path)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
            switch response.status {
            case 200, 201: .success(try response.text())
            default: .undocumented
            }
        }
    }
}
