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

// MARK: CredentialState

extension EndpointRequest {
    /// The decision of an authentication decorator about a request.
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

        /// The principal of the request, if an authentication decorator knows it.
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
        guard case .undecided = credentials else { return false }
        return operation.security.contains { !$0.isEmpty } && !carriesCredentials
    }

    /// Whether the caller itself set all credentials of one alternative.
    var carriesCredentials: Bool {
        operation.security.contains { alternative in
            !alternative.isEmpty
                && alternative.allSatisfy { CredentialSlot($0.scheme)?.isFilled(in: self) ?? false }
        }
    }
}

// MARK: Secrets

/// Whether the name of a header, a cookie, a query item or a member of a body suggests a credential. Descriptions and
/// logs never show the value.
func isSensitiveName(_ name: String) -> Bool {
    var name = name
    // This runs for every header in every decorator, and `String.contains` takes a microsecond for each word.
    return name.withUTF8 { bytes in
        for start in bytes.indices where isSensitive(bytes, from: start) {
            return !(bytes.count == 15 && starts(bytes, at: 0, with: "idempotency-key"))
        }
        return false
    }
}

private func isSensitive(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    switch bytes[start] | 0x20 {
    case UInt8(ascii: "a"): starts(bytes, at: start, with: "auth")
    case UInt8(ascii: "c"): starts(bytes, at: start, with: "cookie") || starts(bytes, at: start, with: "credential")
    case UInt8(ascii: "k"): starts(bytes, at: start, with: "key")
    case UInt8(ascii: "p"): starts(bytes, at: start, with: "password")
    case UInt8(ascii: "s"):
        starts(bytes, at: start, with: "secret") || starts(bytes, at: start, with: "session")
            || starts(bytes, at: start, with: "signature")
    case UInt8(ascii: "t"): starts(bytes, at: start, with: "token")
    default: false
    }
}

/// - Parameter word: in lower case.
private func starts(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, with word: StaticString) -> Bool {
    guard bytes.count - start >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
        let byte = bytes[start + offset]
        let folded = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        if folded != word.utf8Start[offset] { return false }
    }
    return true
}

/// A value whose parts neither `dump` nor a debugger shows, because they may hold secrets.
protocol Opaque: CustomReflectable {}

extension Opaque {
    public var customMirror: Mirror { Mirror(self, children: []) }
}
