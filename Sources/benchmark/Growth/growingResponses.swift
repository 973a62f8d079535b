import EndpointRuntime
import Foundation

/// Reads a response in which a server repeats a combining mark. Comparing or splitting such strings takes quadratic time.
struct GrowingResponse {
    var name: String
    /// - Parameter count: the number of combining marks.
    var read: (_ count: Int) async throws -> Void
}

func growingResponses() -> [GrowingResponse] {
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
        GrowingResponse(name: "link-parameter") { try await read("Link", of: "</a>; \(marks($0))=b") },
        GrowingResponse(name: "event-field") { try await readEvents("\(marks($0))\ndata: 1\n\n") },
        GrowingResponse(name: "event-name") { try await readEvents("event: \(marks($0))\ndata: 1\n\n") },
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

private func readEvents(_ body: String) async throws {
    let response = EndpointResponse(
        status: 200,
        headers: ["Content-Type": "text/event-stream"],
        body: .data(Data(body.utf8))
    )
    for try await _ in try response.events(of: Int.self) {}
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
    let servers = ServerMap(base: "https://api.test")

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        EndpointResponse(status: status, headers: headers, url: request.url, body: .data(Data("Rex".utf8)))
    }
}
