public import Foundation

extension CachingClient {
    /// Keeps responses. An address has one response, or several ``CachingClient/Variant``s of it. A store never fails:
    /// a response that it cannot keep or read is a miss.
    ///
    /// Callers of a ``CachingClient`` wait for its reads. Its changes are made in the background, one after another,
    /// and reads may run at the same time.
    ///
    /// In a module that isolates to the main actor by default, declare your store `nonisolated`.
    public protocol Store: Sendable {
        /// The entries of an address whose variant covers the request, in any order.
        func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry]
        /// Keeps an entry in addition to those of other variants and replaces one of the same variant. Keeps at most
        /// ``CachingClient/Variant/limit`` entries of one address.
        func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async
        /// Removes one variant.
        func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async
        /// Removes all variants.
        func remove(_ key: CachingClient.Key) async
        /// Removes everything that belongs to a user.
        func removeAll(of owner: EndpointRequest.Principal) async
        /// Removes everything.
        func removeAll() async
    }
}

// MARK: Entry

extension CachingClient {
    /// A stored response, with the values that determine whether it may be used.
    public struct Entry: Sendable, Hashable {
        /// The status, such as 200.
        public var status: Int
        /// The headers that are stored with the response, after updates by a 304.
        public var headers: HeaderFields
        /// The bytes of the body, decompressed.
        public var body: Data
        /// The requests that the response matches.
        public var variant: CachingClient.Variant
        /// When the request was sent.
        public var requestedAt: Date
        /// When the response was received.
        public var receivedAt: Date

        /// Creates an entry, for stores that read one back and for tests of a store.
        public init(
            status: Int,
            headers: HeaderFields,
            body: Data,
            variant: CachingClient.Variant,
            requestedAt: Date,
            receivedAt: Date
        ) {
            self.status = status
            self.headers = headers
            self.body = body
            self.variant = variant
            self.requestedAt = requestedAt
            self.receivedAt = receivedAt
        }

        /// The approximate size in memory, in bytes.
        public var size: Int {
            let own = headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 }
            // A server may name any number of headers in Vary.
            return variant.choices.reduce(own) { $0 + $1.key.utf8.count + ($1.value?.utf8.count ?? 0) + 64 }
        }

        /// The response as it is returned to a caller, with its `Age` (RFC 9111 §5.1).
        func response(to request: EndpointRequest, age: TimeInterval) -> EndpointResponse {
            var response = EndpointResponse(status: status, headers: headers, url: request.url, body: .data(body))
            response.setAge(age)
            response.isCached = true
            return response
        }

        /// The headers after the update by a 304 (RFC 9111 §4.3.4); nil if the 304 refers to another version.
        func headers(updatedBy update: HeaderFields) -> HeaderFields? {
            guard matches(update) else { return nil }
            var update = update
            for name in update.tokens("Connection") { update.remove(name) }
            // These headers describe a body, which a 304 does not have. Some servers name the type of an error page in it.
            for name in [
                "Content-Type", "Content-Length", "Content-Encoding", "Content-Range", "Transfer-Encoding",
                "Connection",
            ] {
                update.remove(name)
            }
            var merged = headers
            // These headers hold the age and the time of the old response. A 304 without a Date is from the time at which
            // it was received (RFC 9110 §6.6.1).
            merged.remove("Age")
            merged.remove("Date")
            merged.merge(update)
            return merged
        }

        /// Whether the validators of a 304 are those of this version. Without any, it refers to the version that the
        /// request named.
        private func matches(_ update: HeaderFields) -> Bool {
            // Entity tags are compared weakly (RFC 9110 §8.8.3.2).
            func opaque(_ tag: String) -> Substring.UTF8View {
                tag.utf8.dropFirst(tag.utf8.starts(with: "W/".utf8) ? 2 : 0)
            }
            if let new = update["ETag"], let old = headers["ETag"] { return opaque(new).elementsEqual(opaque(old)) }
            if let new = update["Last-Modified"], let old = headers["Last-Modified"] { return haveSameBytes(new, old) }
            return !update.contains("ETag")
        }

        /// Whether the response to a HEAD request shows that the resource has changed or is gone.
        func isOutdated(by response: EndpointResponse) -> Bool {
            let isGone = [404, 410].contains(status)
            guard response.status == 200 else { return !isGone && [404, 410].contains(response.status) }
            let isEncodedAlike = headers["Content-Encoding"]?.ifASCII == response.headers["Content-Encoding"]?.ifASCII
            let isOther = (["Last-Modified"] + (isEncodedAlike ? ["Content-Length"] : [])).contains { name in
                headers[name].flatMap { old in response.headers[name].map { !haveSameBytes($0, old) } } ?? false
            }
            return isGone || isOther || headers(updatedBy: response.headers) == nil
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

extension CachingClient.Entry: CustomStringConvertible, Opaque {
    /// The status and the length; not the body, which may hold secrets.
    public var description: String { "a stored response (status \(status), \(body.count) bytes)" }
}

extension EndpointResponse {
    /// Sets the `Age` header (RFC 9111 §5.1).
    mutating func setAge(_ age: TimeInterval) {
        headers.set("Age", "\(Int64(max(0, min(age, CacheControl.longestSeconds))))")
    }
}

extension HeaderFields {
    /// The headers without those of one connection (RFC 9111 §3.1) and without cookies, which only the original
    /// response may set.
    var storable: HeaderFields {
        var left: Set<String> = [
            "set-cookie", "connection", "keep-alive", "proxy-authenticate", "proxy-authentication-info",
            "proxy-connection", "te", "transfer-encoding", "upgrade",
        ]
        left.formUnion(tokens("Connection"))
        return HeaderFields(filter { !left.contains($0.name.lowercased()) })
    }

    /// The headers by which a request checks whether a response with these headers is still valid (RFC 9110 §13.1); empty
    /// if they have no validator that a request may have. The date accompanies an entity tag for caches on the way that
    /// compare only dates (RFC 9111 §4.3.1).
    var conditions: HeaderFields {
        var conditions = HeaderFields()
        for (name, validator) in [("If-None-Match", "ETag"), ("If-Modified-Since", "Last-Modified")] {
            // `*` is not an entity tag, and every response would match it.
            guard let value = self[validator], !haveSameBytes(value, "*"), HeaderFields.canHold(value) else { continue }
            conditions.add(name, value)
        }
        return conditions
    }
}
