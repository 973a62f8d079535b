import EndpointRuntime
import EndpointTesting
import Foundation
import PaginationClient
import PetstoreClient
import Testing

struct GetTags: Endpoint {
    static var operation: OperationInfo {
        OperationInfo(id: "getTags", method: .get, path: "/pets/{petId}/tags", cacheTimeToLive: .seconds(60))
    }

    var petID: Int64

    func encode(into request: inout RequestEncoder) {
        request.path = "/pets/\(petID)/tags"
    }

    static func decode(_ response: EndpointResponse) throws -> Outcome<[String], Petstore.Problem> {
        switch response.status {
        case 200: .success(try response.json())
        case 400..<500: .failure(try response.json())
        default: .undocumented
        }
    }
}

/// `{"data": …, "meta": {"page": 1, "total_pages": 3}}`
struct Envelope<Value: Codable & Sendable>: Codable, Sendable {
    struct Meta: Codable, Sendable {
        enum CodingKeys: String, CodingKey {
            case page
            case totalPages = "total_pages"
        }

        var page: Int?
        var totalPages: Int?
    }

    var data: Value
    var meta: Meta?
}

private struct Draft: Codable {
    var name: String
}

@Suite("Calls that no description covers, as their article shows them", .serialized)
struct HandwrittenCallsArticle {
    private let server = StubServer()
    private var client: URLSessionClient { server.client }

    @Test("the verbs infer the type")
    func verbs() async throws {
        server.on(.get, "/pets/{petId}").respond(.json(#"{"id": 7, "name": "Rex"}"#))
        server.on(.post, "/pets").respond(.json(#"{"id": 8, "name": "Rex"}"#))
        server.on(.delete, "/pets/{petId}").respond(.status(204))
        let petID = 7
        let pet: Petstore.Pet = try await client.get("/pets/\(petID)", query: ["full": true])
        let created: Petstore.Pet = try await client.post("/pets", body: Draft(name: "Rex"))
        try await client.delete("/pets/\(petID)")
        #expect(pet.id == 7 && created.id == 8)
        #expect(server.requests.map(\.description) == ["GET /pets/7?full=true", "POST /pets", "DELETE /pets/7"])
    }

    @Test("a call has the credentials that it names, and the items of its query in their order")
    func securityAndQuery() async throws {
        server.on(.get, "/pets/mine").respond(.json("[]"))
        server.on(.get, "/pets").respond(.json("[]"))
        let client = try server.client.authenticated(
            by: Credentials([Petstore.SecurityScheme.apiKey: .apiKey("secret")])
        )
        let mine: [Petstore.Pet] = try await client.get("/pets/mine", security: [[Petstore.SecurityScheme.apiKey()]])
        let tags = ["a", "b"]
        var query: QueryItems = ["limit": 10]
        for tag in tags { query.add("tag", tag) }
        let tagged: [Petstore.Pet] = try await client.get("/pets", query: query)
        #expect(mine + tagged == [])
        #expect(server.requests.map { $0.headers["X-Api-Key"] } == ["secret", nil])
        #expect(server.requests.last?.description == "GET /pets?limit=10&tag=a&tag=b")
    }

    @Test("links are called unchanged")
    func links() async throws {
        server.on(.get, "/pets").respond(.json(#"[{"id": 7, "name": "Rex"}]"#))
        let link = server.url.appending(path: "pets")
        let next: [Petstore.Pet] = try await client.get(link, timeout: .seconds(10))
        let same: [Petstore.Pet] = try await client.get(RequestPath(verbatim: "/pets?page=2"))
        #expect(next == same)
        #expect(server.requests.map(\.description) == ["GET /pets", "GET /pets?page=2"])
    }

    @Test("a request is a value")
    func value() async throws {
        server.on(Petstore.UploadPhoto.self)
            .respond(.json(#"{"url": "https://cdn.test/7.png", "takenAt": "2026-05-01T10:00:00Z"}"#))
        let (petID, image) = (7, Data("png".utf8))
        let avatar = AdHocEndpoint<Petstore.Photo>(
            .put,
            "/pets/\(petID)/photo",
            headers: ["X-Upload-Type": "avatar"],
            timeout: .seconds(60),
            encode: { $0.body(.data(image), contentType: "image/png") }
        )
        let photo = try await client.send(avatar)
        #expect(photo.url.text == "https://cdn.test/7.png")
        let sent = try #require(server.requests.first)
        #expect(sent.headers["X-Upload-Type"] == "avatar" && sent.headers["Content-Type"] == "image/png")
        #expect(sent.text == "png")
        #expect(try client.resolve(avatar).timeout == .seconds(60))
    }

    @Test("a request has a form as its body")
    func forms() async throws {
        let picture = FileManager.default.temporaryDirectory.appending(path: "rex-\(UUID()).png")
        try Data("png".utf8).write(to: picture)
        defer { try? FileManager.default.removeItem(at: picture) }
        server.on(.post, "/pets/search").respond(.json("[]"))
        server.on(.post, "/pets/{petId}/photos")
            .respond(.json(#"{"url": "https://cdn.test/7.png", "takenAt": "2026-05-01T10:00:00Z"}"#))
        let petID = 7
        let search = AdHocEndpoint<[Petstore.Pet]>(
            .post,
            "/pets/search",
            encode: { $0.form(["name": "Rex", "status": "sold"]) }
        )
        let upload = AdHocEndpoint<Petstore.Photo>(
            .post,
            "/pets/\(petID)/photos",
            encode: { request in
                request.multipart { form in
                    form.field("caption", "Rex at the beach")
                    form.file("photo", FilePart(file: picture, contentType: "image/png"))
                }
            }
        )
        #expect(try await client.send(search) == [])
        _ = try await client.send(upload)
        let sent = server.requests
        #expect(sent[0].headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(sent[0].text.split(separator: "&").sorted() == ["name=Rex", "status=sold"])
        #expect(sent[1].text.contains("name=\"caption\"\r\n\r\nRex at the beach\r\n"))
        let file = "name=\"photo\"; filename=\"\(picture.lastPathComponent)\"\r\nContent-Type: image/png\r\n\r\npng\r\n"
        #expect(sent[1].text.contains(file))
    }

    @Test("a generic type reads an envelope")
    func envelope() async throws {
        server.on(.get, "/pets").respond(
            .json(#"{"data": [{"id": 7, "name": "Rex"}], "meta": {"page": 1, "total_pages": 3}}"#)
        )
        let pets = AdHocEndpoint<Envelope<[Petstore.Pet]>>(
            .get,
            "/pets",
            decode: { try JSONDecoder().decode(Envelope<[Petstore.Pet]>.self, from: $0.data()) }
        )
        let page = try await client.send(pets)
        #expect(page.data.map(\.name) == ["Rex"])
        #expect(page.meta?.totalPages == 3)
    }

    @Test("a key strategy would not find the keys of a generated model in an envelope")
    func envelopeOfTwoWords() throws {
        typealias Reply = Envelope<PaginationClient.Pagination.ByLastItem.Response>
        let json = Data(#"{"data": {"data": [], "has_more": true}, "meta": {"total_pages": 3}}"#.utf8)
        let reply = try JSONDecoder().decode(Reply.self, from: json)
        #expect(reply.data.hasMore == true)
        #expect(reply.meta?.totalPages == 3)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(Reply.self, from: json).data.hasMore == nil)
    }

    @Test("an endpoint documents its failures")
    func failure() async throws {
        server.on(GetTags.self).respond(.json(#"{"title": "No such pet"}"#, status: 404))
        guard case .failure(let error) = await client.result(of: GetTags(petID: 7)), case let problem? = error.failure
        else {
            Issue.record("not the documented failure")
            return
        }
        #expect(problem.title == "No such pet")
    }

    @Test("a stub responds to an endpoint written by hand")
    func testing() async throws {
        let server = StubServer()
        server.on(.get, "/pets/{petId}/tags").respond(.json(#"["good", "dog"]"#))
        #expect(try await server.client.send(GetTags(petID: 7)) == ["good", "dog"])
    }
}
