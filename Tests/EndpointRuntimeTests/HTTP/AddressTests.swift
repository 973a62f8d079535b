import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// RFC 3986 §2.4: an address that is encoded once is not encoded again.
@Suite("Addresses that others wrote", .serialized, .timeLimit(.minutes(15)))
struct AddressTests {
    @Test(
        "characters that no address may contain are encoded, and triples are kept",
        arguments: [
            ("/a?page[after]=a%3D%3D&q=x%20y", "/a?page%5Bafter%5D=a%3D%3D&q=x%20y"),
            ("/a%2Fb c?s=ab%2B|x^{y}", "/a%2Fb%20c?s=ab%2B%7Cx%5E%7By%7D"), ("/é%20?%zz=50%", "/%C3%A9%20?%25zz=50%25"),
            ("/a#b c%20d#e", "/a#b%20c%20d%23e"), ("?a=b c%20", "/v1/x?a=b%20c%20"),
            ("//h.test/a b%20?", "https://h.test/a%20b%20?"),
            ("http://[::1]:80/a[b]%20", "http://[::1]:80/a%5Bb%5D%20"),
            ("http://ex.test?q=a b%20", "http://ex.test?q=a%20b%20"), ("a b%20/c:d", "/v1/a%20b%20/c:d"),
            ("https://bücher.test/ü%20", "https://xn--bcher-kva.test/%C3%BC%20"), ("urn:a b%20", "urn:a%20b%20"),
            ("/a%20#\u{301}b", "/a%20#%CC%81b"), ("/a b?[c]#d e", "/a%20b?%5Bc%5D#d%20e"),
        ]
    )
    func reading(text: String, expected: String) {
        let base = URL(string: "https://h.test/v1/x?y")
        let whole = expected.hasPrefix("/") ? "https://h.test" + expected : expected
        #expect(URL(address: text, relativeTo: base)?.absoluteString == whole)
    }

    @Test("a page's address is requested as the server encoded it, from a link and from a body")
    func pages() async {
        let server = StubServer()
        let next = "/dogs?page[after]=a%3D%3D&q=x%20y"
        server.on(.get, "/dogs") { request in
            request.query.isEmpty
                ? .json(#"{"names":["a"],"next":"\#(next)"}"#, headers: ["Link": "<\(next)>; rel=next"])
                : .json(#"{"names":["b"]}"#)
        }
        for pagination in [
            Pagination<Kennel.ByNumber, String>.link(items: { $0.names }),
            .address(next: { $0.value.next }, items: { $0.names }),
            .query(next: { $0.value.next }, items: { $0.names }),
        ] {
            #expect(await read(server.client.pages(Kennel.ByNumber(), by: pagination)).items == ["a", "b"])
            #expect(server.requests.last?.query == "page%5Bafter%5D=a%3D%3D&q=x%20y")
        }
    }

    @Test("a redirect is followed to the address that the server encoded")
    func redirects() async throws {
        let server = StubServer()
        server.on(.get, "/old").respond(.redirect(to: "/new?sig=ab%2Bcd%3D|x"))
        server.on(.get, "/new").respond(.text("here"))
        let request = EndpointRequest(method: .get, url: server.url.appending(path: "old"))
        #expect(try await server.client.send(request).text() == "here")
        #expect(server.requests.last?.query == "sig=ab%2Bcd%3D%7Cx")
    }

    @Test("a server's address keeps its triples")
    func servers() throws {
        let address = try ServerMap(base: "https://h.test/a b%2Fc?k[a]=x%20y").address(for: nil)
        let url = try address.url(path: "/pets", query: ["q=1"])
        #expect(url.absoluteString == "https://h.test/a%20b%2Fc/pets?k%5Ba%5D=x%20y&q=1")
    }

    @Test("a URL in JSON keeps its triples")
    func json() throws {
        let url = try URL(jsonText: #""https://h.test/?f[a]=b%20c""#)
        #expect(try url.jsonText() == #""https://h.test/?f%5Ba%5D=b%20c""#)
        #expect(URLText("https://h.test/?f[a]=b%20c").url == url)
        #expect(URLText("?f[a]=b%20c").url(relativeTo: url) == url)
    }

    @Test("a change names the address that it changed as the server encoded it")
    func changes() throws {
        let place = try #require(URL(string: "https://h.test/x"))
        let request = EndpointRequest(method: .post, url: place)
        let response = EndpointResponse(
            status: 200,
            headers: ["Location": "/y?f[a]=b%20c", "Content-Location": "/z z%20"],
            url: place
        )
        #expect(
            response.addressesChanged(by: request).map(\.absoluteString)
                == ["https://h.test/x", "https://h.test/y?f%5Ba%5D=b%20c", "https://h.test/z%20z%20"]
        )
    }
}
