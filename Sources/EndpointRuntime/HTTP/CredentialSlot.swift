import Foundation

/// The place in a request where a scheme's credentials go (OpenAPI 3.1 §4.8.27).
enum CredentialSlot: Sendable, Hashable {
    case header(String)
    case query(String)
    case cookie(String)

    /// Nil for a scheme whose credentials are not part of the request, such as a client certificate.
    init?(_ scheme: SecuritySchemeInfo) {
        switch scheme.kind {
        case .apiKey(let name, .header): self = .header(name)
        case .apiKey(let name, .query): self = .query(name)
        case .apiKey(let name, .cookie): self = .cookie(name)
        case .basic, .bearer, .http, .oauth2, .openIDConnect: self = .header("Authorization")
        case .mutualTLS: return nil
        }
    }

    /// The header or query item that holds the credentials.
    var name: String {
        switch self {
        case .header(let name), .query(let name): name
        case .cookie: "Cookie"
        }
    }

    func isFilled(in request: EndpointRequest) -> Bool {
        switch self {
        case .header(let name): request.headers.contains(name)
        case .query(let name): request.hasQueryItem(name)
        case .cookie(let name): request.cookiePairs.contains { $0.name == name }
        }
    }

    /// Sets the value. A query value is percent-encoded; a header or cookie value has already been validated.
    func fill(_ request: inout EndpointRequest, with value: String) {
        switch self {
        case .header(let name): request.headers.set(name, value)
        case .cookie(let name):
            let others = request.headers["Cookie"].map { $0 + "; " } ?? ""
            request.headers.set("Cookie", "\(others)\(name)=\(value)")
        case .query(let name):
            let text = request.url.absoluteString
            let address = text.prefix { $0 != "#" }
            let separator = address.contains("?") ? "&" : "?"
            let item = percentEncoded(name) + "=" + percentEncoded(value)
            if let url = URL(string: address + separator + item) { request.url = url }
        }
    }
}

extension EndpointRequest {
    fileprivate func hasQueryItem(_ name: String) -> Bool {
        guard let query = url.query(percentEncoded: true) else { return false }
        return query.split(separator: "&").contains { item in
            let found = item.prefix { $0 != "=" }
            return (found.removingPercentEncoding ?? String(found)) == name
        }
    }
}
