import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Requests of generated endpoints", .serialized)
struct RequestTests {
    let server = StubServer()

    @Test("query parameters are in the order of the description, next to headers")
    func query() async throws {
        server.on(Petstore.ListPets.self).respond(Petstore.PetPage(items: []))
        let id = try #require(UUID(uuidString: "5E1F7A3C-0000-4000-8000-00000000000A"))
        _ = try await server.client.send(
            Petstore.ListPets(limit: nil, cursor: "a b&c/é", status: [.available, .onHold], xRequestID: id)
        )
        let request = try #require(server.requests.first)
        #expect(request.description == "GET /pets?cursor=a%20b%26c%2F%C3%A9&status=available,on-hold")
        #expect(request.headers["X-Request-ID"]?.lowercased() == "5e1f7a3c-0000-4000-8000-00000000000a")
        #expect(request.headers["Accept"] == "application/json")
        #expect(!request.headers.contains("Content-Type"))
        #expect(request.body.isEmpty)
    }

    @Test("a parameter that the caller leaves out is not sent, though the description has a default for it")
    func defaults() async throws {
        server.on(Petstore.ListPets.self).respond(Petstore.PetPage(items: []))
        _ = try await server.client.send(Petstore.ListPets())
        #expect(server.requests.map(\.description) == ["GET /pets"])
    }

    @Test("a JSON body has the members of the model in the order of the description")
    func json() async throws {
        server.on(Petstore.CreatePet.self).respond(.json(#"{"id": 1, "name": "Rex"}"#, status: 201))
        let dog = Petstore.Dog(barks: true, species: "overwritten")
        _ = try await server.client.send(
            Petstore.CreatePet(
                body: Petstore.NewPet(name: "Rex \"the\" é", animal: .dog(dog), attributes: ["coat": "short"])
            )
        )
        let request = try #require(server.requests.first)
        #expect(request.description == "POST /pets")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(
            request.text
                == #"{"name":"Rex \"the\" é","animal":{"species":"dog","barks":true},"attributes":{"coat":"short"}}"#
        )
    }

    @Test(
        "a patch can omit, clear or set a member",
        arguments: [
            (Petstore.PetPatch(), "{}"),
            (Petstore.PetPatch(tag: .null, ownerID: .null), #"{"tag":null,"ownerId":null}"#),
            (
                Petstore.PetPatch(name: "Rex", tag: .value("guard"), status: .sold, ownerID: .value(9)),
                #"{"name":"Rex","tag":"guard","status":"sold","ownerId":9}"#
            ),
        ]
    )
    func patch(body: Petstore.PetPatch, text: String) async throws {
        server.on(Petstore.UpdatePet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        _ = try await server.client.send(Petstore.UpdatePet(petID: 7, body: body))
        let request = try #require(server.requests.first)
        #expect(request.description == "PATCH /pets/7")
        #expect(request.headers["Content-Type"] == "application/merge-patch+json")
        #expect(request.text == text)
    }

    @Test("a multipart form has a part for each field and each file")
    func multipart() async throws {
        server.on(Petstore.AttachDocuments.self).respond(.status(204))
        let body = Petstore.AttachDocuments.Body(
            title: "Vaccination",
            files: [FilePart(Data("%PDF".utf8), name: "a.pdf", contentType: "application/pdf")],
            issuedOn: CalendarDate(year: 2026, month: 5, day: 1),
            vet: .init(name: "Dr. Vet")
        )
        _ = try await server.client.send(Petstore.AttachDocuments(petID: 7, body: body))
        let request = try #require(server.requests.first)
        let type = try #require(request.headers["Content-Type"])
        let boundary = try #require(type.split(separator: "boundary=").last)
        #expect(type.hasPrefix("multipart/form-data; boundary="))
        let lines: [Substring] = [
            "--\(boundary)", "Content-Disposition: form-data; name=\"title\"", "", "Vaccination",
            "--\(boundary)", "Content-Disposition: form-data; name=\"issuedOn\"", "", "2026-05-01",
            "--\(boundary)", "Content-Disposition: form-data; name=\"files\"; filename=\"a.pdf\"",
            "Content-Type: application/pdf", "", "%PDF",
            "--\(boundary)", "Content-Disposition: form-data; name=\"vet\"", "Content-Type: application/json", "",
            #"{"name":"Dr. Vet"}"#,
            "--\(boundary)--", "",
        ]
        #expect(request.text.split(separator: "\r\n", omittingEmptySubsequences: false) == lines)
    }

    @Test("an operation with its own server is sent there, and all others to the client's")
    func servers() throws {
        let client = StubClient()
        let upload = Petstore.UploadPhoto(petID: 7, body: .data(Data()))
        #expect(Petstore.UploadPhoto.operation.server == "https://uploads.example.com")
        #expect(try url(of: upload, at: Petstore.servers) == "https://uploads.example.com/pets/7/photo")
        #expect(
            try url(of: Petstore.GetPet(petID: 7), at: Petstore.servers) == "https://petstore.example.com/v1/pets/7"
        )
        #expect(
            try url(of: Petstore.GetPet(petID: 7), at: Petstore.servers(region: "us"))
                == "https://us.petstore.example.com/v1/pets/7"
        )
        #expect(client.requests.isEmpty)
    }

    @Test("each operation lists the security that it requires")
    func security() {
        let own = Petstore.SecurityScheme.petstoreAuth("read:pets")
        #expect(Petstore.security == [[own]])
        #expect(Petstore.GetPet.operation.security == [[own]])
        #expect(
            Petstore.DeletePet.operation.security
                == [[Petstore.SecurityScheme.petstoreAuth("write:pets")], [Petstore.SecurityScheme.apiKey()]]
        )
        #expect(Petstore.ListCategories.operation.security == [])
    }

    private func url<E: Endpoint>(of endpoint: E, at servers: ServerMap) throws -> String {
        try URLSessionClient(servers: servers).resolve(endpoint).url.absoluteString
    }
}
