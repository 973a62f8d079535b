import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Joining a request in progress")
struct JoinRulesTests {
    /// The end of a request whose time is over.
    enum End: String, CaseIterable, Sendable {
        case timeout = "transport timedOut"
        case lastFailure = "transport connectionLost"
        case lastResponse = "503"

        var result: Result<EndpointResponse, EndpointClientError> {
            switch self {
            case .timeout: return .failure(.transport(TransportError(.timedOut, requestLine: "GET")))
            case .lastFailure:
                let attempt = Attempt(outcome: .transport(.connectionLost), stop: .deadline)
                return .failure(.transport(TransportError(.connectionLost, requestLine: "GET", attempts: [attempt])))
            case .lastResponse:
                var response = EndpointResponse(status: 503)
                response.attempts = [Attempt(outcome: .status(503), stop: .deadline)]
                return .success(response)
            }
        }
    }

    @Test(
        "a caller that joins late a request which then runs out of time sends its own, and one that joins at once fails",
        arguments: End.allCases
    )
    func lateCaller(end: End) async throws {
        let (latch, calls) = (Latch(), Lock(0))
        let server = StubClient { _ throws(EndpointClientError) in
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            if call > 1 { return EndpointResponse(status: 200) }
            do { try await latch.wait() } catch { throw .cancelled }
            return try end.result.get()
        }
        let clock = ManualClock()
        let client = server.deduplicated(clock: clock)
        let request = try EndpointRequest.to()
        async let first = outcome(client, request)
        async let prompt = outcome(client, request)
        await until { client.waiterCount == 2 }
        clock.advance(by: .seconds(9))
        async let late = outcome(client, request)
        await until { client.waiterCount == 3 }
        clock.advance(by: .seconds(1))
        latch.open()
        #expect(await late == "200")
        #expect(await prompt == end.rawValue)
        #expect(await first == end.rawValue)
    }

    @Test(
        "equivalent spellings of an address are one resource (RFC 9110 §4.2.3)",
        arguments: ["http://h.test:80/pets/7", "HTTP://H.test/pets/7", "http://h.test/%70ets/7"]
    )
    func spellings(address: String) async throws {
        let latch = Latch()
        let server = StubClient { request throws(EndpointClientError) in
            if request.method == .get { do { try await latch.wait() } catch { throw .cancelled } }
            return EndpointResponse(status: 200, url: request.url)
        }
        let client = server.deduplicated()
        let (own, other) = (try EndpointRequest.to("http://h.test/pets/7"), try EndpointRequest.to(address))
        var calls = [Task { await client.outcome(of: own) }]
        await until { server.requests.count == 1 }
        calls.append(Task { await client.outcome(of: other) })
        await until { client.waiterCount == 2 }
        #expect(server.requests.count == 1)
        _ = try await client.send(.to(address, .put))
        calls.append(Task { await client.outcome(of: own) })
        await until { client.waiterCount == 3 }
        await until { server.requests.count == 3 }
        latch.open()
        for call in calls { _ = await call.value }
    }

    @Test("requests of operations with different retry rules are sent separately")
    func retryRules() async throws {
        let server = DeduplicationTests.HeldServer()
        let client = server.deduplicated()
        let plain = try EndpointRequest.to()
        var patient = plain
        patient.operation = OperationInfo(id: "list", method: .get, path: "/pets", retry: .attempts(5))
        async let one = outcome(client, plain)
        await until { client.waiterCount == 1 }
        async let two = outcome(client, patient)
        await until { client.waiterCount == 2 }
        server.latch.open()
        _ = await (one, two)
        #expect(server.calls == 2)
    }

    /// A value whose comparison reads from the client.
    struct Probe: Hashable, Sendable {
        let number: Int
        let client: DeduplicatingClient
        /// Whether each comparison could read.
        let answers: Lock<[Bool]>

        static func == (a: Probe, b: Probe) -> Bool {
            let answered = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                _ = a.client.waiterCount
                answered.signal()
            }
            let hasAnswer = answered.wait(timeout: .now() + 5) == .success
            a.answers.withLock { $0.append(hasAnswer) }
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("contexts are compared while others use the client, and each is compared once", .timeLimit(.minutes(15)))
    func comparisonOutsideTheLock() async throws {
        let server = DeduplicationTests.HeldServer()
        let client = server.deduplicated()
        let answers = Lock([Bool]())
        let requests = try [1, 2, 3, 2, 1].map { number in
            let probe = Probe(number: number, client: client, answers: answers)
            return try EndpointRequest.to(options: CallOptions(context: [probe]))
        }
        await withTaskGroup(of: String.self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask { await outcome(client, request) }
                await until { client.waiterCount == index + 1 }
            }
            server.latch.open()
        }
        #expect(server.calls == 3)
        #expect(answers.withLock { $0 } == Array(repeating: true, count: 6))
    }
}
