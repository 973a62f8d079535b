import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Pages by address", .serialized, .timeLimit(.minutes(15)))
struct PageAddressTests {
    let server = StubServer()

    private var call: AdHocEndpoint<[String]> { AdHocEndpoint(.get, "/a/dogs", headers: ["X-Pass": "7"]) }

    @Test(
        "a Link header names the next page, relative to the address that responded",
        arguments: ["dogs2?x=a,b;c", "/a/dogs2?x=a,b;c", "?p=2"]
    )
    func links(target: String) async throws {
        server.on(.get, "/a/dogs") { request in
            request.query.isEmpty
                ? .json(
                    #"["a"]"#,
                    headers: ["Link": "<x>; rel=\"prev\", <\(target)>; title=\"a, b\"; rel=\"last next\""]
                )
                : .json(#"["b"]"#)
        }
        server.on(.get, "/a/dogs2").respond(.json(#"["b"]"#, headers: ["Link": "<x>; rel=prev"]))
        let seen = await read(server.client.pages(call, by: .link(items: { $0 })))
        #expect(seen.items == ["a", "b"])
        #expect(seen.fault == nil)
        #expect(server.requests.last?.headers["X-Pass"] == "7")
    }

    @Test("a relative address is relative to where a redirect led")
    func redirected() async throws {
        server.on(.get, "/a/dogs").respond(.redirect(to: "/b/c/dogs"))
        server.on(.get, "/b/c/dogs").respond(.json(#"["a"]"#, headers: ["Link": "<more>; rel=next"]))
        server.on(.get, "/b/c/more").respond(.json(#"["b"]"#))
        #expect(await read(server.client.pages(call, by: .link(items: { $0 }))).items == ["a", "b"])
    }

    @Test("an address in the body names the next page, and a stored one continues the list")
    func body() async throws {
        server.on(.get, "/dogs") { request in
            .json(request.query.isEmpty ? #"{"names":["a"],"next":"/dogs?p=2"}"# : #"{"names":["b"],"next":""}"#)
        }
        let pagination = Pagination<Kennel.ByNumber, String>.address(next: { $0.value.next }, items: { $0.names })
        var iterator = server.client.pages(Kennel.ByNumber(), by: pagination).makeAsyncIterator()
        let next = try await iterator.next()?.next
        #expect(next?.rawValue == "\(server.url)/dogs?p=2")
        #expect(try await iterator.next()?.items == ["b"])
        let resumed = server.client.pages(Kennel.ByNumber(), by: pagination, from: next)
        #expect(await read(resumed).items == ["b"])
    }

    @Test("pages of kind query use only the query of a URL; a URL without one ends the list")
    func query() async throws {
        server.on(.get, "/dogs") { request in
            .json(
                request.query.isEmpty
                    ? #"{"names":["a"],"next":"http://internal:8080/api/dogs?p=2&q=a%26b#top"}"#
                    : #"{"names":["b"],"next":"http://internal:8080/api/dogs"}"#
            )
        }
        let pagination = Pagination<Kennel.ByNumber, String>.query(next: { $0.value.next }, items: { $0.names })
        let seen = await read(server.client.pages(Kennel.ByNumber(), by: pagination))
        #expect(seen.items == ["a", "b"] && seen.fault == nil)
        #expect(server.requests.map(\.query) == ["", "p=2&q=a%26b"])
    }

    @Test("pages of kind query are sent to the call's own address, even if each is redirected to another host")
    func redirectedQuery() async throws {
        let away = StubServer()
        server.on(.get, "/dogs") { .redirect(to: "\(away.url)/elsewhere?\($0.query)") }
        away.on(.get, "/elsewhere") { request in
            .json(
                request.query.isEmpty
                    ? #"{"names":["a"],"next":"http://internal:8080/api/dogs?p=2"}"#
                    : #"{"names":["b"],"next":"?p=2"}"#
            )
        }
        let pagination = Pagination<Kennel.ByNumber, String>.query(next: { $0.value.next }, items: { $0.names })
        let seen = await read(server.client.pages(Kennel.ByNumber(), by: pagination))
        #expect(seen.items == ["a", "b"])
        #expect(server.requests.map(\.query) == ["", "p=2"])
        guard case .repeated(let cursor)? = seen.fault else {
            Issue.record("\(String(describing: seen.fault))")
            return
        }
        #expect(cursor.rawValue == "?p=2")
    }

    @Test("an address that repeats a key which has changed since is sent with the current one")
    func rotatedKey() async throws {
        struct List: Endpoint {
            typealias Response = [String]

            static var operation: OperationInfo {
                let scheme = SecuritySchemeInfo(name: "key", kind: .apiKey(name: "api key", location: .query))
                return OperationInfo(id: "list", method: .get, path: "/dogs", security: [[scheme()]])
            }

            func encode(into request: inout RequestEncoder) { request.path = "/dogs" }

            static func decode(_ response: EndpointResponse) throws -> Outcome<[String], Never> {
                response.status == 200 ? .success(try response.json()) : .undocumented
            }
        }
        server.on(.get, "/dogs") { request in
            let page = request.query.contains("p=2")
            return page
                ? .json(#"["b"]"#)
                : .json(#"["a"]"#, headers: ["Link": "</dogs?a=%20&%61pi%20key=1&api+key=1&p=2>; rel=next"])
        }
        let number = Lock(0)
        let credentials = try Credentials([
            SecuritySchemeInfo(name: "key", kind: .apiKey(name: "api key", location: .query)): .provided {
                number.withLock { number in
                    number += 1
                    return "\(number)"
                }
            }
        ])
        let client = server.client.authenticated(by: credentials)
        #expect(await read(client.pages(List(), by: .link(items: { $0 }))).items == ["a", "b"])
        #expect(server.requests.map(\.description) == ["GET /dogs?api%20key=1", "GET /dogs?a=%20&p=2&api%20key=2"])
        // The key of the caller stays unchanged.
        let options = CallOptions(query: ["api key": "mine"])
        let pages = server.client.pages(List(), by: .link(items: { $0 }), options: options)
        #expect(await read(pages).items == ["a", "b"])
        #expect(server.requests.last?.description == "GET /dogs?a=%20&p=2&api%20key=mine")
    }

    @Test(
        "an address on another origin is refused, and so is an invalid one",
        arguments: [
            "http://other.test/a", "//other.test/a", "http://stub/a", "https://stub:81/a", "http://u:p@stub/a",
            "file:///etc/passwd", "http://[/",
        ]
    )
    func refused(target: String) async throws {
        let host = server.url.host ?? ""
        let address = target.replacing("stub", with: host)
        server.on(.get, "/a/dogs").respond(.json(#"["a"]"#, headers: ["Link": "<\(address)>; rel=next"]))
        let seen = await read(server.client.pages(call, by: .link(items: { $0 }), from: nil))
        #expect(seen.items == ["a"])
        switch seen.fault {
        case .crossOrigin(_, let origin): #expect(origin == "https://\(host):443")
        case .notAnAddress: #expect(target.contains("u:p@") || target.hasPrefix("file") || target.hasSuffix("[/"))
        default: Issue.record("unexpected \(String(describing: seen.fault))")
        }
        #expect(server.requests.count == 1)
    }

    @Test(
        "a page that leads to itself or to an earlier one is an error, and no page is read twice",
        arguments: [("/a/dogs?p=2", ["a", "b"]), ("/a/dogs", ["a"])]
    )
    func itself(target: String, items: [String]) async throws {
        server.on(.get, "/a/dogs") { request in
            .json(request.query.isEmpty ? #"["a"]"# : #"["b"]"#, headers: ["Link": "<\(target)#x>; rel=next"])
        }
        let seen = await read(server.client.pages(call, by: .link(items: { $0 })))
        #expect(seen.items == items)
        #expect(seen.fault == .repeated(PageCursor(rawValue: "\(server.url)\(target)")))
        #expect(server.requests.count == items.count)
    }

    @Test("an empty page that leads to itself ends the list", arguments: ["p=2", ""])
    func emptyItself(query: String) async throws {
        server.on(.get, "/a/dogs") { request in
            .json(
                request.query == query ? "[]" : #"["a"]"#,
                headers: ["Link": "</a/dogs\(query.isEmpty ? "" : "?" + query)>; rel=next"]
            )
        }
        let seen = await read(server.client.pages(call, by: .link(items: { $0 })))
        #expect(seen.items == (query.isEmpty ? [] : ["a"]) && seen.fault == nil)
        #expect(server.requests.last?.query == query)
    }

    @Test(
        "links are read by the grammar of RFC 8288",
        arguments: [
            ("<a>; rel=next", "a next"), ("<a>;rel=\"next\"", "a next"), ("<a> ; rel = next", "a next"),
            ("<a>; REL=Next", "a next"), ("<a>; rel=\"NEXT  last\"", "a next+last"), ("<a>; rel=x; rel=next", "a x"),
            ("<a,b;c>; rel=next, <d>; rel=prev", "a,b;c next|d prev"), (", ,<a>; rel=next,,", "a next"),
            ("<a>; title=\"x\\\"; rel=prev, <z>; rel=next\"; rel=next", "a next title=x\"; rel=prev, <z>; rel=next"),
            ("<a>; title*=UTF-8'en'%c5%81%20x; rel=next", "a next title*=Ł x"), ("<a>; title*=x; rel=next", "a next"),
            ("<a>; flag; rel=next", "a next flag="), ("<a>; rel=next; n=\"open", "a next n=open"),
            ("<>; rel=next", " next"), ("<a>", "a "), ("<a", ""), ("a; rel=next", ""), ("", ""),
            ("<a> junk; rel=next, <b>; rel=next", "a |b next"), ("<http://x/?q=[1]>;rel=next;", "http://x/?q=[1] next"),
        ] as [(String, String)]
    )
    func grammar(field: String, expected: String) {
        let seen = readLinks(field).map { link -> String in
            let parameters = link.parameters.map { " \($0.name)=\($0.value)" }
            return "\(link.target) \(link.relations.joined(separator: "+"))\(parameters.joined())"
        }
        #expect(seen.joined(separator: "|") == expected)
    }

    @Test("links of several fields count, except those that start from another address")
    func fields() throws {
        let base = try #require(URL(string: "https://x.test/a?p=1"))
        let headers = HeaderFields([
            .init(name: "Link", value: "<z>; rel=next; anchor=\"/other\""),
            .init(name: "link", value: "<b>; rel=next; anchor=\"#top\""),
        ])
        #expect(headers.links.count == 2)
        #expect(headers.link(to: "NEXT", from: base) == "https://x.test/b")
        #expect(headers.link(to: "prev", from: base) == nil)
        #expect(headers.links[0]["title"] == nil)
    }

    @Test("a link to a page that the server announces as empty is not followed")
    func emptyPages() async throws {
        server.on(.get, "/a/dogs") { request in
            let results = request.query.isEmpty
            let links = "<?p=0>; rel=previous; results=\"false\", <?p=2>; rel=next; results=\"\(results)\""
            return .json(results ? #"["a"]"# : #"["b"]"#, headers: ["Link": links])
        }
        let seen = await read(server.client.pages(call, by: .link(items: { $0 })))
        #expect(seen.items == ["a", "b"])
        #expect(seen.fault == nil)
    }
}
