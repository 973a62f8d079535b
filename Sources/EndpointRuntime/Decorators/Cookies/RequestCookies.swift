import Foundation

/// The cookies of a request in progress. Redirects get the cookies that match their target, and may set cookies.
struct RequestCookies: Sendable {
    private let store: CookieStore
    /// The names of the cookies that come from the store; the others come from the caller.
    private let names: Set<String>

    /// Adds the cookies of the store to the request. Cookies that the caller or another decorator set are kept.
    static func add(_ store: CookieStore, to request: inout EndpointRequest) {
        add(store, to: &request, beside: request.cookiePairs)
    }

    /// Stores the cookies that a redirect sets, and adds the matching cookies to the next request.
    func follow(_ response: EndpointResponse, of request: EndpointRequest, to next: inout EndpointRequest) {
        store.keep(response.headers, from: request.url)
        let own = next.cookiePairs.filter { !names.contains($0.name) }
        RequestCookies.add(store, to: &next, beside: own)
    }

    private static func add(
        _ store: CookieStore,
        to request: inout EndpointRequest,
        beside own: [(name: String, text: String)]
    ) {
        let taken = Set(own.map(\.name))
        let cookies = store.cookies(for: request.url).filter { !taken.contains($0.name) }
        let text = (own.map(\.text) + cookies.map { "\($0.name)=\($0.value)" }).joined(separator: "; ")
        request.headers["Cookie"] = text.isEmpty ? nil : text
        request.cookies = RequestCookies(store: store, names: Set(cookies.map(\.name)))
    }
}

extension EndpointRequest {
    /// The names of the cookies in the `Cookie` header, each with its whole pair.
    var cookiePairs: [(name: String, text: String)] {
        (headers["Cookie"] ?? "").split(separator: ";").map { pair in
            let text = trimmed(pair)
            return (trimmed(text.prefix { $0 != "=" }), text)
        }
    }
}
