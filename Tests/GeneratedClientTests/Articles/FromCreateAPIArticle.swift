import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Moving from CreateAPI, as its article shows it", .serialized)
struct FromCreateAPIArticle {
    private func makeClient(of session: TokenSession) -> any EndpointClient {
        let client = ClientFactory.make(
            servers: ServerMap(base: "https://petstore.example.com/v1"),
            decorators: ClientDecorators(credentials: Credentials(tokens: session))
        )
        return client
    }

    @Test("the client has its server")
    func servers() throws {
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(makeClient(of: TokenSession()).servers.covers(pets))
    }

    @Test("a reply has the value and the headers")
    func reply() async throws {
        let client = StubClient { _ in
            EndpointResponse(
                status: 200,
                headers: ["ETag": #""7a""#],
                body: .data(Data(#"{"id": 7, "name": "Rex"}"#.utf8))
            )
        }
        var remembered: (pet: Petstore.Pet, tag: String?)?
        func remember(_ pet: Petstore.Pet, tag: String?) { remembered = (pet, tag) }
        let reply = try await client.reply(to: Petstore.GetPet(petID: 7))
        remember(reply.value, tag: reply.headers["ETag"])
        #expect(remembered?.pet.name == "Rex")
        #expect(remembered?.tag == #""7a""#)
    }
}
