import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Canonical addresses")
struct CanonicalAddressTests {
    @Test(
        "equivalent spellings become one (RFC 9110 §4.2.3)",
        arguments: [
            ("https://h.test/a", "https://h.test/a"), ("HTTPS://H.Test:443/A", "https://h.test/A"),
            ("http://h.test:80", "http://h.test/"), ("http://h.test:8080/", "http://h.test:8080/"),
            ("https://h.test:80/a", "https://h.test:80/a"), ("http://h.test?q=1", "http://h.test/?q=1"),
            ("http://h.test#top", "http://h.test/"), ("http://h.test/a?b#c", "http://h.test/a?b"),
            ("http://h.test:/a", "http://h.test/a"), ("http://[FE80::1]:80/a", "http://[fe80::1]/a"),
            ("http://h.test/%7ea%2f%c3%a9?q=%41%2b", "http://h.test/~a%2F%C3%A9?q=A%2B"),
            ("http://h.test/%2561", "http://h.test/%2561"), ("http://h.test/a/../b", "http://h.test/a/../b"),
            ("http://Ann@h.test/a%41", "http://Ann@h.test/aA"), ("mailto:Ann@h.test", "mailto:Ann@h.test/"),
        ]
    )
    func spelling(address: String, expected: String) throws {
        let url = try #require(URL(string: address))
        #expect(canonicalAddress(url) == expected)
    }
}
