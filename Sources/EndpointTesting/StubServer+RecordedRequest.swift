public import EndpointRuntime
public import Foundation

extension StubServer {
    /// A request as a stub received it.
    public struct RecordedRequest: Sendable {
        public let method: EndpointRequest.Method
        public let url: URL
        public let headers: HeaderFields
        /// The bytes of the request body, whether sent from memory or from a file.
        public let body: Data
        /// The values of the route's placeholders: for `/pets/{petId}` the decoded `petId`.
        public var parameters: [String: String] { encodedParameters.mapValues { $0.removingPercentEncoding ?? $0 } }
        /// The same values as written in the path: only a comma that is not percent-encoded separates two elements of a
        /// list.
        var encodedParameters: [String: String] = [:]

        /// The path, percent-encoded.
        public var path: String { url.path(percentEncoded: true) }

        /// The query, percent-encoded, without the question mark; empty if there is none.
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
