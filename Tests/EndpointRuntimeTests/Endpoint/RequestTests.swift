import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Calls made at run time", .serialized)
struct RequestTests {
    /// A type that conforms to Codable only.
    struct Plain: Codable, Sendable, Equatable {
        var name: String
    }

    let server = StubServer()

    @Test("dates in headers of HTTP have the form of HTTP, and those in others that of JSON")
    func dates() async throws {
        let client = StubClient { request in EndpointResponse(status: 200, url: request.url) }
        let date = Date(timeIntervalSince1970: 1_445_412_480.75)
        let call = AdHocEndpoint<Data>(
            .get,
            "/a",
            encode: {
                $0.header("If-Unmodified-Since", date)
                $0.header("date", RFC2822Date(date))
                $0.header("X-Since", date)
            }
        )
        _ = try await client.reply(to: call)
        let headers = try #require(client.requests.first?.headers)
        #expect(headers["If-Unmodified-Since"] == "Wed, 21 Oct 2015 07:28:00 GMT")
        #expect(headers["Date"] == "Wed, 21 Oct 2015 07:28:00 GMT")
        #expect(headers["X-Since"] == "2015-10-21T07:28:00.750Z")
    }

    @Test("headers and query items are made from dictionaries, in the order of their names")
    func dictionaries() async throws {
        let client = StubClient { request in EndpointResponse(status: 200, url: request.url) }
        let (headers, items) = (["b": "1", "A": "2"], ["z": "1", "y": "2 3"])
        let call = AdHocEndpoint<Data>(.get, "/a", query: QueryItems(items), headers: HeaderFields(headers))
        _ = try await client.reply(to: call)
        let request = try #require(client.requests.first)
        #expect(request.url.query == "y=2%203&z=1")
        #expect(request.headers.fields.suffix(2).map(\.name) == ["A", "b"])
    }

    @Test("calls that read bytes or a text accept any media type, and others JSON")
    func accepted() async throws {
        let client = StubClient { request in
            EndpointResponse(status: 200, url: request.url, body: .data(Data("1".utf8)))
        }
        let _: Data = try await client.get("/a")
        let _: String = try await client.get("/a")
        let _: Int = try await client.get("/a")
        #expect(client.requests.map { $0.headers["Accept"] } == ["*/*", "*/*", "application/json"])
    }

    @Test("get infers its type and writes queries")
    func get() async throws {
        server.on(.get, "/pets/{id}").respond(.json(#"{"id":7,"name":"Rex"}"#))
        let pet: Petstore.Pet = try await server.client.get(
            "/pets/\(7)?full=\(true)",
            query: ["tags": ["a", "b"], "none": Int?.none, "limit": 5],
            headers: ["X-Trace": "1", "Accept": "application/vnd.pets+json"]
        )
        #expect(pet == Petstore.Pet(id: 7, name: "Rex"))
        let request = try #require(server.requests.first)
        #expect(request.description == "GET /pets/7?full=true&tags=a&tags=b&limit=5")
        #expect(request.headers["X-Trace"] == "1")
        #expect(request.headers["Accept"] == "application/vnd.pets+json")
    }

    @Test("post, put and patch send JSON and decode the type that the context infers")
    func bodies() async throws {
        for method in [.post, .put, .patch] as [EndpointRequest.Method] {
            server.on(method, "/x") { .data($0.body, contentType: "application/json") }
        }
        let pet = Petstore.Pet(id: 7, name: "Rex")
        #expect(try await server.client.post("/x", body: pet) == pet)
        #expect(try await server.client.put("/x", body: Plain(name: "a")) == Plain(name: "a"))
        #expect(try await server.client.patch("/x", body: [pet]) == [pet])
        #expect(Set(server.requests.map { $0.headers["Content-Type"] }) == ["application/json"])
    }

    @Test("an endpoint of an app sends and reads types that conform to Codable only")
    func codable() async throws {
        struct Rename: Endpoint {
            static var operation: OperationInfo { OperationInfo(id: "rename", method: .put, path: "/x") }
            var body: Plain
            func encode(into request: inout RequestEncoder) {
                request.path = "/x"
                request.json(codable: body)
            }
            static func decode(_ response: EndpointResponse) throws -> Outcome<[Plain], Never> {
                .success(try response.json(codable: [Plain].self))
            }
        }
        let plain = Plain(name: "a")
        server.on(.put, "/x").respond(try .json(codable: [plain]))
        #expect(try await server.client.send(Rename(body: plain)) == [plain])
        #expect(try server.requests.first?.json(codable: Plain.self) == plain)
        #expect(server.requests.map { $0.headers["Content-Type"] } == ["application/json"])
    }

    @Test("each verb takes a query, headers and a timeout, and its body may be missing")
    func everyVerb() async throws {
        let seen = Lock([EndpointRequest]())
        let client = StubClient { request in
            seen.withLock { $0.append(request) }
            return EndpointResponse(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: .data(Data("1".utf8))
            )
        }
        let headers: HeaderFields = ["X-Trace": "1"]
        let _: Int = try await client.get("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        let _: Int = try await client.post("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        let _: Int = try await client.put("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        let _: Int = try await client.patch("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        let _: Int = try await client.delete("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        try await client.post("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        try await client.put("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        try await client.patch("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        try await client.delete("/x", query: ["a": 1], headers: headers, timeout: .seconds(9))
        let requests = seen.withLock { $0 }
        #expect(requests.map(\.method) == [.get, .post, .put, .patch, .delete, .post, .put, .patch, .delete])
        for request in requests {
            #expect(request.url.query == "a=1")
            #expect(request.headers["X-Trace"] == "1")
            #expect(request.timeout == .seconds(9))
            #expect(request.body.isAbsent)
            #expect(!request.headers.contains("Content-Type"))
        }
        try await client.delete("/x", body: ["ids": [1]])
        #expect(try seen.withLock { $0 }.last?.body.data() == Data(#"{"ids":[1]}"#.utf8))
    }

    @Test("an absolute address is sent as it is, with more items, and without its fragment")
    func absolute() async throws {
        let client = StubClient { _ in EndpointResponse(status: 200) }
        func address(_ text: String, _ query: QueryItems = [:]) throws -> String {
            let url = try #require(URL(string: text))
            return try client.resolve(AdHocEndpoint<Data>(.put, url: url, query: query)).url.absoluteString
        }
        #expect(try address("https://other.test/a%2Fb/../c;d?e=%20f#g") == "https://other.test/a%2Fb/../c;d?e=%20f")
        #expect(try address("https://other.test/a?b=c", ["d": "e f"]) == "https://other.test/a?b=c&d=e%20f")
        #expect(try address("http://other.test:8080", ["d": [1, 2]]) == "http://other.test:8080?d=1&d=2")
        for text in ["/a", "ftp://other.test/a", "https://user:word@other.test/a", "mailto:a@b.test"] {
            #expect(throws: ServerMap.AddressError.self) { try address(text) }
        }
    }

    @Test("a call to an absolute address has a JSON body, or the given bytes, or none")
    func absoluteBody() throws {
        let client = StubClient { _ in EndpointResponse(status: 200) }
        let url = try #require(URL(string: "https://other.test/a?b=c"))
        let bodies: [(any Encodable & Sendable)?] = [["ids": [1]], Data("x".utf8), nil]
        let requests = try bodies.map { body in
            try client.resolve(AdHocEndpoint<NoContent>(.put, url: url, body: body, query: ["d": 1]))
        }
        #expect(requests.map(\.url.absoluteString) == Array(repeating: "https://other.test/a?b=c&d=1", count: 3))
        #expect(try requests.map { try $0.body.data() } == [Data(#"{"ids":[1]}"#.utf8), Data("x".utf8), Data()])
        #expect(requests.map { $0.headers["Content-Type"] } == ["application/json", "application/json", nil])
    }

    @Test("an absolute address is called, and credentials go only to the client's own servers")
    func absoluteCredentials() async throws {
        let seen = Lock([String?]())
        let stub = StubClient { request in
            seen.withLock { $0.append(request.headers["Authorization"]) }
            return EndpointResponse(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: .data(Data("1".utf8))
            )
        }
        let client = stub.authenticated(by: try Credentials([:], undeclared: .bearer("token")))
        let own = try #require(URL(string: "https://stub.test/a"))
        let foreign = try #require(URL(string: "https://other.test/a"))
        #expect(try await client.get(own) == 1)
        #expect(try await client.get(foreign, query: ["b": 1], timeout: .seconds(1)) == 1)
        #expect(seen.withLock { $0 } == ["Bearer token", nil])
    }

    @Test("errors do not show the path of an absolute address, or of one made at run time")
    func hiddenPaths() throws {
        let client = StubClient { _ in EndpointResponse(status: 200) }
        let url = try #require(URL(string: "https://other.test/secret/7?key=secret"))
        let request = try client.resolve(AdHocEndpoint<Data>(.get, url: url))
        #expect(request.requestLine == "GET https://other.test/…")
        let path = try client.resolve(AdHocEndpoint<Data>(.get, RequestPath(verbatim: "/secret/7?key=secret")))
        #expect(path.requestLine.hasSuffix("/…"))
        #expect(!"\(path)\(path.operation.id)".contains("secret"))
    }

    @Test(
        "a path made at run time keeps its slashes, its escapes and its query",
        arguments: [
            ("/pets/7?a=b&c=%20d", "/pets/7?a=b&c=%20d"), ("pets/a b", "/pets/a%20b"),
            ("/pets/%2F?q=a b#top", "/pets/%2F?q=a%20b"),
            ("/pets#top", "/pets"), ("/pets#/dogs?q=a", "/pets"), ("/a+b?q=c+d", "/a+b?q=c+d"), ("", ""),
            ("?a=1", "?a=1"),
            ("//other.test/a", "//other.test/a"),
        ]
    )
    func verbatim(text: String, sent: String) throws {
        let client = StubClient { _ in EndpointResponse(status: 200) }
        let request = try client.resolve(AdHocEndpoint<Data>(.get, RequestPath(verbatim: text)))
        #expect(request.url.absoluteString == "https://stub.test" + sent)
        #expect(throws: RequestEncoder.EncodingError.self) {
            try client.resolve(AdHocEndpoint<Data>(.get, RequestPath(verbatim: "/a/../b")))
        }
    }

    @Test("a response body that the caller ignores is not decoded")
    func void() async throws {
        for method in [.post, .put, .patch, .delete] as [EndpointRequest.Method] {
            server.on(method, "/x").respond(.text("not JSON"))
        }
        try await server.client.post("/x", body: 1)
        try await server.client.put("/x", body: 1)
        try await server.client.patch("/x", body: 1)
        try await server.client.delete("/x")
        #expect(server.requests.count == 4)
    }

    @Test("data is the raw bytes, a string is text unless it is JSON")
    func raw() async throws {
        server.on(.get, "/text").respond(.text("\"a\""))
        server.on(.get, "/json").respond(.json("\"a\""))
        #expect(try await server.client.get("/text") == Data("\"a\"".utf8))
        #expect(try await server.client.get("/text") == "\"a\"")
        #expect(try await server.client.get("/json") == "a")
        server.on(.get, "/lines").respond(.text("1\n2\n", contentType: "application/jsonl"))
        #expect(try await server.client.get("/lines") == "1\n2\n")
    }

    @Test("a body of data is sent unchanged, as JSON unless the headers name another type")
    func rawBody() async throws {
        for method in [.post, .put, .patch] as [EndpointRequest.Method] {
            server.on(method, "/x").respond(.status(204))
        }
        let json: Data? = Data(#"{"a": 1}"#.utf8)
        try await server.client.post("/x", body: json)
        try await server.client.put("/x", body: Data([1, 255]), headers: ["Content-Type": "image/png"])
        try await server.client.patch("/x", body: nil as Data?)
        #expect(server.requests.map(\.body) == [json, Data([1, 255]), Data()])
        #expect(server.requests.map { $0.headers["Content-Type"] } == ["application/json", "image/png", nil])
    }

    @Test("a status that is not a success is an undocumented response")
    func failure() async {
        server.on(.delete, "/x").respond(.json("{}", status: 409))
        do {
            try await server.client.delete("/x")
            Issue.record("deleted")
        } catch {
            #expect(error.status == 409)
        }
    }

    @Test("a call may bring its own decoding and timeout")
    func custom() async throws {
        server.on(.get, "/csv").respond(.text("1,2,3"))
        let call = AdHocEndpoint<[Int]>(.get, "/csv", timeout: .seconds(9), encode: { $0.accept("text/csv") }) {
            response in
            try response.text().split(separator: ",").compactMap { Int($0) }
        }
        #expect(try await server.client.send(call) == [1, 2, 3])
        #expect(try server.client.resolve(call).timeout == .seconds(9))
        #expect(server.requests.first?.headers["Accept"] == "text/csv")
    }
}
