import Foundation

/// The cookies of a request under way, so that redirects are given those that are meant for them, and may set some.
struct RequestCookies: Sendable {
    private let store: CookieStore
    /// Of the cookies that are the store's; the others are the caller's.
    private let names: Set<String>

    /// Adds what the store has for the request. What the caller, or another layer, set by hand stays.
    static func add(_ store: CookieStore, to request: inout HTTPRequest) {
        add(store, to: &request, beside: pairs(of: request))
    }

    /// Keeps what a redirect sets, and adds to the next request what is meant for it.
    func follow(_ response: HTTPResponse, of request: HTTPRequest, to next: inout HTTPRequest) {
        store.keep(response.headers, from: request.url)
        let own = RequestCookies.pairs(of: next).filter { !names.contains($0.name) }
        RequestCookies.add(store, to: &next, beside: own)
    }

    private static func add(
        _ store: CookieStore,
        to request: inout HTTPRequest,
        beside own: [(name: String, text: String)]
    ) {
        let taken = Set(own.map(\.name))
        let cookies = store.cookies(for: request.url).filter { !taken.contains($0.name) }
        let text = (own.map(\.text) + cookies.map { "\($0.name)=\($0.value)" }).joined(separator: "; ")
        request.headers["Cookie"] = text.isEmpty ? nil : text
        request.cookies = RequestCookies(store: store, names: Set(cookies.map(\.name)))
    }

    private static func pairs(of request: HTTPRequest) -> [(name: String, text: String)] {
        (request.headers["Cookie"] ?? "").split(separator: ";").map { pair in
            let text = pair.trimmingCharacters(in: .whitespaces)
            return (String(text.prefix { $0 != "=" }), text)
        }
    }
}
