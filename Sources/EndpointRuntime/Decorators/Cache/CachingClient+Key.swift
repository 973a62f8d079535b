import Foundation

extension CachingClient {
    /// The key of a stored response: its user and its address.
    public struct Key: Sendable, Hashable {
        /// Identifies the user. It may be derived from a secret, so persist only a digest of it.
        public let partition: String
        /// The user whose entries ``CachingClient/Store/purge(_:)`` removes.
        public let owner: EndpointRequest.Principal?
        /// The address, without the credentials that an authentication decorator added.
        public let url: String

        /// 64 hexadecimal digits that identify address and user and reveal neither.
        public var digest: String { EndpointRequest.Principal(parts: [partition, url]).digest }

        /// Nil for a request whose user is not known yet.
        init?(_ request: EndpointRequest, url: String? = nil) {
            guard !request.awaitsCredentials else { return nil }
            owner = request.credentials.principal
            let names = request.credentials.names
            var parts = [owner?.identity ?? ""]
            for field in request.headers where CachingClient.Key.tellsApart(field.name, request) {
                // The principal already identifies the values of these headers.
                if names.contains(where: { HeaderFields.matches($0, field.name) }) { continue }
                parts += [field.name.lowercased(), field.value]
            }
            partition = EndpointRequest.Principal(parts: parts).identity
            self.url = url ?? CachingClient.Key.address(of: request, without: names)
        }

        /// The keys whose entries an unsafe request may have outdated (RFC 9111 §4.4): the key of the request; the key
        /// without credentials that only unsafe requests carry, such as a CSRF token; and the key of requests without
        /// credentials.
        static func changed(by request: EndpointRequest, at url: URL? = nil) -> [CachingClient.Key] {
            let url = url?.absoluteString ?? address(of: request, without: request.credentials.names)
            var bare = request
            for field in request.headers where tellsApart(field.name, request) { bare.headers.remove(field.name) }
            var nobodys = bare
            nobodys.credentials = .anonymous
            return [request, bare, nobodys].compactMap { CachingClient.Key($0, url: url) }
        }

        /// Whether requests that differ in this header have different partitions.
        static func tellsApart(_ name: String, _ request: EndpointRequest) -> Bool {
            isSensitiveName(name)
                || request.credentialNames.contains { HeaderFields.matches($0, name) }
                || request.credentials.names.contains { HeaderFields.matches($0, name) }
        }

        private static func address(of request: EndpointRequest, without names: Set<String>) -> String {
            let text = request.url.absoluteString
            let hidden = names.filter { $0.hasPrefix("?") }.map { percentEncoded(String($0.dropFirst())) + "=" }
            guard !hidden.isEmpty, let mark = text.firstIndex(of: "?") else { return text }
            let items = text[text.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
            let kept = items.filter { item in !hidden.contains { item.hasPrefix($0) } }
            return text[..<mark] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
        }
    }
}
