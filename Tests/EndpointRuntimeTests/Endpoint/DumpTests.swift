import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `sesame` stands in every place of a secret. `dump` and a debugger show what a mirror shows.
@Suite("Secrets in dumps", .serialized, .timeLimit(.minutes(15)))
struct DumpTests {
    struct Subject: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () async throws -> any Sendable

        init(_ name: String, _ make: @escaping @Sendable () async throws -> any Sendable) {
            testDescription = name
            self.make = make
        }
    }

    static let tokens = AuthTokens(accessToken: "sesame", refreshToken: "sesame", userID: "ann", idToken: "sesame")
    static let headers: HeaderFields = ["Authorization": "Bearer sesame", "X-API-Key": "sesame"]

    private static func session() async throws -> TokenSession {
        let session = TokenSession(refresher: try oauth())
        try await session.signIn(tokens)
        return session
    }

    private static func oauth() throws -> OAuthClient {
        try OAuthClient(
            client: StubClient(),
            tokenURL: try #require(URL(string: "https://id.test/token?key=sesame")),
            clientID: "app",
            clientSecret: "sesame",
            parameters: ["assertion": "sesame"]
        )
    }

    private static func key() throws -> SigningClient.Key {
        try SigningClient.Key(id: "app", secret: Data("sesame".utf8))
    }

    private static func credentials() async throws -> Credentials {
        try Credentials(
            [
                SecuritySchemeInfo(name: "key", kind: .apiKey(name: "key", location: .query)): .apiKey("sesame"),
                SecuritySchemeInfo(name: "basic", kind: .basic): .basic(user: "ann", password: "sesame"),
            ],
            tokens: try await session(),
            undeclared: .bearer("sesame")
        )
    }

    private static func cookies() throws -> CookieStore {
        let store = CookieStore()
        store.keep(["Set-Cookie": "id=sesame"], from: try #require(URL(string: "https://api.test/")))
        return store
    }

    private static func decorators() async throws -> ClientDecorators {
        ClientDecorators(
            cookies: try cookies(),
            credentials: try await credentials(),
            memoryCache: CachingClient.MemoryStore(),
            headers: headers,
            signingKey: try key()
        )
    }

    /// A client that has cached a response with a secret.
    private static func client() async throws -> DecoratedClient {
        let server = StubClient { _ in
            let headers: HeaderFields = ["Cache-Control": "max-age=60", "Vary": "Accept, X-API-Key"]
            return EndpointResponse(status: 200, headers: headers, body: .data(Data("sesame".utf8)))
        }
        var decorators = try await decorators()
        // Responses to credentials that are added inside of the cache are not stored.
        decorators.headers = [:]
        let client = ClientFactory.make(over: server, decorators: decorators)
        let request = AuthenticationFixture.request(url: "https://stub.test/pets?api_key=sesame")
        for _ in 1...2 { #expect(try await client.send(request).status == 200) }
        #expect(server.requests.count == 1)
        return client
    }

    static let subjects = [
        Subject("tokens") { tokens },
        Subject("session") { try await session() },
        Subject("store of tokens") { TokenSession.MemoryStore(tokens) },
        Subject("token of a request") { try await session().access(allowingStale: false) },
        Subject("grant of a request") {
            try await Grant(.bearer("sesame"), for: AuthenticationFixture.bearer, in: AuthenticationFixture.request())
        },
        Subject("credential") { try Credential.basic(user: "ann", password: "sesame") },
        Subject("credential for a scheme") {
            Credential.For<Petstore>(AuthenticationFixture.bearer, .tokens(try await session()))
        },
        Subject("credentials") { try await credentials() },
        Subject("call options") {
            CallOptions(headers: headers, query: ["api_key": "sesame"], credentials: try await credentials())
        },
        Subject("request") {
            let url = try #require(URL(string: "https://api.test/reset/sesame?key=sesame"))
            let headers: HeaderFields = ["Authorization": "Bearer sesame", "X-Who": "sesame"]
            return EndpointRequest(method: .get, url: url, headers: headers, credentialNames: ["x-who"])
        },
        Subject("cookie") { try cookies().cookies },
        Subject("cookie store") { try cookies() },
        Subject("servers") {
            let overrides = ["up": "https://up.test/sesame?key=sesame", "bad": "https://ann:sesame@bad.test"]
            return ServerMap(base: "https://api.test/v1?key=sesame", overrides: overrides)
        },
        Subject("path") { "/reset/\("sesame")?key=\("sesame")" as RequestPath },
        Subject("encoder") {
            var encoder = RequestEncoder()
            encoder.path = "/reset/\("sesame")"
            encoder.query("key", "sesame")
            encoder.cookie("id", "sesame")
            encoder.header("X-API-Key", "sesame")
            encoder.text("sesame")
            encoder.multipart { form in
                form.field("password", "sesame")
                expectQuiet(form)
            }
            return encoder
        },
        Subject("key") { try key() },
        Subject("webhook verifier") { try WebhookVerifier(keys: [try key()]) },
        Subject("OAuth client") { try oauth() },
        Subject("grant") { OAuthClient.Grant.password(user: "ann", password: "sesame") },
        Subject("interceptor") { InterceptingClient.DefaultHeaders(headers) },
        Subject("decorators") { try await decorators() },
        Subject("client") { try await client() },
        Subject("authenticating client") { StubClient().authenticated(by: try await session()) },
        Subject("signing client") { StubClient().signed(with: try key()) },
        Subject("client with cookies") { StubClient().keepingCookies(in: try cookies()) },
        Subject("transport") {
            let configuration = StubServer.configuration
            configuration.httpAdditionalHeaders = ["Authorization": "Bearer sesame"]
            return URLSessionClient(servers: ServerMap(all: StubServer().url), configuration: configuration)
        },
    ]

    private static func expectQuiet(_ value: Any, sourceLocation: SourceLocation = #_sourceLocation) {
        var dumped = ""
        dump(value, to: &dumped)
        let lines = dumped.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        for text in [lines, "\(value)", String(reflecting: value)] {
            for secret in ["sesame", "YW5uOnNlc2FtZQ", "- 115 - 101 - 115 - 97 - 109 - 101"] {
                #expect(!text.contains(secret), "\(text.prefix(4_000))", sourceLocation: sourceLocation)
            }
        }
    }

    @Test("no mirror shows a secret", arguments: subjects)
    func mirror(subject: Subject) async throws {
        Self.expectQuiet(try await subject.make())
    }

    @Test("the mirror of a session that renews its tokens shows none")
    func refresh() async throws {
        let fixture = AuthenticationFixture()
        fixture.accept("other")
        let session = try await fixture.session(signedIn: Self.tokens) { _ in
            try await fixture.refreshGate.wait()
            return AuthTokens(accessToken: "other")
        }
        let client = fixture.server.authenticated(by: session)
        let task = Task { await outcome(client, AuthenticationFixture.request()) }
        try await fixture.refreshStarted.wait(timeout: .seconds(300))
        Self.expectQuiet(session)
        Self.expectQuiet(client)
        fixture.refreshGate.open()
        #expect(await task.value == "200")
    }

    @Test("the mirror of the transport shows no secret of a request in progress")
    func inProgress() async throws {
        let server = StubServer()
        let latch = Latch()
        server.on(.get, "/pets").respond(.status(200).held(by: latch))
        let address = server.url.appending(path: "pets").absoluteString + "?key=sesame"
        let request = try EndpointRequest.to(address, headers: Self.headers)
        let task = Task { await outcome(server.client, request) }
        try await server.waitForRequests()
        Self.expectQuiet(server.client)
        latch.open()
        #expect(await task.value == "200")
    }

    @Test("the mirror of a client shows no secret of a request that callers share")
    func shared() async throws {
        let latch = Latch()
        let server = StubClient { _ throws(EndpointClientError) in
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200)
        }
        let client = server.deduplicated()
        let request = try EndpointRequest.to("https://stub.test/pets?key=sesame", headers: Self.headers)
        let task = Task { await outcome(client, request) }
        await until { latch.waiterCount > 0 }
        Self.expectQuiet(client)
        latch.open()
        #expect(await task.value == "200")
    }
}
