import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing

@Suite("The testing library, as its landing page shows it", .serialized)
struct EndpointTestingArticle {
    @Test("a stub takes three lines")
    func stub() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        let pet = try await server.client.send(Petstore.GetPet(petID: 7))
        #expect(pet.name == "Rex")
    }
}
