// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Responses {
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
            case 200: .success(try response.json())
            case 429: .failure(.tooManyRequests)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// Too much.
            case tooManyRequests
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
