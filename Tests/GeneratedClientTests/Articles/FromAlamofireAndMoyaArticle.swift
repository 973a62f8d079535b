import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Moving from Alamofire and Moya, as their article shows it", .serialized)
struct FromAlamofireAndMoyaArticle {
    private func makeClient(of session: TokenSession) -> any EndpointClient {
        var decorators = ClientDecorators(credentials: Credentials(tokens: session))
        decorators.retry = RetryingClient.Policy(attempts: 4)
        let client = ClientFactory.make(servers: Petstore.servers, decorators: decorators)
        return client
    }

    @Test("the client has the description's servers")
    func servers() throws {
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(makeClient(of: TokenSession()).servers.covers(pets))
    }

    @Test("a request is an endpoint, or is made on the spot")
    func calls() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(.json(#"{"id": 7, "name": "Rex"}"#))
        server.on(.get, "/pets/{petId}/tags").respond(.json(#"["dog", "good"]"#))
        let (client, petID) = (server.client, Int64(7))
        let pet = try await client.send(Petstore.GetPet(petID: petID))
        let tags: [String] = try await client.get("/pets/\(petID)/tags", query: ["sort": "name"])
        #expect(pet.name == "Rex" && tags == ["dog", "good"])
        #expect(server.requests.map(\.description) == ["GET /pets/7", "GET /pets/7/tags?sort=name"])
    }
}
