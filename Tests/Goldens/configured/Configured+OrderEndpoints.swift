// Configured, generated from openapi.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Configured {
    /// `GET /orders`
    public struct ListOrders: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(
                id: "orders_list_v2",
                method: .get,
                path: "/orders",
                tags: ["order-api"],
                timeout: Configured.timeout,
                retry: Configured.retry,
                cacheTimeToLive: .seconds(30)
            )
        }

        public let since: UnixSeconds?
        public var cursor: String?

        public init(since: UnixSeconds? = nil, cursor: String? = nil) {
            self.since = since
            self.cursor = cursor
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/orders"
            request.query("$since", since)
            request.query("cursor", cursor)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: Pagination<Self, Order> {
            .cursor(\.cursor, next: { $0.value.next }, items: { $0.items })
        }

        public struct Response: JSONModel {
            public let items: [Order]
            public let next: String?

            public init(items: [Order], next: String? = nil) {
                self.items = items
                self.next = next
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.optional("items") ?? []
                next = try json.optional("next")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("items", items)
                try json.optional("next", next)
            }
        }
    }

    /// `POST /orders`
    public struct CreateOrder: Endpoint {
        public typealias Response = CodableBox<DateComponents>

        public static var operation: OperationInfo {
            OperationInfo(
                id: "orders_create_v2",
                method: .post,
                path: "/orders",
                tags: ["order-api"],
                isIdempotent: true,
                timeout: .seconds(60),
                retry: Configured.retry
            )
        }

        public let body: Order

        public init(body: Order) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/orders"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<CodableBox<DateComponents>, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /orders/counts`
    public struct CountOrders: Endpoint {
        public typealias Response = [String: Int]

        public static var operation: OperationInfo {
            OperationInfo(
                id: "count_orders",
                method: .get,
                path: "/orders/counts",
                tags: ["order-api"],
                timeout: Configured.timeout,
                retry: Configured.retry,
                cacheTimeToLive: .seconds(30)
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/orders/counts"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[String: Int], Never> {
            switch response.status {
            case 200, 201: .success(try response.json() ?? [:])
            default: .undocumented
            }
        }
    }

    /// Reads the response as a whole; `AdviseStream` reads it while it arrives.
    ///
    /// `POST /advice`
    public struct Advise: Endpoint {
        public typealias Response = String

        public static var operation: OperationInfo {
            OperationInfo(
                id: "advise",
                method: .post,
                path: "/advice",
                tags: ["order-api"],
                timeout: Configured.timeout,
                retry: Configured.retry
            )
        }

        public let body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/advice"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public typealias Body = Configured.Adapt.Body
    }

    /// Reads the response while it arrives, and sets `stream`; `Advise` reads it as a whole.
    ///
    /// `POST /advice`
    public struct AdviseStream: Endpoint {
        public typealias Response = EventStream<ServerSentEvent>

        public static var operation: OperationInfo {
            OperationInfo(
                id: "advise",
                method: .post,
                path: "/advice",
                tags: ["order-api"],
                timeout: Configured.timeout,
                retry: Configured.retry
            )
        }

        public let body: Advise.Body

        public init(body: Advise.Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/advice"
            request.stream()
            var body = self.body
            body.stream = true
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<ServerSentEvent>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// `POST /adaptations`
    public struct Adapt: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "adapt",
                method: .post,
                path: "/adaptations",
                tags: ["order-api"],
                timeout: Configured.timeout,
                retry: Configured.retry
            )
        }

        public let body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/adaptations"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: JSONModel {
            public let question: String
            public var stream: Bool?

            public init(question: String, stream: Bool? = nil) {
                self.question = question
                self.stream = stream
            }

            public init(from json: inout ObjectReader) throws {
                question = try json.required("question")
                stream = try json.optional("stream")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("question", question)
                try json.optional("stream", stream)
            }
        }
    }
}
