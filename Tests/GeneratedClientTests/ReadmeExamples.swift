import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

func show(_ petID: Int64, with client: some HTTPClient) async -> String {
    switch await client.result(of: Petstore.GetPet(petID: petID)) {
    case .success(let pet): return pet.name
    case .failure(let error):
        switch error.reason {
        case .failure(.notFound(let problem)): return problem.title ?? "No such pet"
        case .undocumented, .decoding, .transport, .request, .cancelled: return error.localizedDescription
        }
    }
}

@Suite("The README's examples")
struct ReadmeExamples {
    @Test("a call is stubbed in three lines")
    func stub() async {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        #expect(await show(7, with: server.client) == "Rex")
    }

    @Test("a documented failure says what the server said")
    func failure() async {
        let server = StubServer()
        server.on(.get, "/pets/{petId}")
            .respond(.json(#"{"type": "about:blank", "title": "No such pet", "status": 404}"#, status: 404))
        #expect(await show(8, with: server.client) == "No such pet")
    }

    @Test("a client for the description's own server knows its address")
    func client() throws {
        let client = URLSessionHTTPClient(servers: Petstore.servers)
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(client.servers.covers(pets))
    }

    @Test("a stack for the description's own server knows its address")
    func stack() throws {
        let session = TokenSession()
        let client = Petstore.client(.petstoreAuth(session))
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(client.servers.covers(pets))
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
        let client = server.client
        var names: [String] = []
        var seen: [Petstore.PetStatus] = []
        for try await event in try await client.send(Petstore.WatchPets()) { seen.append(event.status) }
        for try await pet in client.items(Petstore.ListPets(limit: 100)) { names.append(pet.name) }
        #expect(names == ["Rex", "Tom"])
        #expect(seen == [.sold])
    }

    @Test("layers forward the servers they wrap")
    func layers() throws {
        let client = URLSessionHTTPClient(servers: Petstore.servers)
            .retrying()
            .deduplicated()
            .cached(by: .default)
            .withIdempotencyKeys()
        let pets = try #require(URL(string: "https://petstore.example.com/v1/pets"))
        #expect(client.servers.covers(pets))
    }

    @Test("a call outside the description needs no endpoint")
    func adHoc() async throws {
        let server = StubServer()
        server.on(.get, "/pets/7").respond(.json(#"{"id": 7, "name": "Rex"}"#))
        let client = server.client
        let pet: Petstore.Pet = try await client.get("/pets/\(7)")
        #expect(pet.name == "Rex")
    }
}
