import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Idempotency keys, as their article shows them", .serialized)
struct IdempotencyKeysArticle {
    private let server = StubServer()
    private let policy = RetryingClient.Policy(backoff: .fixed(.zero), totalTimeout: .seconds(86_400))
    private let body = Petstore.NewPet(name: "Rex", animal: .cat(Petstore.Cat()))
    private var transport: URLSessionClient { server.client }
    private var keys: [String?] { server.requests.map { $0.headers["Idempotency-Key"] } }

    init() {
        server.on(Petstore.CreatePet.self).respond(.status(503), .json(#"{"id": 7, "name": "Rex"}"#, status: 201))
    }

    @Test("all attempts have one key")
    func attempts() async throws {
        let client = transport.retrying(policy).withIdempotencyKeys()
        let pet = try await client.send(Petstore.CreatePet(body: body))
        #expect(pet.id == 7)
        #expect(keys.count == 2 && Set(keys).count == 1 && keys[0] != nil)
    }

    @Test("only chosen operations have a key")
    func some() async throws {
        let client = transport.retrying(policy).withIdempotencyKeys(where: { $0.operation.id == "placeOrder" })
        _ = await client.result(of: Petstore.CreatePet(body: body))
        #expect(keys == [nil])
    }

    @Test("a key of the caller is kept")
    func kept() async throws {
        let draft = (id: UUID(), body: body)
        let client = transport.retrying(policy).withIdempotencyKeys()
        let options = CallOptions(headers: ["Idempotency-Key": draft.id.uuidString])
        let pet = try await client.send(Petstore.CreatePet(body: draft.body), options: options)
        #expect(pet.id == 7)
        #expect(keys == [draft.id.uuidString, draft.id.uuidString])
    }

    @Test("the stub server records which keys were sent")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.CreatePet.self).respond(.status(503), .json(#"{"id": 7, "name": "Rex"}"#, status: 201))
        let client = server.client.retrying(policy).withIdempotencyKeys(makeKey: { "key" })

        let pet = try await client.send(Petstore.CreatePet(body: body))
        #expect(pet.id == 7)
        #expect(server.requests.map { $0.headers["Idempotency-Key"] } == ["key", "key"])
    }
}
