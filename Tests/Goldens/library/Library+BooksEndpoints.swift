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

    /// Has several objects whose members are sent under their own names.
    ///
    /// `GET /copies`
    public struct ListCopies: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "listCopies",
                method: .get,
                path: "/copies",
                tags: ["books"],
                security: [[SecurityScheme.access(), SecurityScheme.card()]]
            )
        }

        public var page: Page?
        public var order: Order?
        public var labels: [String: String]?
        public var at: At?
        public var display: Display?
        public var traits: [String: String]?

        public init(
            page: Page? = nil,
            order: Order? = nil,
            labels: [String: String]? = nil,
            at: At? = nil,
            display: Display? = nil,
            traits: [String: String]? = nil
        ) {
            self.page = page
            self.order = order
            self.labels = labels
            self.at = at
            self.display = display
            self.traits = traits
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/copies"
            request.query("page", page)
            request.query("order", order)
            request.query("labels", labels)
            request.query("at", at, style: .deepObject)
            request.cookie("display", display)
            request.cookie("traits", traits)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Page: HashedModel {
            public var size: Int
            public var number: Int?

            public init(size: Int, number: Int? = nil) {
                self.size = size
                self.number = number
            }

            public init(from json: inout ObjectReader) throws {
                size = try json.required("size")
                number = try json.optional("number")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("size", size)
                try json.optional("number", number)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(size, other.size)
                pairs.add(number, other.number)
            }
        }

        public struct Order: HashedModel {
            public var sort: [String]?
            public var descending: Bool?

            public init(sort: [String]? = nil, descending: Bool? = nil) {
                self.sort = sort
                self.descending = descending
            }

            public init(from json: inout ObjectReader) throws {
                sort = try json.optional("sort")
                descending = try json.optional("descending")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("sort", sort)
                try json.optional("descending", descending)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(sort, other.sort)
                pairs.add(descending, other.descending)
            }
        }

        public struct At: HashedModel {
            public var shelf: String?

            public init(shelf: String? = nil) {
                self.shelf = shelf
            }

            public init(from json: inout ObjectReader) throws {
                shelf = try json.optional("shelf")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("shelf", shelf)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(shelf, other.shelf)
            }
        }

        public struct Display: HashedModel {
            public var theme: String?

            public init(theme: String? = nil) {
                self.theme = theme
            }

            public init(from json: inout ObjectReader) throws {
                theme = try json.optional("theme")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("theme", theme)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(theme, other.theme)
            }
        }
    }
}
