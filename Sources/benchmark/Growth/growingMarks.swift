import EndpointRuntime
import Foundation

/// Reads a response in which a server repeats something.
struct GrowingResponse {
    var name: String
    /// - Parameter count: the number of characters or combining marks.
    var read: (_ count: Int) async throws -> Void
}

/// Responses in which a server repeats a combining mark. Comparing or splitting such strings takes quadratic time.
func growingMarks() -> [GrowingResponse] {
    let headers = [
        "Accept-Ranges", "Age", "Cache-Control", "Connection", "Content-Encoding", "Content-Range", "Content-Type",
        "Date",
        "ETag", "Last-Modified", "Link", "Location", "RateLimit", "RateLimit-Remaining", "Retry-After", "Set-Cookie",
        "Vary",
    ]
    return headers.map { name in
        GrowingResponse(name: "response-\(name)") { try await read(name, of: marks($0)) }
    } + [
        GrowingResponse(name: "cookie-attribute") { try await read("Set-Cookie", of: "a=b; \(marks($0))=c") },
        GrowingResponse(name: "charset") { try await read("Content-Type", of: "text/plain; \(marks($0))=utf-8") },
        GrowingResponse(name: "quoted-directive") { try await read("Cache-Control", of: "a=\"\(marks($0))\"") },
        GrowingResponse(name: "target-of-a-redirect") { try explainRedirect(to: "http://[\(marks($0))") },
        GrowingResponse(name: "log-of-a-header") { count in
            for value in [marks(count), #"{"code": "\#(marks(count))"}"#, "a?x=%7B\(marks(count))"] {
                try await fail("{}", ["X-Token": value, "X-A": value])
            }
        },
        GrowingResponse(name: "link-parameter") { try await read("Link", of: "</a>; \(marks($0))=b") },
        GrowingResponse(name: "event-field") { try await readEvents("\(marks($0))\ndata: 1\n\n") },
        GrowingResponse(name: "event-name") { try await readEvents("event: \(marks($0))\ndata: 1\n\n") },
        GrowingResponse(name: "error-of-text") { try await fail(marks($0)) },
        GrowingResponse(name: "error-of-a-name") { try await fail(#"{"\#(marks($0))": 1}"#) },
        GrowingResponse(name: "error-of-a-value") {
            try await fail(#"{"message": "\#(marks($0))", "code": "\#(marks($0))"}"#)
        },
        GrowingResponse(name: "error-of-a-quoted-name") { try await fail(#"said "\#(marks($0))": password="a""#) },
        GrowingResponse(name: "address-of-a-page") { try await readPages(next: marks($0)) },
        GrowingResponse(name: "query-of-a-page") { try await readPages(next: "?\(marks($0))") },
        GrowingResponse(name: "rfc-2822-date") { _ = try? RFC2822Date(jsonText: "\"1 Jan 70 \(marks($0))\"") },
        GrowingResponse(name: "link-results") { count in
            let link = #"</b>; rel="next"; results="\#(marks(count))""#
            let server = Marked(status: 200, headers: ["Content-Type": "application/json", "Link": link], body: "1")
            let call = AdHocEndpoint<JSONValue>(.get, "/marks")
            for try await _ in server.pages(call, by: .link(items: { _ in [Int]() })).prefix(2) {}
        },
        GrowingResponse(name: "token-type") { try await refresh(type: marks($0)) },
        GrowingResponse(name: "webhook-signature") { try verify("\(marks($0)),AAAA") },
    ]
}

private func marks(_ count: Int) -> String { "a" + String(repeating: "\u{301}\u{323}", count: count / 2) }

private func read(_ name: String, of value: String) async throws {
    let retry = RetryingClient.Policy(backoff: ExponentialBackoff(baseDelay: .zero))
    for status in [200, 503] {
        let server = Marked(status: status, headers: HeaderFields([name: value]))
        var decorators = ClientDecorators(cookies: CookieStore(), retry: retry)
        decorators.metrics = { _ in }
        let client = ClientFactory.make(over: server, decorators: decorators)
        guard let url = URL(string: "https://api.test/marks") else { throw URLError(.badURL) }
        for _ in 0..<2 {
            let request = EndpointRequest(method: .get, url: url, headers: ["Accept": "text/plain"])
            let response = try await client.send(request)
            _ = (response.mediaType, response.headers.links, try? response.text(), response.isCached)
            _ = (
                try? response.headers.optional(name, as: Date.self), try? response.headers.optional(name, as: Int.self)
            )
        }
    }
}

private func explainRedirect(to location: String) throws {
    guard let url = URL(string: "https://api.test/marks") else { throw URLError(.badURL) }
    let response = EndpointResponse(status: 302, headers: ["Location": location], url: url)
    let request = EndpointRequest(method: .get, url: url)
    _ = TransportError.Redirect.unsupported.explanation(of: response, to: request)
}

/// Logs a failed call and describes its error.
private func fail(_ body: String, _ headers: HeaderFields = [:]) async throws {
    var headers = headers
    headers.set("Content-Type", "application/json")
    let server = Marked(status: 400, headers: headers, body: body)
    var decorators = ClientDecorators()
    decorators.callLog = LoggingClient.Policy(showsHeaders: true, bodyLimit: 4_096)
    decorators.logSink = LoggingClient.Sink { _ in }
    let client = ClientFactory.make(over: server, decorators: decorators)
    let result = await client.result(of: AdHocEndpoint<JSONValue>(.get, "/marks"))
    guard case .failure(let error) = result else { return }
    _ = (error.debugDescription, error.localizedDescription, error.response?.bodyExcerpt)
}

/// Reads the address of the next page, and makes a call of its query.
private func readPages(next: String) async throws {
    let server = Marked(status: 200, headers: ["Content-Type": "application/json"], body: #"{"next": "\#(next)"}"#)
    let call = AdHocEndpoint<JSONValue>(.get, "/marks")
    for pagination in [
        Pagination<AdHocEndpoint<JSONValue>, Int>.address(next: { $0.value["next"] }, items: { _ in [] }),
        .query(next: { $0.value["next"] }, items: { _ in [] }),
    ] {
        do { for try await _ in server.pages(call, by: pagination) {} } catch {
            _ = ("\(error)", error.localizedDescription)
        }
    }
}

private func readEvents(_ body: String) async throws {
    let response = EndpointResponse(
        status: 200,
        headers: ["Content-Type": "text/event-stream"],
        body: .data(Data(body.utf8))
    )
    for try await _ in try response.events(of: Int.self) {}
}

private func refresh(type: String) async throws {
    let body = #"{"access_token": "a", "token_type": "\#(type)"}"#
    let server = Marked(status: 200, headers: ["Content-Type": "application/json"], body: body)
    guard let url = URL(string: "https://api.test/token") else { throw URLError(.badURL) }
    let refresher = try OAuthClient(client: server, tokenURL: url, clientID: "app")
    _ = try await refresher.refresh(AuthTokens(accessToken: "a", refreshToken: "r"))
}

private func verify(_ signature: String) throws {
    let verifier = try WebhookVerifier(secrets: ["whsec_AAAA"])
    let headers: HeaderFields = [
        "webhook-id": "1", "webhook-timestamp": "\(Int(Date().timeIntervalSince1970))", "webhook-signature": signature,
    ]
    try? verifier.verify(headers: headers, body: Data())
}

/// Responds with the same headers each time.
private struct Marked: EndpointClient {
    var status: Int
    var headers: HeaderFields
    var body = "Rex"
    let servers = ServerMap(base: "https://api.test")

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        EndpointResponse(status: status, headers: headers, url: request.url, body: .data(Data(body.utf8)))
    }
}
