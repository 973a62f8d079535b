import EndpointRuntime
import Foundation
import ParametersClient
import SecurityClient
import ServersClient
import Testing

/// Clients as generated code makes them in one line.
@Suite("Clients in one line")
struct ClientTests {
    private let wire = Wire()

    /// The headers and the query of one call that come from credentials.
    private func sent(_ endpoint: some Endpoint, by client: DecoratedClient) async throws -> [String] {
        _ = try await client.reply(to: endpoint)
        let request = try #require(await wire.requests.last)
        let headers = ["Authorization", "Cookie", "X-API-Key", "X-Signature"].compactMap { name in
            request.headers[name].map { "\(name): \($0)" }
        }
        return headers + (request.url.query(percentEncoded: true).map { ["?" + $0] } ?? [])
    }

    @Test("a token, a key or a password is sent as its security scheme says")
    func kinds() async throws {
        let bearer = try Security.client(.bearer("t"), decorators: wire.decorators)
        #expect(try await sent(Security.RequiresTheGlobal(), by: bearer) == ["Authorization: Bearer t"])
        #expect(try await sent(Security.RequiresNothing(), by: bearer) == [])
        let basic = try Security.client(.basic(user: "Aladdin", password: "open sesame"), decorators: wire.decorators)
        #expect(
            try await sent(Security.RequiresBasic(), by: basic) == ["Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="]
        )
        let digest = try Security.client(.digest("d"), decorators: wire.decorators)
        #expect(try await sent(Security.RequiresDigest(), by: digest) == ["Authorization: digest d"])
        let certificate = Security.client(.certificate(), decorators: wire.decorators)
        #expect(try await sent(Security.RequiresCertificate(), by: certificate) == [])
    }

    @Test("a key goes into the header, the query or the cookie that its scheme names")
    func keys() async throws {
        let endpoint = Security.RequiresAnyKey()
        let header = try Security.client(.keyInHeader("k"), decorators: wire.decorators)
        #expect(try await sent(endpoint, by: header) == ["X-API-Key: k"])
        let query = try Security.client(.keyInQuery("k"), decorators: wire.decorators)
        #expect(try await sent(endpoint, by: query) == ["?api_key=k"])
        let cookie = Security.client(.keyInCookie { "k" }, decorators: wire.decorators)
        #expect(try await sent(endpoint, by: cookie) == ["Cookie: SESSION=k"])
    }

    @Test("a session's token is sent by each scheme that takes tokens")
    func sessions() async throws {
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: "s"))
        let oauth = Security.client(.oauth(session), decorators: wire.decorators)
        #expect(try await sent(Security.RequiresScopes(), by: oauth) == ["Authorization: Bearer s"])
        let openID = Security.client(.openid(session), decorators: wire.decorators)
        #expect(try await sent(Security.RequiresOpenID(), by: openID) == ["Authorization: Bearer s"])
    }

    @Test("an operation that requires two credentials gets both, also from the decorators")
    func several() async throws {
        let both = try Security.client(.keyInHeader("k"), .signature("s"), decorators: wire.decorators)
        #expect(try await sent(Security.RequiresBothKeys(), by: both) == ["X-API-Key: k", "X-Signature: s"])
        var decorators = wire.decorators
        decorators.credentials = try Credentials([Security.SecurityScheme.signature: .apiKey("s")])
        let added = try Security.client(.keyInHeader("k"), decorators: decorators)
        #expect(try await sent(Security.RequiresBothKeys(), by: added) == ["X-API-Key: k", "X-Signature: s"])
    }

    @Test("a credential that cannot be sent is an error when the client is made")
    func refused() {
        #expect(throws: Credential.ValueError.empty(field: "apiKey")) { try Security.client(.keyInHeader("")) }
        #expect(throws: Credential.ValueError.forbiddenCharacter(field: "bearer")) {
            try Security.client(.bearer("a\nb"))
        }
    }

    @Test("without security in the description, no credential is required, and a token is sent with every call")
    func omitted() async throws {
        let bare = Parameters.client(decorators: wire.decorators)
        _ = try? await bare.get("/pets") as JSONValue
        #expect(await wire.requests.last?.headers["Authorization"] == nil)
        let client = try Parameters.client(.bearer("t"), decorators: wire.decorators)
        _ = try? await client.get("/pets") as JSONValue
        #expect(await wire.requests.last?.headers["Authorization"] == "Bearer t")
    }

    @Test("the variables of the server are arguments, and another server replaces it")
    func servers() async throws {
        _ = try await Servers.client(tenant: "acme", decorators: wire.decorators).reply(to: Servers.Plain())
        #expect(await wire.requests.last?.url.absoluteString == "https://acme.example.com:443/v2/plain")
        let staging = Servers.client(servers: Servers.stagingServers, decorators: wire.decorators)
        _ = try await staging.reply(to: Servers.Plain())
        #expect(await wire.requests.last?.url.absoluteString == "https://staging.example.com/v2/plain")
    }
}

/// Responds to every request with 204 and keeps it.
private actor Wire: EndpointInterceptor {
    private(set) var requests: [EndpointRequest] = []

    nonisolated var decorators: ClientDecorators { ClientDecorators(attemptInterceptors: [self]) }

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        requests.append(request)
        return EndpointResponse(status: 204)
    }
}
