import Foundation

/// The place in a request where a scheme's credentials go (OpenAPI 3.1 §4.8.27).
enum CredentialSlot: Sendable, Hashable {
    case header(String)
    case query(String)
    case cookie(String)
    /// The header `Cookie`, for a key that consists of cookies.
    case cookies

    /// Nil for a scheme whose credentials are not part of the request, such as a client certificate.
    init?(_ scheme: SecuritySchemeInfo) {
        switch scheme.kind {
        case .apiKey(let name, .header): self = name.lowercased() == "cookie" ? .cookies : .header(name)
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
        case .cookie, .cookies: "Cookie"
        }
    }

    func isFilled(in request: EndpointRequest) -> Bool {
        switch self {
        case .header(let name): request.headers.contains(name)
        case .query(let name): request.hasQueryItem(name)
        case .cookie(let name): request.cookiePairs.contains { $0.name == name }
        // The cookies of parameters are not credentials.
        case .cookies: false
        }
    }

    /// Sets the value. A query value is percent-encoded; a header or cookie value has already been validated. Cookies that
    /// the request already has are kept.
    func fill(_ request: inout EndpointRequest, with value: String) {
        switch self {
        case .header(let name): request.headers.set(name, value)
        case .cookie(let name): request.addCookies("\(name)=\(value)")
        case .cookies:
            let known = Set(request.cookiePairs.map { Array($0.name.utf8) })
            let added = cookiePairs(in: value).filter { !known.contains(Array($0.name.utf8)) }
            if !added.isEmpty { request.addCookies(added.map(\.text).joined(separator: "; ")) }
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
    fileprivate mutating func addCookies(_ text: String) {
        headers.set("Cookie", (headers["Cookie"].map { $0 + "; " } ?? "") + text)
    }

    fileprivate func hasQueryItem(_ name: String) -> Bool {
        guard let query = url.query(percentEncoded: true) else { return false }
        return query.split(separator: "&").contains { item in
            percentDecoded(item.prefix { $0 != "=" }) == name
        }
    }
}

// MARK: CredentialState

extension EndpointRequest {
    /// The decision of an authentication decorator about a request.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum CredentialState: Sendable, Hashable {
        /// No authentication decorator has seen the request.
        case undecided
        /// The call needs no credentials, or its address must not receive any.
        case anonymous
        /// The headers and query items of these names contain credentials. A question mark precedes the name of a query
        /// item.
        case attached(EndpointRequest.Principal, names: Set<String>)
        /// Like ``attached(_:names:)``, but the token has expired and currently cannot be renewed. A cache may respond
        /// with a stored response.
        case stale(EndpointRequest.Principal, names: Set<String>)

        /// The principal of the request, if an authentication decorator has set it.
        public var principal: EndpointRequest.Principal? {
            switch self {
            case .undecided, .anonymous: nil
            case .attached(let principal, _), .stale(let principal, _): principal
            }
        }

        /// The names of headers and query items that an authentication decorator added.
        var names: Set<String> {
            switch self {
            case .undecided, .anonymous: []
            case .attached(_, let names), .stale(_, let names): names
            }
        }
    }
}

extension EndpointRequest {
    /// Whether an inner decorator may still add credentials, so that the principal of the response is not known yet.
    var awaitsCredentials: Bool {
        guard case .undecided = credentialState else { return false }
        return operation.security.contains { !$0.isEmpty } && !carriesCredentials(beside: nil)
    }

    /// Whether the caller itself set all credentials of one alternative.
    ///
    /// - Parameter credentials: those that may be added; nil if they are not known.
    func carriesCredentials(beside credentials: Credentials?) -> Bool {
        operation.security.contains { alternative in
            !alternative.isEmpty && alternative.allSatisfy { carriesCredential(for: $0.scheme, beside: credentials) }
        }
    }

    /// Whether the caller itself set the credential. If none may be added for the header `Cookie`, its cookies are the
    /// credential.
    func carriesCredential(for scheme: SecuritySchemeInfo, beside credentials: Credentials?) -> Bool {
        guard let slot = CredentialSlot(scheme) else { return false }
        if slot == .cookies, let credentials, credentials[scheme] == nil { return headers.contains("Cookie") }
        return slot.isFilled(in: self)
    }
}

// MARK: Selections of credentials

extension EndpointRequest {
    private enum Identification: Hashable {
        case credential(EndpointRequest.Principal)
        case header(String)
    }

    /// A copy of the request for each combination of its credentials. If there are more than four: a copy with all of
    /// them, one for each alone, and one with none.
    ///
    /// - Parameter names: the lower-case names of the headers by which the caller identifies itself.
    func withFewerCredentials(in names: Set<String>) -> [EndpointRequest] {
        let found =
            (credentialState.principal?.credentials ?? []).map(Identification.credential)
            + names.sorted().map(Identification.header)
        return EndpointRequest.selections(of: found).map { kept in
            var request = self
            for name in names where !kept.contains(.header(name)) { request.headers.remove(name) }
            let kept = kept.compactMap { if case .credential(let principal) = $0 { principal } else { nil } }
            request.credentialState =
                kept.isEmpty
                ? .anonymous : .attached(Principal(all: kept, owner: kept[0]), names: credentialState.names)
            return request
        }
    }

    private static func selections(of elements: [Identification]) -> [[Identification]] {
        guard elements.count <= 4 else { return [elements, []] + elements.map { [$0] } }
        return elements.reduce([[]]) { found, element in found + found.map { $0 + [element] } }
    }
}
