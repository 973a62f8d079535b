// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Petstore {
    /// Counts the pets in each state.
    ///
    /// `GET /inventory`
    public struct GetInventory: Endpoint {
        public typealias Response = [String: Int]

        public static var operation: OperationInfo {
            OperationInfo(
                id: "GET /inventory",
                method: .get,
                path: "/inventory",
                tags: ["orders"],
                security: [[SecurityScheme.apiKey()]],
                retry: RetryRules(
                    attempts: 5,
                    baseDelay: .milliseconds(100),
                    maximumDelay: .seconds(1),
                    statuses: [409, 503]
                )
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/inventory"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[String: Int], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// Buys a pet.
    ///
    /// `POST /orders`
    public struct PlaceOrder: Endpoint {
        public static var operation: OperationInfo {
            OperationInfo(
                id: "placeOrder",
                method: .post,
                path: "/orders",
                tags: ["orders"],
                security: [[SecurityScheme.petstoreAuth("write:orders")]]
            )
        }

        public var body: NewOrder

        /// The address that is called when the order leaves the shop.
        public var notify: URLText?

        public init(body: NewOrder, notify: URLText? = nil) {
            self.body = body
            self.notify = notify
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/orders"
            request.query("notify", notify)
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure> {
            switch response.status {
            case 201: .success(.created(try response.json()))
            case 202: .success(.accepted(try response.json()))
            case 409: .failure(.conflict(try response.json()))
            case 422: .failure(.invalid(try response.json()))
            default: .undocumented
            }
        }

        public struct AcceptedBody: HashedModel {
            public var orderID: UUID

            /// Seconds until it is worth asking again.
            public var retryAfter: Int

            public init(orderID: UUID, retryAfter: Int) {
                self.orderID = orderID
                self.retryAfter = retryAfter
            }

            public init(from json: inout ObjectReader) throws {
                orderID = try json.required("orderId")
                retryAfter = try json.required("retryAfter")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("orderId", orderID)
                try json.required("retryAfter", retryAfter)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(orderID, other.orderID)
                pairs.add(retryAfter, other.retryAfter)
            }
        }

        public enum Response: Sendable {
            case created(Order)
            case accepted(AcceptedBody)
        }

        public enum Failure: Sendable {
            /// Somebody was faster.
            case conflict(Problem)
            /// The request makes no sense to us.
            case invalid(ValidationProblem)
        }

        /// Requests that the service sends later because of this call.
        public enum Callbacks {
            /// An order has left the shop.
            ///
            /// Sent with `POST` to `{$request.query.notify}`.
            public struct OrderShipped: Webhook {
                public static var name: String { "orderShipped" }

                public var payload: Order

                public init(payload: Order) {
                    self.payload = payload
                }

                public init(headers: HeaderFields = [:], body: Data) throws {
                    payload = try Order(jsonData: body)
                }
            }
        }
    }

    /// Fetches one order.
    ///
    /// `GET /orders/{orderId}`
    public struct GetOrder: Endpoint {
        public typealias Response = Order

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getOrder",
                method: .get,
                path: "/orders/{orderId}",
                tags: ["orders"],
                security: [[SecurityScheme.petstoreAuth("read:orders")]]
            )
        }

        /// The id that `placeOrder` gave.
        public var orderID: UUID

        public init(orderID: UUID) {
            self.orderID = orderID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/orders/\(orderID)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Order, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// There is no such thing.
            case notFound(Problem)
            /// Anything else that went wrong.
            case other(status: Int, Problem)
        }
    }

    /// Cancels an order.
    ///
    /// Call the shop instead.
    ///
    /// `DELETE /orders/{orderId}`
    @available(*, deprecated)
    public struct CancelOrder: Endpoint {
        public typealias Response = NoContent
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "cancelOrder",
                method: .delete,
                path: "/orders/{orderId}",
                tags: ["orders"],
                security: [[SecurityScheme.petstoreAuth("write:orders")]]
            )
        }

        /// The id that `placeOrder` gave.
        public var orderID: UUID

        /// Default: `"unspecified"`.
        public var reason: String?

        public init(orderID: UUID, reason: String? = nil) {
            self.orderID = orderID
            self.reason = reason
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/orders/\(orderID)"
            request.query("reason", reason)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(NoContent())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Petstore.PlaceOrder {
    /// Links to `GET /orders/{orderId}`.
    public func getOrder() -> Petstore.GetOrder? {
        guard case .created(let body) = value else { return nil }
        return Petstore.GetOrder(orderID: body.id)
    }

    /// Asks whether the payment has cleared.
    ///
    /// Links to `GET /orders/{orderId}`.
    public func checkOrder() -> Petstore.GetOrder? {
        guard case .accepted(let body) = value else { return nil }
        return Petstore.GetOrder(orderID: body.orderID)
    }
}
