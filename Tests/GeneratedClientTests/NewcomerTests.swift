import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing

@Suite("A newcomer's questions")
struct NewcomerTests {
    let server = StubServer()

    @Test("how do I send a call?")
    func send() async throws {
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        let pet = try await server.client.send(Petstore.GetPet(petID: 7))
        #expect(pet.name == "Rex")
        #expect(server.requests.map(\.description) == ["GET /pets/7"])
    }
}
