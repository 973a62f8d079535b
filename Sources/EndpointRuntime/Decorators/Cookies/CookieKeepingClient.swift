/// Adds the matching cookies of a store to each request, and stores the cookies that responses set.
///
/// Cookies set by hand, or by the description's parameters, are sent too and take precedence over those of the same
/// name. With ``URLSessionClient``, every response sets cookies, including redirects and attempts that are retried. The
/// target of a redirect gets the matching cookies; a retry is sent with the cookies of the first attempt. With another
/// transport, only the last response sets cookies.
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
        var response = try await base.response(to: request)
        request.cookies?.keep(response, to: request)
        // Outer decorators did not see that the request would be sent with the user's cookies.
        if request.cookies?.isEmpty == false { response.provenance.insert(.personal) }
        return response
    }
}

extension EndpointClient {
    /// Sends the cookies of a store, and stores those that responses set. See ``CookieKeepingClient``.
    public func keepingCookies(in store: CookieStore) -> CookieKeepingClient { CookieKeepingClient(self, store: store) }
}
