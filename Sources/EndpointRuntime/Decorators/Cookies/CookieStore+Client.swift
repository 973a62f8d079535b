extension CookieStore {
    /// Sends with each request the cookies that a store has for it, and keeps those that responses set.
    ///
    /// Cookies set by hand, or by the description's parameters, are sent beside them and win over those of the same name.
    /// Redirects that ``URLSessionHTTPClient`` follows set cookies and are given those for where they lead; other redirects
    /// are not seen. Neither are the responses of attempts that are repeated.
    ///
    /// Belongs outside of authentication, cache and deduplication, so that they know whose responses they hold; a cookie of
    /// the store may be the credentials that a description asks for.
    public struct Client: HTTPClient {
        public var servers: ServerMap { base.servers }

        private let base: any HTTPClient
        private let store: CookieStore

        /// What ``HTTPClient/keepingCookies(in:)`` makes.
        public init(_ base: any HTTPClient, store: CookieStore) {
            self.base = base
            self.store = store
        }

        public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
            var request = request
            RequestCookies.add(store, to: &request)
            let response = try await base.send(request)
            // What a cache has kept was set when it came.
            if !response.isStored { store.keep(response.headers, from: response.url ?? request.url) }
            return response
        }
    }
}

extension HTTPClient {
    /// Sends the cookies of a store, and keeps those that responses set. See ``CookieStore/Client``.
    public func keepingCookies(in store: CookieStore) -> CookieStore.Client { CookieStore.Client(self, store: store) }
}
