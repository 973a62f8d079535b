import EndpointRuntime
import Foundation
import Testing

@Suite("Request path")
struct RequestPathTests {
    @Test(
        "a path only extends the server's address",
        arguments: [
            ("https://h.example", "/pets", "https://h.example/pets"),
            ("https://h.example/", "/pets", "https://h.example/pets"),
            ("https://h.example/v1/", "pets", "https://h.example/v1/pets"),
            ("https://h.example/v1?key=a%26b", "/pets", "https://h.example/v1/pets?key=a%26b"),
            ("https://h.example/v1?key=a", "/pets?x=1", "https://h.example/v1/pets?key=a&x=1"),
            ("https://h.example:8443/v1", "//evil.example/x", "https://h.example:8443/v1//evil.example/x"),
            ("https://h.example", "//evil.example", "https://h.example//evil.example"),
            ("https://h.example", "https://evil.example", "https://h.example/https://evil.example"),
            ("https://h.example", "@evil.example", "https://h.example/@evil.example"),
            ("https://h.example", "/a b/é%20%zz", "https://h.example/a%20b/%C3%A9%20%25zz"),
            ("https://h.example", "/a+b?q=c+d", "https://h.example/a+b?q=c+d"),
            ("https://h.example", "/a#b", "https://h.example/a%23b"),
            ("https://h.example", "/a\\..\\b", "https://h.example/a%5C..%5Cb"),
            ("https://h.example", "/pets/", "https://h.example/pets/"),
            ("HTTPS://H.example", "", "https://H.example"),
        ]
    )
    func literals(base: String, path: String, expected: String) throws {
        let request = try resolve(base: base) { $0.path = RequestPath(stringLiteral: path) }
        #expect(request.url.absoluteString == expected)
    }

    @Test(
        "an interpolated value is one segment, whatever its content",
        arguments: [
            ("a/b", "a%2Fb"), ("../x", "..%2Fx"), ("?a=b", "%3Fa%3Db"), ("#", "%23"), ("%2e%2e", "%252e%252e"),
            ("a+b c", "a%2Bb%20c"), ("\r\nHost: x", "%0D%0AHost%3A%20x"), ("...", "..."), ("日本", "%E6%97%A5%E6%9C%AC"),
        ]
    )
    func values(value: String, expected: String) throws {
        let request = try resolve { $0.path = "/pets/\(value)/x" }
        #expect(request.url.absoluteString == "https://h.example/pets/\(expected)/x")
    }

    @Test("dots that lead to a parent folder are a fault, alone or composed", arguments: [".", ".."])
    func dots(value: String) {
        #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.path = "/pets/\(value)" } }
        #expect(throws: RequestEncoder.EncodingError.dotSegment(path: "/a/{}./b")) {
            try resolve { $0.path = "/a/\(".")./b" }
        }
        #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.path = "/a/%2e%2E/b" } }
        #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.path = "/a/\("", .label)" } }
        // Servlet containers ignore a semicolon and what follows it in a segment.
        #expect(throws: RequestEncoder.EncodingError.dotSegment(path: "/a/{}")) {
            try resolve { $0.path = "/a/\(value + ";x", allowReserved: true)" }
        }
        #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.path = "/a/%2e.;/b" } }
    }

    @Test("an empty or null value is a fault")
    func empty() {
        #expect(throws: RequestEncoder.EncodingError.emptyPathValue(path: "/pets/")) {
            try resolve { $0.path = "/pets/\("")" }
        }
        #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.path = "/pets/\([String]())" } }
        #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.path = "/pets/\(JSONValue.null)" } }
    }

    @Test("a value in the path may be JSON text")
    func json() throws {
        let request = try resolve { $0.path = "/pets/\(json: ["name": "a/b"])/x" }
        #expect(request.url.absoluteString == "https://h.example/pets/%7B%22name%22%3A%22a%2Fb%22%7D/x")
        #expect(throws: RequestEncoder.EncodingError.nestedValue(parameter: "/pets/{}", style: .simple)) {
            try resolve { $0.path = "/pets/\([["a"]])" }
        }
    }

    @Test("values after a literal question mark are query values and may be empty")
    func query() throws {
        let request = try resolve {
            $0.path = "/pets?name=\("a&b=c")&tag=\("")"
            $0.query("limit", 5)
        }
        #expect(request.url.absoluteString == "https://h.example/pets?name=a%26b%3Dc&tag=&limit=5")
    }

    @Test("a question mark and a number sign separate even if a combining mark follows them")
    func markedSeparators() throws {
        let verbatim = try resolve { $0.path = RequestPath(verbatim: "/a?\u{301}x=1#\u{301}frag") }
        #expect(verbatim.url.absoluteString == "https://h.example/a?%CC%81x=1")
        #expect(try resolve { $0.path = "/a?\u{301}x=1" }.url.absoluteString == "https://h.example/a?%CC%81x=1")
    }

    @Test(
        "a base that is not an address is an error of the request with a clear message",
        arguments: [
            ("", "write it like https://api.example.com/v1"), ("/v1", "write it like"),
            ("ftp://x", "neither https nor http"),
            ("https://", "write it like"), ("https://u:p@h", "authentication scheme"), ("https://h/#x", "remove '#'"),
            ("https://h:99999", "write it like"), ("https://h x/", "write it like"),
            ("https://h:99999999999999999999/v1", "write it like"),
            ("https://[::1]:99999999999999999999", "write it like"),
        ]
    )
    func badBase(base: String, message: String) {
        do {
            let request = try resolve(base: base) { $0.path = "/pets" }
            Issue.record("made \(request)")
        } catch let fault as ServerMap.AddressError {
            #expect(fault.description.contains(message), "\(fault)")
        } catch {
            Issue.record("unexpected \(error)")
        }
    }
}
