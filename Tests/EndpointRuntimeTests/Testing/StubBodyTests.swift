import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Bodies of stubs", .serialized, .timeLimit(.minutes(15)))
struct StubBodyTests {
    private let url = URL(string: "https://stub.test/photo") ?? URL(fileURLWithPath: "/")

    private func request(_ body: HTTPBody.Stream) -> EndpointRequest {
        EndpointRequest(method: .put, url: url, body: .stream(body), timeout: .seconds(300))
    }

    @Test("a stub takes all chunks of a streamed body, and its closure receives their bytes")
    func bytes() async throws {
        let client = StubClient().on(.put, "/photo").respond {
            .text(String(decoding: try $0.body.data(), as: UTF8.self))
        }
        let chunks = AsyncStream<Data> { continuation in
            for text in ["one ", "two"] { continuation.yield(Data(text.utf8)) }
            continuation.finish()
        }
        let response = try await client.send(request(HTTPBody.Stream(chunks, count: 7)))
        #expect(response.bufferedBody == Data("one two".utf8))
        #expect(client.requests.first?.body.isReplayable == false)
    }

    @Test("a streamed body of another length than the declared one is refused as by the transport")
    func wrongLength() async throws {
        let client = StubClient().on(.put, "/photo").respond(.status(204))
        let chunks = AsyncStream<Data> { $0.finish() }
        let outcome = await client.outcome(of: request(HTTPBody.Stream(chunks, count: 7)))
        guard case .failure(.request(.other(let error as HTTPBody.StreamError), _)) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error == .wrongLength(expected: 7, found: 0))
    }

    @Test("a streamed body that does not end fails at the timeout")
    func endless() async throws {
        let clock = ManualClock()
        let client = StubClient(clock: clock).on(.put, "/photo").respond(.status(204))
        let call = request(HTTPBody.Stream { AsyncStream<Data>.makeStream().stream })
        async let outcome = client.outcome(of: call)
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(300))
        guard case .failure(.transport(let failure)) = await outcome else {
            Issue.record("no timeout")
            return
        }
        #expect(failure.reason == .timedOut)
        #expect(failure.isHeldBack)
        #expect(failure.detail.contains("body"))
    }

    @Test("a response to HEAD has the headers of the script and no body (RFC 9110 §9.3.2)")
    func head() async throws {
        let response = StubResponse.text("Rex")
        let server = StubServer()
        server.on(.head, "/pet").respond(response)
        let clients: [any EndpointClient] = [server.client, StubClient().on(.head, "/pet").respond(response)]
        for client in clients {
            let reply = try await client.reply(to: AdHocEndpoint<Data>(.head, "/pet"))
            #expect(reply.value.isEmpty)
            #expect(reply.response.headers["Content-Type"]?.hasPrefix("text/plain") == true)
        }
    }
}
