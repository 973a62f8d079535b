import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("OAuth refresher")
struct OAuthRefresherTests {
    static let start = AuthenticationFixture.start
    let tokens = AuthTokens(accessToken: "old", refreshToken: "r+1", userID: "ann")

    private func server(_ json: String, status: Int = 200) -> StubHTTPClient {
        StubHTTPClient { _ in HTTPResponse(status: status, body: .data(Data(json.utf8))) }
    }

    private func refresher(_ client: any HTTPClient, secret: String? = nil) throws -> OAuthRefresher {
        try OAuthRefresher(
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

    @Test("no redirect takes the refresh token to another origin", arguments: [307, 308])
    func redirected(status: Int) async throws {
        let home = StubServer()
        let away = StubServer()
        home.on(.post, "/token").respond(.redirect(to: "\(away.url)/token", status: status))
        away.on(.post, "/token").respond(.json(#"{"access_token":"new"}"#))
        let refresher = try OAuthRefresher(
            client: home.client,
            tokenURL: home.url.appending(path: "token"),
            clientID: "app"
        )
        await #expect(throws: HTTPClientError.self) { try await refresher.refresh(tokens) }
        #expect(away.requests.isEmpty)
    }

    @Test(
        "what cannot be read of an answer is not quoted, since it may be a token",
        arguments: [#""sesame""#, #"{"access_token":["sesame"]}"#, #"{"access_token":73737}"#, "sesame"]
    )
    func secrets(json: String) async throws {
        do {
            _ = try await refresher(server(json)).refresh(tokens)
            Issue.record("read")
        } catch {
            let text = String(reflecting: error)
            #expect(!text.contains("sesame") && !text.contains("73737"), "\(text)")
        }
    }

    @Test(
        "a session asks for sign-in after invalid_grant, and not after 503",
        arguments: [(400, "401"), (503, "refreshFailed")]
    )
    func failures(status: Int, expected: String) async throws {
        let refresher = try refresher(server(#"{"error":"invalid_grant"}"#, status: status))
        let fixture = AuthenticationFixture()
        let session = try await fixture.session(signedIn: tokens) { try await refresher.refresh($0) }
        #expect(await outcome(fixture.server.authenticated(by: session), AuthenticationFixture.request()) == expected)
        // The session tells the app beside those who wait, and perhaps a moment later.
        for _ in 0..<100_000 where status == 400 && fixture.rejections == 0 { await Task.yield() }
        #expect(fixture.rejections == (status == 400 ? 1 : 0))
    }

    @Test("without a refresh token nothing is sent")
    func noRefreshToken() async throws {
        let server = server("{}")
        let refresher = try refresher(server)
        await #expect(throws: AuthenticationError.self) { try await refresher.refresh(AuthTokens(accessToken: "old")) }
        #expect(server.requests.isEmpty)
    }

    @Test("a faulty setting fails at construction and the message names the field")
    func construction() throws {
        let url = try #require(URL(string: "https://id.test/token"))
        func text(_ make: () throws(ConfigurationError) -> OAuthRefresher) -> String {
            do {
                _ = try make()
                return "none"
            } catch { return error.description }
        }
        let client = server("{}")
        let file = URL(fileURLWithPath: "/token")
        let texts = [
            text { () throws(ConfigurationError) in try OAuthRefresher(client: client, tokenURL: url, clientID: "") },
            text { () throws(ConfigurationError) in
                try OAuthRefresher(client: client, tokenURL: url, clientID: "app", clientSecret: "sesame\n")
            },
            text { () throws(ConfigurationError) in try OAuthRefresher(client: client, tokenURL: file, clientID: "app")
            },
        ]
        #expect(
            texts == [
                "OAuthRefresher.clientID is empty, or holds a line break",
                "OAuthRefresher.clientSecret is empty, or holds a line break",
                "OAuthRefresher.tokenURL is file:///token; it must be an absolute https or http address",
            ]
        )
    }
}
