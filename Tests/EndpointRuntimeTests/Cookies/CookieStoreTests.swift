import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing

@testable import EndpointRuntime

@Suite("The cookie store")
struct CookieStoreTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 0)
    private let now = Lock(CookieStoreTests.start)
    private let store: CookieStore

    init() { store = CookieStore(now: { [now] in now.withLock { $0 } }, isPublicSuffix: { $0 == "co.test" }) }

    private func set(_ texts: String..., from address: String = "https://shop.api.test/pets/7") throws {
        let url = try #require(URL(string: address))
        store.keep(HeaderFields(texts.map { .init(name: "Set-Cookie", value: $0) }), from: url)
    }

    private func sent(_ address: String = "https://shop.api.test/pets/7") throws -> String {
        let url = try #require(URL(string: address))
        return store.cookies(for: url).map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }

    @Test(
        "a cookie is sent to its own host, and to the hosts below its Domain",
        arguments: [
            ("a=1", "https://shop.api.test/pets", true), ("a=1", "https://api.test/pets", false),
            ("a=1", "https://x.shop.api.test/pets", false), ("a=1; Domain=api.test", "https://api.test/pets", true),
            ("a=1; Domain=.API.test", "https://other.api.test/pets", true),
            ("a=1; Domain=api.test", "https://evilapi.test/pets", false),
            ("a=1; Domain=api.test", "https://api.test.evil.test/pets", false),
            ("a=1; Domain=shop.api.test", "https://x.shop.api.test/pets", true),
            ("a=1; Domain=other.api.test", "https://other.api.test/pets", false),
            ("a=1; Domain=evil.test", "https://evil.test/pets", false),
            ("a=1; Domain=x.shop.api.test", "https://x.shop.api.test/pets", false),
            ("a=1; Domain=test", "https://other.test/pets", false), ("a=1; Domain=test", "https://test/pets", false),
            ("a=1; Domain=.", "https://shop.api.test/pets", true), ("a=1", "ftp://shop.api.test/pets", false),
        ]
    )
    func domains(text: String, address: String, isSent: Bool) throws {
        try set(text)
        #expect(try sent(address) == (isSent ? "a=1" : ""))
    }

    @Test("names are compared by bytes: a letter and an accent are no single letter")
    func canonicalNames() throws {
        try set("caf\u{E9}=1", "cafe\u{301}=2")
        #expect(store.cookies.count == 2)
        try set("caf\u{E9}=3")
        #expect(store.cookies.map(\.value).sorted() == ["2", "3"])
        var request = try EndpointRequest.to(
            "https://shop.api.test/pets/7",
            headers: ["Cookie": "caf\u{E9}=own"]
        )
        RequestCookies.add(store, to: &request)
        #expect(request.headers["Cookie"].map { Array($0.utf8) } == Array("caf\u{E9}=own; cafe\u{301}=2".utf8))
    }

    @Test(
        "an inserted cookie's domain is compared without regard to case, and a leading dot includes the hosts below it",
        arguments: [
            ("SHOP.api.test", "https://shop.api.test/", true), ("SHOP.api.test", "https://x.shop.api.test/", false),
            (".api.test", "https://api.test/", true), (".API.test", "https://shop.api.test/", true),
            (".api.test", "https://evilapi.test/", false),
        ]
    )
    func inserted(domain: String, address: String, isSent: Bool) throws {
        store.insert(CookieStore.Cookie(name: "a", value: "1", domain: domain))
        #expect(try sent(address) == (isSent ? "a=1" : ""))
    }

    @Test("an inserted cookie expires after 400 days at most")
    func lifetimeOfInserted() {
        let now = now.withLock { $0 }
        store.insert(CookieStore.Cookie(name: "a", value: "1", domain: "api.test", expiresAt: now + 401 * 86_400))
        #expect(store.cookies.map(\.expiresAt) == [now + 400 * 86_400])
    }

    @Test(
        "a cookie of Foundation keeps its name, value, hosts, path, expiry and security",
        arguments: [("shop.api.test", true, nil), (".API.test", false, start + 60)] as [(String, Bool, Date?)]
    )
    func ofFoundation(domain: String, isHostOnly: Bool, expiry: Date?) throws {
        var properties: [HTTPCookiePropertyKey: Any] = [.name: "a", .value: "1", .domain: domain, .path: "/pets"]
        if let expiry {
            (properties[.expires], properties[.secure]) = (expiry, "TRUE")
        } else {
            properties[.discard] = "TRUE"
        }
        let expected = CookieStore.Cookie(
            name: "a",
            value: "1",
            domain: isHostOnly ? domain : "api.test",
            isHostOnly: isHostOnly,
            path: "/pets",
            expiresAt: expiry,
            isSecure: expiry != nil
        )
        #expect(CookieStore.Cookie(try #require(HTTPCookie(properties: properties))) == expected)
    }

    @Test("a cookie that a server sets replaces the inserted one of the same domain")
    func insertedIsReplaced() throws {
        store.insert(CookieStore.Cookie(name: "a", value: "1", domain: ".API.test"))
        try set("a=2; Domain=api.test; Path=/")
        #expect(try sent() == "a=2")
    }

    @Test("a cookie is split at octets, and a host that no DNS has gets none")
    func octets() throws {
        try set("a=b;\u{301} Secure", "c=\u{301}d")
        #expect(try sent() == "a=b; c=\u{301}d")
        let host = String(repeating: "a.", count: 40_000) + "test"
        try set("long=1", from: "https://\(host)/")
        #expect(try sent("https://\(host)/") == "")
    }

    @Test("a cookie from http does not replace a secure one")
    func secureStays() throws {
        try set("a=1; Secure")
        try set("a=evil", "b=2", from: "http://shop.api.test/pets/7")
        #expect(try sent() == "a=1; b=2")
        try set("a=3; Secure")
        #expect(try sent().contains("a=3"))
    }

    @Test("a cookie from http is not set below the path of a secure one, with or without a slash at its end")
    func secureStaysBelowItsPath() throws {
        try set("a=1; Secure; Path=/pets/", "b=1; Secure; Path=/pets")
        try set("a=evil; Path=/pets/7", "b=evil; Path=/pets/7", from: "http://shop.api.test/pets/7")
        #expect(try sent() == "a=1; b=1")
    }

    @Test("a shared domain cannot have cookies, except for the host of that name itself")
    func shared() throws {
        try set("a=1; Domain=co.test", from: "https://shop.co.test/")
        #expect(store.cookies.isEmpty)
        try set("b=1; Domain=co.test", from: "https://co.test/")
        try set("c=1; Domain=localhost", from: "http://localhost/")
        #expect(try sent("https://co.test/") == "b=1")
        #expect(try sent("https://shop.co.test/") == "")
        #expect(try sent("http://localhost:8080/") == "c=1")
        #expect(try sent("http://x.localhost/") == "")
        try set("d=1; Domain=test.", from: "https://shop.test./")
        #expect(try sent("https://other.test./") == "")
    }

    @Test("an IP address has no subdomains and no parent domain")
    func addresses() throws {
        try set("a=1; Domain=0.0.1", from: "http://127.0.0.1:8080/")
        try set("b=1; Domain=127.0.0.1", from: "http://127.0.0.1:8080/")
        #expect(try sent("http://127.0.0.1/") == "b=1")
        #expect(try sent("http://1.127.0.0.1/") == "")
    }

    @Test(
        "a cookie is sent to its path and below it",
        arguments: [
            ("a=1", "/pets", true), ("a=1", "/pets/8", true), ("a=1", "/petshop", false), ("a=1", "/", false),
            ("a=1; Path=/", "", true), ("a=1; Path=/pets/", "/pets/7", true), ("a=1; Path=/pets/", "/pets", false),
            ("a=1; Path=pets", "/pets/8", true), ("a=1; Path=/a%20b", "/a%20b/c", true),
            ("a=1; Path=/" + String(repeating: "b", count: 1_024), "/pets/8", true),
        ]
    )
    func paths(text: String, path: String, isSent: Bool) throws {
        try set(text)
        #expect(try sent("https://shop.api.test\(path)") == (isSent ? "a=1" : ""))
    }

    @Test("a secure cookie is set and sent over https only")
    func secure() throws {
        try set("a=1; Secure; HttpOnly; SameSite=Lax", "b=1")
        #expect(try sent("http://shop.api.test/pets") == "b=1")
        try set("c=1; Secure", from: "http://shop.api.test/pets/7")
        #expect(try sent() == "a=1; b=1")
    }

    @Test("a cookie whose name has a prefix must meet the prefix's requirements")
    func prefixes() throws {
        try set("__Secure-a=1", "__Host-b=1; Secure; Path=/; Domain=shop.api.test", "__Host-c=1; Secure; Path=/pets")
        try set("__secure-a=1", "__HOST-b=1; Secure; Path=/; Domain=shop.api.test")
        // The default path does not replace the attribute (RFC 6265bis §5.7).
        try set("__Host-d=1; Secure", from: "https://shop.api.test/login")
        #expect(store.cookies.isEmpty)
        try set("__Secure-a=1; Secure", "__Host-b=1; Secure; Path=/")
        #expect(try sent() == "__Secure-a=1; __Host-b=1")
    }

    @Test("a cookie ends at its own time, after 400 days, or with a date in the past")
    func expiry() throws {
        try set("a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "b=1; Expires=Mon, 01 Jan 2001 00:02:00 GMT")
        try set("c=1; Max-Age=99999999999999999999", "d=1", "e=1; Max-Age=soon", "f=1; Max-Age=0", "g=1; Max-Age=-5")
        #expect(try sent() == "a=1; b=1; c=1; d=1; e=1")
        now.withLock { $0 += 60 }
        #expect(try sent() == "b=1; c=1; d=1; e=1")
        now.withLock { $0 += 60 }
        #expect(try sent() == "c=1; d=1; e=1")
        now.withLock { $0 += 400 * 86_400 }
        #expect(try sent() == "d=1; e=1")
        try set("d=; Expires=Thu, 01-Jan-1970 00:00:00 GMT")
        #expect(try sent() == "e=1")
        #expect(store.cookies.map(\.name) == ["e"])
    }

    @Test(
        "dates are read in any order of their parts",
        arguments: [
            "Wed, 21 Oct 2015 07:28:00 GMT", "Wed, 21-Oct-15 07:28:00 GMT", "Wed Oct 21 07:28:00 2015",
            "21 october 2015 7:28:0", "2015 21 Oct 07:28:00 +0200 whatever",
        ]
    )
    func dates(text: String) {
        #expect(cookieDate(text) == Date(timeIntervalSince1970: 1_445_412_480))
    }

    @Test(
        "an invalid date is nil",
        arguments: ["", "soon", "21 Oct 2015", "32 Oct 2015 07:28:00", "30 Feb 2016 0:0:0", "1 Jan 1600 0:0:0"]
    )
    func noDates(text: String) { #expect(cookieDate(text) == nil) }

    @Test("longer paths come first, then older cookies, and a new value keeps its place")
    func order() throws {
        try set("a=1; Path=/", "b=1; Path=/", "c=1; Path=/pets", "a=2; Path=/", "a=3; Path=/pets")
        #expect(try sent() == "c=1; a=3; a=2; b=1")
    }

    @Test("several cookies in one header are separated, despite commas in dates and values")
    func joined() throws {
        try set("a=1; Expires=Mon, 01 Jan 2035 00:02:00 GMT, b=x,y; Path=/,c=3,")
        #expect(try sent() == "a=1; c=3,; b=x,y")
    }

    @Test(
        "a name that is no token begins a cookie too, and a name in a value with white space or quotes does not",
        arguments: [
            ("a=1, user[id]=5", "a=1; user[id]=5"), ("a=1,@=2,caf\u{E9}=3", "a=1; @=2; caf\u{E9}=3"),
            ("a=1; Expires=Wed, 09 Jan 2030 10:18:14 GMT, user[id]=5", "a=1; user[id]=5"),
            ("a=x, y z=1", "a=x, y z=1"), (#"a={"b":1,"c":"d=="}"#, #"a={"b":1,"c":"d=="}"#), ("a=1,=2", "a=1,=2"),
        ]
    )
    func joinedWithUnusualNames(text: String, expected: String) throws {
        try set(text)
        #expect(try sent() == expected)
    }

    @Test(
        "an invalid Set-Cookie is ignored",
        arguments: [
            "", ";", "=", "=1", "a", " ; a=1", "a=1\r\nX: y", "a=\u{0}", "\(String(repeating: "a", count: 4_096))=1",
        ]
    )
    func hostile(text: String) throws {
        try set(text)
        #expect(store.cookies.isEmpty)
    }

    @Test("a domain keeps the 50 cookies that were sent last")
    func crowdedDomain() throws {
        for index in 0..<50 { try set("n\(index)=1; Path=/p\(index)") }
        _ = try sent("https://shop.api.test/p0")
        try set("new=1; Path=/")
        #expect(store.cookies.count == 50)
        #expect(try sent("https://shop.api.test/p0") == "n0=1; new=1")
        #expect(try sent("https://shop.api.test/p1") == "new=1")
    }

    @Test("the last 300 cookies of a response are stored")
    func crowdedResponse() throws {
        let url = try #require(URL(string: "https://shop.api.test/pets/7"))
        // A domain keeps 50, so those around the limit have another one.
        let texts = (0..<400).map { "n\($0)=1\((80..<120).contains($0) ? "; Domain=api.test" : "")" }
        store.keep(HeaderFields(texts.map { .init(name: "Set-Cookie", value: $0) }), from: url)
        #expect(store.cookies.contains { $0.name == "n100" } && !store.cookies.contains { $0.name == "n99" })
    }

    @Test("the store keeps 3,000 cookies, and those that have expired go first")
    func crowded() throws {
        for index in 0..<3_000 { try set("a=1; Max-Age=\(index == 7 ? 1 : 100)", from: "https://h\(index).test/") }
        now.withLock { $0 += 2 }
        try set("a=1", from: "https://last.test/")
        #expect(store.cookies.count == 3_000)
        #expect(try sent("https://h0.test/") == "a=1")
        try set("a=1", from: "https://other.test/")
        #expect(store.cookies.count == 3_000)
        #expect(try sent("https://h1.test/") == "")
        #expect(try sent("https://other.test/") == "a=1")
    }

    @Test("saved cookies are read back, and have the keys of earlier versions")
    func saved() throws {
        try set("a=1; Max-Age=60; Domain=api.test; Path=/pets; Secure")
        store.insert(CookieStore.Cookie(name: "b", value: "2", domain: "shop.api.test"))
        let cookies = store.cookies.sorted { $0.name < $1.name }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let saved = try encoder.encode(cookies)
        #expect(try JSONDecoder().decode([CookieStore.Cookie].self, from: saved) == cookies)
        #expect(
            String(decoding: saved, as: UTF8.self) == """
                [{"domain":"api.test","expiresAt":60,"isHostOnly":false,"isSecure":true,"name":"a","path":"/pets",\
                "value":"1"},{"domain":"shop.api.test","isHostOnly":true,"isSecure":true,"name":"b","path":"/",\
                "value":"2"}]
                """
        )
    }

    @Test("no text shows a value")
    func texts() throws {
        try set("session=hush")
        for value in [store as Any, store.cookies as Any, store.cookies[0] as Any] {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] { #expect(!text.contains("hush")) }
        }
    }
}
