public import Foundation

extension CachingClient {
    /// A stored response, with the values that determine whether it may be used.
    public struct Entry: Sendable, Hashable {
        public var status: Int
        public var headers: HeaderFields
        public var url: URL?
        public var body: Data
        /// The requests that the response matches.
        public var variant: CachingClient.Variant
        /// When the request was sent.
        public var requestedAt: Date
        /// When the response was received.
        public var receivedAt: Date

        /// The approximate size in memory, in bytes.
        public var size: Int {
            headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 }
        }

        /// The response as it is returned to a caller, with its `Age` (RFC 9111 §5.1).
        func response(age: TimeInterval) -> EndpointResponse {
            var response = EndpointResponse(status: status, headers: headers, url: url, body: .data(body))
            response.setAge(age)
            response.isStored = true
            return response
        }

        /// The headers after the update by a 304 (RFC 9111 §4.3.4); nil if the 304 refers to another version.
        func headers(updatedBy update: HeaderFields) -> HeaderFields? {
            // Entity tags are compared weakly (RFC 9110 §8.8.3.2).
            func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
            if let new = update["ETag"], let old = headers["ETag"], opaque(new) != opaque(old) { return nil }
            var update = update
            // These headers describe a body, which a 304 does not have.
            for name in ["Content-Length", "Content-Encoding", "Content-Range", "Transfer-Encoding", "Connection"] {
                update.remove(name)
            }
            var merged = headers
            // This header holds the age of the old response.
            merged.remove("Age")
            merged.merge(update)
            return merged
        }

        /// The newest of the entries that match a request. Entries with a Vary are preferred, because servers omit Vary
        /// in the response to a request that has none of the headers that it names (RFC 9111 §4.1).
        static func select(_ entries: [CachingClient.Entry]) -> CachingClient.Entry? {
            entries.max { a, b in
                a.variant.isGeneral == b.variant.isGeneral ? a.receivedAt < b.receivedAt : a.variant.isGeneral
            }
        }
    }
}

extension EndpointResponse {
    /// Sets the `Age` header (RFC 9111 §5.1).
    mutating func setAge(_ age: TimeInterval) { headers.set("Age", "\(Int64(max(0, min(age, 2_147_483_648))))") }
}
