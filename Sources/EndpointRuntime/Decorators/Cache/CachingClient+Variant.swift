import Foundation

extension CachingClient {
    /// The requests for an address that a response matches: those with equal values of the headers that its Vary names
    /// (RFC 9111 §4.1).
    public struct Variant: Sendable, Hashable {
        /// The number of variants of one address that a store keeps: 8. The least recently used are removed first.
        public static var limit: Int { 8 }

        /// Represents all headers of a request. No header can have this name.
        private static let allHeaders = ":headers"

        /// The values of the request's headers, by lower-case name; nil if the request did not have the header.
        let choices: [String: String?]

        init(choices: [String: String?]) { self.choices = choices }

        /// Nil for `*`, which no request matches.
        ///
        /// Credentials are left out: ``CachingClient/Key/partition`` distinguishes them, and they must not be
        /// persisted.
        ///
        /// - Parameter untimed: whether a response that specifies no lifetime is treated as fresh for a while. A server
        ///   that specifies none does not expect caches, so its Vary may omit headers, and the response matches only
        ///   requests with equal headers.
        init?(of response: HeaderFields, to request: EndpointRequest, untimed: Bool) {
            var choices: [String: String?] = [:]
            if untimed, !response.contains("Expires"), CacheControl(response).seconds("max-age") == nil {
                choices[CachingClient.Variant.allHeaders] = CachingClient.Variant.digest(of: request)
            }
            for part in (response["Vary"] ?? "").split(separator: ",") {
                let name = part.trimmingCharacters(in: .whitespaces).lowercased()
                if name == "*" { return nil }
                if name.isEmpty || CachingClient.Key.tellsApart(name, request) { continue }
                choices.updateValue(request.headers[name], forKey: name)
            }
            self.choices = choices
        }

        /// Whether the response matches every request.
        var isGeneral: Bool { choices.isEmpty }

        /// Whether the response matches a request for its address.
        public func covers(_ request: EndpointRequest) -> Bool {
            choices.allSatisfy { name, value in
                (name == CachingClient.Variant.allHeaders
                    ? CachingClient.Variant.digest(of: request) : request.headers[name]) == value
            }
        }

        /// The digest of all headers except credentials, which the partition distinguishes, and directives to caches.
        private static func digest(of request: EndpointRequest) -> String {
            let fields = request.headers.filter { field in
                !CachingClient.Key.tellsApart(field.name, request) && !HeaderFields.matches(field.name, "Cache-Control")
                    && !HeaderFields.matches(field.name, "Pragma")
            }
            let sorted = fields.map { ($0.name.lowercased(), $0.value) }.sorted { $0 < $1 }
            return EndpointRequest.Principal(parts: sorted.flatMap { [$0.0, $0.1] }).digest
        }

        /// 64 hexadecimal digits that identify the variant among those of its address.
        public var digest: String {
            let parts = choices.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.map { "=" + $0 } ?? ""] }
            return EndpointRequest.Principal(parts: parts).digest
        }
    }
}
