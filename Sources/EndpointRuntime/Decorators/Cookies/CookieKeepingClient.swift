/// Adds the matching cookies of a store to each request, and stores the cookies that responses set.
///
/// Cookies set by hand, or by the description's parameters, are sent too and take precedence over those of the same
/// name. Redirects that ``URLSessionClient`` follows set cookies and get the cookies of their target. Other redirects are
/// not observed, nor are the responses of attempts that are repeated.
///
/// Place it outside authentication, cache and deduplication, because cookies may identify the user of a response. A
/// cookie of the store may be the credential that a description requires.
public struct CookieKeepingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let store: CookieStore

    /// Creates the client that ``EndpointClient/keepingCookies(in:)`` returns.
    public init(_ base: any EndpointClient, store: CookieStore) {
        self.base = base
        self.store = store
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        var request = request
        RequestCookies.add(store, to: &request)
        var response = try await base.send(request)
        store.keep(response.headers, from: response.url ?? request.url)
        // Outer decorators did not see that the request would be sent with the user's cookies.
        if request.cookies?.isEmpty == false { response.provenance.insert(.personal) }
        return response
    }
}

extension EndpointClient {
    /// Sends the cookies of a store, and stores those that responses set. See ``CookieKeepingClient``.
    public func keepingCookies(in store: CookieStore) -> CookieKeepingClient { CookieKeepingClient(self, store: store) }
}
