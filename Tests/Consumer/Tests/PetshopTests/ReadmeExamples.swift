import EndpointRuntime
import EndpointTesting
import Foundation
import Petstore
import Testing

@testable import Petshop

@Suite("The README's examples")
struct ReadmeExamples {
    @Test("a call is stubbed in three lines")
    func stub() async {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        #expect(await show(7, with: server.client) == "Rex")
    }

    @Test("a documented failure contains the server's message")
    func failure() async {
        let server = StubServer()
        server.on(.get, "/pets/{petId}")
            .respond(.json(#"{"type": "about:blank", "title": "No such pet", "status": 404}"#, status: 404))
        #expect(await show(8, with: server.client) == "No such pet")
    }

    @Test("a client of the description's own server needs no address")
    func clients() throws {
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(makeClient(of: TokenSession()).servers.covers(pets))
        #expect(makeSmallClient().servers.covers(pets))
    }

    @Test("pages and events are read one by one")
    func sequences() async throws {
        let server = StubServer()
        server.on(Petstore.ListPets.self)
            .respond(
                .json(#"{"items": [{"id": 7, "name": "Rex"}], "nextCursor": "2"}"#),
                .json(#"{"items": [{"id": 8, "name": "Tom"}], "nextCursor": null}"#)
            )
        let event = Data("data: {\"petId\": 7, \"status\": \"sold\"}\n\n".utf8)
        server.on(Petstore.WatchPets.self).respond(.data(event, contentType: "text/event-stream"))
        let (seen, names) = try await readSequences(with: server.client)
        #expect(names == ["Rex", "Tom"])
        #expect(seen == [.sold])
    }

    @Test("a call outside the description needs no endpoint")
    func adHoc() async throws {
        let server = StubServer()
        server.on(.get, "/pets/7").respond(.json(#"{"id": 7, "name": "Rex"}"#))
        #expect(try await fetchPet(with: server.client).name == "Rex")
    }
}
