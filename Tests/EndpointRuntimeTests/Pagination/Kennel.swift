import EndpointRuntime

/// Paginated endpoints by hand, in the shape that the generator prints.
enum Kennel {
    struct Dogs: JSONModel, Hashable {
        var names: [String]
        var next: String?
        var total: Int64?
        var hasMore: Bool?

        init(from json: inout ObjectReader) throws {
            names = try json.required("names")
            next = try json.optional("next")
            total = try json.optional("total")
            hasMore = try json.optional("has_more")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("names", names)
            try json.optional("next", next)
            try json.optional("total", total)
            try json.optional("has_more", hasMore)
        }
    }

    struct ByCursor: Endpoint {
        typealias Response = Dogs
        typealias Failure = Petstore.Failures.NotFound

        static var operation: OperationInfo { OperationInfo(id: "byCursor", method: .get, path: "/dogs") }

        var cursor: String?
        var tag: String?

        init(cursor: String? = nil, tag: String? = nil) {
            self.cursor = cursor
            self.tag = tag
        }

        func encode(into request: inout RequestEncoder) {
            request.path = "/dogs"
            request.query("tag", tag)
            request.query("cursor", cursor)
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Dogs, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    struct ByNumber: Endpoint {
        typealias Response = Dogs

        static var operation: OperationInfo { OperationInfo(id: "byNumber", method: .get, path: "/dogs") }

        var place: Int32?
        var size: Int64?

        init(place: Int32? = nil, size: Int64? = nil) {
            self.place = place
            self.size = size
        }

        func encode(into request: inout RequestEncoder) {
            request.path = "/dogs"
            request.query("place", place)
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Dogs, Never> {
            response.status == 200 ? .success(try response.json()) : .undocumented
        }
    }
}

extension Kennel.ByCursor: PaginatedEndpoint {
    static var pagination: Pagination<Self, String> {
        .cursor(\.cursor, next: { $0.value.next }, items: { $0.names })
    }
}
