import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Credentials that a server repeats")
struct RepeatedCredentialTests {
    private static let scheme = SecuritySchemeInfo(name: "token", kind: .bearer())

    /// A server of a transport that does not know the library's requests, and repeats their token.
    private let server = StubClient { request in
        EndpointResponse(
            status: 404,
            headers: ["Cache-Control": "max-age=60", "Content-Type": "application/json"],
            body: .data(Data(#"{"message": "no pet for \#(request.headers["Authorization"] ?? "nobody")"}"#.utf8))
        )
    }

    private func call(_ client: some EndpointClient) async -> HTTPError<Never>? {
        let call = AdHocEndpoint<String>(.get, "/pets", security: [[Self.scheme()]])
        guard case .failure(let error) = await client.result(of: call) else { return nil }
        return error
    }

    @Test("a secret across the end of an excerpt is hidden", arguments: 80...100)
    func cutSecret(place: Int) {
        let text = Data((String(repeating: "x ", count: place / 2) + "hush-1234567890 kept").utf8)
        let shown = Redaction(secrets: ["hush-1234567890"]).start(of: text, limit: 100)
        #expect(!shown.contains("hush") && !shown.contains("123"))
    }

    @Test("another transport's errors and logs hide the token, and so do those of a stored response")
    func otherTransport() async throws {
        let log = Lock("")
        let sink = LoggingClient.Sink { entry in log.withLock { $0 += entry.message } }
        let credentials = try Credentials([Self.scheme: .bearer("hush-token")])
        let client = server.cached().authenticated(by: credentials).logging(.init(bodyLimit: 1_000), to: sink)
        for _ in 0..<2 {
            let error = try #require(await call(client))
            #expect(error.debugDescription.contains("no pet for <redacted>"), "\(error.debugDescription)")
            #expect(error.response?.bodyExcerpt?.contains("hush") == false)
        }
        #expect(server.requests.count == 1)
        #expect(log.withLock { $0.contains("no pet for <redacted>") && !$0.contains("hush") })
    }

    @Test("a token that an interceptor or a cookie store adds is hidden as well")
    func otherDecorators() async throws {
        let adding = server.intercepting(InterceptingClient.DefaultHeaders(["Authorization": "Bearer hush-token"]))
        let error = try #require(await call(adding))
        #expect(error.debugDescription.contains("no pet for <redacted>"), "\(error.debugDescription)")
        let store = CookieStore()
        store.insert(CookieStore.Cookie(name: "flavor", value: "hush-oatmeal", domain: "stub.test"))
        let repeating = StubClient { request in
            EndpointResponse(status: 404, body: .data(Data("no \(request.headers["Cookie"] ?? "nobody")".utf8)))
        }
        let refusal = try #require(await call(repeating.keepingCookies(in: store)))
        #expect(refusal.debugDescription.contains("<redacted>"), "\(refusal.debugDescription)")
        #expect(!refusal.debugDescription.contains("hush"))
    }

    @Test(
        "a longer secret is hidden whole if it begins with one of the request",
        arguments: [
            ("password: pin-1EFGHIJ\n{\"code\":123456}", "password: <redacted>\n{\"code\":<redacted>}"),
            ("Bearer pin-1EFGHIJ is unknown", "Bearer <redacted> is unknown"),
            ("Bearer pin-1efghij is unknown.", "Bearer <redacted> is unknown."),
            ("token=pin-1EFG&a=1", "token=<redacted>&a=1"), ("password: pin-1/efg", "password: <redacted>"),
            ("see https://pin-1EFG@host/x.", "see https://<redacted>@host/x."),
            ("{\"data\":123456}", "{\"data\":<redacted>}"), ("for pin-1. Next", "for <redacted>. Next"),
        ]
    )
    func beginning(body: String, expected: String) throws {
        let sent = HTTPBody.data(Data(#"{"pin": "pin-1", "otp": "12345"}"#.utf8))
        let request = EndpointRequest(method: .post, url: try #require(URL(string: "https://api.test/")), body: sent)
        var response = EndpointResponse(status: 422, headers: ["Content-Type": "text/plain"])
        response.body = .data(Data(body.utf8))
        response.complete(from: request)
        #expect(response.bodyExcerpt == expected)
    }

    @Test("an element of a stream that cannot be read hides the token")
    func stream() async throws {
        let request = try EndpointRequest.to("https://api.test/", headers: ["Authorization": "Bearer hush-token"])
        var response = EndpointResponse(status: 200, headers: ["Content-Type": "application/jsonl"])
        response.body = .data(Data(#""Bearer hush-token""#.utf8))
        response.complete(from: request)
        var events = try response.events(of: Int.self).makeAsyncIterator()
        do throws(StreamError) {
            _ = try await events.next()
            Issue.record("read")
        } catch {
            var dumped = ""
            dump(error, to: &dumped)
            for text in [error.debugDescription, dumped] { #expect(!text.contains("hush"), "\(text)") }
            guard case .element(let element) = error else { return }
            #expect(element.excerpt.contains("<redacted>"), "\(element.excerpt)")
        }
    }

    @Test("the error of a page shows no value of a query but numbers")
    func pages() {
        for cursor in ["https://a.test/pets?p=2&k=hush", "p=2&k=hush", "/pets?p=2&k=hush"] {
            let error = PageError<Never>(.pages(.repeated(PageCursor(rawValue: cursor))), at: nil)
            #expect(error.debugDescription.contains("p=2&k=<redacted>"), "\(error.debugDescription)")
        }
        let opaque = PageError<Never>(.pages(.repeated("next==")), at: nil)
        #expect(opaque.debugDescription.contains("'next=="), "\(opaque.debugDescription)")
    }

    @Test(
        "a credential is hidden in percent-encoding as well",
        arguments: ["hu%2Bsh%2F%3D", "hu%2bsh%2f%3d", "hu+sh/="]
    )
    func percentEncoding(spelling: String) {
        #expect(Redaction(secrets: ["hu+sh/="]).withoutSecrets("a \(spelling) b") == "a <redacted> b")
    }

    @Test("JSON Web Tokens are hidden under any name, and cursors are shown")
    func webTokens() throws {
        let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln_bmF0-dXJl"
        let redaction = Redaction()
        let texts = [#"{"access":"\#(token)"}"#, "access: \(token).", token, "no \(token), and"]
        for text in texts + [String(token.dropLast(12))] {
            for shown in [redaction.value(text), redaction.body(Data(text.utf8), type: nil, limit: 80)] {
                #expect(shown.contains("<redacted>") && !shown.contains("c2ln") && !shown.contains("eyJ"), "\(shown)")
            }
        }
        #expect(redaction.url("https://a.test/?next=\(token)&page=2") == "https://a.test/?next=<redacted>&page=2")
        #expect(redaction.value(of: HeaderFields.Field(name: "X-Access", value: token)) == "<redacted>")
        for text in ["eyJpZCI6MTIzNDU2Nzg5MH0", "eyJpZCI6MTIzNDU2Nzg5MH0.", "keyJhbGciOiJIUzI1NiJ9.swift", "eyJ.a"] {
            #expect(redaction.value("cursor: \(text)") == "cursor: \(text)")
        }
    }

    @Test(
        "the log of a request hides a secret next to its name",
        arguments: [
            #"{"name":"password","value":"hush"}"#, #"[{"op":"replace","path":"/users/0/password","value":"hush"}]"#,
        ]
    )
    func requests(body: String) async throws {
        let log = Lock("")
        let sink = LoggingClient.Sink { entry in log.withLock { $0 += entry.message } }
        let request = try EndpointRequest.to(
            "https://api.test/",
            .post,
            headers: ["Content-Type": "application/json"],
            body: .data(Data(body.utf8))
        )
        _ = try await server.logging(.init(bodyLimit: 1_000), to: sink).send(request)
        #expect(log.withLock { $0.contains("password") && !$0.contains("hush") })
    }

    @Test("an unknown value of an enum is quoted in part, and not at all if it is the whole body")
    func enums() async throws {
        enum Color: String, Decodable, Sendable { case red }
        struct Pet: Decodable, Sendable { var color: Color }
        func text<T: Decodable & Sendable>(of body: String, as type: T.Type) async -> String {
            let client = StubClient { _ in EndpointResponse(status: 200, body: .data(Data(body.utf8))) }
            guard case .failure(let error) = await client.result(of: AdHocEndpoint<T>(.get, "/pets")) else { return "" }
            return error.debugDescription
        }
        let value = String(repeating: "x", count: 100)
        let member = await text(of: #"{"color": "\#(value)"}"#, as: Pet.self)
        #expect(member.contains("color") && member.contains("xxx") && !member.contains(value.prefix(50)), "\(member)")
        let whole = await text(of: "\"\(value)\"", as: Color.self)
        #expect(whole.contains("cannot read") && !whole.contains("xx"), "\(whole)")
    }
}
