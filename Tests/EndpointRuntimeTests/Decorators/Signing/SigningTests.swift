import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Signing", .serialized)
struct SigningTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000.9)

    private func key() throws -> SigningClient.Key { try SigningClient.Key(id: "app", secret: Data("secret".utf8)) }

    private func sign(_ request: EndpointRequest, seed: UInt64 = 1) async throws -> [String: String] {
        let base = StepClient(.status(200))
        let client = try base.signed(with: key(), now: { Self.now }, generator: SeededGenerator(seed: seed))
        _ = try await client.send(request)
        let sent = try #require(base.requests.first)
        guard let header = sent.headers["X-Signature"] else { return [:] }
        #expect(sent.credentialNames.contains("X-Signature"))
        var fields: [String: String] = [:]
        for part in header.dropFirst(3).components(separatedBy: ", ") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            fields[pair[0]] = pair.count == 2 ? pair[1] : ""
        }
        return fields
    }

    @Test("the signature covers the documented lines")
    func canonical() async throws {
        let request = try EndpointRequest.to(
            "https://api.test:8443/a%20b/c?z=1&a=%2F&a=2",
            .post,
            headers: ["content-type": " text/plain "],
            body: .data(Data("abc".utf8))
        )
        var other = request
        other.url = try #require(URL(string: "https://api.test/a%20b/c?z=1&a=%2F&a=2"))
        let fields = try await sign(other)
        let nonce = try #require(fields["nonce"])
        let lines = """
            POST
            /a%20b/c
            a=%2F&a=2&z=1
            content-type:text/plain
            host:api.test
            1700000000
            \(nonce)
            ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
            """
        #expect(fields["signature"] == hexadecimal(try key().signature(of: Data(lines.utf8))))
        #expect(fields["key"] == "app")
        #expect(fields["time"] == "1700000000")
        #expect(fields["headers"] == "content-type;host")
        #expect(nonce.count == 32)
        #expect(try await sign(request).isEmpty, "another origin is not signed for")
    }

    @Test("a change of method, path, query, header, body or nonce changes the signature")
    func sensitivity() async throws {
        let url = "https://api.test/a?x=1"
        let plain = try EndpointRequest.to(url, .post, headers: ["Content-Type": "a/b"], body: .data(Data("1".utf8)))
        var variants = [plain, plain, plain, plain, plain]
        variants[0].method = .put
        variants[1].url = try #require(URL(string: "https://api.test/b?x=1"))
        variants[2].url = try #require(URL(string: "https://api.test/a?x=2"))
        variants[3].headers["Content-Type"] = "a/c"
        variants[4].body = .data(Data("2".utf8))
        var signatures: Set<String> = []
        for request in [plain] + variants { signatures.insert(try await sign(request)["signature"] ?? "") }
        signatures.insert(try await sign(plain, seed: 2)["signature"] ?? "")
        #expect(signatures.count == 7)
        #expect(try await sign(plain) == sign(plain))
    }

    @Test("the order of query items does not matter")
    func queryOrder() async throws {
        let first = try await sign(.to("https://api.test/?b=2&a=1"))
        #expect(try await sign(.to("https://api.test/?a=1&b=2"))["signature"] == first["signature"])
    }

    @Test("the host is signed as its header is sent: without the port that the scheme implies")
    func impliedPort() async throws {
        let signed = try await sign(.to("https://api.test:443/a"))
        #expect(try await sign(.to("https://api.test/a")) == signed)
    }

    @Test("each attempt is signed anew")
    func attempts() async throws {
        let base = StepClient(.status(503))
        let client = try base.signed(with: key()).retrying(.fixed(.zero), clock: ManualClock())
        _ = try await client.send(.to())
        let signatures = Set(base.requests.map { $0.headers["X-Signature"] })
        #expect(signatures.count == 3)
    }

    @Test("a call that was cancelled reads no file to sign it")
    func cancelled() async throws {
        let client = try StepClient(.status(200)).signed(with: key())
        let request = try EndpointRequest.to("https://api.test/a", .put, body: .file(at: URL(fileURLWithPath: "/none")))
        let result = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await client.outcome(of: request)
        }.value
        guard case .failure(.cancelled) = result else {
            Issue.record("unexpected \(result)")
            return
        }
    }

    @Test("a redirect inside the origin is signed for its own path, with a nonce of its own")
    func redirected() async throws {
        let server = StubServer()
        server.on(.post, "/a").respond(.redirect(to: "/b?x=1", status: 307))
        server.on(.post, "/b").respond(.redirect(to: "/c", status: 303))
        server.on(.get, "/c").respond(.text("here"))
        let client = try server.client.signed(with: key(), now: { Self.now })
        let url = server.url.appending(path: "a")
        let headers: HeaderFields = ["Content-Type": "text/plain"]
        _ = try await client.send(
            EndpointRequest(method: .post, url: url, headers: headers, body: .data(Data("abc".utf8)))
        )
        let body = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let host = try #require(server.url.host)
        let expected = [
            "POST\n/a\n\ncontent-type:text/plain\nhost:\(host)\n1700000000\nNONCE\n\(body)",
            "POST\n/b\nx=1\ncontent-type:text/plain\nhost:\(host)\n1700000000\nNONCE\n\(body)",
            "GET\n/c\n\nhost:\(host)\n1700000000\nNONCE\n\(hexadecimal(sha256(Data())))",
        ]
        try #require(server.requests.count == 3)
        var nonces: Set<String> = []
        for (request, lines) in zip(server.requests, expected) {
            let signature = try #require(request.headers["X-Signature"])
            let nonce = try #require(signature.firstMatch(of: /nonce=([0-9a-f]{32})/)?.output.1)
            nonces.insert(String(nonce))
            let text = lines.replacing("NONCE", with: nonce)
            let wanted = hexadecimal(try key().signature(of: Data(text.utf8)))
            #expect(signature.hasSuffix("signature=\(wanted)"), "\(text)")
        }
        #expect(nonces.count == 3)
    }

    @Test("a redirect to another origin carries no signature, whatever its header is named")
    func redirectedAway() async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.get, "/a").respond(.redirect(to: "\(away.url)/b"))
        away.on(.get, "/b").respond(.redirect(to: "\(home.url)/c"))
        home.on(.get, "/c").respond(.text("back"))
        let client = try home.client.signed(with: key(), header: "User-Agent")
        _ = try await client.send(EndpointRequest(method: .get, url: home.url.appending(path: "a")))
        for late in [away.requests[0], home.requests[1]] {
            #expect(late.headers["User-Agent"]?.contains("nonce") != true)
        }
    }

    @Test("the text of a key shows its id and never its secret, and an invalid key fails at construction")
    func keys() throws {
        var dumped = ""
        dump(try key(), to: &dumped)
        #expect("\(try key())" == "SigningClient.Key(app)")
        #expect(!dumped.contains("secret"))
        for id in ["", "a b", "a\nb", "a,b"] {
            #expect(throws: ConfigurationError.self) { try SigningClient.Key(id: id, secret: Data([1])) }
        }
        let problem = "is empty; pass the secret that is shared with the server"
        #expect(throws: ConfigurationError(field: "SigningClient.Key.secret", problem: problem)) {
            try SigningClient.Key(id: "a", secret: Data())
        }
    }
}
