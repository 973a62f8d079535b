import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Servers")
struct ServerMapTests {
    @Test("an override has an address of its own")
    func overrides() throws {
        let map = ServerMap(base: "https://a.example", overrides: ["up": "https://b.example/v2"])
        #expect(try map.address(for: nil).url(path: "/x", query: []).absoluteString == "https://a.example/x")
        #expect(try map.address(for: "up").url(path: "/x", query: []).absoluteString == "https://b.example/v2/x")
        #expect(throws: ServerMap.AddressError.unmapped("down", known: ["up"])) { try map.address(for: "down") }
    }

    @Test("an origin that ends with a slash doubles no slash", arguments: ["", "/", "//"])
    func slashes(end: String) throws {
        let map = ServerMap(base: "http://a.example:8080\(end)/v1\(end)")
        let address = try map.address(for: nil)
        #expect(try address.url(path: "/x", query: []).absoluteString == "http://a.example:8080/v1/x")
        let proxy = try ServerMap(base: "https://a.example\(end)/https://b.example/v1").address(for: nil)
        #expect(try proxy.url(path: "/x", query: []).absoluteString == "https://a.example/https://b.example/v1/x")
    }

    @Test(
        "credentials are sent to the origins of the map and to no other",
        arguments: [
            ("https://a.example/x", true), ("https://A.example:443", true), ("https://b.example", true),
            ("http://a.example", false), ("https://a.example:444", false), ("https://a.example.evil", false),
            ("file:///a.example", false), ("https://a.example:/x", true), ("https://a.example:0", false),
            ("https://a.example:65979", false), ("https://a.example:99999999999999999999/x", false),
        ]
    )
    func covers(address: String, expected: Bool) throws {
        let map = ServerMap(base: "https://a.example/v1", overrides: ["up": "https://b.example"])
        #expect(map.covers(try #require(URL(string: address))) == expected)
    }

    @Test(
        "a value within the authority cannot choose another host",
        arguments: ["evil.test/", "evil.test?", "evil.test#", "x@evil.test:", "a\\", "a b", "evil.test%2F", "\n"]
    )
    func authority(value: String) throws {
        for address in [
            "https://\(ServerMap.authority(value)).a.example/v1", "https://a.\(ServerMap.authority(value))/v1",
        ] {
            let map = ServerMap(base: address)
            #expect(map.origins.isEmpty)
            #expect(throws: ServerMap.AddressError.self) { try map.address(for: nil) }
        }
        #expect(
            ["eu", "a-b.c", "", "10.0.0.1:80", "[::1]"].map(ServerMap.authority) == [
                "eu", "a-b.c", "", "10.0.0.1:80", "[::1]",
            ]
        )
    }

    @Test(
        "a message names the value of a variable and the character that is not allowed",
        arguments: [
            ("evil.com/", #""evil.com/", and "/""#), ("a b", #""a b", and " ""#), ("u:hush@h", #""…", and "@""#),
            ("evil.com/?key=hush", #""evil.com/…", and "/""#), ("u%3Ahush%40h", #""…", and "%""#),
        ]
    )
    func invalidVariable(value: String, shown: String) {
        let map = ServerMap(base: "https://\(ServerMap.authority(value)).a.example/v1")
        let text = #expect(throws: ServerMap.AddressError.self) { try map.address(for: nil) }?.description ?? ""
        #expect(text.hasPrefix("a server variable has the value \(shown) is not allowed in a host; "))
    }

    @Test(
        "a value within the path leads to no other resource",
        arguments: [
            ("../admin", "../admin", "a segment '.' or '..'"), ("a/..", "a/..", "a segment '.' or '..'"),
            ("%2E%2e", "…", "a segment '.' or '..'"), ("a?key=hush", "a…", "\"?\""), ("a#b", "a…", "\"#\""),
            ("a\\b", "a\\\\b", "\"\\\\\""),
        ]
    )
    func path(value: String, shown: String, fault: String) {
        let map = ServerMap(base: "https://a.example/\(ServerMap.path(value))/v1")
        let error = #expect(throws: ServerMap.AddressError.self) { try map.address(for: nil) }
        #expect(
            error?.description == "a server variable has the value \"\(shown)\", and \(fault) is not allowed in a "
                + "path; pass only the part of the path that the variable replaces"
        )
    }

    @Test("a value within the path may be several segments", arguments: ["v1", "/v1/", "a.b", "...", "a b@c:d", ""])
    func segments(value: String) throws {
        #expect(ServerMap.path(value) == value)
        _ = try ServerMap(base: "https://a.example/\(ServerMap.path(value))/v1").address(for: nil)
    }

    @Test("a map prints as its origins")
    func text() {
        let map = ServerMap(base: "https://b.test/v1?key=hush", overrides: ["up": "http://a.test", "bad": "hush"])
        #expect("\(map)" == "http://a.test:80, https://b.test:443")
        #expect("\(ServerMap(base: "hush"))" == "no valid server")
    }

    @Test("maps with the same addresses are equal")
    func equality() {
        let map = ServerMap(base: "https://a.test", overrides: ["up": "https://b.test"])
        #expect(map == ServerMap(base: "https://a.test/", overrides: ["up": "https://b.test"]))
        #expect(map != ServerMap(base: "https://a.test/v1", overrides: ["up": "https://b.test"]))
        #expect(map != ServerMap(base: "https://a.test") && map != ServerMap(all: "https://a.test"))
    }

    @Test("IPv6 and ports are kept")
    func hosts() throws {
        let address = try ServerMap(base: "http://[::1]:8080/v1").address(for: nil)
        #expect(try address.url(path: "/x", query: []).absoluteString == "http://[::1]:8080/v1/x")
        #expect("\(address.origin)" == "http://[::1]:8080")
        #expect(address.origin.authority == "[::1]:8080")
    }
}
