import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Deduplication")
struct DeduplicationTests {
    /// A server that holds every request until its latch opens.
    final class HeldServer: EndpointClient {
        let servers = ServerMap(all: "https://stub.test")
        let latch = Latch()
        private let counts = Lock((calls: 0, cancelled: 0))

        var calls: Int { counts.withLock { $0.calls } }
        var cancelled: Int { counts.withLock { $0.cancelled } }

        func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
            let call = counts.withLock { counts in
                counts.calls += 1
                return counts.calls
            }
            do { try await latch.wait() } catch {
                counts.withLock { $0.cancelled += 1 }
                throw .cancelled
            }
            return EndpointResponse(status: 200, body: .data(Data("\(call)".utf8)))
        }
    }

    let server = HeldServer()

    private func request(_ path: String = "/pets", edit: (inout EndpointRequest) -> Void = { _ in }) throws
        -> EndpointRequest
    {
        let url = try #require(URL(string: "https://stub.test" + path))
        var request = EndpointRequest(method: .get, url: url)
        edit(&request)
        return request
    }

    private func body(_ client: any EndpointClient, _ request: EndpointRequest) async -> String {
        do throws(EndpointClientError) {
            let response = try await client.send(request)
            return String(decoding: response.bufferedBody ?? Data(), as: UTF8.self)
        } catch { return error.description }
    }

    @Test("1,000 callers of one address make one call and share its bytes")
    func thousand() async throws {
        let client = server.deduplicated()
        let request = try request()
        let tasks = (0..<1_000).map { _ in Task { await body(client, request) } }
        await until { client.waiterCount == 1_000 }
        server.latch.open()
        for task in tasks { #expect(await task.value == "1") }
        #expect(server.calls == 1)
        #expect(client.openFlights == 0)
    }

    @Test("10,000 rounds of callers that start together make one call each")
    func rounds() async throws {
        let calls = Lock(0)
        let box = Lock<DeduplicatingClient?>(nil)
        let server = StubClient { _ in
            calls.withLock { $0 += 1 }
            await until { box.withLock { $0?.waiterCount ?? 4 } >= 4 }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        box.withLock { $0 = client }
        defer { box.withLock { $0 = nil } }
        let request = try request()
        for _ in 0..<10_000 {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { _ = await outcome(client, request) } }
            }
        }
        #expect(calls.withLock { $0 } == 10_000)
    }

    @Test("a cancelled caller returns at once, and the others get the response", arguments: [0, 2, 4])
    func cancelOne(index: Int) async throws {
        let client = server.deduplicated()
        let request = try request()
        var tasks: [Task<String, Never>] = []
        for count in 1...5 {
            tasks.append(Task { await body(client, request) })
            await until { client.waiterCount == count }
        }
        tasks[index].cancel()
        #expect(await tasks[index].value == "cancelled")
        #expect(client.waiterCount == 4)
        server.latch.open()
        for (place, task) in tasks.enumerated() where place != index { #expect(await task.value == "1") }
        #expect(server.calls == 1)
        #expect(server.cancelled == 0)
    }

    @Test("the cancellation of the last caller cancels the request, and the next caller starts a new one")
    func cancelAll() async throws {
        let client = server.deduplicated()
        let request = try request()
        let tasks = (0..<3).map { _ in Task { await body(client, request) } }
        await until { client.waiterCount == 3 && server.latch.waiterCount == 1 }
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == "cancelled") }
        #expect(client.openFlights == 0)
        await until { server.cancelled == 1 }
        server.latch.open()
        #expect(await body(client, request) == "2")
    }

    @Test("a caller that joins while others are cancelled is never cancelled and always gets a response")
    func joinDuringCancel() async throws {
        let server = StubClient { _ throws(EndpointClientError) in
            await Task.yield()
            if Task.isCancelled { throw .cancelled }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        let request = try request()
        for _ in 0..<2_000 {
            let leaver = Task { await outcome(client, request) }
            let joiner = Task { await outcome(client, request) }
            leaver.cancel()
            #expect(await joiner.value == "200")
            _ = await leaver.value
        }
        #expect(client.openFlights == 0)
    }

    @Test("a caller that was cancelled before it joined sends no request")
    func alreadyCancelled() async throws {
        let client = server.deduplicated()
        let request = try request()
        let latch = Latch()
        let task = Task {
            try? await latch.wait()
            return await body(client, request)
        }
        task.cancel()
        #expect(await task.value == "cancelled")
        #expect(server.calls == 0)
    }

    @Test("an error reaches the waiting callers and is not kept")
    func errors() async throws {
        let latch = Latch()
        let isBroken = Lock(true)
        let server = StubClient { _ throws(EndpointClientError) in
            try? await latch.wait()
            if isBroken.withLock({ $0 }) { throw .transport(TransportError(.connectionLost, requestLine: "")) }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        let request = try request()
        let tasks = (0..<10).map { _ in Task { await outcome(client, request) } }
        await until { client.waiterCount == 10 }
        latch.open()
        for task in tasks { #expect(await task.value == "transport connectionLost") }
        isBroken.withLock { $0 = false }
        #expect(await outcome(client, request) == "200")
        #expect(server.requests.count == 2)
    }

    @Test("a response is not kept")
    func noPersistence() async throws {
        let client = server.deduplicated()
        server.latch.open()
        #expect(await body(client, try request()) == "1")
        #expect(await body(client, try request()) == "2")
    }

    @Test("a cancellation from an inner decorator is not passed to callers that were not cancelled")
    func foreignCancellation() async throws {
        let isFirst = Lock(true)
        let server = StubClient { _ throws(EndpointClientError) in
            let fails = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if fails { throw .cancelled }
            return EndpointResponse(status: 200)
        }
        #expect(await outcome(server.deduplicated(), try request()) == "200")
    }

    enum Difference: String, CaseIterable {
        case host, query, header, authorization, principal, timeout, limit, cache
    }

    @Test("requests that differ are never merged", arguments: Difference.allCases)
    func different(difference: Difference) async throws {
        let client = server.deduplicated()
        let plain = try request { $0.credentialState = .attached(EndpointRequest.Principal("ann"), names: []) }
        var other = plain
        switch difference {
        case .host: other.url = try #require(URL(string: "https://other.test/pets"))
        case .query: other.url = try #require(URL(string: "https://stub.test/pets?a=1"))
        case .header: other.headers["Accept-Language"] = "de"
        case .authorization: other.headers["Authorization"] = "Bearer b"
        case .principal: other.credentialState = .attached(EndpointRequest.Principal("bob"), names: [])
        case .timeout: other.timeout = .seconds(1)
        case .limit: other.delivery = .buffered(limit: 10)
        case .cache: other.options.cache = .reload
        }
        async let first = body(client, plain)
        async let second = body(client, other)
        await until { server.calls == 2 }
        server.latch.open()
        #expect(await Set([first, second]) == ["1", "2"])
    }

    enum Loner: CaseIterable { case post, head, body, range, streamed, excluded, awaitsCredentials }

    @Test("a request that may not be shared is sent separately", arguments: Loner.allCases)
    func untouched(loner: Loner) async throws {
        let client = server.deduplicated(DeduplicatingClient.Policy(excluding: ["once"]))
        var request = try request()
        switch loner {
        case .post: request.method = .post
        case .head: request.method = .head
        case .body: request.body = .data(Data("{}".utf8))
        case .range: request.headers["range"] = "bytes=0-1"
        case .streamed: request.delivery = .streamed
        case .excluded: request.operation.id = "once"
        case .awaitsCredentials: request.operation.security = [[AuthenticationFixture.bearer()]]
        }
        let tasks = (0..<2).map { [request] _ in Task { await body(client, request) } }
        await until { server.calls == 2 }
        server.latch.open()
        for task in tasks { _ = await task.value }
        #expect(client.openFlights == 0)
    }

    @Test("two users behind one client never share a response, in either order", arguments: [true, false])
    func users(authenticationIsOutside: Bool) async throws {
        let latch = Latch()
        let server = StubClient { request in
            try? await latch.wait()
            return EndpointResponse(status: 200, body: .data(Data((request.headers["Authorization"] ?? "").utf8)))
        }
        let session = TokenSession()
        let client: any EndpointClient =
            authenticationIsOutside
            ? server.deduplicated().authenticated(by: session) : server.authenticated(by: session).deduplicated()
        let request = AuthenticationFixture.request()
        try await session.signIn(AuthTokens(accessToken: "a", userID: "ann"))
        async let ann = body(client, request)
        await until { server.requests.count == 1 }
        try await session.signIn(AuthTokens(accessToken: "b", userID: "bob"))
        async let bob = body(client, request)
        await until { server.requests.count == 2 }
        latch.open()
        #expect(await ann == "Bearer a")
        #expect(await bob == "Bearer b")
    }

    @Test("a caller that arrives after the response to a change never joins a request from before it")
    func change() async throws {
        let latch = Latch()
        let server = StubClient { request in
            if request.method == .get { try? await latch.wait() }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        let request = try request()
        let change = try self.request { $0.method = .post }
        async let before = body(client, request)
        await until { server.requests.count == 1 }
        _ = await body(client, change)
        async let after = body(client, request)
        async let beside = body(client, request)
        await until { client.waiterCount == 3 }
        #expect(client.openFlights == 2)
        latch.open()
        _ = await (before, after, beside)
        #expect(server.requests.map(\.method) == [.get, .post, .get])
        #expect(client.openFlights == 0)
    }

    @Test("20 callers with changes elsewhere in between share one call")
    func changesElsewhere() async throws {
        let latch = Latch()
        let server = StubClient { request in
            if request.method == .get { try? await latch.wait() }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        let request = try request("/pets/7?full=true")
        var tasks: [Task<String, Never>] = []
        for count in 1...20 {
            tasks.append(Task { await body(client, request) })
            await until { client.waiterCount == count }
            for address in ["https://other.test/pets/7", "https://stub.test/events", "https://stub.test/pets/70"] {
                var change = try self.request { $0.method = .post }
                change.url = try #require(URL(string: address))
                _ = await body(client, change)
            }
        }
        latch.open()
        for task in tasks { _ = await task.value }
        #expect(server.requests.filter { $0.method == .get }.count == 1)
    }

    @Test(
        "a change affects its own address, those above and below it, and those that its response names or came from",
        arguments: [
            ("/pets/7", nil, nil), ("/pets/7?notify=true", nil, nil), ("/pets", nil, nil), ("/pets/7/photos", nil, nil),
            ("/", nil, nil), ("/orders", "/pets/7", nil), ("/orders", "https://stub.test/pets/7#1", nil),
            ("/orders", nil, "https://stub.test/pets/7"), ("/orders", "7", "https://stub.test/pets/"),
        ] as [(String, String?, String?)]
    )
    func concerns(path: String, location: String?, place: String?) async throws {
        let latch = Latch()
        let server = StubClient { request in
            if request.method == .get { try? await latch.wait() }
            let headers: HeaderFields = location.map { ["Location": $0] } ?? [:]
            return EndpointResponse(status: 201, headers: headers, url: place.flatMap { URL(string: $0) })
        }
        let client = server.deduplicated()
        let request = try request("/pets/7?full=true")
        async let before = body(client, request)
        await until { client.waiterCount == 1 }
        _ = await body(client, try self.request(path) { $0.method = .post })
        async let after = body(client, request)
        await until { client.waiterCount == 2 }
        latch.open()
        _ = await (before, after)
        #expect(server.requests.filter { $0.method == .get }.count == 2)
        #expect(client.openFlights == 0)
    }

    @Test("callers of a request that a change outdated can still be cancelled")
    func leaveOutdated() async throws {
        let server = HeldServer()
        let client = server.deduplicated()
        let request = try request()
        let tasks = (0..<2).map { _ in Task { await body(client, request) } }
        await until { client.waiterCount == 2 && server.latch.waiterCount == 1 }
        let change = Task { [self] in await body(client, try self.request { $0.method = .post }) }
        await until { server.latch.waiterCount == 2 }
        change.cancel()
        _ = try await change.value
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == "cancelled") }
        await until { server.cancelled == 2 }
        #expect(client.openFlights == 0)
    }

    @Test("1,000 callers of a request that an inner decorator cancelled also share the next one")
    func foreignCancellationOfMany() async throws {
        let latches = [Latch(), Latch()]
        let calls = Lock(0)
        let server = StubClient { _ throws(EndpointClientError) in
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            try? await latches[min(call, 2) - 1].wait()
            if call == 1 { throw .cancelled }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        let request = try request()
        let tasks = (0..<1_000).map { _ in Task { await outcome(client, request) } }
        await until { client.waiterCount == 1_000 && latches[0].waiterCount == 1 }
        latches[0].open()
        await until { client.waiterCount == 1_000 && latches[1].waiterCount == 1 || server.requests.count > 2 }
        latches[1].open()
        for task in tasks { #expect(await task.value == "200") }
        #expect(server.requests.count == 2)
    }

    @Test("if an inner decorator cancels the second request too, the callers get the cancellation")
    func alwaysCancelled() async throws {
        let server = StubClient { _ throws(EndpointClientError) in throw .cancelled }
        #expect(await outcome(server.deduplicated(), try request()) == "cancelled")
        #expect(server.requests.count == 2)
    }

    @Test("two endpoints of one address with different responses share the bytes")
    func twoTypes() async throws {
        let latch = Latch()
        let server = StubClient { _ in
            try? await latch.wait()
            return EndpointResponse(status: 200, body: .data(Data("7".utf8)))
        }
        let client = server.deduplicated()
        async let number = client.send(AdHocEndpoint<Int>(.get, "/n"))
        async let precise = client.send(AdHocEndpoint<Double>(.get, "/n"))
        await until { client.waiterCount == 2 }
        latch.open()
        #expect(try await number == 7)
        #expect(try await precise == 7.0)
        #expect(server.requests.count == 1)
    }
}
