import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Idempotency keys")
struct IdempotencyKeyTests {
    private func key(_ method: EndpointRequest.Method, headers: HeaderFields = [:]) async throws -> String? {
        let base = StepClient(.status(200))
        _ = try await base.withIdempotencyKeys().send(.to("https://api.test/", method, headers: headers))
        return base.requests.first?.headers["Idempotency-Key"]
    }

    @Test("POST and PATCH get a key", arguments: [EndpointRequest.Method.post, .patch])
    func given(method: EndpointRequest.Method) async throws {
        let key = try #require(await key(method))
        #expect(UUID(uuidString: key) != nil)
    }

    @Test("other methods get no key", arguments: [EndpointRequest.Method.get, .head, .put, .delete, .options])
    func notGiven(method: EndpointRequest.Method) async throws {
        #expect(try await key(method) == nil)
    }

    @Test("a key that the caller gave is kept")
    func own() async throws {
        #expect(try await key(.post, headers: ["idempotency-key": "mine"]) == "mine")
    }

    @Test("every call has its own key")
    func fresh() async throws {
        let base = StepClient(.status(200))
        for _ in 0..<100 { _ = try await base.withIdempotencyKeys().send(.to("https://api.test/", .post)) }
        let keys = Set(base.requests.map { $0.headers["Idempotency-Key"] })
        #expect(keys.count == 100)
    }

    @Test("all attempts of a call carry the same key")
    func retried() async throws {
        let base = StepClient(.status(503), .fail(.timedOut), .status(201))
        let client = base.retrying(.fixed(.zero), clock: ManualClock()).withIdempotencyKeys()
        #expect(try await client.send(.to("https://api.test/", .post)).status == 201)
        #expect(base.requests.count == 3)
        let keys = Set(base.requests.map { $0.headers["Idempotency-Key"] })
        #expect(keys.count == 1)
    }

    @Test("the caller chooses which requests get a key and how it is made")
    func chosen() async throws {
        let base = StepClient(.status(200))
        let client = base.withIdempotencyKeys(where: { $0.url.path == "/pay" }, makeKey: { "k" })
        _ = try await client.send(.to("https://api.test/pay", .post))
        _ = try await client.send(.to("https://api.test/pets", .post))
        #expect(base.requests.map { $0.headers["Idempotency-Key"] } == ["k", nil])
    }
}
