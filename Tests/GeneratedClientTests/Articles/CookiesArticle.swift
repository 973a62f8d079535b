import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Cookies, as their article shows them", .serialized)
struct CookiesArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    @Test("a store keeps what a server sets until it is emptied")
    func store() async throws {
        server.on(Petstore.ListCategories.self).respond(.json("[]", headers: ["Set-Cookie": "session=7"]))
        let cookies = CookieStore()
        let client = transport.keepingCookies(in: cookies)
        _ = try await client.send(Petstore.ListCategories())
        #expect(cookies.cookies.map(\.name) == ["session"])
        cookies.removeAll()
        #expect(cookies.cookies.isEmpty)
    }

    @Test("cookies are saved and restored")
    func saved() throws {
        let cookies = CookieStore()
        cookies.insert(CookieStore.Cookie(name: "session", value: "7", domain: "shop.test"))
        let saved = try JSONEncoder().encode(cookies.cookies)
        let restored = CookieStore()
        for cookie in try JSONDecoder().decode([CookieStore.Cookie].self, from: saved) { restored.insert(cookie) }
        #expect(restored.cookies == cookies.cookies)
    }

    @Test("a list of public suffixes decides which domains are shared")
    func shared() throws {
        let publicSuffixes: Set = ["co.test"]
        let cookies = CookieStore(isPublicSuffix: { domain in publicSuffixes.contains(domain) })
        let url = try #require(URL(string: "https://shop.co.test"))
        cookies.keep(["Set-Cookie": "a=1; Domain=co.test"], from: url)
        #expect(cookies.cookies.isEmpty)
    }

    @Test("the stub server records which cookies were sent")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]", headers: ["Set-Cookie": "session=7"]))
        let client = server.client.keepingCookies(in: CookieStore())

        for _ in 0..<2 { _ = try await client.send(Petstore.ListCategories()) }
        #expect(server.requests.map { $0.headers["Cookie"] } == [nil, "session=7"])
    }
}
