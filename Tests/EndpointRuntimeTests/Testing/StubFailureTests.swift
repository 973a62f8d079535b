import EndpointRuntime
import EndpointTesting
import Testing

@Suite("Failures of a stub client")
struct StubFailureTests {
    private static let offline = TransportError(.offline, requestLine: "GET /pets")

    @Test(
        "an error of a client that a closure throws is the failure of the call",
        arguments: [EndpointClientError.transport(offline), offline] as [any Error & Sendable]
    )
    func thrown(error: any Error & Sendable) async throws {
        let client = StubClient()
            .on(Petstore.GetPet.self) { _ in throw error }
            .on(.get, "/pets").respond { _ in throw error }
        let failure = await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) {
            try await client.send(Petstore.GetPet(petID: 1))
        }
        guard case .transport(let typed)? = failure?.reason else { throw error }
        let other = await #expect(throws: HTTPError<Never>.self) { let _: Int = try await client.get("/pets") }
        guard case .transport(let adHoc)? = other?.reason else { throw error }
        #expect([typed.reason, adHoc.reason] == [.offline, .offline])
    }

    @Test("a closure that responds to any request may throw any error")
    func handlers() async throws {
        struct Odd: Error {}
        let upstream = StubClient { _ in throw Self.offline }
        let clients = [
            StubClient { _ in throw EndpointClientError.cancelled }, StubClient { _ in throw CancellationError() },
            StubClient { request in try await upstream.send(request) }, StubClient { _ in throw Odd() },
        ]
        let request = try EndpointRequest.to()
        var reasons: [String] = []
        for client in clients {
            do throws(EndpointClientError) { _ = try await client.send(request) } catch {
                switch error {
                case .cancelled: reasons.append("cancelled")
                case .transport(let error): reasons.append("\(error.reason)")
                case .request(let error, _): if case .other(is Odd) = error { reasons.append("odd") }
                }
            }
        }
        #expect(reasons == ["cancelled", "cancelled", "offline", "odd"])
    }

    @Test("a closure may cancel a call")
    func cancelled() async throws {
        let client = StubClient().on(.get, "/pets").respond { _ in throw EndpointClientError.cancelled }
        let failure = await #expect(throws: HTTPError<Never>.self) { let _: Int = try await client.get("/pets") }
        #expect(failure?.isCancellation == true)
    }
}
