import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("OAuth client", .serialized)
struct OAuthClientTests {
    static let start = AuthenticationFixture.start
    let tokens = AuthTokens(accessToken: "old", refreshToken: "r+1", userID: "ann")

    private func server(_ json: String, status: Int = 200) -> StubClient {
        StubClient { _ in EndpointResponse(status: status, body: .data(Data(json.utf8))) }
    }

    private func refresher(_ client: any EndpointClient, secret: String? = nil) throws -> OAuthClient {
        try OAuthClient(
            client: client,
            tokenURL: try #require(URL(string: "https://id.test/token")),
            clientID: "app",
            clientSecret: secret,
            now: { Self.start }
        )
    }

    @Test("a public client sends its id in the form")
    func publicClient() async throws {
        let server = server(#"{"access_token":"new","token_type":"Bearer","expires_in":3600,"refresh_token":"r2"}"#)
        let new = try await refresher(server).refresh(tokens)
        #expect(new == AuthTokens(accessToken: "new", refreshToken: "r2", expiresAt: Self.start + 3_600))
        let request = try #require(server.requests.first)
        #expect(
            try String(decoding: request.body.data(), as: UTF8.self)
                == "grant_type=refresh_token&refresh_token=r%2B1&client_id=app"
        )
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(!request.headers.contains("Authorization"))
    }

    @Test("a confidential client authenticates with HTTP basic")
    func confidentialClient() async throws {
        let server = server(#"{"access_token":"new"}"#)
        _ = try await refresher(server, secret: "s:1").refresh(tokens)
        let pair = Data("app:s%3A1".utf8).base64EncodedString()
        #expect(server.requests.first?.headers["Authorization"] == "Basic \(pair)")
        #expect(try server.requests.first?.body.data().isEmpty == false)
    }

    @Test(
        "a lifetime is read leniently and never traps",
        arguments: [("\"60\"", 60), ("-5", 0), ("1e300", 3_153_600_000), ("\"soon\"", nil), ("null", nil)]
            as [(String, TimeInterval?)]
    )
    func lifetime(json: String, seconds: TimeInterval?) async throws {
        let server = server(#"{"access_token":"new","expires_in":\#(json)}"#)
        let expiry = try await refresher(server).refresh(tokens).expiresAt
        #expect(expiry == seconds.map { Self.start + $0 })
    }

    @Test(
        "a token that must not be sent as a bearer token is refused",
        arguments: [
            ("\"DPoP\"", "DPoP"), ("\"dpop\"", "DPoP"), ("\"MAC\"", "MAC"), ("\"bearer\"", nil), ("\"BEARER\"", nil),
            ("\"N_A\"", nil), ("\"user\"", nil), ("null", nil), ("7", nil),
        ] as [(String, String?)]
    )
    func tokenType(json: String, refused: String?) async throws {
        let server = server(#"{"access_token":"new","token_type":\#(json)}"#)
        do {
            let new = try await refresher(server).refresh(tokens)
            #expect(refused == nil && new.accessToken == "new")
        } catch {
            let name = try #require(refused)
            #expect("\(error)".contains("a token of the type \(name), "), "\(error)")
        }
    }

    @Test("no redirect takes the refresh token to another origin", arguments: [307, 308])
    func redirected(status: Int) async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.post, "/token").respond(.redirect(to: "\(away.url)/token", status: status))
        away.on(.post, "/token").respond(.json(#"{"access_token":"new"}"#))
        let refresher = try OAuthClient(
            client: home.client,
            tokenURL: home.url.appending(path: "token"),
            clientID: "app"
        )
        await #expect(throws: EndpointClientError.self) { try await refresher.refresh(tokens) }
        #expect(away.requests.isEmpty)
    }

    @Test(
        "an unreadable part of a response is not quoted, because it may be a token",
        arguments: [#""sesame""#, #"{"access_token":["sesame"]}"#, #"{"access_token":73737}"#, "sesame"]
    )
    func secrets(json: String) async throws {
        let log = Lock("")
        let sink = LoggingClient.Sink { entry in log.withLock { $0 += entry.message } }
        let client = server(json).logging(LoggingClient.Policy(bodyLimit: 4_096), to: sink)
        do {
            _ = try await refresher(client).refresh(tokens)
            Issue.record("read")
        } catch {
            let text = String(reflecting: error) + log.withLock { $0 }
            #expect(!text.contains("sesame") && !text.contains("73737"), "\(text)")
        }
    }

    @Test(
        "a session asks for sign-in after invalid_grant, also with the status 200, and not after a temporary error",
        arguments: [
            (400, "invalid_grant", "401"), (200, "invalid_grant", "401"), (503, "invalid_grant", "refreshFailed"),
            (200, "ratelimited", "refreshFailed"), (400, "temporarily_unavailable", "refreshFailed"),
            (400, "slow_down", "refreshFailed"),
        ]
    )
    func failures(status: Int, error: String, expected: String) async throws {
        let refresher = try refresher(server("{\"error\":\"\(error)\"}", status: status))
        let fixture = AuthenticationFixture()
        let session = try await fixture.session(signedIn: tokens) { try await refresher.refresh($0) }
        #expect(await outcome(fixture.server.authenticated(by: session), AuthenticationFixture.request()) == expected)
        // The session notifies the app before the waiting calls fail.
        #expect(fixture.rejections == (expected == "401" ? 1 : 0))
    }

    @Test(
        "the response of a page that a redirect led to says nothing about the tokens (RFC 6749 §5.2)",
        arguments: [301, 302, 303],
        [(404, "", true), (404, "", false), (200, #"{"error":"invalid_grant"}"#, true)]
            as [(status: Int, body: String, isAway: Bool)]
    )
    func elsewhere(redirect: Int, page: (status: Int, body: String, isAway: Bool)) async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.post, "/token").respond(.redirect(to: "\((page.isAway ? away : home).url)/lost", status: redirect))
        for server in [home, away] {
            server.on(.get, "/lost").respond(.text(page.body, status: page.status))
        }
        let refresher = try OAuthClient(
            client: home.client,
            tokenURL: home.url.appending(path: "token"),
            clientID: "app"
        )
        let fixture = AuthenticationFixture()
        let session = try await fixture.session(signedIn: tokens) { try await refresher.refresh($0) }
        let client = fixture.server.authenticated(by: session)
        #expect(await outcome(client, AuthenticationFixture.request()) == "refreshFailed")
        #expect(fixture.rejections == 0)
    }

    @Test("the text for users of invalid_grant asks to sign in", arguments: [200, 400])
    func refusedGrant(status: Int) async throws {
        let oauth = try refresher(server(#"{"error": "invalid_grant"}"#, status: status))
        do {
            _ = try await oauth.tokens(for: .password(user: "ann", password: "sesame"))
            Issue.record("signed in")
        } catch let error as HTTPError<Never> { #expect(error.userText == .signIn) }
    }

    @Test("an error in a response with the status 200 is shown by its code", arguments: ["", #""access_token":null,"#])
    func refused(others: String) async throws {
        let oauth = try refresher(server("{\(others)\"error\":\"bad_verification_code\"}"))
        do {
            _ = try await oauth.tokens(for: .clientCredentials)
            Issue.record("signed in")
        } catch let error as HTTPError<Never> { #expect(error.debugDescription.contains("bad_verification_code")) }
    }

    @Test(
        "the error of an unreadable token response names the token endpoint and asks nobody to sign in again",
        arguments: ["", "<html>", "{}", #"{"access_token":""}"#]
    )
    func unreadable(body: String) async throws {
        let refresher = try refresher(server(body))
        for isRefresh in [false, true] {
            do {
                _ =
                    isRefresh
                    ? try await refresher.refresh(tokens) : try await refresher.tokens(for: .clientCredentials)
                Issue.record("read")
            } catch {
                let text = String(reflecting: error)
                #expect(text.contains("POST https://id.test/token: status 200"), "\(text)")
            }
        }
    }

    @Test("scopes are requested at sign-in, and a refresh keeps those that were granted")
    func scopes() async throws {
        let server = server(#"{"access_token":"new"}"#)
        let oauth = try OAuthClient(
            client: server,
            tokenURL: try #require(URL(string: "https://id.test/token")),
            clientID: "app",
            scopes: ["read", "write"]
        )
        _ = try await oauth.tokens(for: .clientCredentials)
        _ = try await oauth.refresh(tokens)
        let forms = try server.requests.map { try String(decoding: $0.body.data(), as: UTF8.self) }
        #expect(forms.map { $0.contains("scope=read%20write") || $0.contains("scope=read+write") } == [true, false])
    }

    @Test("without a refresh token nothing is sent")
    func noRefreshToken() async throws {
        let server = server("{}")
        let refresher = try refresher(server)
        await #expect(throws: CredentialError.self) { try await refresher.refresh(AuthTokens(accessToken: "old")) }
        #expect(server.requests.isEmpty)
    }

    @Test(
        "each grant sends its own parameters and the additional ones, and the tokens belong to its user or app",
        arguments: [
            (OAuthClient.Grant.clientCredentials, "grant_type=client_credentials", "app"),
            (.password(user: "ann", password: "s&same"), "grant_type=password&username=ann&password=s%26same", "ann"),
        ]
    )
    func grants(grant: OAuthClient.Grant, start: String, user: String) async throws {
        let server = server(#"{"access_token":"new","refresh_token":"r2","id_token":"i","expires_in":60}"#)
        let client = try OAuthClient(
            client: server,
            tokenURL: try #require(URL(string: "https://id.test/token")),
            clientID: "app",
            scopes: ["pets", "orders"],
            parameters: ["audience": "https://api.test", "resource": "a", "resource": "b"],
            now: { Self.start }
        )
        let tokens = try await client.tokens(for: grant)
        let expected = AuthTokens(
            accessToken: "new",
            refreshToken: "r2",
            expiresAt: Self.start + 60,
            userID: user,
            idToken: "i"
        )
        #expect(tokens == expected)
        let body = try #require(server.requests.first).body.data()
        let rest = "&scope=pets%20orders&audience=https%3A%2F%2Fapi.test&resource=a&resource=b&client_id=app"
        #expect(String(decoding: body, as: UTF8.self) == start + rest)
    }

    @Test("parameters that are collected at run time are sent in their order, and a name may repeat")
    func collectedParameters() async throws {
        let server = server(#"{"access_token":"new"}"#)
        let resources = ["b", "a"].map { ("resource", $0) }
        let client = try OAuthClient(
            client: server,
            tokenURL: try #require(URL(string: "https://id.test/token")),
            clientID: "app",
            parameters: resources
        )
        _ = try await client.tokens(for: .clientCredentials)
        let body = try #require(server.requests.first).body.data()
        #expect(String(decoding: body, as: UTF8.self).contains("&resource=b&resource=a&"))
    }

    @Test("a secret is sent in the body if the server requires it there")
    func secretInBody() async throws {
        let server = server(#"{"access_token":"new"}"#)
        let client = try OAuthClient(
            client: server,
            tokenURL: try #require(URL(string: "https://id.test/token")),
            clientID: "app",
            clientSecret: "s:1",
            authentication: .body
        )
        _ = try await client.tokens(for: .clientCredentials)
        let request = try #require(server.requests.first)
        let body = String(decoding: try request.body.data(), as: UTF8.self)
        #expect(body == "grant_type=client_credentials&client_id=app&client_secret=s%3A1")
        #expect(!request.headers.contains("Authorization"))
    }

    @Test("an empty secret is sent as an empty password")
    func emptySecret() async throws {
        let server = server(#"{"access_token":"new"}"#)
        _ = try await refresher(server, secret: "").tokens(for: .clientCredentials)
        #expect(server.requests.first?.headers["Authorization"] == "Basic YXBwOg==")
    }

    @Test("a session of client credentials requests a new token at expiry and keeps its principal")
    func machine() async throws {
        let clock = ManualClock()
        let count = Lock(0)
        let server = StubClient { request in
            guard request.url.path == "/token" else {
                return EndpointResponse(status: request.headers["Authorization"] == "Bearer t2" ? 200 : 401)
            }
            let number = count.withLock { count in
                count += 1
                return count
            }
            // The grant has no use for a refresh token (RFC 6749 §4.4.3).
            let json = #"{"access_token":"t\#(number)","refresh_token":"r"}"#
            let form = String(decoding: (try? request.body.data()) ?? Data(), as: UTF8.self)
            return EndpointResponse(status: form.contains("refresh_token") ? 400 : 200, body: .data(Data(json.utf8)))
        }
        let session = try await refresher(server, secret: "s").session(.clientCredentials, clock: clock)
        let client = server.authenticated(by: session)
        #expect(try await client.send(AuthenticationFixture.request()).status == 200)
        #expect(try await session.principal == EndpointRequest.Principal("app"))
        #expect(count.withLock { $0 } == 2)
    }

    @Test(
        "a session of the password grant renews with its refresh token and keeps the ID token, and a wrong password signs nobody in",
        arguments: [#"{"access_token":"new"}"#, #"{"access_token":"new","refresh_token":"","id_token":""}"#]
    )
    func password(renewed: String) async throws {
        let server = StubClient { request in
            guard request.url.path == "/token" else {
                return EndpointResponse(status: request.headers["Authorization"] == "Bearer new" ? 200 : 401)
            }
            let form = String(decoding: (try? request.body.data()) ?? Data(), as: UTF8.self)
            if form.contains("password=wrong") { return EndpointResponse(status: 400) }
            let isRefresh = form.contains("refresh_token=r")
            let json =
                isRefresh ? renewed : #"{"access_token":"o","refresh_token":"r","id_token":"i"}"#
            return EndpointResponse(status: 200, body: .data(Data(json.utf8)))
        }
        let store = TokenSession.MemoryStore()
        let oauth = try refresher(server)
        await #expect(throws: HTTPError<Never>.self) {
            try await oauth.session(.password(user: "ann", password: "wrong"))
        }
        let session = try await oauth.session(.password(user: "ann", password: "sesame"), store: store)
        #expect(try await server.authenticated(by: session).send(AuthenticationFixture.request()).status == 200)
        let stored = AuthTokens(accessToken: "new", refreshToken: "r", userID: "ann", idToken: "i")
        #expect(await store.load() == stored)
        #expect(try AuthTokens(jsonData: stored.jsonData()) == stored)
    }

    @Test("no text of a grant shows the password")
    func grantTexts() {
        let grant = OAuthClient.Grant.password(user: "ann", password: "hush")
        var dumped = ""
        dump(grant, to: &dumped)
        for text in ["\(grant)", String(reflecting: grant), dumped] { #expect(!text.contains("hush"), "\(text)") }
    }

    @Test("an invalid setting fails at construction, and the message names the field")
    func construction() throws {
        let url = try #require(URL(string: "https://id.test/token"))
        func text(_ make: () throws(ConfigurationError) -> OAuthClient) -> String {
            do {
                _ = try make()
                return "none"
            } catch { return error.description }
        }
        let client = server("{}")
        let file = URL(fileURLWithPath: "/token")
        let texts = [
            text { () throws(ConfigurationError) in try OAuthClient(client: client, tokenURL: url, clientID: "") },
            text { () throws(ConfigurationError) in
                try OAuthClient(client: client, tokenURL: url, clientID: "app", clientSecret: "sesame\n")
            },
            text { () throws(ConfigurationError) in try OAuthClient(client: client, tokenURL: file, clientID: "app") },
        ]
        #expect(
            texts == [
                "OAuthClient.clientID is empty, or contains a control character; "
                    + "copy the id that the server shows for the app",
                "OAuthClient.clientSecret contains a control character, such as a line break; copy it without one",
                "OAuthClient.tokenURL is file:///token; it must be an absolute https or http address",
            ]
        )
    }
}
