// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Swagger2 {
    /// `POST /loans`
    public struct Lend: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "lend",
                method: .post,
                path: "/loans",
                tags: ["loans"],
                security: [[SecurityScheme.reader("lend")]]
            )
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/loans"
            request.accept("application/json, */*;q=0.1")
            request.form(
                body,
                fields: ["books": FormField(style: .form, explode: false)]
            )
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 200: .success(NoContent())
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// There is none.
            case other(status: Int, Problem)
        }

        public struct Body: HashedModel {
            public var books: [Int]
            public var until: CalendarDate?

            public init(books: [Int], until: CalendarDate? = nil) {
                self.books = books
                self.until = until
            }

            public init(from json: inout ObjectReader) throws {
                books = try json.required("books")
                until = try json.optional("until")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("books", books)
                try json.optional("until", until)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(books, other.books)
                pairs.add(until, other.until)
            }
        }
    }
}
