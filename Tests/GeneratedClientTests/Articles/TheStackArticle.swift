import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

/// Sends only safe requests, such as GETs, for a kiosk.
struct ReadOnlyClient: EndpointClient {
    struct Refused: Error {}

    let base: any EndpointClient
    var servers: ServerMap { base.servers }

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard request.method.isSafe else { throw .request(.other(Refused())) }
        return try await base.send(request)
    }
}

/// Sends to servers of its own through a transport that it shares.
struct TenantClient: EndpointClient {
    let servers: ServerMap
    let transport: any EndpointClient

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        try await transport.send(request)
    }
}

@Suite("The stack, as its article shows it", .serialized, .timeLimit(.minutes(15)))
struct TheStackArticle {
    @Test("the factory builds the stack that its decorators describe")
    func factory() throws {
        let session = TokenSession()
        var decorators = ClientDecorators(credentials: Credentials(tokens: session))
        decorators.headers = ["User-Agent": "Petshop/2.1"]
        decorators.retry = RetryingClient.Policy(attempts: 4)
        decorators.callLog = .default
        let client = ClientFactory.make(servers: Petstore.servers, decorators: decorators)
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(client.servers.covers(pets))
        #expect(client.cache != nil)
    }

    @Test("decorators can be stacked in another order")
    func byHand() async throws {
        let transport = StubClient().on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a"))
        let client = transport.retrying().deduplicated().authenticated(by: session).withIdempotencyKeys()
        _ = try await client.send(Petstore.GetPet(petID: 7))
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer a"])
    }

    @Test("a custom decorator refuses requests")
    func own() async throws {
        let transport = StubClient().on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        let client = ReadOnlyClient(base: transport)
        #expect(try await client.send(Petstore.GetPet(petID: 7)).name == "Rex")
        await #expect(throws: Petstore.DeletePet.SendError.self) {
            try await client.send(Petstore.DeletePet(petID: 7))
        }
        #expect(transport.requests.count == 1)
    }

    @Test("a tenant's client sends its credentials to its own servers")
    func tenants() async throws {
        let transport = StubClient().on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a"))
        let tenant = TenantClient(servers: Petstore.servers(region: "us"), transport: transport)
        let decorators = ClientDecorators(credentials: Credentials(tokens: session))
        let client = ClientFactory.make(over: tenant, decorators: decorators)
        _ = try await client.send(Petstore.GetPet(petID: 7))
        _ = try await ClientFactory.make(over: transport).send(Petstore.GetPet(petID: 7))
        #expect(transport.requests.first?.url.host() == "us.petstore.example.com")
        #expect(transport.requests.last?.url.host() != "us.petstore.example.com")
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer a", nil])
    }

    @Test("the factory puts the same decorators over a stub")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.status(503), .json("[]"))
        let clock = ManualClock()
        let decorators = ClientDecorators(clock: clock, generator: SeededGenerator(seed: 1))
        let client = ClientFactory.make(over: server.client, decorators: decorators)

        async let categories = client.send(Petstore.ListCategories())
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(8))
        #expect(try await categories.isEmpty)
    }
}
