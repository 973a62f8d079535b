import Foundation

extension CachingClient {
    /// The key of a stored response: its user and its address.
    public struct Key: Sendable, Hashable {
        /// Identifies the user, and may be made of a secret.
        let partition: String
        /// The user whose entries ``CachingClient/Store/removeAll(of:)`` removes.
        public let owner: EndpointRequest.Principal?
        /// The address in its canonical spelling (RFC 9110 §4.2.3), without the credentials that an authentication
        /// decorator added. Its query may hold other secrets.
        public let url: String
        /// The user agent to whom the response belongs, if the request may set cookies. Only memory distinguishes them,
        /// because a session ends with its process.
        private(set) var session: CookieStore.Session?
        /// Whether credentials of the request, such as cookies, tell whose the response is.
        private let isIdentified: Bool

        /// The key on disk, which another process can make too.
        var onDisk: CachingClient.Key {
            var key = self
            key.session = nil
            return key
        }

        /// Creates the key of a request with the credential of one user or none, and without other secret headers, for
        /// tests of a store.
        public init(owner: EndpointRequest.Principal?, url: String) {
            partition = EndpointRequest.Principal(parts: [owner?.identity ?? ""]).identity
            isIdentified = owner != nil
            self.owner = owner
            self.url = URL(string: url).map(canonicalAddress) ?? url
        }

        /// 64 hexadecimal digits that identify address and user and reveal neither.
        public var digest: String { EndpointRequest.Principal(parts: [partition, url]).digest }

        /// Nil for a request whose user is not known yet.
        init?(_ request: EndpointRequest, url: String? = nil) {
            guard !request.awaitsCredentials else { return nil }
            owner = request.credentialState.principal?.credentials.first
            let names = request.credentialState.names
            var fields: [(name: String, value: String)] = []
            for field in request.headers {
                // The principal already identifies the values of these headers.
                if names.contains(where: { HeaderFields.matches($0, field.name) }) { continue }
                guard CachingClient.Key.partitions(field.name, request) else { continue }
                fields.append((field.name.lowercased(), field.value))
            }
            let parts = fields.sorted { $0 < $1 }.flatMap { [$0.name, $0.value] }
            session = request.cookies?.session
            isIdentified = owner != nil || !fields.isEmpty
            let principal = request.credentialState.principal?.identity ?? ""
            partition = EndpointRequest.Principal(parts: [principal] + parts).identity
            self.url = url ?? CachingClient.Key.address(of: request, without: names)
        }

        /// The keys whose entries an unsafe request may have outdated (RFC 9111 §4.4): those of requests with the same
        /// credentials, a subset of them or none, with or without the headers that only unsafe requests carry, such as
        /// a CSRF token.
        static func changed(by request: EndpointRequest, at url: URL? = nil) -> [CachingClient.Key] {
            var request = request
            if let url { request.url = url }
            let users = request.credentialNames.union(["Authorization", "Cookie"])
                .subtracting(request.credentialState.names)
            var reading = request
            var identifying: Set<String> = []
            for name in request.headers.map(\.name) where partitions(name, request) {
                if users.contains(where: { HeaderFields.matches($0, name) }) {
                    identifying.insert(name.lowercased())
                } else {
                    reading.headers.remove(name)
                }
            }
            let address = address(of: request, without: request.credentialState.names)
            let requests = [request] + reading.withFewerCredentials(in: identifying)
            let keys = requests.compactMap { CachingClient.Key($0, url: address) }
            return keys + keys.filter { $0.session != nil }.map(\.onDisk)
        }

        /// Whether an entry belongs under the key on disk, which sessions share: not if it is for one user only (RFC 9111
        /// §5.2.2.7) and nothing but the session tells for whom.
        func sharesOnDisk(_ entry: CachingClient.Entry) -> Bool {
            session == nil || isIdentified || !CacheControl(entry.headers).has("private")
        }

        /// Whether requests that differ in this header have different partitions.
        static func partitions(_ name: String, _ request: EndpointRequest) -> Bool {
            request.credentialNames.contains { HeaderFields.matches($0, name) }
                || request.credentialState.names.contains { HeaderFields.matches($0, name) }
                || isSensitiveName(name)
        }

        private static func address(of request: EndpointRequest, without names: Set<String>) -> String {
            let text = canonicalAddress(request.url)
            let hidden = names.filter { $0.hasPrefix("?") }.map { percentEncoded(String($0.dropFirst())) + "=" }
            guard !hidden.isEmpty, let mark = text.firstIndex(of: "?") else { return text }
            let items = text[text.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
            let kept = items.filter { item in !hidden.contains { item.hasPrefix($0) } }
            return text[..<mark] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
        }
    }
}

extension CachingClient.Key: CustomStringConvertible, Opaque {
    public var description: String { "cache key \(digest)" }
}
