import EndpointRuntime
import EndpointTesting
import Foundation
import LibraryClient
import LibraryStubs
import Testing

@Suite("OpenAPI 3.2 in a generated client", .serialized, .timeLimit(.minutes(15)))
struct LibraryTests {
    private let server = StubServer()

    @Test("QUERY carries a body, and additional methods are sent as they are written")
    func methods() async throws {
        server.on(Library.SearchBooks.self) { call in
            #expect(call.body.words == ["tale"] && call.body.limit == 2)
            return .example
        }
        server.on(Library.LinkBooks.self) { call in
            #expect(call.body.first == "a" && call.body.second == "b")
            return .success(NoContent())
        }
        server.on(Library.DiscoverBooks.self).respond(.example)
        let search = Library.SearchBooks(body: Library.Selector(words: ["tale"], limit: 2))
        #expect(try await server.client.send(search).map(\.isbn) == ["9780141439600"])
        _ = try await server.client.send(Library.LinkBooks(body: .init(first: "a", second: "b")))
        #expect(try await server.client.send(Library.DiscoverBooks()).count == 1)
        #expect(server.requests.map(\.method.rawValue) == ["QUERY", "LINK", "M-SEARCH"])
        #expect(Library.SearchBooks.operation.method.isSafe && !Library.LinkBooks.operation.method.isIdempotent)
        try server.verify()
    }

    @Test("a querystring is the whole query: a form, JSON or a text")
    func querystrings() async throws {
        let filter = Library.ListBooks.Filter(author: "A b&c", shelves: [1, 2], path: "/a/b")
        server.on(Library.ListBooks.self) { call in
            call.filter == nil ? .failure(.notFound(.init(detail: "all?"))) : .example
        }
        _ = try await server.client.send(Library.ListBooks(filter: filter))
        #expect(server.requests[0].query == "author=A%20b%26c&shelves=1,2&path=/a/b")
        let refused = await server.client.result(of: Library.ListBooks())
        guard case .failure(let error) = refused, case .failure(.notFound(let problem)) = error.reason else {
            Issue.record("\(refused)")
            return
        }
        #expect(problem.detail == "all?" && server.requests[1].query.isEmpty)

        server.on(Library.SelectShelves.self) { call in .success(call.selector.words) }
        let selector = Library.Selector(words: ["a&b", "c d"], limit: 1)
        #expect(try await server.client.send(Library.SelectShelves(selector: selector)) == selector.words)
        #expect(server.requests[2].query.removingPercentEncoding == #"{"words":["a&b","c d"],"limit":1}"#)

        server.on(Library.EvaluatePath.self) { call in .success(call.path) }
        #expect(try await server.client.send(Library.EvaluatePath(path: "$.a[?(@.b)]")) == "$.a[?(@.b)]")
        try server.verify()
    }

    @Test("cookies and reserved characters are sent as the description says")
    func cookies() async throws {
        let call = Library.GetLoan(
            place: "a:b@c",
            session: "x%20/=",
            colours: ["red", "blue"],
            numbers: [1, 2],
            theme: "a/b;c"
        )
        server.on(Library.GetLoan.self) { read in
            #expect(read.place == call.place && read.session == call.session && read.colours == call.colours)
            #expect(read.numbers == call.numbers && read.theme == call.theme)
            return .example
        }
        _ = try await server.client.send(call)
        #expect(server.requests[0].path == "/loans/a:b@c" || server.requests[0].path == "/v1/loans/a:b@c")
        let cookie = server.requests[0].headers["Cookie"]
        #expect(cookie == "session=x%20/=; colours=red; colours=blue; numbers=1,2; theme=a/b%3Bc")
        let refused = await server.client.result(of: Library.GetLoan(place: "a", session: "a; admin=1"))
        guard case .failure(let error) = refused else {
            Issue.record("\(refused)")
            return
        }
        #expect("\(error)".contains("'session' contains a character that a cookie cannot contain"))
        #expect(server.requests.count == 1)
        try server.verify()
    }

    @Test(
        "an object whose members have their own names is read back without those of others, and without API keys",
        arguments: [
            Library.ListCopies(),
            Library.ListCopies(labels: ["color": "red", "place": "x"]),
            Library.ListCopies(page: .init(size: 2)),
            Library.ListCopies(order: .init(sort: ["a", "b"]), at: .init(shelf: "1"), traits: ["mood": "low"]),
            Library.ListCopies(
                page: .init(size: 2, number: 3),
                order: .init(descending: true),
                labels: ["color": "red"],
                at: .init(shelf: "1"),
                display: .init(theme: "dark"),
                traits: ["mood": "low"]
            ),
        ]
    )
    func spreadObjects(call: Library.ListCopies) async throws {
        server.on(Library.ListCopies.self) { read in
            #expect(read.page == call.page && read.order == call.order && read.labels == call.labels)
            #expect(read.at == call.at && read.display == call.display && read.traits == call.traits)
            return .example
        }
        typealias Scheme = Library.SecurityScheme
        let keys = try Credentials([Scheme.access: .apiKey("a"), Scheme.card: .apiKey("c")])
        _ = try await server.client.authenticated(by: keys).send(call)
        let request = try #require(server.requests.first)
        #expect(request.query.hasSuffix("access=a") && request.headers["Cookie"]?.hasSuffix("card=c") == true)
        try server.verify()
    }

    @Test("values whose tag is missing or unknown are read as the default, and keep their tag")
    func fallback() throws {
        let guests = [#"{"nickname":"Ann"}"#, #"{"kind":"visitor","nickname":"Ann"}"#, #"{"kind":"Guest"}"#]
        for text in guests {
            let reader = try Library.Reader(jsonText: text)
            guard case .guest = reader else {
                Issue.record("\(reader)")
                return
            }
            #expect(try reader.jsonText() == text)
        }
        #expect(
            try Library.Reader(jsonText: #"{"kind":"member","number":7}"#) == .member(.init(number: 7))
        )
        for text in [#"{"pages":3}"#, #"{"type":"scroll","pages":3}"#] {
            guard case .print(let print) = try Library.Medium(jsonText: text) else {
                Issue.record("\(text)")
                return
            }
            #expect(print.pages == 3)
            #expect(try Library.Medium.print(print).jsonText() == text)
        }
        guard case .film = try Library.Medium(jsonText: #"{"type":"film","minutes":90}"#) else {
            Issue.record("no film")
            return
        }
    }

    @Test("examples are the data, or the text as it is sent")
    func examples() throws {
        #expect(try Library.GetLoan.example.reader == .guest(.init(kind: "guest", nickname: "Ann")))
        #expect(try Library.ListBooks.example.map(\.title) == ["A Tale of Two Cities"])
        #expect(try Library.EvaluatePath.example == "two\nlines")
    }

    @Test("servers have names, and a security scheme has the address of its metadata")
    func labels() throws {
        #expect("\(Library.testServers)".contains("test.library.example.com"))
        let device = Library.SecurityScheme.device
        #expect(device.metadataURL == "https://library.example.com/.well-known/oauth-authorization-server")
        guard case .oauth2(let flows) = device.kind else {
            Issue.record("\(device)")
            return
        }
        #expect(flows.map(\.kind) == [.deviceAuthorization])
        #expect(flows.map(\.authorizationURL) == ["https://library.example.com/device"])
    }
}
