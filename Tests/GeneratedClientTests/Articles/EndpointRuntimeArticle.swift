import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("The runtime, as its landing page shows it", .serialized)
struct EndpointRuntimeArticle {
    private let client = StubClient()

    func name(of petID: Int64) async -> String {
        do {
            return try await client.send(Petstore.GetPet(petID: petID)).name
        } catch {
            switch error.reason {
            case .failure(.notFound): return "gone"
            case .undocumented, .decoding, .transport, .request, .cancelled: return error.localizedDescription
            }
        }
    }

    @Test("a client is one line")
    func defaults() throws {
        let client = ClientFactory.make(servers: Petstore.servers)
        #expect(client.cache != nil)
    }

    @Test("a documented failure is a case")
    func failure() async {
        client.on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        #expect(await name(of: 7) == "Rex")
        client.on(Petstore.GetPet.self, respond: { _ in EndpointResponse(status: 404, body: .data(Data("{}".utf8))) })
        #expect(await name(of: 7) == "gone")
    }
}
