extension EndpointRequest {
    /// A request method (RFC 9110 §9). Methods are case-sensitive: `GET` is not `get`.
    public struct Method: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var get: EndpointRequest.Method { EndpointRequest.Method(rawValue: "GET") }
        public static var head: EndpointRequest.Method { EndpointRequest.Method(rawValue: "HEAD") }
        public static var post: EndpointRequest.Method { EndpointRequest.Method(rawValue: "POST") }
        public static var put: EndpointRequest.Method { EndpointRequest.Method(rawValue: "PUT") }
        public static var patch: EndpointRequest.Method { EndpointRequest.Method(rawValue: "PATCH") }
        public static var delete: EndpointRequest.Method { EndpointRequest.Method(rawValue: "DELETE") }
        public static var options: EndpointRequest.Method { EndpointRequest.Method(rawValue: "OPTIONS") }
        public static var trace: EndpointRequest.Method { EndpointRequest.Method(rawValue: "TRACE") }
        /// A safe query described by the request body (draft-ietf-httpbis-safe-method-w-body).
        public static var query: EndpointRequest.Method { EndpointRequest.Method(rawValue: "QUERY") }

        /// Whether the method only reads (RFC 9110 §9.2.1): GET, HEAD, OPTIONS, TRACE and QUERY.
        public var isSafe: Bool {
            switch self {
            case .get, .head, .options, .trace, .query: true
            default: false
            }
        }

        /// Whether sending twice has the effect of sending once (RFC 9110 §9.2.2): the safe methods, PUT and DELETE.
        public var isIdempotent: Bool { isSafe || self == .put || self == .delete }

        /// Whether a body may be sent. URLSession refuses one on GET; HEAD and TRACE have no use for one.
        public var allowsBody: Bool { self != .get && self != .head && self != .trace }
    }
}

extension EndpointRequest.Method: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public var description: String { rawValue }
}
