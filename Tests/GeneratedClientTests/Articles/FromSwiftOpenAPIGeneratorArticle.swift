import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Moving from swift-openapi-generator, as its article shows it", .serialized)
struct FromSwiftOpenAPIGeneratorArticle {
    private let stub = StubClient()

    private func makeClient(of session: TokenSession) -> any EndpointClient {
        let client = ClientFactory.make(
            servers: Petstore.servers,
            decorators: ClientDecorators(credentials: Credentials(tokens: session))
        )
        return client
    }

    private func name(of petID: Int64, with client: some EndpointClient) async throws -> String {
        do {
            return try await client.send(Petstore.GetPet(petID: petID)).name
        } catch {
            if case .failure(.notFound(let problem)) = error.reason { return problem.title ?? "There is no such pet." }
            throw error
        }
    }

    @Test("the client has the description's servers")
    func servers() throws {
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(makeClient(of: TokenSession()).servers.covers(pets))
    }

    @Test("a value is returned, and a documented failure is caught by its case")
    func call() async throws {
        stub.on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        #expect(try await name(of: 7, with: stub) == "Rex")
        stub.on(Petstore.GetPet.self, respond: { _ in EndpointResponse(status: 404, body: .data(Data("{}".utf8))) })
        #expect(try await name(of: 7, with: stub) == "There is no such pet.")
    }
}
