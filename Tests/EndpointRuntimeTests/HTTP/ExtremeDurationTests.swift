import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Callers write very long durations for "never".
@Suite("Durations beyond the seconds of an Int64", .serialized, .timeLimit(.minutes(15)))
struct ExtremeDurationTests {
    static let durations = [Duration(attoseconds: .max), .seconds(1e20), Duration(attoseconds: .min)]

    @Test("a timeout and the limits of phases", arguments: durations)
    func timeouts(duration: Duration) async throws {
        let server = StubServer()
        server.on(.get, "/pets").respond(.json("7"))
        let phases = CallOptions.PhaseTimeouts(connect: duration, head: duration, silence: duration)
        let client = server.client.limited().circuitBreaking().retrying().deadline(.seconds(60))
        let options = CallOptions(timeout: duration, phaseTimeouts: phases)
        let result: Int?
        do { result = try await client.get("/pets", options: options) } catch { result = nil }
        #expect(result == (duration > .zero ? 7 : nil))
    }

    @Test("a timeout that an interceptor sets", arguments: durations)
    func setTimeout(duration: Duration) async throws {
        let server = StubClient { EndpointResponse(status: 200, url: $0.url) }
        var request = try EndpointRequest.to()
        request.timeout = duration
        let client = server.limited().retrying().deadline(.seconds(60))
        switch await client.outcome(of: request) {
        case .success(let response): #expect(duration > .zero && response.status == 200)
        case .failure(.transport(let failure)): #expect(duration < .zero && failure.reason == .timedOut)
        case .failure(let fault): Issue.record("\(fault)")
        }
    }

    @Test("the lifetime of cached responses", arguments: durations)
    func lifetime(duration: Duration) async {
        let fixture = CacheFixture()
        let client = fixture.client(CachingClient.Policy(timeToLive: duration))
        fixture.script(CacheFixture.response("a"), CacheFixture.response("b"))
        #expect(await text(client, CacheFixture.request()) == "a")
        #expect(await text(client, CacheFixture.request()) == (duration > .zero ? "a" : "b"))
    }

    @Test("the policy of token refreshes", arguments: durations)
    func refreshes(duration: Duration) async throws {
        let policy = TokenSession.RefreshPolicy(lead: duration, timeout: duration, window: duration)
        let refresher = TokenSession.ClosureRefresher { _ in AuthTokens(accessToken: "new") }
        let session = TokenSession(refresher: refresher, policy: policy)
        try await session.signIn(AuthTokens(accessToken: "old", expiresAt: .distantPast))
        // A token that has expired on arrival is used, because one of the clocks is wrong.
        #expect(try await session.accessToken == "old")
    }
}
