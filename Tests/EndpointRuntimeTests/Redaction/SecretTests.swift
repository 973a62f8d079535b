import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// No text of an error may contain `hush`. Requests send longer values, because texts hide every repeat of a sent secret.
@Suite("Secrets in texts")
struct SecretTests {
    private static let json = #"""
        {"title":"kept","access_token":"hush","a":{"Client-Secret":["hush",{"b":"hush"}],"pin":4711},
         "p\u0061ssword" : "hu\"hush", "note":"{\"refresh_token\":\"hush\"}", "last":true}
        """#
    private static let credentials = #"""
        {"title":"kept","otp_code":"hush","pin":"hush","PINCode":"hush","user-pin":"hush","cvc":"hush","cvv2":"hush",
         "apikey":"hush","X-CSRFToken":"hush","privateKey":"hush","idToken":"hush","JSESSIONID":"hush","sessionId":"hush",
         "verification_code":"hush","backupCodes":["hush"],"pass_phrase":"hush","db.pass":"hush","code_verifier":"hush",
         "REFRESH_TOKEN":"hush","accesstoken":"hush","secretAccessKey":"hush","smtp_passwd":"hush","basicAuth":"hush",
         "authcode":"hush","oauthverifier":"hush","accesskeyid":"hush","privatekeypem":"hush","usersessiondata":"hush",
         "SAMLResponse":"hush","saml_response":"hush","samlresponse":"hush","seedPhrase":"hush","recovery_phrase":"hush"}
        """#
    private static let facts = """
        pinned=1&pins=2&pin_id=3&tokenCount=4&max_tokens=5&prompt_tokens=6&token_type=bearer&tokenizer=bpe&author=Ann\
        &authority=x&authored=y&description=y&keyword=z&secretary=Bo&country_code=DE&passenger=Al&passCount=7&hasPassword=true\
        &token_expires_at=8&idempotencyKey=k&responseText=ok&saml_provider=idp&phrase=l&searchPhrase=m
        """
    private static let url = URL(string: "https://u:hush-1@api.test/v1/reset/hush-2?api_key=hush-3&x=1#token=hush-4")

    struct Login: JSONModel {
        var accessToken: String
        var name = "Rex"

        init(accessToken: String) { self.accessToken = accessToken }

        init(from json: inout ObjectReader) throws { accessToken = try json.required("access_token") }

        func encode(to json: inout ObjectWriter) throws { try json.required("access_token", accessToken) }
    }

    enum Refused: Sendable { case unauthorized(Login) }

    struct Reset: Endpoint {
        typealias Response = [Login]
        typealias Failure = Refused

        static var operation: OperationInfo { OperationInfo(id: "reset", method: .post, path: "/reset/{token}") }

        var token = "hush-5"

        func encode(into request: inout RequestEncoder) {
            request.path = "/reset/\(token)"
            request.query("api_key", "hush-6")
            request.header("X-API-Key", "hush-7")
            request.json(["password": "hush-8"])
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<[Login], Refused> {
            switch response.status {
            case 200: .success(try response.json())
            case 401: .failure(.unauthorized(try response.json()))
            default: .undocumented
            }
        }
    }

    /// Every text that Swift makes of an error by itself.
    private func texts(of error: Any) -> [String] {
        var dumped = ""
        dump(error, to: &dumped)
        var texts = ["\(error)", String(reflecting: error), dumped]
        if let error = error as? any Error { texts.append(error.localizedDescription) }
        if let error = error as? any LocalizedError {
            texts += [error.errorDescription, error.failureReason, error.recoverySuggestion].compactMap { $0 }
        }
        return texts
    }

    private func expectQuiet(_ error: Any, _ wanted: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        for text in texts(of: error) {
            #expect(!text.contains("hush") && !text.contains("4711"), "\(text)", sourceLocation: sourceLocation)
        }
        let isThere = wanted.isEmpty || String(reflecting: error).contains(wanted)
        #expect(isThere, "\(error)", sourceLocation: sourceLocation)
    }

    func response(_ status: Int, _ body: String, type: String? = "application/json") -> EndpointResponse {
        var headers: HeaderFields = ["Set-Cookie": "hush-9", "X-Token": "hush-0"]
        if let type { headers.add("Content-Type", type) }
        return EndpointResponse(status: status, headers: headers, url: Self.url, body: .data(Data(body.utf8)))
    }

    /// The error of a call to a server with this response.
    private func failure(_ status: Int, _ body: String, type: String? = "application/json") async -> HTTPError<Refused>?
    {
        let failure = response(status, body, type: type)
        do {
            _ = try await StubClient { _ in failure }.send(Reset())
            return nil
        } catch { return error }
    }

    @Test(
        "the body in an error hides the values of sensitive members and shows the others",
        arguments: [
            (json, "application/json", "kept"), (json, nil, "kept"), (json, "text/plain", "kept"),
            ("[\(json)", "application/problem+json", "kept"),
            (#"{"title":"kept","access_token":"hushhu"#, "application/json", "kept"),
            (#"{"title":"kept","access_token":["a","hush"#, "application/json", "kept"),
            ("title=kept&access_token=hush&pass%77ord=hush", "application/x-www-form-urlencoded", "kept"),
            ("title=kept&client_secret=hush", "text/plain", "kept"),
            (credentials, "application/json", "kept"), (facts, "application/x-www-form-urlencoded", facts),
            ("title=kept&card%5Bcvc%5D=hush&user.pin=hush", "application/x-www-form-urlencoded", "kept"),
            ("title=kept&card[cvc]=hush&2FACode=hush", "text/plain", "kept"),
            ("kept\nAuthorization: Bearer hush\nX-Api-Key : hush", "text/plain", "kept"),
            ("<Error><Code>kept</Code><AWSAccessKeyId>hush</AWSAccessKeyId></Error>", "application/xml", "Error"),
            ("<a title='kept' password='hush, hush'/>", "application/xml", "kept"),
            ("<a title='kept' password='hush", "application/xml", "kept"),
            ("<a><title>kept</title><token value=\"hush\"/></a>", "application/xml", "kept"),
            ("<a><title>kept</title></a><token value=\"hush", "application/xml", "kept"),
            ("<a><title>kept</title><password><![CDATA[hush]]></password></a>", "text/xml", "kept"),
            ("<a><title>kept</title><token><part>hush</part> hush</token></a>", "text/xml", "kept"),
            ("<a:b><a:title>kept</a:title><a:Password x=\">\">hush</a:Password></a:b>", "text/xml", "kept"),
            ("<token/><title>kept</title>", "text/xml", "kept"),
            ("{'title': 'kept', 'password': 'hush, hush'}", "text/plain", "kept"),
            (#"no object: {\"title\":\"kept\",\"password\":\"hush, hush\"}"#, "text/plain", "kept"),
            (
                "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nhush\r\n--x--", "multipart/form-data",
                ""
            ),
        ] as [(String, String?, String)]
    )
    func bodies(body: String, type: String?, wanted: String) async throws {
        let error = try #require(await failure(500, body, type: type))
        expectQuiet(error, wanted)
        expectQuiet(error as any EndpointError, wanted)
        expectQuiet(try #require(error.response), wanted)
        expectQuiet(StreamError.refused(error), wanted)
        expectQuiet(PageError(.call(error), at: PageCursor(rawValue: Self.url?.absoluteString ?? "")), wanted)
        expectQuiet(CredentialError.refreshFailed(error), wanted)
        expectQuiet(EndpointClientError.request(.authentication(.storeFailed(error))), wanted)
        expectQuiet(RequestError(error), wanted)
        expectQuiet(HTTPError<Never>(.request(.other(error)), operation: Reset.operation), wanted)
        expectQuiet([error] as [any Error])
    }

    @Test(
        "of a failure, an error's code is shown, and of every body, true, false and null",
        arguments: [
            (404, #"{"code":404}"#, true), (400, #"{"a":{"Code" : "not_found" }}"#, true),
            (500, #"{"code":-32601}"#, true),
            (400, #"{"code":"No such e-mail."}"#, true), (200, #"{"code":404}"#, false),
            (302, #"{"code":"abc"}"#, false),
            (400, #"{"code":123456}"#, false), (400, #"{"code":"4711"}"#, false), (400, #"{"code":"a1"}"#, false),
            (400, #"{"code":404"#, false), (400, #"{"code":"not_fo"#, false), (400, #"{"code":["a"]}"#, false),
            (400, "code=abc", false), (400, "code: abc", false), (400, #"{"otp_code":"abc"}"#, false),
            (200, #"{"authenticated":true,"token":null,"session":false}"#, true), (200, #"{"token":nullable}"#, false),
            (200, "token: true", false), (400, "your code: abc, please", false),
            (400, #"{"message":"Sign in (code: 48213)"}"#, false), (400, #"{"message":"in, code: abc, now"}"#, false),
        ] as [(Int, String, Bool)]
    )
    func codes(status: Int, body: String, isShown: Bool) throws {
        let excerpt = try #require(response(status, body).bodyExcerpt)
        #expect((excerpt == body) == isShown && excerpt.contains("<redacted>") != isShown, "\(excerpt)")
    }

    @Test(
        "a credential in a sentence is hidden with and without its scheme",
        arguments: [
            ("kept in Authorization=Bearer hush", "kept"), ("Authorization=Basic hush; kept", "kept"),
            ("authorization=Token hush&kept", "kept"), ("kept: 'Bearer eyHush.hush'", "kept"),
            ("token Bearer eyHush123 is kept", "is kept"), ("a dpop kAt_hush", "dpop"),
            ("Bearer authentication is required", "Bearer authentication is required"),
            ("Basic Authentication failed", "Basic Authentication failed"),
        ]
    )
    func schemes(message: String, wanted: String) async throws {
        let json = #"{"message":"\#(message)"}"#
        for body in [message, json] {
            let error = try #require(await failure(403, body))
            for text in texts(of: error) { #expect(!text.lowercased().contains("hush")) }
            #expect("\(error)".contains(wanted), "\(error)")
        }
    }

    @Test(
        "a value that a validator rejects is hidden if the name next to it suggests a credential",
        arguments: [
            #"{"detail":[{"loc":["body","password"],"msg":"kept","input":"hush"}]}"#,
            #"{"errors":[{"value":"hush","msg":"kept","path":"password"},{"value":"shown","path":"name"}]}"#,
            #"{"errors":[{"field":"user.password","rejectedValue":{"a":["hush"]}}],"kept":1}"#,
            #"{"headers":[{"name":"Authorization","value":"Bearer hush"}],"kept":1}"#,
            #"{"path":"pin","received":4711,"kept":"not 4711"}"#,
        ]
    )
    func rejectedValues(body: String) async throws {
        let error = try #require(await failure(422, body))
        expectQuiet(error, "kept")
        #expect("\(error)".contains("shown") == body.contains("shown"))
    }

    @Test("the body of a success is shown only on request, and then without secrets")
    func success() async throws {
        let error = try #require(await failure(200, #"[{"secret-plan":"hush","plain":"sesame","access_token":7}]"#))
        expectQuiet(error, "[0].access_token: expected a string, found a number")
        for text in texts(of: error) { #expect(!text.contains("sesame")) }
        let excerpt = try #require(error.response?.bodyExcerpt)
        #expect(excerpt == #"[{"secret-plan":<redacted>,"plain":"sesame","access_token":<redacted>}]"#)
        for body in [#""hush""#, #"[{"access_token":["hush"]}]"#, #"[{"access_token":{"hush":1}}]"#, "hush", "4711"] {
            expectQuiet(try #require(await failure(200, body)))
        }
    }

    @Test("an error of `Decodable` does not quote a secret")
    func decodable() async throws {
        struct Session: Decodable, Sendable { var accessToken: Int }
        for body in [#"{"accessToken":"hush"}"#, #"{"accessToken":["hush"]}"#, #""hush""#] {
            let session = response(200, body)
            do {
                _ = try await StubClient { _ in session }.send(AdHocEndpoint<Session>(.get, "/session"))
                Issue.record("read")
            } catch { expectQuiet(error, "cannot read") }
        }
    }

    @Test("a documented failure is shown by the names of its members, secrets hidden")
    func documented() async throws {
        let error = try #require(await failure(401, #"{"access_token":"hush"}"#))
        expectQuiet(error, "Rex")
        let mismatch = try #require(await failure(401, #"{"access_token":4711}"#))
        expectQuiet(mismatch, "not as documented: access_token: expected a string, found a number")
    }

    @Test("texts show a path as its template, and any other address without its path")
    func paths() async throws {
        let client = StubClient()
        let request = try client.resolve(Reset())
        expectQuiet(request, "POST https://stub.test/reset/{token}")
        #expect(request.requestLine == "POST https://stub.test/reset/{token}")
        let error = TransportError(
            .timedOut,
            requestLine: request.requestLine,
            detail: "at \(Self.url?.absoluteString ?? "")"
        )
        expectQuiet(error, "/reset/{token}")
        expectQuiet(EndpointClientError.transport(error), "/reset/{token}")
        expectQuiet(HTTPError<Never>(.transport(error), operation: Reset.operation), "/reset/{token}")
        expectQuiet(HTTPError<Never>(.cancelled, operation: Reset.operation, request: request), "/reset/{token}")
        expectQuiet(StreamError.transport(error), "/reset/{token}")
        let raw = try client.resolve(AdHocEndpoint<Data>(.get, "/magic/\("hush")/x.\(7)?token=\("hush")"))
        #expect(raw.requestLine == "GET https://stub.test/magic/{}/x.{}")
        #expect(raw.operation.id == "GET /magic/{}/x.{}")
        var moved = request
        moved.url = try #require(URL(string: "https://elsewhere.test/hush/hush?x"))
        #expect(moved.requestLine == "POST https://elsewhere.test/…")
    }

    @Test("an error that refuses a request before it is sent quotes no secret")
    func refusals() async throws {
        let client = StubClient()
        for path in ["/a/\("hush")/\("")", "/a/\("hush")/\("..")"] as [RequestPath] {
            do {
                _ = try client.resolve(AdHocEndpoint<Data>(.get, path))
                Issue.record("resolved")
            } catch { expectQuiet(error, "/a/{}/") }
        }
        let address = Self.url?.absoluteString ?? ""
        for fault in [
            ServerMap.AddressError.notAnAddress(address), .unsupportedScheme(address), .hasUserInfo(address),
            .hasFragment(address),
        ] { expectQuiet(fault) }
        let cursor = PageCursor(rawValue: address)
        for fault in [
            PageCursor.LinkError.repeated(cursor), .crossOrigin(address, origin: "https://api.test"),
            .notAnAddress(address),
            .unusable(cursor, type: "Int"),
        ] {
            expectQuiet(fault)
            expectQuiet(PageError<Never>(.pages(fault), at: cursor))
        }
        do {
            let url = try #require(URL(string: "ftp://u:hush@a.test/token?client_secret=hush"))
            _ = try OAuthClient(client: client, tokenURL: url, clientID: "app")
            Issue.record("made")
        } catch { expectQuiet(error, "ftp://a.test") }
        let platform = URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: Self.url as Any])
        for fault in [
            EndpointClientError.request(.other(platform)), .request(.authentication(.refreshFailed(platform))),
            .request(.authentication(.storeFailed(platform))),
        ] { expectQuiet(fault) }
        expectQuiet(HTTPError<Never>(.request(.other(platform)), operation: Reset.operation))
    }

    @Test("the key of a stored response shows neither a credential nor the query")
    func cacheKey() throws {
        var request = try EndpointRequest.to("https://api.test/a?token=hush", headers: ["Authorization": "Bearer hush"])
        request.credentialState = .attached(EndpointRequest.Principal("hush"), names: [])
        let key = try #require(CachingClient.Key(request))
        var shown = "\(key)"
        dump(key, to: &shown)
        #expect(!shown.contains("hush"))
        #expect(key != CachingClient.Key(owner: nil, url: key.url))
        request.headers = HeaderFields()
        #expect(CachingClient.Key(request) == CachingClient.Key(owner: EndpointRequest.Principal("hush"), url: key.url))
        #expect(CachingClient.Variant(headers: ["Accept": "a"]) == CachingClient.Variant(headers: ["accept": "a"]))
    }

    @Test("an element of a stream is quoted only on request, and then without secrets")
    func elements() throws {
        let fault = StreamError.Element(
            requestLine: "GET https://api.test/chat",
            type: "Delta",
            index: 3,
            excerpt: #"{"token":"hush","text":"sesame"}"#,
            underlying: EndpointResponse.BodyError.empty
        )
        for text in texts(of: fault) + texts(of: StreamError.element(fault)) {
            #expect(!text.contains("hush") && !text.contains("sesame"), "\(text)")
        }
        #expect(fault.excerpt == #"{"token":<redacted>,"text":"sesame"}"#)
    }

    @Test("only the error code of a token endpoint's response is shown")
    func tokenEndpoint() async throws {
        for body in [
            #"{"error":"invalid_grant","error_description":"hush is spent","refresh_token":"hush"}"#,
            "invalid token hush", "hush",
        ] {
            let refusal = response(400, body)
            let server = StubClient { _ in refusal }
            let refresher = try OAuthClient(
                client: server,
                tokenURL: try #require(URL(string: "https://id.test/token")),
                clientID: "app",
                clientSecret: "hush"
            )
            do {
                _ = try await refresher.refresh(AuthTokens(accessToken: "hush", refreshToken: "hush"))
                Issue.record("refreshed")
            } catch {
                let wanted = body.contains("invalid_grant") ? "invalid_grant" : "status 400"
                expectQuiet(error, wanted)
                expectQuiet(CredentialError.refreshFailed(error), wanted)
                let userText = (error as? HTTPError<Never>)?.userText
                #expect(userText == (body.contains("invalid_grant") ? .signIn : .status(400)))
            }
        }
    }

    @Test("tags that never end are shown as they are")
    func endlessTags() {
        let text = String(repeating: "<token", count: 100_000)
        #expect(Redaction(names: []).value(text) == text)
    }

    @Test("addresses within addresses are hidden from the fourth level on, so that no server overflows the stack")
    func nestedAddresses() {
        func nested(_ levels: Int) -> String {
            "https://a.test?" + String(repeating: "a=?", count: levels) + "b=%25"
                + String(repeating: "25", count: levels)
        }
        #expect(!Redaction().url("https://a.test?u=http%3A%2F%2Fb.test%3Ftoken%3Dhush").contains("hush"))
        #expect(Redaction().url("https://a.test?u=http%3A%2F%2Fb.test%3Fx%3Dseen").contains("seen"))
        for levels in [4, 2_000, 20_000] {
            #expect(Redaction().url(nested(levels)).hasSuffix("<redacted>"))
            #expect(HeaderFields([.init(name: "X-A", value: nested(levels))]).description.contains("<redacted>"))
        }
        #expect(!Redaction().url(nested(2)).contains("<redacted>"))
    }

    @Test("every address in a text loses its user and its password")
    func users() {
        let text = Redaction().text("https://a.test/x,https://ann:hush@b.test/?y=http://u:hush@c.test")
        #expect(text == "https://a.test/x,https://b.test/?y=http://c.test")
        for user in ["ann:hush@\u{301}", "\u{301}ann:hush@", "ann:hush\u{301}@"] {
            #expect(!Redaction().text("see https://\(user)a.test/").contains("hush"))
        }
        #expect(!Redaction().text("see https://\u{301}a.test/hush?x=1", showsPaths: false).contains("hush"))
    }

    @Test("no line of a log shows a secret of a path, a header, a query or a body")
    func logs() async throws {
        let lines = Lock([String]())
        let sink = LoggingClient.Sink { entry in lines.withLock { $0.append(entry.message) } }
        let policy = LoggingClient.Policy(showsHeaders: true, bodyLimit: 4_096, hiddenNames: ["title"])
        for status in [200, 401, 500] {
            let failure = response(status, Self.json)
            _ = await StubClient { _ in failure }.logging(policy, to: sink).result(of: Reset())
        }
        let failing = StubClient { request throws(EndpointClientError) in
            throw .transport(
                TransportError(.other, requestLine: request.requestLine, detail: "\(Self.url?.absoluteString ?? "")")
            )
        }
        _ = await failing.logging(policy, to: sink).result(of: Reset())
        let text = lines.withLock { $0 }.joined(separator: "\n")
        #expect(text.contains("POST https://stub.test/reset/{token}?api_key=<redacted> (reset)"))
        #expect(text.contains(#""last":true"#))
        for secret in ["hush", "4711", "kept"] { #expect(!text.contains(secret), "\(text)") }
    }
}
