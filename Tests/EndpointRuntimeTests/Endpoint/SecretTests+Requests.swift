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
}
