import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// A combining mark after a delimiter forms one `Character` with it, and the delimiter still counts.
@Suite("Delimiters before combining marks", .serialized, .timeLimit(.minutes(15)))
struct CombiningMarkTests {
    private static let mark = "\u{301}"

    @Test("a quotation mark in a header or a body ends no argument of a command")
    func command() throws {
        let text = "x'\(CombiningMarkTests.mark); echo; echo '"
        let headers: HeaderFields = ["Content-Type": "text/plain", "X-A": text]
        let request = try EndpointRequest.to("https://a.test/b", .post, headers: headers, body: .data(Data(text.utf8)))
        let quoted = #"x'\''\#(CombiningMarkTests.mark); echo; echo '\''"#
        let command = Array(request.curl(showsSecrets: true).utf8)
        #expect(command.contains(Array("'X-A: \(quoted)'".utf8)))
        #expect(command.contains(Array("--data-raw '\(quoted)'".utf8)))
    }

    @Test("a segment '..' in a server variable is refused", arguments: ["../\(mark)x", "a/../\(mark)x"])
    func serverVariable(value: String) {
        let map = ServerMap(base: "https://a.example/tenants/\(ServerMap.path(value))/v1")
        #expect(throws: ServerMap.AddressError.self) { try map.address(for: nil) }
    }

    @Test(
        "an error about a server variable shows neither a password nor a query",
        arguments: ["user:hush@\(mark)evil.test", "a?\(mark)key=hush/"]
    )
    func hiddenVariable(value: String) {
        let map = ServerMap(base: "https://\(ServerMap.authority(value)).a.example/v1")
        let error = #expect(throws: ServerMap.AddressError.self) { try map.address(for: nil) }
        #expect(error?.description.contains("hush") == false)
    }

    @Test("the error about a cursor hides the values of its query", arguments: ["?k=\(mark)hush", "?\(mark)k=hush"])
    func cursor(text: String) {
        #expect(!PageCursor(rawValue: text).shown.contains("hush"))
    }

    @Test(
        "a log hides credentials in the values of headers",
        arguments: ["/cb?\(mark)token=hush", "https://h.test/a?\(mark)token=hush"]
    )
    func log(value: String) {
        #expect(!Redaction().value(of: HeaderFields.Field(name: "X-A", value: value)).contains("hush"))
    }

    @Test("secrets of a request are found in its cookies and its form")
    func secrets() throws {
        let mark = CombiningMarkTests.mark
        let headers: HeaderFields = [
            "Cookie": "a=\(mark)hush;\(mark)b=hide", "Content-Type": "application/x-www-form-urlencoded",
        ]
        let body = HTTPBody.data(Data("pin=\(mark)1234".utf8))
        let request = try EndpointRequest.to("https://a.test/b", .post, headers: headers, body: body)
        #expect(SentRequest(request).secrets.isSuperset(of: ["\(mark)hush", "hide", "\(mark)1234"]))
    }

    @Test("the prefix of a cookie's name counts, and so does the slash of its path")
    func cookieAttributes() throws {
        let mark = CombiningMarkTests.mark
        let url = try #require(URL(string: "https://a.test/x/y"))
        let store = CookieStore()
        store.keep(["Set-Cookie": "__Host-\(mark)a=1; Path=/"], from: url)
        #expect(store.cookies(for: url).isEmpty)
        store.keep(["Set-Cookie": "a=1; Path=/\(mark)x"], from: url)
        #expect(store.cookies(for: url).isEmpty)
    }

    @Test("a cookie that a redirect replaces is not sent")
    func cookie() async throws {
        let server = StubServer()
        server.on(.get, "/login").respond(.status(200, headers: ["Set-Cookie": "a=\(CombiningMarkTests.mark)old"]))
        server.on(.get, "/swap").respond(.status(302, headers: ["Location": "/end", "Set-Cookie": "a=new"]))
        server.on(.get, "/end").respond(.text(""))
        let client = server.client.keepingCookies(in: CookieStore())
        for path in ["login", "swap"] {
            _ = try await client.send(EndpointRequest(method: .get, url: server.url.appending(path: path)))
        }
        #expect(server.requests.last?.headers["Cookie"] == "a=new")
    }
}
