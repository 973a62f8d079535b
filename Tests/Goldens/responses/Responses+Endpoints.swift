// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Responses {
    /// A code counts before its range, a range before `default`.
    ///
    /// `GET /codes`
    public struct ExactBeforeRange: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "exactBeforeRange", method: .get, path: "/codes")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/codes"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 400..<500: .failure(.clientError(status: response.status, try response.json()))
            case 500..<600: .failure(.serverError(status: response.status))
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// No such thing.
            case notFound(Fault)
            /// Your fault.
            case clientError(status: Int, ClientFault)
            /// Our fault, and nothing to read about it.
            case serverError(status: Int)
            /// Something went wrong.
            case other(status: Int, Fault)
        }
    }

    /// `GET /text`
    public struct GetText: Endpoint {
        public typealias Response = String

        public static var operation: OperationInfo {
            OperationInfo(id: "getText", method: .get, path: "/text")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.accept("text/plain, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<String, Failure> {
            switch response.status {
            case 200, 201: .success(try response.text())
            case 400: .failure(.badRequest(try response.text()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Words about what went wrong.
            case badRequest(String)
        }
    }

    /// `GET /octets`
    public struct GetOctets: Endpoint {
        public typealias Response = Data

        public static var operation: OperationInfo {
            OperationInfo(id: "getOctets", method: .get, path: "/octets")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/octets"
            request.accept("application/pdf, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200, 201: .success(try response.data())
            default: .undocumented
            }
        }
    }

    /// JSON is preferred where it is offered.
    ///
    /// `GET /negotiated`
    public struct GetNegotiated: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "getNegotiated", method: .get, path: "/negotiated")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/negotiated"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /vendor`
    public struct GetVendorJSON: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "getVendorJSON", method: .get, path: "/vendor")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/vendor"
            request.accept("application/hal+json; charset=utf-8")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /anything`
    public struct GetAnything: Endpoint {
        public typealias Response = JSONValue

        public static var operation: OperationInfo {
            OperationInfo(id: "getAnything", method: .get, path: "/anything")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/anything"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<JSONValue, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /headers`
    public struct GetHeaders: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "getHeaders", method: .get, path: "/headers")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/headers"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 429: .failure(.tooManyRequests)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Too much.
            case tooManyRequests
        }
    }

    /// `GET /redirect`
    public struct OnlyRedirect: Endpoint {
        public typealias Response = Data

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyRedirect", method: .get, path: "/redirect")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/redirect"
            request.accept("application/json, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200..<300: .success(try response.data())
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Responses.GetHeaders {
    /// The header `ETag`.
    public var eTag: String? { header("ETag") }

    /// Calls left in this minute.
    public var rateLimitRemaining: Int? { header("X-RateLimit-Remaining") }

    /// The header `X-Expires-At`.
    public var expiresAt: Date? { header("X-Expires-At") }

    /// The header `X-Tags`.
    public var tags: [String]? { header("X-Tags") }

    /// The header `X-Old`.
    @available(*, deprecated)
    public var old: String? { header("X-Old") }

    /// Stands among the components.
    public var shared: Bool? { header("X-Shared") }
}
