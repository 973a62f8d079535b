import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Session", .serialized, .timeLimit(.minutes(15)))
struct SessionTests {
    @Test("a custom configuration is used, but brings back neither cookies nor a cache")
    func configuration() async throws {
        let server = try LoopbackServer { connection, _ in
            while connection.request() != nil {
                connection.send(
                    "HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nCache-Control: max-age=60\r\nContent-Length: 1\r\n\r\n7"
                )
            }
        }
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["X-Custom": "yes"]
        let client = URLSessionClient(servers: ServerMap(base: server.url), configuration: configuration)
        for _ in 0..<2 { #expect(try await client.get("/") == 7) }
        #expect(server.requests.count == 2)
        for request in server.requests {
            #expect(request.contains("X-Custom: yes"))
            #expect(!request.lowercased().contains("\r\ncookie:"))
        }
    }

    @Test("credentials of a configuration stay within the client's origins, and their responses are not stored")
    func configuredCredentials() async throws {
        let other = try LoopbackServer { connection, _ in
            while connection.request() != nil { connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n8") }
        }
        let server = try LoopbackServer { connection, _ in
            while let request = connection.request() {
                let head = "Cache-Control: max-age=60\r\nLocation: \(other.url)/b\r\n"
                let status = request.hasPrefix("GET /a") ? "302 Found" : "200 OK"
                connection.send("HTTP/1.1 \(status)\r\n\(head)Content-Length: 1\r\n\r\n7")
            }
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["Authorization": "Bearer x", "X-Api-Key": "y", "X-Custom": "yes"]
        let client = ClientFactory.make(servers: ServerMap(base: server.url), configuration: configuration)
        #expect(try await client.get("/a") == 8)
        for _ in 0..<2 { #expect(try await client.get("/") == 7) }
        let headers: HeaderFields = ["Authorization": "Bearer own"]
        #expect(try await client.get("/own", headers: headers) == 7)
        let requests = server.requests
        try #require(requests.count == 4)
        for request in requests { #expect(request.contains("X-Api-Key: y") && request.contains("X-Custom: yes")) }
        #expect(requests.prefix(3).allSatisfy { $0.contains("Authorization: Bearer x") })
        #expect(requests[3].contains("Authorization: Bearer own"))
        #expect(other.requests.count == 1)
        #expect(other.requests.allSatisfy { !$0.contains("Bearer") && !$0.contains("X-Api-Key") })
    }

    @Test(
        "a response that varies by a header of the configuration is not stored, unless the request has its own",
        arguments: [
            ("Accept, accept-language", nil, 2), ("Accept", nil, 1), ("Accept-Language", "fr", 1), (nil, nil, 1),
        ] as [(String?, String?, Int)]
    )
    func configuredLanguage(vary: String?, own: String?, requests: Int) async throws {
        let server = try LoopbackServer { connection, _ in
            while connection.request() != nil {
                let head = "Cache-Control: max-age=60\r\n" + (vary.map { "Vary: \($0)\r\n" } ?? "")
                connection.send("HTTP/1.1 200 OK\r\n\(head)Content-Length: 1\r\n\r\n7")
            }
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["Accept-Language": "de"]
        let client = ClientFactory.make(servers: ServerMap(base: server.url), configuration: configuration)
        var headers: HeaderFields = [:]
        headers["Accept-Language"] = own
        for _ in 0..<2 { #expect(try await client.get("/", headers: headers) == 7) }
        #expect(server.requests.count == requests)
        #expect(server.requests.allSatisfy { $0.contains("Accept-Language: \(own ?? "de")") })
    }

    @Test("the deadline is the call's, else the client's, and covers all redirects")
    func deadlines() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock, limits: URLSessionClient.Limits(timeout: .seconds(20)))
        server.on(.get, "/silent").respond(.silence)
        server.on(.get, "/slow").respond(.redirect(to: "/silent").delayed(by: .seconds(15)))
        async let own = server.client.result(
            of: AdHocEndpoint<Int>(.get, "/silent"),
            options: CallOptions(timeout: .milliseconds(200))
        )
        try await clock.waitForSleepers()
        #expect(clock.sleepers.map(\.offset) == [.milliseconds(200)])
        clock.advance(by: .milliseconds(200))
        #expect(isTimeout(await own.failure))

        async let redirected = server.client.result(of: AdHocEndpoint<Int>(.get, "/slow"))
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(15))
        try await server.waitForRequests(3)
        try await clock.waitForSleepers()
        #expect(clock.sleepers.map(\.offset) == [.milliseconds(20_200)])
        clock.advance(by: .seconds(5))
        #expect(isTimeout(await redirected.failure))
    }

    @Test("a timeout that has already passed sends no request")
    func noTime() async {
        let server = StubServer()
        server.on(.get, "/").respond(.json("1"))
        let options = CallOptions(timeout: .zero)
        #expect(isTimeout(await server.client.result(of: AdHocEndpoint<Int>(.get, "/"), options: options).failure))
        #expect(server.requests.isEmpty)
    }

    @Test("a timeout longer than any clock supports has no effect")
    func endless() async throws {
        let server = StubServer()
        let latch = Latch()
        server.on(.get, "/").respond(.json("1").held(by: latch))
        let client = server.client.limited().deadline()
        let options = CallOptions(timeout: .seconds(Int64.max))
        async let result = client.result(of: AdHocEndpoint<Int>(.get, "/"), options: options)
        try await server.waitForRequests()
        latch.open()
        #expect(try await result.get() == 1)
    }

    @Test("an address that is not plain http is refused before the wire", arguments: ["file:///etc/passwd", "data:,x"])
    func addresses(text: String) async throws {
        let url = try #require(URL(string: text))
        let server = StubServer()
        await #expect(throws: EndpointClientError.self) {
            try await server.client.send(EndpointRequest(method: .get, url: url))
        }
        #expect(server.requests.isEmpty)
    }

    @Test("an address that is refused is named without its secrets")
    func secretAddress() async throws {
        let request = try EndpointRequest.to("https://ann:hush@api.test/pets?token=hush&page=2")
        do throws(EndpointClientError) {
            _ = try await StubServer().client.send(request)
            Issue.record("sent")
        } catch {
            #expect(error.description.contains("https://api.test/pets?token=<redacted>&page=2"))
        }
    }

    @Test("a client may be released while its requests run")
    func released() async throws {
        let server = StubServer()
        let latch = Latch()
        server.on(.get, "/").respond(.json("1").held(by: latch))
        let url = server.url
        let task = Task {
            let client = URLSessionClient(
                servers: ServerMap(base: url),
                configuration: StubServer.configuration
            )
            return await client.result(of: AdHocEndpoint<Int>(.get, "/"))
        }
        try await server.waitForRequests()
        latch.open()
        #expect(try await task.value.get() == 1)
    }

    private func isTimeout<F>(_ error: HTTPError<F>?) -> Bool {
        if case .transport(let failure)? = error?.reason { failure.reason == .timedOut } else { false }
    }
}
