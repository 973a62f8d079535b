@testable import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Stack", .serialized)
struct StackTests {
    let clock = ManualClock()

    private func decorators(_ edit: (inout ClientDecorators) -> Void = { _ in }) -> ClientDecorators {
        var decorators = ClientDecorators(clock: clock, generator: SeededGenerator(seed: 1))
        edit(&decorators)
        return decorators
    }

    @Test("1,000 callers of one failing request share its retries")
    func retryAsOne() async throws {
        let calls = Lock(0)
        let started = Latch()
        let server = StubClient { _ in
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            if call == 1 { try? await started.wait() }
            return EndpointResponse(status: 503)
        }
        let client = ClientFactory.make(over: server, decorators: decorators { $0.deadline = nil })
        let request = try EndpointRequest.to()
        let tasks = (0..<1_000).map { _ in Task { await client.outcome(of: request) } }
        await until { client.deduplication?.waiterCount == 1_000 && !server.requests.isEmpty }
        started.open()
        for _ in 0..<2 {
            try await clock.waitForSleepers()
            #expect(clock.sleepers.count == 1)
            clock.advance(by: .seconds(8))
        }
        for task in tasks {
            let response = try await task.value.get()
            #expect(response.status == 503)
            #expect(response.attempts.count == 3)
        }
        #expect(server.requests.count == 3)
    }

    @Test("decorators of calls and of attempts are in the places that the factory documents")
    func order() async throws {
        let trace = Trace()
        let server = StubClient { request in
            trace.note("wire \(request.headers["Idempotency-Key"] ?? "-")")
            return EndpointResponse(status: trace.count(of: "wire") < 3 ? 503 : 200)
        }
        let sink = LoggingClient.Sink { trace.note(String($0.message.prefix(6)).trimmingCharacters(in: .whitespaces)) }
        let decorators = decorators { decorators in
            decorators.callLog = LoggingClient.Policy(label: "C")
            decorators.attemptLog = LoggingClient.Policy(label: "A")
            decorators.logSink = sink
            decorators.metrics = { trace.note("metrics \($0.attemptCount)") }
            decorators.idempotencyKeys = true
            decorators.callInterceptors = [CountingInterceptor { trace.note("call") }]
            decorators.attemptInterceptors = [CountingInterceptor { trace.note("attempt") }]
            decorators.retry = .fixed(.zero)
        }
        let client = ClientFactory.make(over: server, decorators: decorators)
        #expect(await outcome(client, try .to(.post)) == "200")
        let key = try #require(server.requests.first?.headers["Idempotency-Key"])
        let attempt = ["attempt", "A → PO", "wire \(key)", "A ← 50"]
        let last = ["attempt", "A → PO", "wire \(key)", "A ← 20"]
        let notes: [[String]] = [["C → PO", "call"], attempt, attempt, last, ["metrics 3", "C ← 20"]]
        #expect(trace.notes == Array(notes.joined()))
    }

    @Test("every attempt is authenticated, and a 401 is replayed with the key of the first try")
    func authentication() async throws {
        let fixture = AuthenticationFixture()
        let session = try await fixture.session()
        let server = fixture.server
        let decorators = decorators { decorators in
            decorators.credentials = Credentials(tokens: session)
            decorators.idempotencyKeys = true
            decorators.deadline = nil
        }
        let client = ClientFactory.make(over: server, decorators: decorators)
        #expect(await outcome(client, AuthenticationFixture.request(method: .post)) == "200")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
        let keys = Set(server.requests.map { $0.headers["Idempotency-Key"] })
        #expect(keys.count == 1)
        #expect(fixture.refreshes == 1)
    }

    @Test("each attempt is signed anew, over the headers that the decorators added")
    func signing() async throws {
        let server = StepClient(.status(503), .status(200))
        let decorators = decorators { decorators in
            decorators.signingKey = try? SigningClient.Key(id: "app", secret: Data("sesame".utf8))
            decorators.headers = ["User-Agent": "Petshop/1"]
            decorators.retry = .fixed(.zero)
        }
        let client = ClientFactory.make(over: server, decorators: decorators)
        #expect(await outcome(client, try .to()) == "200")
        let signatures = Set(server.requests.map { $0.headers["X-Signature"] })
        #expect(signatures.count == 2)
        #expect(server.requests.allSatisfy { $0.headers["User-Agent"] == "Petshop/1" })
    }

    @Test("a request holds no permit while it waits to be retried")
    func permits() async throws {
        let server = StepClient(.status(503), .status(200))
        let decorators = decorators { decorators in
            decorators.requestLimits = LimitingClient.Policy(concurrency: 1, concurrencyPerHost: 1)
            decorators.deadline = nil
        }
        let client = ClientFactory.make(over: server, decorators: decorators)
        async let first = outcome(client, try .to())
        try await clock.waitForSleepers()
        #expect(await outcome(client, try .to("https://api.test/other")) == "200")
        clock.advance(by: .seconds(8))
        #expect(try await first == "200")
    }

    @Test("a stale response is used while the circuit is open, as it is for the failures that opened it")
    func staleBehindOpenCircuit() async throws {
        let headers: HeaderFields = ["ETag": "\"a\"", "Cache-Control": "max-age=0"]
        let server = StepClient(.status(200, headers), .status(500, headers))
        let decorators = decorators { decorators in
            decorators.cache = CachingClient.Policy(staleIfError: .seconds(60))
            decorators.circuitBreaker = CircuitBreakingClient.Policy(windowSize: 2)
            decorators.retry = nil
            decorators.deadline = nil
        }
        let client = ClientFactory.make(over: server, decorators: decorators)
        for _ in 0..<4 { #expect(await outcome(client, try .to()) == "200") }
        #expect(server.requests.count == 2)
    }

    @Test("a second call gets the stored response, and removing those of the user, or all, removes it")
    func cache() async throws {
        let server = StubClient { _ in
            EndpointResponse(status: 200, headers: ["Cache-Control": "max-age=60"], body: .data(Data("1".utf8)))
        }
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        let decorators = decorators { $0.credentials = Credentials(tokens: session) }
        let client = ClientFactory.make(over: server, decorators: decorators)
        for _ in 0..<2 { #expect(await outcome(client, AuthenticationFixture.request()) == "200") }
        #expect(server.requests.count == 1)
        await client.removeAllResponses(of: try #require(try await session.principal))
        #expect(await outcome(client, AuthenticationFixture.request()) == "200")
        #expect(server.requests.count == 2)
        await client.removeAllResponses()
        #expect(await outcome(client, AuthenticationFixture.request()) == "200")
        #expect(server.requests.count == 3)
    }

    @Test("a client that is flushed has written its responses to the disk")
    func flush() async throws {
        let files = StubCacheFileSystem()
        let server = StubClient { _ in
            EndpointResponse(status: 200, headers: ["Cache-Control": "max-age=60"], body: .data(Data("1".utf8)))
        }
        let folder = URL(fileURLWithPath: "/cache", isDirectory: true)
        let decorators = decorators { $0.diskCache = CachingClient.DiskStore(folder: folder, files: files) }
        let client = ClientFactory.make(over: server, decorators: decorators)
        #expect(await outcome(client, try .to()) == "200")
        await client.flush()
        #expect(!files.paths.isEmpty)
    }

    @Test("a decorator that is set to nil is left out")
    func bare() async throws {
        let server = StepClient(.status(503))
        let decorators = decorators { decorators in
            (decorators.retry, decorators.cache, decorators.deduplication) = (nil, nil, nil)
            (decorators.requestLimits, decorators.deadline) = (nil, nil)
        }
        let client = ClientFactory.make(over: server, decorators: decorators)
        #expect(client.cache == nil)
        #expect(await outcome(client, try .to()) == "503")
        #expect(server.requests.count == 1)
    }

    @Test("a client with a session of its own reaches the server")
    func overSession() async throws {
        let server = StubServer()
        server.on(.get, "/pets/{petID}").respond(.json(#"{"id":7,"name":"Rex"}"#))
        let client = ClientFactory.make(
            servers: server.servers,
            configuration: StubServer.configuration,
            decorators: ClientDecorators(headers: ["User-Agent": "Petshop/1"])
        )
        let pet = try await client.send(Petstore.GetPet(petID: 7))
        #expect(pet.name == "Rex")
        #expect(server.requests.first?.headers["User-Agent"] == "Petshop/1")
    }

    @Test("a header that cannot be sent refuses every call, and the client is made without throwing")
    func nonsense() async {
        let client = ClientFactory.make(over: StubClient(), decorators: ClientDecorators(headers: ["X": "a\nb"]))
        let error = await client.result(of: AdHocEndpoint<NoContent>(.get, "/")).failure
        guard case .request(.other(let field as HeaderFields.FieldError))? = error?.reason else {
            Issue.record("unexpected \(String(describing: error))")
            return
        }
        #expect(field == .controlCharacter(name: "X"))
    }
}

private struct CountingInterceptor: EndpointInterceptor {
    let note: @Sendable () -> Void

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        note()
        return try await next.send(request)
    }
}

private final class Trace: Sendable {
    private let state = Lock([String]())

    var notes: [String] { state.withLock { $0 } }
    func note(_ text: String) { state.withLock { $0.append(text) } }
    func count(of prefix: String) -> Int { notes.filter { $0.hasPrefix(prefix) }.count }
}

extension EndpointRequest {
    fileprivate static func to(_ method: EndpointRequest.Method) throws -> EndpointRequest {
        try .to("https://api.test/pets", method)
    }
}
