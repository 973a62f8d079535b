import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Headers", .serialized)
struct HeaderFieldsTests {
    @Test("names are compared without case, and fields keep their order")
    func access() {
        var headers: HeaderFields = ["ETag": "1", "Link": "</a>", "link": "</b>"]
        #expect(headers["etag"] == "1")
        #expect(headers["LINK"] == "</a>, </b>")
        #expect(headers.values("Link") == ["</a>", "</b>"])
        headers.set("link", "</c>")
        #expect(headers.fields.map(\.name) == ["ETag", "link"])
        headers["ETAG"] = nil
        #expect(headers == ["LINK": "</c>"])
        #expect(Set([headers, ["Link": "</c>"]]).count == 1)
        headers.merge(["Link": "</d>", "X": "y"])
        #expect(headers == ["Link": "</d>", "X": "y"])
        #expect(headers.count == 2 && headers[1].name == "X" && headers.last?.value == "y")
    }

    @Test("merging many fields replaces those of the same names and keeps the others", arguments: [3, 31, 32, 100])
    func manyFields(count: Int) {
        func fields(_ range: Range<Int>, _ value: String) -> [HeaderFields.Field] {
            range.map { HeaderFields.Field(name: "\(value)-\($0)", value: value) }
        }
        var headers = HeaderFields(fields(0..<count, "X"))
        headers.merge(HeaderFields(fields(1..<(count + 1), "x")))
        #expect(headers == HeaderFields(fields(0..<1, "X") + fields(1..<(count + 1), "x")))
    }

    @Test("cookies of several fields are joined as cookies are")
    func cookies() {
        var headers: HeaderFields = ["Cookie": "a=1"]
        headers.add("cookie", "b=2")
        #expect(headers["Cookie"] == "a=1; b=2")
    }

    @Test("a received header is read as its type, and an error names a missing or unreadable one")
    func typed() throws {
        let headers: HeaderFields = ["X-Count": "7", "X-Tags": "a, b", "X-Word": "seven"]
        #expect(try headers.required("x-count") == 7)
        #expect(try headers.required("X-Tags") == ["a", "b"])
        #expect(try headers.optional("X-Word") == "seven")
        let none: Int? = try headers.optional("X-None")
        #expect(none == nil)
        #expect(throws: HeaderFields.ReadError.missing("X-None")) { try headers.required("X-None", as: Int.self) }
        #expect(throws: HeaderFields.ReadError.unreadable(name: "X-Word", type: "Int")) {
            try headers.optional("X-Word", as: Int.self)
        }
        #expect(
            "\(HeaderFields.ReadError.unreadable(name: "X-Word", type: "Int"))"
                == "the header 'X-Word' is not a valid Int"
        )
    }

    @Test("names that differ in letters do not match, however alike their bytes")
    func notFolded() {
        #expect(HeaderFields(["a@": "1"].map { .init(name: $0.key, value: $0.value) })["a`"] == nil)
        #expect(HeaderFields([.init(name: "abc", value: "1")])["ab"] == nil)
    }

    @Test(
        "a header that must not be sent is an error of the request, and nothing is sent",
        arguments: [
            ("X-A", "a\r\nX-Evil: 1", HeaderFields.FieldError.controlCharacter(name: "X-A")),
            ("X-A", "a\nb", .controlCharacter(name: "X-A")), ("X-A", "a\0b", .controlCharacter(name: "X-A")),
            ("X-A", "a\u{7F}", .controlCharacter(name: "X-A")), ("X A", "a", .notAToken("X A")),
            ("", "a", .notAToken("")), ("X:", "a", .notAToken("X:")), ("X-É", "a", .notAToken("X-É")),
            ("X\r\nY", "a", .notAToken("X\r\nY")), ("host", "a", .reserved("host")),
            ("Content-Length", "1", .reserved("Content-Length")), ("Connection", "close", .reserved("Connection")),
            ("Transfer-Encoding", "chunked", .reserved("Transfer-Encoding")),
        ]
    )
    func invalid(name: String, value: String, fault: HeaderFields.FieldError) async {
        let server = StubServer()
        server.on(.get, "/").respond(.text("no"))
        let headers = HeaderFields([.init(name: name, value: value)])
        let error = await server.client.result(of: AdHocEndpoint<String>(.get, "/", headers: headers)).failure
        guard case .request(.other(let found as HeaderFields.FieldError))? = error?.reason else {
            Issue.record("unexpected \(String(describing: error))")
            return
        }
        #expect(found == fault)
        do {
            _ = try await server.client.send(EndpointRequest(method: .get, url: server.url, headers: headers))
            Issue.record("sent")
        } catch {
            guard case .request = error else {
                Issue.record("unexpected \(error)")
                return
            }
        }
        #expect(server.requests.isEmpty)
    }

    @Test("a value may contain tabs and text beyond ASCII")
    func valid() throws {
        try HeaderFields([.init(name: "X-A", value: "a\tb é")]).validate()
    }

    @Test("a method must be a token", arguments: ["", "GE T", "GET\r\n", "GÉT"])
    func method(name: String) {
        #expect(throws: HeaderFields.FieldError.notAToken(name)) {
            try EndpointRequest.Method(rawValue: name).validate()
        }
    }

    @Test("idempotent and safe methods are those of RFC 9110")
    func semantics() {
        let methods: [EndpointRequest.Method] = [.get, .head, .options, .trace, .put, .delete, .post, .patch, "LINK"]
        #expect(methods.filter(\.isSafe) == [.get, .head, .options, .trace])
        #expect(methods.filter(\.isIdempotent) == [.get, .head, .options, .trace, .put, .delete])
    }

    @Test(
        "a date with a year of two digits is at most 50 years ahead (RFC 9110 §5.6.7)",
        arguments: [
            ("06-Nov-94", "06 Nov 1994"), ("06-Nov-70", "06 Nov 2070"), ("06-Nov-76", "06 Nov 2076"),
            ("31-Dec-76", "31 Dec 1976"), ("06-Nov-77", "06 Nov 1977"),
        ]
    )
    func shortYear(short: String, long: String) throws {
        let now = try #require(httpDate("Mon, 30 Nov 2026 00:00:00 GMT"))
        let date = httpDate("Friday, \(short) 08:49:37 GMT", now: now)
        #expect(date != nil && date == httpDate("Fri, \(long) 08:49:37 GMT"))
    }

    @Test("a header of true or false is shown, whatever its name")
    func flags() {
        let headers: HeaderFields = ["Access-Control-Allow-Credentials": "true", "X-Token": "secret"]
        #expect("\(headers)" == "Access-Control-Allow-Credentials: true; X-Token: <redacted>")
    }
}
