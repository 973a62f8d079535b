import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Joining a request in progress")
struct JoinRulesTests {
    @Test(
        "a caller that joins late a request which then runs out of time sends its own, and one that joins at once fails"
    )
    func lateCaller() async throws {
        let (latch, calls) = (Latch(), Lock(0))
        let server = StubClient { _ throws(EndpointClientError) in
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            if call > 1 { return EndpointResponse(status: 200) }
            do { try await latch.wait() } catch { throw .cancelled }
            throw .transport(TransportError(.timedOut, requestLine: "GET"))
        }
        let clock = ManualClock()
        let client = server.deduplicated(clock: clock)
        let request = try EndpointRequest.to()
        async let first = outcome(client, request)
        async let prompt = outcome(client, request)
        await until { client.waiters == 2 }
        clock.advance(by: .seconds(9))
        async let late = outcome(client, request)
        await until { client.waiters == 3 }
        clock.advance(by: .seconds(1))
        latch.open()
        #expect(await late == "200")
        #expect(await prompt == "transport timedOut")
        #expect(await first == "transport timedOut")
    }

    @Test("requests of operations with different retry rules are sent separately")
    func retryRules() async throws {
        let server = DeduplicationTests.HeldServer()
        let client = server.deduplicated()
        let plain = try EndpointRequest.to()
        var patient = plain
        patient.operation = OperationInfo(id: "list", method: .get, path: "/pets", retry: .attempts(5))
        async let one = outcome(client, plain)
        await until { client.waiters == 1 }
        async let two = outcome(client, patient)
        await until { client.waiters == 2 }
        server.latch.open()
        _ = await (one, two)
        #expect(server.calls == 2)
    }
}
