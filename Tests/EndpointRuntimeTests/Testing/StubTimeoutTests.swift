import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Timeouts of a stub client", .timeLimit(.minutes(15)))
struct StubTimeoutTests {
    private let clock = ManualClock()

    private func call(
        _ response: StubResponse,
        _ delivery: EndpointRequest.Delivery
    ) throws -> Task<Data, any Error> {
        let client = StubClient(clock: clock).on(.get, "/a").respond(response)
        let url = try #require(URL(string: "https://stub.test/a"))
        let request = EndpointRequest(method: .get, url: url, delivery: delivery, timeout: .seconds(1))
        return Task { try await client.send(request).stream().reduce(into: Data()) { $0 += $1 } }
    }

    @Test(
        "a request ends at its timeout, or after such a silence in a stream or a download",
        arguments: [
            (.silence, .default, 1), (.text("late").delayed(by: .seconds(5)), .default, 2),
            (.text("x").pause(.milliseconds(600)).chunk(Data()).pause(.milliseconds(600)), .default, 2),
            (.silence, .streamed, 1), (.text("x").pause(.seconds(5)), .streamed, 2),
            (
                .text("x").pause(.seconds(5)),
                .file(FileManager.default.temporaryDirectory.appendingPathComponent("stub-timeout")), 2
            ),
        ] as [(StubResponse, EndpointRequest.Delivery, Int)]
    )
    func ended(response: StubResponse, delivery: EndpointRequest.Delivery, sleepers: Int) async throws {
        let call = try call(response, delivery)
        for step in [600, 400] {
            try await clock.waitForSleepers(sleepers, timeout: .seconds(20))
            clock.advance(by: .milliseconds(step))
        }
        guard case .failure(EndpointClientError.transport(let failure)) = await call.result else {
            Issue.record("did not time out")
            return
        }
        #expect(failure.reason == .timedOut)
    }

    @Test(
        "a request ends when a phase exceeds the call's own limit",
        arguments: [
            (.text("late").delayed(by: .seconds(5)), .default, "no head of a response within 0.2 s"),
            (.text("late").delayed(by: .seconds(5)), .streamed, "no head of a response within 0.2 s"),
            (.text("x").pause(.seconds(5)), .default, "no more of the body within 0.3 s"),
            (.text("x").pause(.seconds(5)), .streamed, "no more of the body within 0.3 s"),
        ] as [(StubResponse, EndpointRequest.Delivery, String)]
    )
    func phases(response: StubResponse, delivery: EndpointRequest.Delivery, detail: String) async throws {
        let client = StubClient(clock: clock).on(.get, "/a").respond(response)
        let url = try #require(URL(string: "https://stub.test/a"))
        var request = EndpointRequest(method: .get, url: url, delivery: delivery, timeout: .seconds(4))
        request.options.phaseTimeouts = .init(head: .milliseconds(200), silence: .milliseconds(300))
        let sent = request
        let call = Task { try await client.send(sent).stream().reduce(into: Data()) { $0 += $1 } }
        let limit = detail.hasSuffix("0.2 s") ? 200 : 300
        await until { clock.sleepers.contains(ManualClock.Instant(offset: .milliseconds(limit))) }
        clock.advance(by: .milliseconds(limit))
        guard case .failure(EndpointClientError.transport(let failure)) = await call.result else {
            Issue.record("did not time out")
            return
        }
        #expect(failure.reason == .timedOut)
        #expect(failure.detail == detail)
    }

    @Test("a streamed body and the response share one timeout")
    func shared() async throws {
        let client = StubClient(clock: clock).on(.put, "/a").respond(.text("late").delayed(by: .seconds(5)))
        let url = try #require(URL(string: "https://stub.test/a"))
        let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
        let body = HTTPBody.stream(HTTPBody.Stream(chunks))
        let request = EndpointRequest(method: .put, url: url, body: body, timeout: .seconds(1))
        async let outcome = client.outcome(of: request)
        try await clock.waitForSleepers(1, timeout: .seconds(20))
        clock.advance(by: .milliseconds(600))
        continuation.finish()
        try await clock.waitForSleepers(2, timeout: .seconds(20))
        clock.advance(by: .milliseconds(400))
        guard case .failure(.transport(let failure)) = await outcome else {
            Issue.record("did not time out")
            return
        }
        #expect(failure.reason == .timedOut)
        #expect(!failure.isHeldBack)
    }

    @Test("a pause in a streamed response has the whole timeout, however long the request's body took")
    func pauseAfterBody() async throws {
        let response = StubResponse.text("a").pause(.milliseconds(600)).chunk(Data("b".utf8))
        let client = StubClient(clock: clock).on(.put, "/a").respond(response)
        let url = try #require(URL(string: "https://stub.test/a"))
        let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
        let body = HTTPBody.stream(HTTPBody.Stream(chunks))
        let request = EndpointRequest(method: .put, url: url, body: body, delivery: .streamed, timeout: .seconds(1))
        let call = Task { try await client.send(request).stream().reduce(into: Data()) { $0 += $1 } }
        try await clock.waitForSleepers(1, timeout: .seconds(20))
        clock.advance(by: .milliseconds(600))
        continuation.finish()
        await until { clock.sleepers.contains(ManualClock.Instant(offset: .milliseconds(1_200))) }
        clock.advance(by: .milliseconds(600))
        #expect(try await call.value == Data("ab".utf8))
    }

    @Test("pauses that are each shorter than the timeout end no stream and no download", arguments: [true, false])
    func inTime(isStream: Bool) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let response = StubResponse.text("a").pause(.milliseconds(600)).chunk(Data("b".utf8)).pause(.milliseconds(600))
        let call = try call(response, isStream ? .streamed : .file(file))
        for end in [600, 1_200] {
            await until { clock.sleepers.contains(ManualClock.Instant(offset: .milliseconds(end))) }
            clock.advance(by: .milliseconds(600))
        }
        #expect(try await call.value == Data("ab".utf8))
        if !isStream { #expect(try Data(contentsOf: file) == Data("ab".utf8)) }
    }

    @Test("a wait for the requests of a stub client ends with the last of them, or at its timeout")
    func waitForClient() async throws {
        let stub = StubClient { _ in EndpointResponse(status: 204) }
        let wait = Task { try await stub.waitForRequests(2, timeout: .seconds(10)) }
        for _ in 0..<2 { try await stub.send(AdHocEndpoint<NoContent>(.get, "/a")) }
        try await wait.value
        #expect(stub.requests.count == 2)
        try await stub.waitForRequests(timeout: .zero)
        let error = await #expect(throws: WaitTimeoutError.self) {
            try await StubClient().waitForRequests(2, timeout: .zero)
        }
        #expect(error?.event == "2 requests to the stub")
    }
}
