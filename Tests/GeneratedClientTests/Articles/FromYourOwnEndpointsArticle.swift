import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

struct Toy: Decodable, Sendable {
    var name: String
}

struct GetToys: Endpoint {
    static var operation: OperationInfo { OperationInfo(id: "getToys", method: .get, path: "/pets/{petId}/toys") }

    var petID: Int
    var limit: Int

    func encode(into request: inout RequestEncoder) {
        request.path = "/pets/\(petID)/toys"
        request.query("limit", limit)
    }

    static func decode(_ response: EndpointResponse) throws -> Outcome<[Toy], Petstore.Problem> {
        switch response.status {
        case 200: .success(try response.json(codable: [Toy].self))
        case 400..<500: .failure(try response.json())
        default: .undocumented
        }
    }
}

@Suite("Moving from endpoints of your own, as their article shows it", .serialized)
struct FromYourOwnEndpointsArticle {
    private func makeClient(of session: TokenSession, at url: URL) throws -> any EndpointClient {
        let credentials = try Credentials(undeclared: .tokens(session))
        let client = URLSessionClient(servers: ServerMap(base: url)).authenticated(by: credentials).retrying()
        return client
    }

    @Test("the client has its server")
    func servers() throws {
        let url = try #require(URL(string: "https://petstore.example.com/v1"))
        #expect(try makeClient(of: TokenSession(), at: url).servers.covers(url.appendingPathComponent("pets")))
    }

    @Test("an endpoint that declares no security is sent with the token")
    func send() async throws {
        let server = StubServer()
        server.on(GetToys.self).respond(.json(#"[{"name": "ball"}, {"name": "bone"}]"#))
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a"))
        let credentials = try Credentials(undeclared: .tokens(session))
        let client = server.client.authenticated(by: credentials).retrying()
        let toys = try await client.send(GetToys(petID: 7, limit: 10))
        #expect(toys.map(\.name) == ["ball", "bone"])
        #expect(server.requests.map(\.description) == ["GET /pets/7/toys?limit=10"])
        #expect(server.requests.first?.headers["Authorization"] == "Bearer a")
    }

    @Test("no token is sent with a call that has the empty alternative, nor by a session for declared security")
    func withoutToken() async throws {
        let server = StubServer()
        server.on(.get, "/open").respond(.json("[]"))
        server.on(GetToys.self).respond(.json("[]"))
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a"))
        let client = server.client.authenticated(by: try Credentials(undeclared: .tokens(session)))
        let _: [Toy] = try await client.get("/open", security: [[]])
        _ = try await server.client.authenticated(by: session).send(GetToys(petID: 7, limit: 10))
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, nil])
    }
}
