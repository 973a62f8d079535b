import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Logging")
struct LoggingTests {
    private final class Log: Sendable {
        private let lines = Lock([LoggingClient.Entry]())
        var entries: [LoggingClient.Entry] { lines.withLock { $0 } }
        var text: String { entries.map(\.message).joined(separator: "\n") }
        var sink: LoggingClient.Sink { LoggingClient.Sink { entry in self.lines.withLock { $0.append(entry) } } }
    }

    private func log(
        _ step: StepClient.Step = .status(200),
        policy: LoggingClient.Policy? = nil,
        _ request: EndpointRequest
    ) async throws -> Log {
        let log = Log()
        let policy = policy ?? LoggingClient.Policy(showsHeaders: true, bodyLimit: 4_096)
        _ = await StepClient(step).logging(policy, to: log.sink, clock: ManualClock()).outcome(of: request)
        return log
    }

    @Test("levels are ordered by severity")
    func levels() {
        let levels = LoggingClient.Entry.Level.allCases
        #expect(levels.sorted() == [.debug, .info, .error] && levels.count == 3)
    }

    @Test("a call is logged in a line before and a line after, without headers and bodies")
    func lines() async throws {
        let request = try EndpointRequest.to(headers: ["X-A": "b"])
        let log = try await log(policy: .default, request)
        #expect(
            log.entries == [
                LoggingClient.Entry(level: .debug, message: "→ GET https://api.test/pets (GET /pets)"),
                LoggingClient.Entry(
                    level: .info,
                    message: "← 200 GET https://api.test/pets (GET /pets) in 0 s, 1 bytes"
                ),
            ]
        )
    }

    @Test(
        "headers that carry credentials are hidden, others shown",
        arguments: [
            ("Authorization", true), ("proxy-authorization", true), ("Cookie", true), ("Set-Cookie", true),
            ("X-API-Key", true), ("X-Auth-Token", true), ("Client-Secret", true), ("X-Signature", true),
            ("X-Extra", true), ("X-Named", true), ("Accept", false), ("Idempotency-Key", false), ("ETag", false),
        ]
    )
    func headers(name: String, isHidden: Bool) async throws {
        var request = try EndpointRequest.to(headers: [name: "hunter2"])
        request.credentialNames = ["x-named"]
        let policy = LoggingClient.Policy(showsHeaders: true, hiddenNames: ["x-extra"])
        let log = try await log(.status(200, [name: "hunter2"]), policy: policy, request)
        #expect(log.text.contains("hunter2") != isHidden)
        #expect(log.text.contains("\(name): <redacted>") == isHidden)
    }

    @Test(
        "addresses are shown without secrets in every place",
        arguments: [
            "https://api.test/a?token=hunter2&x=1", "https://api.test/a?x=1&access_token=hunter2",
            "https://api.test/a?X-Amz-Signature=hunter2", "https://api.test/a?code=hunter2&state=1",
            "https://api.test/a?PassWord=hunter2", "https://api.test/a?pass%77ord=hunter2",
            "https://api.test/a?sig=hunter2", "https://api.test/a?jwt=hunter2", "https://api.test/a?pass=hunter2",
            "https://user:hunter2@api.test/a", "https://hunter2@api.test/a", "https://api.test/a#access_token=hunter2",
            "https://api.test/a?x=1;token=hunter2", "https://api.test/a?api_key=a=hunter2",
            "https://api.test/a?x=1&password=a?hunter2;b", "https://api.test/a?password=a;hunter2#x",
            "https://api.test/a?password=a,(hunter2'",
        ]
    )
    func addresses(address: String) async throws {
        let request = try EndpointRequest.to(address, headers: ["Referer": address])
        let sent = try await log(.status(302, ["Location": address]), request)
        #expect(sent.text.contains("api.test/a"))
        #expect(!sent.text.contains("hunter2"))
        var failure = TransportError(.other, requestLine: "GET https://api.test/a")
        failure.detail = "could not load \"\(address)\", sorry"
        let failed = try await log(.fault(.transport(failure)), request)
        #expect(failed.text.contains("sorry"))
        #expect(!failed.text.contains("hunter2"))
        let refusal = URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: request.url])
        let refused = try await log(.fault(.request(.other(refusal))), request)
        #expect(refused.text.contains("not sent"))
        #expect(!refused.text.contains("hunter2"))
    }

    @Test(
        "an encoded address in a query or a form hides its user and its secrets",
        arguments: [
            ("https://u:hunter2@b.test/", "https%3A%2F%2Fb.test%2F"),
            ("https://b.test/?a=1&token=hunter2", "https%3A%2F%2Fb.test%2F%3Fa%3D1%26token%3D<redacted>"),
            ("https://b.test/?next=https%3A%2F%2Fc.test%2F%3Ftoken%3Dhunter2", "token%253D<redacted>"),
        ]
    )
    func encodedAddresses(address: String, shown: String) async throws {
        let value = try #require(address.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let request = try EndpointRequest.to(
            "https://api.test/a?next=\(value)&page=2",
            .post,
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: .data(Data("next=\(value)".utf8))
        )
        let log = try await log(.status(200), request)
        #expect(!log.text.contains("hunter2"))
        #expect(log.text.components(separatedBy: shown).count == 4 && log.text.contains("&page=2"), "\(log.text)")
    }

    @Test("a value of a form that cannot be decoded is hidden")
    func cutForm() async throws {
        let request = try EndpointRequest.to(
            "https://api.test/",
            .post,
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: .data(Data("a=50%25&next=https%3A%2F%2Fu%3Ahunter2%40b.test%2".utf8))
        )
        #expect(try await log(.status(200), request).text.contains("body: a=50%25&next=<redacted>"))
    }

    @Test("an address in a JSON body hides its user and its secrets, whatever is escaped")
    func addressesInBodies() async throws {
        let body =
            #"{"url": "https://u:hunter2@b.test/a?token=hunter2", "#
            + #""x": "see https:\/\/hunter2@c.test/ now", "at": "a@b"}"#
        let request = try EndpointRequest.to("https://api.test/", .post, body: .data(Data(body.utf8)))
        let log = try await log(.status(200), request)
        #expect(!log.text.contains("hunter2"))
        #expect(log.text.contains(#""url": "https://b.test/a?token=<redacted>""#), "\(log.text)")
        #expect(log.text.contains("https://c.test/ now") && log.text.contains(#""at": "a@b""#))
    }

    @Test("a bearer token is in no line")
    func bearer() async throws {
        let log = Log()
        let policy = LoggingClient.Policy(showsHeaders: true, bodyLimit: 4_096)
        let client = StepClient(.status(401)).logging(policy, to: log.sink)
            .authenticated(by: try Credentials(undeclared: .bearer("hunter2")))
        _ = try await client.send(.to())
        #expect(log.entries.count == 2)
        #expect(log.text.contains("Authorization: <redacted>"))
        #expect(!log.text.contains("hunter2"))
    }

    @Test("control characters cannot forge a line")
    func forging() async throws {
        let headers: HeaderFields = ["X-A": "a\r\nerror: forged\u{1B}[2J\u{202E}", "X-B\nerror": "\u{2028}"]
        let request = try EndpointRequest.to("https://api.test/", .post, body: .data(Data("x\ny\u{0}".utf8)))
        let log = try await log(.status(200, headers), request)
        #expect(log.entries.count == 2)
        #expect(!log.text.contains("\r"))
        #expect(log.entries.allSatisfy { !$0.message.contains("\n") && !$0.message.contains("\u{1B}") })
        #expect(log.text.contains("\\u{D}\\u{A}error: forged\\u{1B}[2J\\u{202E}"))
    }

    @Test("bodies are logged only on request, and are bounded")
    func bodies() async throws {
        let body = HTTPBody.data(Data(repeating: UInt8(ascii: "z"), count: 100_000))
        let request = try EndpointRequest.to("https://api.test/", .post, body: body)
        #expect(try await log(policy: .default, request).text.contains("zz") == false)
        let shown = try await log(policy: LoggingClient.Policy(bodyLimit: 4_096), request)
        #expect(shown.text.filter { $0 == "z" }.count == 4_096)
        #expect(LoggingClient.Policy(bodyLimit: 4_097).bodyLimit == 4_096)
        #expect(LoggingClient.Policy(bodyLimit: -1).bodyLimit == 0)
    }

    @Test("a form body is redacted like a query")
    func forms() async throws {
        let request = try EndpointRequest.to(
            "https://api.test/",
            .post,
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: .data(Data("user=rex&password=hunter2&refresh_token=hunter2".utf8))
        )
        let log = try await log(.status(200), request)
        #expect(log.text.contains("user=rex&password=<redacted>&refresh_token=<redacted>"))
    }

    @Test("a combining character after a form's separator does not uncover a secret")
    func combiningCharacters() async throws {
        let request = try EndpointRequest.to(
            "https://api.test/",
            .post,
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: .data(Data("password=\u{301}hunter2&a=1&\u{301}token=hunter2".utf8))
        )
        #expect(try await !log(.status(200), request).text.contains("hunter2"))
    }

    @Test("the level distinguishes responses from failures")
    func levels() async throws {
        let steps: [(StepClient.Step, LoggingClient.Entry.Level)] = [
            (.status(204), .info), (.status(304), .info), (.status(404), .error), (.fail(.timedOut), .error),
            (.fault(.cancelled), .debug),
        ]
        for (step, level) in steps {
            #expect(try await log(step, .to()).entries.map(\.level) == [.debug, level])
        }
    }

    @Test("a hostile response is logged in a short line")
    func hostile() async throws {
        var headers = HeaderFields()
        for index in 0..<1_000 { headers.add("X-\(index)", String(repeating: "a", count: 10_000)) }
        let log = try await log(.status(200, headers), policy: LoggingClient.Policy(showsHeaders: true), .to())
        #expect(log.text.utf8.count < 200_000)
    }
}

@Suite("Measuring")
struct MeasuringTests {
    @Test("operation, outcome, attempts, duration and bytes are reported once for each call")
    func metrics() async throws {
        let clock = ManualClock()
        let seen = Lock([CallMetrics]())
        let base = StubClient { request throws(EndpointClientError) in
            clock.advance(by: .seconds(2))
            if request.method == .get { return EndpointResponse(status: 503, body: .data(Data(count: 7))) }
            throw .transport(TransportError(.timedOut, requestLine: request.requestLine))
        }
        let client = base.retrying(.fixed(.zero), clock: clock).measuring(clock: clock) { metrics in
            seen.withLock { $0.append(metrics) }
        }
        _ = try await client.outcome(of: .to())
        _ = try await client.outcome(of: .to("https://api.test/", .post, body: .data(Data(count: 5))))
        let metrics = seen.withLock { $0 }
        try #require(metrics.count == 2)
        #expect(metrics[0].operationID == "GET /pets")
        #expect(metrics[0].outcome == .status(503))
        #expect(metrics[0].attemptCount == 3)
        #expect(metrics[0].duration == .seconds(6))
        #expect(metrics[0].responseBodySize == 7)
        #expect(metrics[1].outcome == .transport(.timedOut))
        #expect(metrics[1].attemptCount == 1)
        #expect(metrics[1].requestBodySize == 5)
        #expect(metrics[1].responseBodySize == nil)
    }

    @Test("cancelled and refused calls have different outcomes")
    func ends() async throws {
        let seen = Lock([CallMetrics.Outcome]())
        let base = StepClient(.fault(.cancelled), .fault(.request(.other(URLError(.badURL)))))
        let client = base.measuring { metrics in seen.withLock { $0.append(metrics.outcome) } }
        for _ in 0..<2 { _ = try await client.outcome(of: .to()) }
        #expect(seen.withLock { $0 } == [.cancelled, .notSent])
    }
}
