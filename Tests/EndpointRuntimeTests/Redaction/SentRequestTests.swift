import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Sent requests", .serialized)
struct SentRequestTests {
    @Test("a code that the request sent stays hidden, however short it is")
    func sentCode() {
        let body = #"{"code":123}"#
        #expect(Redaction(showsErrorCodes: true).value(body) == body)
        #expect(Redaction(secrets: ["123"], showsErrorCodes: true).value(body) == #"{"code":<redacted>}"#)
    }

    @Test("an error with the status 401 names where credentials were sent, and no other error does")
    func namesOfCredentials() throws {
        var request = try EndpointRequest.to(
            "https://api.test/a?Api-Key=hush&key=1",
            headers: ["X-Key": "hush", "Accept": "a/b"]
        )
        request.credentialNames = ["x-key", "api-key", "unsent"]
        for status in [401, 403] {
            var response = EndpointResponse(status: status)
            response.complete(from: request)
            let text = HTTPError<Never>(.undocumented, operation: request.operation, response: response)
                .debugDescription
            let isNamed = text.contains("\n  credentials sent in X-Key, Api-Key")
            #expect(isNamed == (status == 401) && text.contains("credentials") == isNamed, "\(text)")
        }
    }

    @Test(
        "an error with the status 401 says that the operation declares no security, unless credentials were sent",
        arguments: [(401, true, true), (401, false, false), (403, true, false)]
    )
    func undeclaredSecurity(status: Int, isUndeclared: Bool, isSaid: Bool) throws {
        var operation = OperationInfo(id: "getPet", method: .get, path: "/pets")
        if !isUndeclared { operation.security = [[]] }
        let error = HTTPError<Never>(.undocumented, operation: operation, response: EndpointResponse(status: status))
        let hint = "\n  the operation declares no security, so it gets no credentials by default"
        #expect(error.debugDescription.contains(hint) == isSaid)
    }

    @Test("what a server repeats of the credentials and secrets of a request is hidden")
    func repeatedSecrets() async throws {
        var request = try EndpointRequest.to(
            "https://api.test/a?api_key=hush%2Fkey&page=2",
            headers: [
                "Authorization": "Basic \(Data("ann:hushword".utf8).base64EncodedString())",
                "Cookie": "a=hushcookie; b=c",
                "X-Partner": "hush-partner", "X-Trace": "kept-trace", "Content-Type": "application/json",
            ]
        )
        let answer = #"{"name":"password","value":["hush-answer"]}"#
        let body = #"{"name":"Rex","password":"hush \"1\"","cards":[{"cvc":4711}],"fields":[\#(answer)]}"#
        request.body = .data(Data(body.utf8))
        request.credentialNames = ["x-partner"]
        let values = [
            "hush/key", #"hush\/key"#, "hushword", "hushcookie", "hush-partner", #"hush \"1\""#, "4711", "hush-answer",
        ]
        for value in values {
            let body = #"{"message":"Incorrect key provided: \#(value). kept-trace of Rex on page=2"}"#
            var response = EndpointResponse(status: 401, body: .data(Data(body.utf8)))
            response.complete(from: request)
            #expect("\(response)".contains("provided: <redacted>. kept-trace of Rex on page=2"), "\(response)")
        }
        request.body = .data(Data("name=Rex&password=hush+word%21".utf8))
        request.headers.set("Content-Type", "application/x-www-form-urlencoded")
        var response = EndpointResponse(status: 401, body: .data(Data("no such password: hush word!".utf8)))
        response.complete(from: request)
        #expect("\(response)".contains(#""no such password: <redacted>""#), "\(response)")
        request.method = .post
        let log = Lock("")
        let echo = EndpointResponse(status: 401, body: response.body)
        let sink = LoggingClient.Sink { entry in log.withLock { $0 += entry.message } }
        _ = try await StubClient { _ in echo }.logging(.init(bodyLimit: 100), to: sink).send(request)
        #expect(log.withLock { $0.contains("password: <redacted>") && !$0.contains("hush word") })
    }

    @Test("what a server repeats of a multipart body is hidden")
    func multipart() throws {
        var encoder = RequestEncoder()
        encoder.multipart { form in
            form.field("user", "ann")
            form.field("password", "hush\r\nword")
            form.file("photo", FilePart(Data("x".utf8), name: "a.png"))
        }
        let operation = OperationInfo(id: "a", method: .post, path: "/a")
        let servers = ServerMap(base: "https://api.test")
        let request = try encoder.resolve(operation: operation, options: CallOptions(), servers: servers)
        var response = EndpointResponse(status: 422, body: .data(Data("ann: hush\r\nword is wrong".utf8)))
        response.complete(from: request)
        #expect(response.bodyExcerpt == "ann: <redacted> is wrong")
    }

    @Test("what a server repeats of a request that it redirected is hidden", arguments: [302, 303, 307])
    func redirected(status: Int) async throws {
        let server = StubServer()
        server.on(.post, "/login").respond(.redirect(to: "/failed?code=7", status: status))
        for method in [EndpointRequest.Method.get, .post] {
            server.on(method, "/failed").respond(.text("hush word and hush-key are wrong", status: 400))
        }
        let address = server.url.absoluteString + "/login?api_key=hush-key"
        let body = HTTPBody.data(Data(#"{"password":"hush word"}"#.utf8))
        let headers: HeaderFields = ["Content-Type": "application/json"]
        let response = try await server.client.send(.to(address, .post, headers: headers, body: body))
        #expect("\(response)".contains(#""<redacted> and <redacted> are wrong""#), "\(response)")
    }

    @Test("marks of a response that change the direction or end a line of text are escaped")
    func marks() {
        let response = EndpointResponse(status: 400, body: .data(Data("a\u{2028}b\u{202E}c\u{85}d".utf8)))
        #expect(response.debugDescription.contains(#""a\u{2028}b\u{202E}c\u{85}d""#), "\(response)")
    }

    @Test("a secret is hidden where a text is cut, and however JSON spells it")
    func spellings() async throws {
        let secret = "Pä\"/" + String(repeating: "x", count: 40)
        let request = try EndpointRequest.to("https://api.test/", headers: ["X-API-Key": secret])
        for count in 980...1_030 {
            let body = secret + String(repeating: "-", count: count) + secret
            var response = EndpointResponse(status: 400, body: .data(Data(body.utf8)))
            response.complete(from: request)
            let excerpt = try #require(response.bodyExcerpt)
            #expect(!excerpt.contains("P") && !excerpt.contains("x") && excerpt.utf8.count <= 1_044)
        }
        for spelling in [#"P\u00e4\"\/"#, #"Pä\"\/"#, #"P\u00E4\u0022/"#] {
            let body = #"{"message":"not \#(spelling)\#(secret.dropFirst(4))"}"#
            var response = EndpointResponse(status: 400, body: .data(Data(body.utf8)))
            response.complete(from: request)
            #expect(response.bodyExcerpt == #"{"message":"not <redacted>"}"#)
        }
    }

    @Test("an error that quotes the start of a secret hides it, also if a decorator sets the request line")
    func quoted() async throws {
        let key = "sk-" + String(repeating: "k7", count: 30)
        let client = StubClient { request in
            var response = EndpointResponse(status: 200, body: .data(Data(#"{"count":"\#(key)"}"#.utf8)))
            response.requestLine = "GET /count"
            response.complete(from: request)
            return response
        }
        let options = CallOptions(headers: ["X-API-Key": key])
        let error = await #expect(throws: HTTPError<Never>.self) {
            try await client.send(AdHocEndpoint<[String: Int]>(.get, "/count"), options: options)
        }
        let shown = String(reflecting: try #require(error))
        #expect(shown.contains("GET /count") && !shown.contains("k7k7"), "\(shown)")
    }

    @Test("values that a server rejects do not garble a text, however many there are")
    func rejections() {
        let parts = ["reda", "edac", "dact", "acte", "cted"] + (0..<5_000).map { "value\($0)" }
        let list = parts.map { "\"\($0)\"" }.joined(separator: ",")
        let body = Data(#"{"path":"password","value":[\#(list)],"kept":1}"#.utf8)
        let excerpt = EndpointResponse(status: 422, body: .data(body)).bodyExcerpt ?? ""
        #expect(excerpt.hasPrefix(#"{"path":"password","value":["<redacted>","<redacted>","#))
        #expect(excerpt.utf8.count < 1_500 && excerpt.replacing("<redacted>", with: "").contains("redacted") == false)
    }

    @Test(
        "no part of a password in an address is shown where a body is cut",
        arguments: [
            ("kept postgres://ann:hush", "text/plain"), ("a=kept&url=https%3A%2F%2Fann%3Ahush", "form-urlencoded"),
            (#"{"a":"kept","url":"https://hush"#, "application/json"),
            (#"{"a":"kept","url":"https:\/\/ann:hush"#, "application/json"),
        ]
    )
    func cutAddress(start: String, type: String) {
        let body = Data((start + "hush@h.test/seen").utf8)
        for limit in (start.utf8.count - 3)...(start.utf8.count + 4) {
            let shown = Redaction().body(body, type: type, limit: limit)
            #expect(shown.contains("kept") && !shown.contains("hu"), "\(shown)")
        }
        #expect(Redaction().body(body, type: type, limit: 100).contains("seen"))
    }

    @Test("a body is cut once, at the limit of the log", arguments: [(25, ""), (24, "…")])
    func limit(bytes: Int, end: String) async throws {
        let log = Lock("")
        let sink = LoggingClient.Sink { entry in log.withLock { $0 = entry.message } }
        let client = StubClient { _ in
            EndpointResponse(status: 200, body: .data(Data(#"{"pin":1,"pin":2,"pin":3}"#.utf8)))
        }
        _ = try await client.logging(.init(bodyLimit: bytes), to: sink).send(.to("https://api.test/"))
        let shown = #"{"pin":<redacted>,"pin":<redacted>,"pin":<redacted>"#
        #expect(log.withLock { $0.hasSuffix(shown + (end.isEmpty ? "}" : end)) })
    }
}
