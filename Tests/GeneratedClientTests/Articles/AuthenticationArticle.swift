import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

private struct Renewal: Codable {
    var accessToken: String
    var refreshToken: String?
}

private actor Account {
    var token: String? { "t" }
}

@Suite("Authentication, as its article shows it", .serialized)
struct AuthenticationArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    @Test("each operation is sent the credentials that its security requires")
    func schemes() async throws {
        server.on(Petstore.GetInventory.self).respond(.json("{}"))
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "a"))
        let credentials = try Credentials(
            [Petstore.SecurityScheme.apiKey: .apiKey("machine-7")],
            tokens: session
        )
        let client = transport.authenticated(by: credentials)
        _ = try await client.send(Petstore.GetInventory())
        _ = try await client.send(Petstore.GetPet(petID: 7))
        _ = try await client.send(Petstore.ListCategories())
        #expect(server.requests.map { $0.headers["X-API-Key"] } == ["machine-7", nil, nil])
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, "Bearer a", nil])
    }

    @Test("a closure provides a token for operations that declare no security")
    func closure() async throws {
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let account = Account()
        let credentials = try Credentials(undeclared: .provided { await account.token })
        let client = transport.authenticated(by: credentials)
        _ = try await client.send(Petstore.ListCategories())
        #expect(server.requests.first?.headers["Authorization"] == "Bearer t")
    }

    @Test("without a token from the closure, only an operation that declares no security is sent")
    func noToken() async throws {
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let client = transport.authenticated(
            by: try Credentials(
                [Petstore.SecurityScheme.petstoreAuth: .provided { nil }],
                undeclared: .provided { nil }
            )
        )
        let error = await #expect(throws: Petstore.GetPet.SendError.self) {
            try await client.send(Petstore.GetPet(petID: 7))
        }
        guard case .request(.authentication(.noCredentials)) = error?.reason else {
            Issue.record("not refused")
            return
        }
        _ = try await client.send(Petstore.ListCategories())
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil])
    }

    @Test("a session is signed in, kept in a file, and signed out")
    func session() async throws {
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("tokens.json")
        let tokenURL = server.url.appendingPathComponent("token")
        let session = TokenSession(
            store: TokenSession.FileStore(file),
            refresher: try OAuthClient(client: transport, tokenURL: tokenURL, clientID: "petshop-app")
        )
        try await session.signIn(AuthTokens(accessToken: "a", refreshToken: "r", userID: "ann"))
        let client = transport.authenticated(by: session)
        _ = try await client.send(Petstore.GetPet(petID: 7))
        #expect(server.requests.first?.headers["Authorization"] == "Bearer a")
        #expect(try await TokenSession.FileStore(file).load()?.refreshToken == "r")
        await signOut(session, of: ClientFactory.make(over: client))
        #expect(try await TokenSession.FileStore(file).load() == nil)
    }

    private func signOut(_ session: TokenSession, of client: DecoratedClient) async {
        if let user = await session.signOut() { await client.removeAllResponses(of: user) }
    }

    @Test("a function renews the tokens")
    func function() async throws {
        server.on(.post, "/session/renew").respond { request in
            #expect(request.text == #"{"refreshToken":"r"}"#)
            return .json(#"{"accessToken": "new"}"#)
        }
        let transport = transport
        let refresher = TokenSession.ClosureRefresher { tokens in
            guard let old = tokens.refreshToken else { throw CredentialError.refreshRejected }
            let new: Renewal = try await transport.post("/session/renew", body: ["refreshToken": old])
            return AuthTokens(accessToken: new.accessToken, refreshToken: new.refreshToken)
        }
        #expect(try await refresher.refresh(AuthTokens(accessToken: "old", refreshToken: "r")).accessToken == "new")
        await #expect(throws: CredentialError.self) { try await refresher.refresh(AuthTokens(accessToken: "old")) }
    }

    @Test("a 401 is replayed with the new token")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self).route.respond { request in
            request.headers["Authorization"] == "Bearer new" ? .json(#"{"id": 7, "name": "Rex"}"#) : .status(401)
        }
        let session = TokenSession(refresher: TokenSession.ClosureRefresher { _ in AuthTokens(accessToken: "new") })
        try await session.signIn(AuthTokens(accessToken: "old", refreshToken: "r"))

        let pet = try await server.client.authenticated(by: session).send(Petstore.GetPet(petID: 7))
        #expect(pet.name == "Rex")
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
    }
}
