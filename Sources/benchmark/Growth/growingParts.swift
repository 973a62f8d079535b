import EndpointRuntime
import Foundation

/// Responses whose every header, address and body repeats a part of the syntax of one of them.
func growingParts() -> [GrowingResponse] {
    let parts = [
        ",", ";", "\"", "\\", "a,", "a=b,", "a=b;", "<a>,", "<a>;b,", "<a>;b=\"", "<", "=", "a={&", "a=[&", "?a={\"&",
        "%", "%4", "a=%7B&", "://", "://@", "?://a@", "password=", "\"token\":", "<token>", "<token", "<token a=b",
        "<p name=token>", "<textarea name=token>", "<p key=token><![CDATA[", "{", "[(", "Bearer ", "x:", "a b ",
        "token ", "a={};", "={}", " ", "\u{301}", "&;", "'", "1-", "01 Jan ", "max-age=1,",
    ]
    return parts.map { part in
        GrowingResponse(name: "repeated-\(part.debugDescription)") { count in
            try await read(String(repeating: part, count: count / part.utf8.count))
        }
    }
}

private let names = [
    "Age", "Cache-Control", "Connection", "Content-Disposition", "Content-Encoding", "Content-Length", "Content-Range",
    "Content-Type", "Date", "ETag", "Expires", "Last-Modified", "Link", "Location", "RateLimit", "RateLimit-Remaining",
    "RateLimit-Reset", "Retry-After", "Set-Cookie", "Vary",
]

/// Reads a text as every header of responses of every kind, and as a date, an address and a body.
private func read(_ text: String) async throws {
    guard let url = URL(string: "https://api.test/parts") else { throw URLError(.badURL) }
    let request = EndpointRequest(method: .get, url: url)
    let headers = HeaderFields(names.map { HeaderFields.Field(name: $0, value: text) })
    for status in [200, 503] {
        let response = EndpointResponse(status: status, headers: headers, url: url, body: .data(Data(text.utf8)))
        try await send(request, to: Repeating(first: response))
    }
    try await send(EndpointRequest(method: .post, url: url), to: Repeating(first: .init(status: 200, headers: headers)))
    try await cache(headers, for: request)
    follow(headers, from: request)
    readRange(headers, for: request)
    readDates(text, from: url)
    redact(text)
}

private func send(_ request: EndpointRequest, to server: Repeating, times: Int = 1) async throws {
    var decorators = ClientDecorators(cookies: CookieStore())
    decorators.retry = RetryingClient.Policy(attempts: 2, backoff: ExponentialBackoff(baseDelay: .zero))
    let client = ClientFactory.make(over: server, decorators: decorators)
    for _ in 0..<times { _ = try? await client.send(request).text() }
}

/// Stores a response with these headers and reads it from the cache, and updates another one with them.
private func cache(_ headers: HeaderFields, for request: EndpointRequest) async throws {
    var (stored, update) = (headers, headers)
    stored.set("Cache-Control", "max-age=60")
    for name in ["Age", "Content-Encoding", "Date", "Expires"] { stored.remove(name) }
    for name in ["ETag", "Last-Modified"] { update.remove(name) }
    try await send(
        request,
        to: Repeating(first: EndpointResponse(status: 200, headers: stored, url: request.url)),
        times: 2
    )
    let outdated: HeaderFields = ["Cache-Control": "max-age=0", "ETag": "\"a\""]
    try await send(
        request,
        to: Repeating(
            first: EndpointResponse(status: 200, headers: outdated, url: request.url),
            update: EndpointResponse(status: 304, headers: update, url: request.url)
        ),
        times: 2
    )
}

private func follow(_ headers: HeaderFields, from request: EndpointRequest) {
    let moved = EndpointResponse(status: 302, headers: headers, url: request.url)
    _ = leavesOrigin(moved, of: request)
    do { _ = try redirect(request, after: moved) } catch { _ = error.explanation(of: moved, to: request) }
    _ = (headers.links, headers.link(to: "next", from: request.url))
    var next = HeaderFields()
    next.set("Link", "<\(headers["Location"] ?? "")>; rel=next")
    _ = (next.link(to: "next", from: request.url), next.description)
}

private func readRange(_ headers: HeaderFields, for request: EndpointRequest) {
    let head = ResponseHead(status: 206, headers: headers, url: request.url)
    _ = (head.contentRange, head.wholeLength, head.isUnrequestedPart(of: request))
    _ = head.mismatch(of: request, from: 1, total: 2)
}

private func readDates(_ text: String, from url: URL) {
    _ = httpDate(text)
    let cookies = CookieStore()
    cookies.keep(["Set-Cookie": "a=b; Expires=\(text)"], from: url)
    _ = cookies.cookies(for: url)
}

private func redact(_ text: String) {
    let redaction = Redaction(showsErrorCodes: true)
    _ = (redaction.items(text), redaction.text(text), redaction.url(text), redaction.description(text))
    _ = redaction.body(Data(text.utf8), type: "application/x-www-form-urlencoded", limit: 1_000)
}

/// Responds alike each time, and with the update if a client asks for one.
private struct Repeating: EndpointClient {
    var first: EndpointResponse
    var update: EndpointResponse?
    let servers = ServerMap(base: "https://api.test")

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        request.headers.contains("If-None-Match") ? update ?? first : first
    }
}
