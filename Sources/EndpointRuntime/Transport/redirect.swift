import Foundation

/// The redirects that a request has followed.
struct RedirectTrail {
    private(set) var count = 0
    private let limit: Int
    private var visited: Set<ExactText>

    /// - Parameter limit: the maximum number of redirects if the options of the call specify none.
    init(from request: EndpointRequest, limit: Int) {
        self.limit = if case .atMost(let count) = request.options.redirects { count } else { limit }
        visited = [RedirectTrail.place(of: request)]
    }

    /// The request for a redirect; nil if the response is the result of the call.
    mutating func next(after response: EndpointResponse, to request: EndpointRequest) throws(EndpointClientError)
        -> EndpointRequest?
    {
        do throws(TransportError.Redirect) {
            if request.options.redirects == .never { return nil }
            if request.options.redirects == .withinOrigin, leavesOrigin(response, of: request) { return nil }
            guard var next = try redirect(request, after: response) else { return nil }
            count += 1
            if count > limit { throw .tooMany }
            request.cookies?.follow(response, of: request, to: &next)
            if !visited.insert(RedirectTrail.place(of: next)).inserted { throw .loop }
            return next
        } catch {
            let detail = error.explanation(of: response, to: request)
            throw .transport(TransportError(.redirect(error), requestLine: request.requestLine, detail: detail))
        }
    }

    /// The key that detects redirect loops. A page that sets a cookie and then redirects to itself is not a loop.
    private static func place(of request: EndpointRequest) -> ExactText {
        let cookies = request.cookies == nil ? "" : request.headers["Cookie"] ?? ""
        return ExactText("\(request.method) \(request.url.absoluteString.prefix { $0 != "#" }) \(cookies)")
    }
}

/// The request for a redirect (RFC 9110 §15.4); nil if the response is not a redirect that can be followed.
///
/// 303 becomes GET, and so do 301 and 302 after POST, as in every browser; 307 and 308 keep method and body. A changed
/// method drops conditions, which refer to the resource that the request has changed (RFC 9110 §13.1), and so does every
/// redirect of a request to which a cache has added one (§15.4). Leaving the origin drops every header that is not known
/// to be harmless. A signature is valid for one address and is always dropped.
package func redirect(_ request: EndpointRequest, after response: EndpointResponse) throws(TransportError.Redirect)
    -> EndpointRequest?
{
    guard [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers.first("Location"), !location.isEmpty
    else { return nil }
    // A relative reference is valid here (RFC 9110 §10.2.2); the origin check below catches a change of host.
    guard let target = URL(address: location, relativeTo: request.url)?.absoluteURL, target.user == nil,
        target.password == nil, let origin = ServerMap.Origin(target)
    else { throw .unsupported }
    if request.url.scheme?.lowercased() == "https" && origin.scheme == "http" { throw .downgrade }

    var next = request
    next.url = target
    let becomesGet =
        (response.status == 303 && request.method != .head)
        || ((response.status == 301 || response.status == 302) && request.method == .post)
    if becomesGet {
        next.method = .get
        next.body = .absent
        for field in request.headers where describesBody(field.name) { next.headers.remove(field.name) }
    }
    if next.method != request.method || request.hasCacheCondition {
        HeaderFields.conditions.forEach { next.headers.remove($0) }
        next.hasCacheCondition = false
    }
    if !next.body.isReplayable { throw .bodyNotReplayable }
    if origin != request.origin {
        if request.hasSecretBody && !becomesGet { throw .downgrade }
        for field in request.headers
        where !harmless.contains(field.name.lowercased())
            || request.credentialNames.contains(where: { HeaderFields.matches($0, field.name) })
        {
            next.headers.remove(field.name)
        }
        next.signers = []
    }
    for signer in request.signers { next.headers.remove(signer.header) }
    return next
}

extension TransportError.Redirect {
    /// The redirect's target without path and query, which may be secret, and why the redirect is not followed.
    package func explanation(of response: EndpointResponse, to request: EndpointRequest) -> String {
        let cause =
            switch self {
            case .tooMany: "which is more redirects in a row than the call allows"
            case .loop: "which the call has requested before; if the server sets a cookie there, keep cookies"
            case .downgrade: "which would take the request from https to http, or its secret body to another origin"
            case .unsupported: "which is not an http or https address, or has a user name"
            case .bodyNotReplayable: "which requires the body again; use a stream that can be sent again"
            }
        let location = response.headers.first("Location") ?? ""
        let target = URL(address: location, relativeTo: request.url)?.absoluteString ?? location
        let place = target.before("?", "#")
        let shown = String(place).holdsAddress ? Redaction().url(place, showsPath: false) : "\(place.before(":")):…"
        return "to \(shown.cut(to: 200)), \(cause)"
    }
}

/// Whether a redirect leads to another origin, or to an address without one.
package func leavesOrigin(_ response: EndpointResponse, of request: EndpointRequest) -> Bool {
    guard let location = response.headers.first("Location"), !location.isEmpty else { return false }
    let target = URL(address: location, relativeTo: request.url)?.absoluteURL
    return target.flatMap { ServerMap.Origin($0) } != request.origin
}

/// Whether a request without the body must not have the header (RFC 9110 §15.4).
private func describesBody(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("content-") || ["digest", "last-modified", "repr-digest"].contains(name)
}

/// Headers that control the response format, describe the body or correlate logs, and do not identify the sender. In
/// lower case.
private let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-digest",
    "content-disposition", "content-encoding", "content-language", "content-md5", "content-type", "idempotency-key",
    "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "last-event-id", "pragma",
    "prefer", "range", "traceparent", "tracestate", "user-agent",
]
