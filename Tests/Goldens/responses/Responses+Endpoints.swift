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
        public typealias Failure = Failures.NotFoundOrClientErrorOrServerErrorOrMore

        public static var operation: OperationInfo {
            OperationInfo(id: "exactBeforeRange", method: .get, path: "/codes")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/codes"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 400..<500: .failure(.clientError(response.status, try response.json()))
            case 500..<600: .failure(.serverError(response.status))
            default: .failure(.other(response.status, try response.json()))
            }
        }
    }

    /// `POST /success/several`
    public struct SeveralSuccesses: Endpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "severalSuccesses", method: .post, path: "/success/several")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/several"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<SeveralSuccesses.Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 201: .success(.created(try response.json()))
            case 202: .success(.accepted(try response.json()))
            default: .undocumented
            }
        }

        public struct AcceptedBody: Model, Hashable {
            public var job: String

            public init(job: String) {
                self.job = job
            }

            public init(from json: inout ObjectReader) throws {
                job = try json.required("job")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("job", job)
            }

            public static func == (a: AcceptedBody, b: AcceptedBody) -> Bool {
                var same = Equality()
                same.compare(a.job, b.job)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(job)
            }
        }

        public enum Response: Sendable {
            case ok(Thing)
            case created(Thing)
            case accepted(AcceptedBody)
        }
    }

    /// Two codes, one type: no enum needed.
    ///
    /// `PUT /success/same`
    public struct SameSuccessTwice: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "sameSuccessTwice", method: .put, path: "/success/same")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/same"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200: .success(try response.json())
            case 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// 204 beside 200 makes it optional.
    ///
    /// `GET /success/maybe`
    public struct ThingOrNothing: Endpoint {
        public typealias Response = Thing?

        public static var operation: OperationInfo {
            OperationInfo(id: "thingOrNothing", method: .get, path: "/success/maybe")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/maybe"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing?, Never> {
            switch response.status {
            case 200: .success(try response.json())
            case 204: .success(nil)
            default: .undocumented
            }
        }
    }

    /// `GET /success/range`
    public struct SuccessRange: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "successRange", method: .get, path: "/success/range")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/range"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// `GET /empty`
    public struct NoContent: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "noContent", method: .get, path: "/empty")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/empty"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EndpointRuntime.NoContent, Never> {
            switch response.status {
            case 204: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }

    /// `HEAD /empty`
    public struct HeadOnly: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "headOnly", method: .head, path: "/empty")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/empty"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EndpointRuntime.NoContent, Never> {
            switch response.status {
            case 200: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /empty`
    public struct OkWithoutBody: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "okWithoutBody", method: .post, path: "/empty")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/empty"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EndpointRuntime.NoContent, Never> {
            switch response.status {
            case 200: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /text`
    public struct GetText: Endpoint {
        public typealias Response = String
        public typealias Failure = Failures.BadRequest

        public static var operation: OperationInfo {
            OperationInfo(id: "getText", method: .get, path: "/text")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/text"
            request.accept("text/plain")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<String, Failure> {
            switch response.status {
            case 200: .success(try response.text())
            case 400: .failure(.badRequest(try response.text()))
            default: .undocumented
            }
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
            request.accept("application/pdf")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200: .success(try response.data())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200: .success(try response.json())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200: .success(try response.json())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<JSONValue, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `GET /headers`
    public struct GetHeaders: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.TooManyRequests

        public static var operation: OperationInfo {
            OperationInfo(id: "getHeaders", method: .get, path: "/headers")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/headers"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 429: .failure(.tooManyRequests)
            default: .undocumented
            }
        }
    }

    /// Read as success by 2xx, as failure by anything else.
    ///
    /// `GET /default`
    public struct OnlyDefault: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.Other

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyDefault", method: .get, path: "/default")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/default"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            default: .failure(.other(response.status, try response.json()))
            }
        }
    }

    /// `POST /default`
    public struct OnlyFailures: Endpoint {
        public typealias Response = Fault
        public typealias Failure = Failures.NotFoundOrOther

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyFailures", method: .post, path: "/default")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/default"
            request.accept("application/problem+json")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Fault, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .failure(.other(response.status, try response.json()))
            }
        }
    }

    /// `GET /redirect`
    public struct OnlyRedirect: Endpoint {
        public typealias Response = Data
        public typealias Failure = Failures.Found

        public static var operation: OperationInfo {
            OperationInfo(id: "onlyRedirect", method: .get, path: "/redirect")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/redirect"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Data, Failure> {
            switch response.status {
            case 200..<300: .success(try response.data())
            case 302: .failure(.found)
            default: .undocumented
            }
        }
    }

    /// `GET /failures`
    public struct ManyFailures: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.BadRequestOrUnauthorizedOrForbiddenOrMore

        public static var operation: OperationInfo {
            OperationInfo(id: "manyFailures", method: .get, path: "/failures")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/failures"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 400: .failure(.badRequest(try response.json()))
            case 401: .failure(.unauthorized(try response.json()))
            case 403: .failure(.forbidden(try response.json()))
            case 404: .failure(.notFound(try response.json()))
            case 409: .failure(.conflict(try response.json()))
            default: .undocumented
            }
        }
    }

    /// The same failures as `replaceThing` has: one enum for both.
    ///
    /// `DELETE /failures`
    public struct SameFailures: Endpoint {
        public typealias Response = EndpointRuntime.NoContent
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "sameFailures", method: .delete, path: "/failures")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/failures"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EndpointRuntime.NoContent, Failure> {
            switch response.status {
            case 204: .success(EndpointRuntime.NoContent())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// `PUT /failures`
    public struct ReplaceThing: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "replaceThing", method: .put, path: "/failures")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/failures"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Responses.HeadOnly {
    /// The header `Content-Length`.
    public var contentLength: Int? { header("Content-Length") }
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
