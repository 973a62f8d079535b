import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

/// Decorators follow the rules about calls in the description without code of the caller.
@Suite("The description drives the decorators", .serialized, .timeLimit(.minutes(15)))
struct DecoratorTests {
    let server = StubServer()

    private struct NoDelay: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .zero }
    }

    private var retrying: RetryingClient {
        get throws { server.client.retrying(RetryingClient.Policy(backoff: NoDelay()), clock: ManualClock()) }
    }

    @Test("an idempotent PATCH is retried, and a POST is sent once")
    func idempotency() async throws {
        server.on(Petstore.UpdatePet.self).respond(.status(503), .json(#"{"id": 7, "name": "Rex"}"#))
        server.on(Petstore.CreatePet.self).respond(.status(503))
        let client = try retrying
        let pet = try await client.send(Petstore.UpdatePet(petID: 7, body: Petstore.PetPatch(name: "Rex")))
        #expect(pet.name == "Rex")
        let body = Petstore.NewPet(name: "Rex", animal: .cat(Petstore.Cat()))
        _ = await client.result(of: Petstore.CreatePet(body: body))
        #expect(server.requests.map(\.method) == [.patch, .patch, .post])
    }

    @Test("a GET is retried as its operation says: more often, and after a 409")
    func retry() async throws {
        server.on(Petstore.GetInventory.self)
            .respond(.status(409), .status(503), .status(409), .status(503), .json(#"{"sold": 2}"#))
        let client = server.client.retrying(generator: NoJitter())
        let reply = try await client.reply(to: Petstore.GetInventory())
        #expect(reply.value == ["sold": 2])
        #expect(reply.response.attempts.count == 5)
    }

    /// The lowest number there is: full jitter makes no delay of it.
    private struct NoJitter: RandomNumberGenerator {
        func next() -> UInt64 { 0 }
    }

    @Test("a PUT whose operation disables retries is sent once, unless the call asks for more attempts")
    func never() async throws {
        server.on(Petstore.UploadPhoto.self).respond(.status(503))
        let client = try retrying
        let upload = Petstore.UploadPhoto(petID: 7, body: .data(Data("x".utf8)))
        _ = await client.result(of: upload)
        #expect(server.requests.count == 1)
        _ = await client.result(of: upload, options: CallOptions(retry: .attempts(2)))
        #expect(server.requests.count == 3)
    }

    @Test("the operation's timeout applies, unless the call has its own")
    func timeout() throws {
        #expect(try server.client.resolve(Petstore.GetPhoto(petID: 7)).timeout == .seconds(120))
        let options = CallOptions(timeout: .seconds(5))
        #expect(try server.client.resolve(Petstore.GetPhoto(petID: 7), options: options).timeout == .seconds(5))
        #expect(try server.client.resolve(Petstore.GetPet(petID: 7)).timeout == nil)
    }

    @Test("a call ends when the operation's timeout is over")
    func deadline() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock)
        server.on(Petstore.GetPhoto.self).respond(.silence)
        async let result = server.client.result(of: Petstore.GetPhoto(petID: 7))
        try await server.waitForRequests()
        while !clock.sleepers.contains(clock.now.advanced(by: .seconds(120))) { await Task.yield() }
        clock.advance(by: .seconds(120))
        guard case .failure(let error) = await result, case .transport(let failure) = error.reason else {
            Issue.record("no timeout")
            return
        }
        #expect(failure.reason == .timedOut)
    }

    @Test("a response stays fresh as long as its operation says, and not at all where it says nothing")
    func cache() async throws {
        server.on(Petstore.ListCategories.self).respond(.json(#"[{"name": "dogs"}]"#))
        server.on(Petstore.GetPet.self).respond(.json(#"{"id": 7, "name": "Rex"}"#))
        let now = Lock(Date(timeIntervalSince1970: 0))
        let client = CachingClient(server.client, now: { now.withLock { $0 } })
            .authenticated(by: try Credentials([Petstore.SecurityScheme.petstoreAuth: .bearer("t")]))
        for seconds in [0.0, 3_599, 3_601] {
            now.withLock { $0 = Date(timeIntervalSince1970: seconds) }
            _ = try await client.send(Petstore.ListCategories())
            _ = try await client.send(Petstore.GetPet(petID: 7))
        }
        #expect(server.requests.map(\.path) == ["/categories", "/pets/7", "/pets/7", "/categories", "/pets/7"])
    }
}
