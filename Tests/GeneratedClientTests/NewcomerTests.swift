import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("A newcomer's first calls", .serialized)
struct NewcomerTests {
    let server = StubServer()

    @Test("a call takes one expression")
    func send() async throws {
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))

        let pet = try await server.client.send(Petstore.GetPet(petID: 7))

        #expect(pet.name == "Rex")
        #expect(server.requests.map(\.description) == ["GET /pets/7"])
    }

    @Test("a stubbed client takes one line")
    func stub() async throws {
        let client = StubClient().on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }

        let pet = try await client.send(Petstore.GetPet(petID: 7))

        #expect(pet == Petstore.Pet(id: 7, name: "Rex"))
        #expect(client.requests.map(\.operation.id) == ["getPet"])
    }

    @Test("one loop reads all pages")
    func paginate() async throws {
        server.on(Petstore.ListPets.self) { request in
            let start = Int(request.query("cursor").first ?? "0") ?? 0
            let pets = (start..<(start + 2)).map { Petstore.Pet(id: Int64($0), name: "pet \($0)") }
            return Petstore.PetPage(items: pets, nextCursor: start < 4 ? "\(start + 2)" : nil)
        }

        var names: [String] = []
        for try await pet in server.client.items(Petstore.ListPets(limit: 2)) { names.append(pet.name) }

        #expect(names == (0..<6).map { "pet \($0)" })
        #expect(server.requests.map(\.query) == ["limit=2", "limit=2&cursor=2", "limit=2&cursor=4"])
    }

    @Test("a file is sent as a body")
    func upload() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
        try Data("a picture".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        server.on(Petstore.UploadPhoto.self)
            .respond(.json(#"{"url": "https://cdn.test/7.jpg", "takenAt": "2026-05-01T10:00:00Z"}"#))

        let photo = try await server.client.send(Petstore.UploadPhoto(petID: 7, body: .file(at: file)))

        #expect(photo.url.text == "https://cdn.test/7.jpg")
        let request = try #require(server.requests.first)
        #expect(request.description == "PUT /pets/7/photo")
        #expect(request.headers["Content-Type"] == "application/octet-stream")
        #expect(request.text == "a picture")
    }
}
