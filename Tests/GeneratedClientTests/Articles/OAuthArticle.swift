import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("OAuth, as its article shows it", .serialized)
struct OAuthArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }
    private var tokenURL: URL { server.url.appending(path: "token") }

    init() {
        server.on(.post, "/token").respond(.json(#"{"access_token": "a"}"#))
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
    }

    @Test("three lines make a client from a password")
    func password() async throws {
        let oauth = try OAuthClient(client: transport, tokenURL: tokenURL, clientID: "petshop-app")
        let session = try await oauth.session(.password(user: "ann", password: "sesame"))
        let client = transport.authenticated(by: session)
        _ = try await client.send(Petstore.GetPet(petID: 7))
        #expect(server.requests.last?.headers["Authorization"] == "Bearer a")
    }

    @Test("an app signs in with client credentials")
    func clientCredentials() async throws {
        let secret = "s"
        let oauth = try OAuthClient(
            client: transport,
            tokenURL: tokenURL,
            clientID: "night-job",
            clientSecret: secret,
            authentication: .body,
            scopes: ["orders"],
            parameters: ["audience": "https://petstore.example.com"]
        )
        let session = try await oauth.session(.clientCredentials)
        #expect(try await session.principal == EndpointRequest.Principal("night-job"))
        #expect(server.requests.first?.text.contains("&audience=https%3A%2F%2Fpetstore.example.com&") == true)
    }

    @Test("the stub server sees the password once")
    func testing() async throws {
        let server = StubServer()
        server.on(.post, "/token").respond(.json(#"{"access_token": "a", "refresh_token": "r"}"#))
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        let tokenURL = server.url.appending(path: "token")
        let oauth = try OAuthClient(client: server.client, tokenURL: tokenURL, clientID: "app")
        let session = try await oauth.session(.password(user: "ann", password: "sesame"))

        _ = try await server.client.authenticated(by: session).send(Petstore.GetPet(petID: 7))
        #expect(server.requests[0].text == "grant_type=password&username=ann&password=sesame&client_id=app")
        #expect(server.requests[1].headers["Authorization"] == "Bearer a")
    }
}
