import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Security schemes")
struct SecuritySchemeTests {
    static let bearer = AuthenticationFixture.bearer
    static let basic = SecuritySchemeInfo(name: "basic", kind: .basic)
    static let digest = SecuritySchemeInfo(name: "digest", kind: .http("Digest"))
    static let oauth = SecuritySchemeInfo(name: "oauth", kind: .oauth2(flows: []))
    static let oidc = SecuritySchemeInfo(name: "oidc", kind: .openIDConnect(url: "https://id.test"))
    static let header = SecuritySchemeInfo(name: "header", kind: .apiKey(name: "X-API-Key", location: .header))
    static let query = SecuritySchemeInfo(name: "query", kind: .apiKey(name: "api key", location: .query))
    static let cookie = SecuritySchemeInfo(name: "cookie", kind: .apiKey(name: "sid", location: .cookie))
    static let certificate = SecuritySchemeInfo(name: "certificate", kind: .mutualTLS)

    let server = StubClient { _ in EndpointResponse(status: 200) }

    private func all() throws -> Credentials {
        try Credentials([
            Self.bearer: .bearer("b"), Self.basic: .basic(user: "ann", password: "p:w"),
            Self.digest: .provided { "d" }, Self.oauth: .provided { "o" }, Self.oidc: .bearer("i"),
            Self.header: .apiKey("h"), Self.query: .apiKey("q&="), Self.cookie: .apiKey("c"),
            Self.certificate: .ambient,
        ])
    }

    private func sent(_ security: [[SecurityRequirement]], by credentials: Credentials) async throws -> EndpointRequest
    {
        let request = AuthenticationFixture.request(security)
        _ = try await server.authenticated(by: credentials).send(request)
        return try #require(server.requests.last)
    }

    @Test(
        "a key that no cookie can hold is refused when it is given",
        arguments: ["a;b", "a b", "\"q\"", "é", "a,b", "a\\b"]
    )
    func cookieKeys(key: String) throws {
        #expect(throws: Credential.ValueError.forbiddenCharacter(field: "apiKey")) {
            try Credential.apiKey(key, in: .cookie)
        }
        _ = try Credential.apiKey(key)
        _ = try Credential.apiKey("abc=", in: .cookie)
    }

    @Test(
        "each scheme's credentials are sent in the place that the description names",
        arguments: [
            (bearer, "Authorization", "Bearer b"), (basic, "Authorization", "Basic YW5uOnA6dw=="),
            (digest, "Authorization", "Digest d"), (oauth, "Authorization", "Bearer o"),
            (oidc, "Authorization", "Bearer i"), (header, "X-API-Key", "h"), (cookie, "Cookie", "sid=c"),
        ]
    )
    func headers(scheme: SecuritySchemeInfo, name: String, value: String) async throws {
        let request = try await sent([[scheme()]], by: try all())
        #expect(request.headers == [name: value])
        #expect(request.credentialNames == [name])
        #expect(request.url.absoluteString == "https://stub.test/pets")
    }

    @Test("an ambient credential and an empty user name are allowed for each scheme, and users have their own caches")
    func ambient() async throws {
        let request = try await sent([[Self.header()]], by: try Credentials([Self.header: .ambient(as: "ann")]))
        #expect(request.headers.isEmpty)
        #expect(request.credentialState == .attached(EndpointRequest.Principal("ann"), names: []))
        let basic = try Credentials([Self.basic: .basic(user: "", password: "pat")])
        #expect(try await sent([[Self.basic()]], by: basic).headers["Authorization"] == "Basic OnBhdA==")
    }

    @Test("an API key in the query is encoded and follows the existing items")
    func queryKey() async throws {
        let request = try await sent([[Self.query()]], by: try all())
        #expect(request.url.absoluteString == "https://stub.test/pets?api%20key=q%26%3D")
        #expect(request.credentialNames == ["api key"])
        let client = server.authenticated(by: try all())
        _ = try await client.send(AuthenticationFixture.request([[Self.query()]], url: "https://stub.test/pets?a=1"))
        #expect(server.requests.last?.url.query == "a=1&api%20key=q%26%3D")
    }

    @Test("a cookie key joins the caller's cookies")
    func cookies() async throws {
        var request = AuthenticationFixture.request([[Self.cookie()]])
        request.headers["Cookie"] = "theme=dark"
        _ = try await server.authenticated(by: try all()).send(request)
        #expect(server.requests.last?.headers["Cookie"] == "theme=dark; sid=c")
    }

    @Test(
        "a key in the header 'Cookie' joins the caller's cookies, except those that the caller set",
        arguments: [
            (nil, "sid=k; b=2"), ("c=x", "c=x; sid=k; b=2"), ("c=x; sid=own", "c=x; sid=own; b=2"),
            ("b=1; sid=own", "b=1; sid=own"),
        ]
    )
    func cookieHeader(own: String?, sent: String) async throws {
        let scheme = SecuritySchemeInfo(name: "session", kind: .apiKey(name: "cookie", location: .header))
        var request = AuthenticationFixture.request([[scheme()]])
        request.headers["Cookie"] = own
        let client = server.authenticated(by: try Credentials([scheme: .apiKey("sid=k; b=2")]))
        _ = try await client.send(request)
        #expect(server.requests.last?.headers == ["Cookie": sent])
        #expect(server.requests.last?.credentialNames == ["Cookie"])
    }

    @Test("without a key for the header 'Cookie', the caller's cookies are the credentials")
    func ownCookies() async throws {
        let scheme = SecuritySchemeInfo(name: "session", kind: .apiKey(name: "Cookie", location: .header))
        var request = AuthenticationFixture.request([[scheme()]])
        request.headers["Cookie"] = "sid=own"
        _ = try await server.authenticated(by: try Credentials([:])).send(request)
        #expect(server.requests.last?.headers == ["Cookie": "sid=own"])
        request.headers["Cookie"] = nil
        let client = server.authenticated(by: try Credentials([:]))
        await #expect(throws: EndpointClientError.self) { try await client.send(request) }
    }

    @Test("an operation with empty security sends no credentials")
    func none() async throws {
        let request = try await sent([], by: try all())
        #expect(request.headers.isEmpty)
        #expect(request.credentialState == .anonymous)
    }

    @Test("all credentials of an alternative are sent")
    func together() async throws {
        let request = try await sent([[Self.bearer(), Self.header(), Self.certificate()]], by: try all())
        #expect(request.headers == ["Authorization": "Bearer b", "X-API-Key": "h"])
    }

    @Test("the first alternative that can be met is used")
    func firstSatisfiable() async throws {
        let credentials = try Credentials([Self.header: .apiKey("h"), Self.basic: .basic(user: "a", password: "b")])
        let alternatives = [[Self.bearer()], [Self.header(), Self.cookie()], [Self.header()], [Self.basic()]]
        let request = try await sent(alternatives, by: credentials)
        #expect(request.headers == ["X-API-Key": "h"])
    }

    @Test("an alternative that needs one header twice cannot be met")
    func sameSlot() async throws {
        let request = try await sent([[Self.bearer(), Self.basic()], [Self.header()]], by: try all())
        #expect(request.headers == ["X-API-Key": "h"])
    }

    @Test("credentials may be collected at run time, and the last of a scheme applies")
    func collected() async throws {
        var pairs = try ["old", "new"].map { (Self.header, try Credential.apiKey($0)) }
        let credentials = try Credentials(pairs)
        #expect(try await sent([[Self.header()]], by: credentials).headers == ["X-API-Key": "new"])
        pairs.append((Self.basic, try .apiKey("k")))
        #expect(throws: Credential.ValueError.doesNotFit(scheme: "basic")) { try Credentials(pairs) }
    }

    @Test("the empty alternative is used only if no other can be met")
    func optional() async throws {
        #expect(try await sent([[], [Self.header()]], by: try all()).headers == ["X-API-Key": "h"])
        #expect(try await sent([[], [Self.header()]], by: try Credentials([:])).credentialState == .anonymous)
    }

    @Test("a request whose credentials are missing is not sent and the error names the schemes")
    func missing() async throws {
        let client = server.authenticated(by: try Credentials([:]))
        let request = AuthenticationFixture.request([[Self.bearer()], [Self.header(), Self.cookie()]])
        let error = await #expect(throws: EndpointClientError.self) { try await client.send(request) }
        #expect(error.map(\.description)?.contains("listPets needs 'bearer' or 'header' with 'cookie'") == true)
        #expect(server.requests.isEmpty)
    }

    @Test("a provider without a token adds no header, and an empty token is never sent")
    func emptyProvider() async throws {
        let nothing = try Credentials([Self.bearer: .provided { nil }])
        #expect(try await sent([[Self.bearer()], []], by: nothing).headers.isEmpty)
        for text in ["", " ", "a\r\nX-Evil: 1"] {
            let client = server.authenticated(by: try Credentials([Self.bearer: .provided { text }]))
            #expect(await outcome(client, AuthenticationFixture.request()) == "unusable")
        }
        #expect(server.requests.count == 1)
    }

    @Test(
        "credentials are sent only to the origins of the servers",
        arguments: ["https://evil.test/pets", "http://stub.test/pets", "https://stub.test:444/pets"]
    )
    func origins(url: String) async throws {
        let client = server.authenticated(by: try all())
        _ = try await client.send(AuthenticationFixture.request([[Self.header()]], url: url))
        #expect(server.requests.last?.headers.isEmpty == true)
    }

    @Test("credentials that the caller set are kept and not renewed")
    func byHand() async throws {
        let fixture = AuthenticationFixture()
        let server = fixture.server
        var request = AuthenticationFixture.request()
        request.headers["authorization"] = "Bearer mine"
        let response = try await server.authenticated(by: fixture.session()).send(request)
        #expect(response.status == 401)
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer mine"])
        #expect(fixture.refreshes == 0)
    }

    @Test("an invalid credential fails at construction, and the message names the field, never the value")
    func construction() {
        func text(_ make: () throws -> Credential) -> String {
            do {
                _ = try make()
                return "none"
            } catch { return "\(error)" }
        }
        let texts = [
            text { try .apiKey("") }, text { try .apiKey("sesame\n") }, text { try .bearer(" ") },
            text { try .basic(user: "a:b", password: "sesame") },
            text { try .basic(user: "a", password: "sesame\r\n") },
        ]
        let fields = ["apiKey", "apiKey", "bearer", "user", "password"]
        for (text, field) in zip(texts, fields) {
            #expect(text.hasPrefix(field) && !text.contains("sesame"))
        }
        #expect(Credential.ValueError.empty(field: "token").localizedDescription.hasPrefix("token is empty; "))
        #expect(throws: Credential.ValueError.doesNotFit(scheme: "bearer")) {
            try Credentials([Self.bearer: .apiKey("k")])
        }
        let policy = TokenSession.RefreshPolicy(lead: .seconds(-1), timeout: .zero, limit: 0, window: .zero)
        #expect(policy.lead == .zero && policy.limit == 1)
        #expect(policy.timeout == .milliseconds(1) && policy.window == .milliseconds(1))
    }

    @Test("no text of tokens or principals shows a secret")
    func redaction() async throws {
        var dumped = ""
        let tokens = AuthTokens(accessToken: "sesame", refreshToken: "sesame", userID: "sesame")
        dump(tokens, to: &dumped)
        dump(
            try await sent([[Self.header()]], by: try Credentials([Self.header: .apiKey("sesame")])).credentialState,
            to: &dumped
        )
        #expect(!(dumped + "\(tokens)" + String(reflecting: tokens)).contains("sesame"))
    }

    @Test("if the caller set a part of the required credentials, it is kept and the rest is added")
    func partByHand() async throws {
        let key = SecuritySchemeInfo(name: "key", kind: .apiKey(name: "key", location: .query))
        let server = StubClient { _ in EndpointResponse(status: 200) }
        let needed = [[key(), AuthenticationFixture.bearer()]]
        let request = AuthenticationFixture.request(needed, url: "https://stub.test/pets?key=mine")
        let both = try Credentials([key: .apiKey("ours"), AuthenticationFixture.bearer: .bearer("b")])
        let one = try Credentials([AuthenticationFixture.bearer: .bearer("b")])
        for credentials in [both, one] {
            #expect(await outcome(server.authenticated(by: credentials), request) == "200")
            #expect(server.requests.last?.url == request.url)
            #expect(server.requests.last?.headers["Authorization"] == "Bearer b")
        }
    }

    @Test("no text of credentials, headers or a refresher shows a secret")
    func texts() throws {
        let credentials = try Credentials(
            [Self.header: .apiKey("sesame"), AuthenticationFixture.bearer: .bearer("sesame")],
            undeclared: .bearer("sesame")
        )
        let refresher = try OAuthClient(
            client: StubClient(),
            tokenURL: try #require(URL(string: "https://id.test/token?key=sesame")),
            clientID: "app",
            clientSecret: "sesame"
        )
        let headers: HeaderFields = ["Authorization": "Bearer sesame", "X-API-Key": "sesame", "Accept": "a/b"]
        let decorators = ClientDecorators(credentials: credentials, headers: headers)
        var dumped = ""
        dump(credentials, to: &dumped)
        dump(refresher, to: &dumped)
        for value in [credentials, refresher, headers, headers.fields, decorators] as [Any] {
            dumped += "\(value)" + String(reflecting: value)
        }
        #expect(!dumped.contains("sesame"), "\(dumped)")
        #expect("\(headers)" == "Authorization: <redacted>; X-API-Key: <redacted>; Accept: a/b")
        #expect("\(refresher)" == "OAuthClient(app, https://id.test/token?key=<redacted>)")
    }
}
