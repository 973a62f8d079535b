public import EndpointRuntime
public import Foundation

extension StubServer {
    /// A request as it reached a stub.
    public struct RecordedRequest: Sendable {
        public let method: HTTPRequest.Method
        public let url: URL
        public let headers: HTTPHeaders
        /// The bytes sent, whether from memory or from a file.
        public let body: Data
        /// What the route's template names: for `/pets/{petId}` the decoded `petId`.
        public var parameters: [String: String] { encodedParameters.mapValues { $0.removingPercentEncoding ?? $0 } }
        /// The same as they stand in the path: of a list, only a comma that is not percent-encoded parts two elements.
        var encodedParameters: [String: String] = [:]

        /// Percent-encoded.
        public var path: String { url.path(percentEncoded: true) }

        /// Percent-encoded, without the question mark; empty if there is none.
        public var query: String { url.query(percentEncoded: true) ?? "" }

        /// The decoded values of a query item, in order.
        public func query(_ name: String) -> [String] {
            var values: [String] = []
            for item in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            where item.name == name {
                values.append(item.value ?? "")
            }
            return values
        }

        /// The body as UTF-8 text.
        public var text: String { String(decoding: body, as: UTF8.self) }
    }
}

extension StubServer.RecordedRequest: CustomStringConvertible {
    /// The request line: `GET /pets/7?full=true`.
    public var description: String { "\(method) \(path)\(query.isEmpty ? "" : "?\(query)")" }
}
