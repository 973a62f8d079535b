import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

extension SecretTests {
    @Test(
        "a secret is hidden in the notations of other languages",
        arguments: [
            (#"Get "https://h.test/v1?access_token=hush1234": dial tcp: kept"#, "dial tcp: kept"),
            (#"invalid header "Authorization: Bearer hush1234x": kept"#, #"header "Authorization: <redacted>": kept"#),
            (#"{"https://h.test/claims/token":"hush","a":"kept"}"#, "kept"),
            (#"{"Client Secret":"hush","a":"kept"}"#, #"{"Client Secret":<redacted>,"a":"kept"}"#),
            (#"{"password"=>"hush, hush", :token=>"hush", "a"=>"kept"}"#, #""a"=>"kept"}"#),
            ("Array\n(\n    [password] => hush hush\n    [a] => kept\n)", "[a] => kept"),
            (#"secret == "hush", secret === "hush", kept"#, "kept"), ("token == hush kept", "kept"),
            (#"Authorization: Digest username="a", response="hush""# + "\nkept", "kept"),
            (#"size 5" password="hush" kept"#, "kept"), (#"it"s a token: "hush, hush", kept"#, "kept"),
            (#"<input name="csrf_token" value="hush"/><p>kept</p>"#, #"name="csrf_token" value=<redacted>><p>kept"#),
            (#"<input value='hush hush' type=password><input name="a" value="kept">"#, #"name="a" value="kept""#),
            (#"<meta name="csrf-token" content="hush" class="kept">"#, "kept"),
            (#"kept <input name="csrf_token" value="hu"#, "kept"),
            (#"<input name="user[reset_token]" value="hush" class="kept">"#, #"value=<redacted> class="kept""#),
            (#"<input name = "csrf_token" value = "hush" class="kept">"#, #"value = <redacted> class="kept""#),
            (#"<option value="token">kept</option>"#, #"value="token">kept"#),
            (#"<textarea name="csrf_token" rows="2">hush <b>hush</b></textarea><p>kept</p>"#, "</textarea><p>kept"),
            (#"<TEXTAREA id=token>hush</TEXTAREA><p>kept</p>"#, "</TEXTAREA><p>kept"),
            (#"kept <textarea name="token">hu"#, "kept"), (#"<textarea name="note">kept</textarea>"#, "kept"),
            (#"<property name="password">hush</property><property name="a">kept</property>"#, "kept"),
            (#"<textarea name="token" title="a>b">hush</textarea> kept"#, "</textarea> kept"),
            (#"<property name="password"/> kept"#, "kept"),
            (#"<entry key='password'><![CDATA[hush]]></entry><a>kept</a>"#, "kept"),
            (#"<button name="token" value="hush">kept</button><a name="session">seen</a>"#, ">kept</button>"),
        ]
    )
    func notations(text: String, wanted: String) throws {
        let body = response(500, text, type: "text/plain").bodyExcerpt
        let json = response(500, try ["message": text].jsonText()).bodyExcerpt
        for shown in [try #require(body), try #require(json), Redaction().value(text)] {
            #expect(!shown.contains("hu"), "\(shown)")
        }
        #expect(Redaction().value(text).contains(wanted), "\(Redaction().value(text))")
    }

    @Test("a request line does not show the segments of a value that may have several")
    func segments() throws {
        let client = URLSessionClient(
            servers: ServerMap(base: "https://h.test/v1"),
            configuration: StubServer.configuration
        )
        let raw = try client.resolve(AdHocEndpoint<Data>(.get, "/a/\(segments: "hush/hush")/x.\("b")"))
        #expect(raw.requestLine == "GET https://h.test/a/{+}/x.{}")
        #expect(raw.operation.id == "GET /a/{+}/x.{}" && raw.url.path == "/v1/a/hush/hush/x.b")
        #expect(!raw.curl.contains("hush"))
        let url = try #require(URL(string: "https://h.test/photos/hush/hush/hush.png"))
        let operation = OperationInfo(id: "getObject", method: .get, path: "/{bucket}/{key+}")
        let described = EndpointRequest(method: .get, url: url, operation: operation)
        #expect(described.requestLine == "GET https://h.test/{bucket}/{key+}")
    }

    @Test(
        "a request line does not show values in the server's path that may be credentials",
        arguments: [
            ("/api/v1.2", "/api/v1.2"), ("/bot123456:AAHdqT/v1", "/…/v1"), ("/a%20b", "/a%20b"),
            ("/2024-01-01-preview", "/2024-01-01-preview"), ("/a%3Ab", "/…"),
            ("/services/B0123456789abcdefgh", "/services/…"), ("/organization-management", "/organization-management"),
        ]
    )
    func serverPaths(path: String, shown: String) throws {
        let client = URLSessionClient(
            servers: ServerMap(base: "https://h.test" + path),
            configuration: StubServer.configuration
        )
        #expect(try client.resolve(AdHocEndpoint<Data>(.get, "/a")).requestLine == "GET https://h.test\(shown)/a")
    }

    @Test("a request without an operation shows no path")
    func withoutOperation() throws {
        let request = EndpointRequest(method: .get, url: try #require(URL(string: "https://h.test/hush/hush")))
        #expect(request.requestLine == "GET https://h.test/…")
        #expect(request.operation.id == "GET /…" && request.operation.path == "/…")
        #expect(!request.curl.contains("hush"))
    }

    @Test("secrets in the values of parameters are hidden in logs and commands, and the others shown")
    func parameters() async throws {
        let lines = Lock("")
        let sink = LoggingClient.Sink { entry in lines.withLock { $0 += entry.message + "\n" } }
        let policy = LoggingClient.Policy(showsHeaders: true)
        let client = StubClient { _ in EndpointResponse(status: 200) }.logging(policy, to: sink)
        let filter: JSONValue = ["password": "hush", "a": "kept"]
        for whole in [false, true] {
            let endpoint = AdHocEndpoint<NoContent>(.get, "/a") { request in
                request.header("X-Filter", json: filter)
                request.header("X-Forwarded", "Bearer hush1234")
                if whole {
                    request.querystring(json: filter)
                } else {
                    request.query("filter", json: filter)
                    request.query("list", json: [filter])
                    request.query("u", "https://ann:hush@h.test", allowReserved: true)
                }
            }
            let request = try client.resolve(endpoint)
            #expect(request.url.absoluteString.contains("hush"))
            _ = try await client.send(request)
            for text in [request.curl, lines.withLock { $0 }] {
                #expect(!text.contains("hush"), "\(text)")
                #expect(text.contains("kept"), "\(text)")
            }
        }
    }

    @Test("an error about a sensitive parameter does not quote its value")
    func encodingErrors() throws {
        let writers: [@Sendable (inout RequestEncoder) -> Void] = [
            { $0.query("access_token", ["hush hush", "a"], style: .spaceDelimited, explode: false) },
            { $0.query("a", ["secret": "hush|hush"], style: .pipeDelimited, explode: false) },
            { $0.header("X-API-Key", ["hush, hush"]) },
            { $0.header("X-Login", ["password": "hush, hush"]) },
            { $0.multipart { $0.field("tokens", ["hush,hush"], separator: ",") } },
        ]
        for write in writers {
            do {
                _ = try resolve(.post, write)
                Issue.record("resolved")
            } catch {
                #expect(!"\(error)".contains("hush"), "\(error)")
                #expect("\(error)".contains("its value"), "\(error)")
            }
        }
    }

    @Test(
        "secrets of JSON that is not percent-encoded are hidden in queries and forms",
        arguments: [
            (#"filter={"password":"hush","a":"kept"}&b=seen"#, #"filter={"password":<redacted>,"a":"kept"}&b=seen"#),
            (#"filter={"password":"hu&sh","a":"kept"}"#, #""a":"kept"}"#),
            (#"filter=[{"password":"hu;sh?a#hush}"}]&a=kept"#, "&a=kept"),
            (#"token={"a":"hu&hush"}&a=kept"#, "token=<redacted>&a=kept"),
            (#"a=kept&filter={"password":"hu&hu"#, "a=kept"),
            (#"{"password":"hu=hush","a":"kept"}"#, "kept"), (#"b=1&{"password":"hu&hush","a":"kept"}"#, "kept"),
            (#"filter={"password"+:+"hush"}&a=kept"#, "&a=kept"),
            (#"filter={%22password%22:%22hu&hush%22}&a=kept"#, "&a=kept"),
            ("filter=%20%7B%22password%22+%3A+%22hush%22%7D&a=kept", "&a=kept"),
            (#"a={"b":"kept&c"}&token=hush"#, #"a={"b":"kept&c"}&token="#),
            ("a=[kept&b={]&token=hush", "a=[kept&b={]&token="),
        ]
    )
    func rawJSON(query: String, wanted: String) {
        let address = "https://h.test/?\(query)"
        for shown in [
            Redaction().items(query), Redaction().url(address), Redaction().text("at \(address)"),
            HeaderFields([.init(name: "X-Next", value: address)]).description,
        ] {
            #expect(!shown.contains("hu"), "\(shown)")
        }
        #expect(Redaction().items(query).contains(wanted), "\(Redaction().items(query))")
        #expect(Redaction().url(address).contains(wanted), "\(Redaction().url(address))")
    }

    @Test("JSON that never ends is shown as it is")
    func endlessJSON() {
        for pair in ["a={&", "a=[{}&", "a={}&", "?{", "a={\"&"] {
            let text = String(repeating: pair, count: 30_000)
            #expect(Redaction().items(text) == text)
        }
    }

    @Test(
        "a value that is not properly percent-encoded is shown unless it holds a secret",
        arguments: [
            ("a=100%&b=1", "a=100%&b=1"), ("a=%FF%zz", "a=%FF%zz"), ("%zz=hush&a=kept", "<redacted>&a=kept"),
            ("p%61ssword%=hush&a=kept", "<redacted>&a=kept"), ("?%ff=hush", "?<redacted>"),
            ("token%=hush%", "<redacted>"), ("token=hush%", "token=<redacted>"),
            ("a;p%61ssword%=hush", "a;<redacted>"),
            ("a=%7B%22password%22%3A%22hush%22%7D%", "a=%7B%22password%22%3A<redacted>%7D%25"),
            ("a=%7B%22p%61ssword%22%3A%22hush%", "a=%7B%22password%22%3A<redacted>"),
            ("u=https%3A%2F%2Fann%3Ahush%4", "u=<redacted>"), ("u=https%3A%2F%2Fann%3Ahush%", "u=<redacted>"),
            ("u=%zzhttps%3A%2F%2Fh.test%3Ftoken%3Dhush", "u=%25zzhttps%3A%2F%2Fh.test%3Ftoken%3D<redacted>"),
        ]
    )
    func improperEncoding(query: String, wanted: String) {
        #expect(Redaction().items(query) == wanted)
    }
}
