import EndpointRuntime
import EndpointTesting
import Foundation
import SecurityClient
import Testing

/// Credentials by the generated schemes, through generated endpoints.
@Suite("Credentials", .serialized)
struct CredentialTests {
    private typealias Scheme = Security.SecurityScheme
    private let server = StubServer()

    /// The headers and the query of one call, without those that every call has.
    private func sent<E: Endpoint>(
        _ endpoint: E,
        by credentials: KeyValuePairs<SecuritySchemeInfo, Credential>
    ) async throws -> [String] {
        server.on(E.self).respond(.status(204))
        let client = server.client.authenticated(by: try Credentials(credentials))
        _ = try await client.reply(to: endpoint)
        let request = try #require(server.requests.last)
        let headers = ["Authorization", "Cookie", "X-API-Key", "X-Signature"].compactMap { name in
            request.headers[name].map { "\(name): \($0)" }
        }
        return headers + (request.query.isEmpty ? [] : ["?" + request.query])
    }

    @Test("the security of the whole description is sent, except where an operation requires none")
    func required() async throws {
        #expect(
            try await sent(Security.RequiresTheGlobal(), by: [Scheme.bearer: .bearer("t")]) == [
                "Authorization: Bearer t"
            ]
        )
        #expect(try await sent(Security.RequiresNothing(), by: [Scheme.bearer: .bearer("t")]) == [])
    }

    @Test("passwords and tokens of every kind are sent in the header Authorization")
    func authorization() async throws {
        #expect(
            try await sent(
                Security.RequiresBasic(),
                by: [Scheme.basic: .basic(user: "Aladdin", password: "open sesame")]
            )
                == ["Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="]
        )
        #expect(
            try await sent(Security.RequiresScopes(), by: [Scheme.oauth: .bearer("o")]) == ["Authorization: Bearer o"]
        )
        #expect(
            try await sent(Security.RequiresOpenID(), by: [Scheme.openid: .bearer("i")]) == ["Authorization: Bearer i"]
        )
        #expect(
            Security.RequiresScopes.operation.security == [[Security.SecurityScheme.oauth("read", "profile:email")]]
        )
    }

    @Test("an API key goes into the header, the query or the cookie that its scheme names")
    func apiKeys() async throws {
        let endpoint = Security.RequiresAnyKey()
        #expect(try await sent(endpoint, by: [Scheme.keyInHeader: .apiKey("k")]) == ["X-API-Key: k"])
        #expect(try await sent(endpoint, by: [Scheme.keyInQuery: .apiKey("k&k")]) == ["?api_key=k%26k"])
        #expect(try await sent(endpoint, by: [Scheme.keyInCookie: .apiKey("k")]) == ["Cookie: SESSION=k"])
    }

    @Test("of several alternatives, only the first one that can be met is sent")
    func alternatives() async throws {
        let endpoint = Security.RequiresBothKeys()
        #expect(
            try await sent(
                endpoint,
                by: [Scheme.keyInHeader: .apiKey("k"), Scheme.signature: .apiKey("s"), Scheme.bearer: .bearer("t")]
            ) == ["X-API-Key: k", "X-Signature: s"]
        )
        #expect(
            try await sent(endpoint, by: [Scheme.bearer: .bearer("t"), Scheme.signature: .apiKey("s")])
                == ["Authorization: Bearer t", "X-Signature: s"]
        )
        #expect(
            try await sent(
                Security.RequiresAnyKey(),
                by: [Scheme.keyInCookie: .apiKey("c"), Scheme.keyInQuery: .apiKey("q")]
            ) == ["?api_key=q"]
        )
    }

    @Test("a call whose credentials are missing is not sent, and the error names those that suffice")
    func missing() async throws {
        let client = server.client.authenticated(by: try Credentials([Scheme.keyInHeader: .apiKey("k")]))
        guard case .failure(let error) = await client.result(of: Security.RequiresBothKeys()),
            case .request(let refusal) = error.reason
        else {
            Issue.record("sent")
            return
        }
        #expect(
            "\(refusal)".hasPrefix(
                "requiresBothKeys needs 'key_in_header' with 'signature' or 'bearer' with 'signature' and there"
            )
        )
        #expect(server.requests.isEmpty)
    }

    @Test("where security is optional, credentials are sent if there are any")
    func optional() async throws {
        #expect(try await sent(Security.MayRequireBearer(), by: [:]) == [])
        #expect(
            try await sent(Security.MayRequireBearer(), by: [Scheme.bearer: .bearer("t")]) == [
                "Authorization: Bearer t"
            ]
        )
    }

    @Test(
        "a credential that does not fit its scheme is an error that names the scheme",
        arguments: [
            (Scheme.keyInHeader, try Credential.bearer("t"), "key_in_header"),
            (Scheme.bearer, try Credential.apiKey("k"), "bearer"), (Scheme.basic, try Credential.bearer("t"), "basic"),
            (Scheme.oauth, try Credential.basic(user: "u", password: "p"), "oauth"),
        ]
    )
    func wrongKind(scheme: SecuritySchemeInfo, credential: Credential, name: String) {
        let fault = #expect(throws: Credential.ValueError.self) { try Credentials([scheme: credential]) }
        #expect(
            fault?.description.hasPrefix(
                "the credential for '\(name)' is of another kind than that security scheme; use"
            )
                == true
        )
    }
}
