import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Lists of attempts", .serialized, .timeLimit(.minutes(15)))
struct AttemptListTests {
    /// Responds at random, as the seed says.
    private func server(seed: UInt64) -> StubServer {
        let state = Lock((generator: SeededGenerator(seed: seed), version: 0))
        let server = StubServer()
        let respond: StubServer.Route.Handler = { request in
            let (pick, version) = state.withLock { state in
                let pick = Int(state.generator.next() % 12)
                if pick == 11 { state.version += 1 }
                return (pick, state.version)
            }
            let tag = "\"\(version)\""
            switch pick {
            case 0: return .status(503)
            case 1: return .status(429, headers: ["Retry-After": "0"])
            case 2: return .fault(.networkConnectionLost)
            case 3: return .status(401)
            case 4: return .status(404)
            case 5: return .redirect(to: "/elsewhere")
            case 6: return .status(500)
            case _ where request.headers["If-None-Match"] == tag: return .status(304, headers: ["ETag": tag])
            default: return .json("\(version)", headers: ["ETag": tag, "Cache-Control": "no-cache"])
            }
        }
        for method in [EndpointRequest.Method.get, .post] { server.on(method, "/pets", respond) }
        server.on(.get, "/elsewhere", respond)
        return server
    }

    private func client(_ server: StubServer, _ report: @escaping @Sendable (CallMetrics) -> Void) async throws
        -> DecoratedClient
    {
        let count = Lock(0)
        let session = try await AuthenticationFixture().session { _ in
            AuthTokens(
                accessToken: count.withLock { count in
                    count += 1
                    return "token \(count)"
                }
            )
        }
        let decorators = ClientDecorators(
            metrics: report,
            idempotencyKeys: true,
            cookies: CookieStore(),
            credentials: Credentials(tokens: session),
            cache: CachingClient.Policy(staleIfError: .seconds(100)),
            retry: .fixed(.zero)
        )
        return ClientFactory.make(over: server.client, decorators: decorators)
    }

    @Test("a client that retries lists the attempts before and after a refresh of the token below it")
    func refreshBelow() async throws {
        let server = StubServer()
        server.on(.get, "/pets").respond(.status(503), .status(401), .status(503), .status(200))
        let session = try await AuthenticationFixture().session()
        let client = server.client.authenticated(by: Credentials(tokens: session)).retrying(.fixed(.zero))
        let response = try await client.send(AuthenticationFixture.request(url: "\(server.url)/pets"))
        #expect(response.attempts.map(\.outcome) == [503, 401, 503, 200].map { .status($0) })
        #expect(response.attempts.map(\.delay) == [.zero, nil, .zero, nil])
    }

    @Test("whatever a server responds, each request to it is listed as an attempt, or follows a redirect of one")
    func complete() async throws {
        for seed in 0..<UInt64(30) {
            let server = server(seed: seed)
            let metrics = Lock([CallMetrics]())
            let client = try await client(server) { call in metrics.withLock { $0.append(call) } }
            for step in 0..<20 {
                let before = server.requests.count
                let method: EndpointRequest.Method = step.isMultiple(of: 5) ? .post : .get
                let request = AuthenticationFixture.request(method: method, url: "\(server.url)/pets")
                let attempts =
                    switch await client.outcome(of: request) {
                    case .success(let response): response.attempts
                    case .failure(.transport(let failure)): failure.attempts
                    case .failure(.request(_, let attempts)): attempts
                    case .failure(.cancelled): [Attempt]()
                    }
                let sent = server.requests[before...]
                let call = try #require(metrics.withLock { $0.last })
                #expect(attempts.count == sent.count { $0.path == "/pets" }, "seed \(seed), step \(step)")
                #expect(call.attemptCount == max(1, attempts.count), "seed \(seed), step \(step)")
                #expect(call.exchanges.count == sent.count, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("a call that fetches an unreadable stored response again lists the attempts before", arguments: [200, 404])
    func unreadableStored(status: Int) async throws {
        let server = StubServer()
        server.on(.get, "/pets").respond(
            .json("1", headers: ["ETag": "\"1\""]),
            .status(304),
            .json(#""new""#, status: status)
        )
        let client = server.client.cached()
        #expect(try await client.send(AdHocEndpoint<Int>(.get, "/pets")) == 1)
        let newer = AdHocEndpoint<String>(.get, "/pets", decode: { try $0.json() })
        let attempts: [Attempt]
        do { attempts = try await client.reply(to: newer).response.attempts } catch { attempts = error.attempts }
        #expect(attempts.map(\.outcome) == [.status(304), .status(status)])
    }

    @Test("a request that the client's own limits held back is no attempt, even if it is retried")
    func heldBack() async throws {
        var failure = TransportError(.timedOut, requestLine: "GET https://api.test/pets")
        failure.isHeldBack = true
        let unsent = StepClient.Step.fault(.transport(failure))
        let policy = RetryingClient.Policy.fixed(.zero)
        let response = try await StepClient(.status(503), unsent, .status(200)).retrying(policy).send(.to())
        #expect(response.attempts.map(\.outcome) == [.status(503), .status(200)])
        let base = StepClient(unsent)
        guard case .failure(.transport(let last)) = await base.retrying(policy).outcome(of: try .to()) else {
            Issue.record("sent")
            return
        }
        #expect(last.attempts.isEmpty)
        #expect(base.requests.count == 3)
    }
}
