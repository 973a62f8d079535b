import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// Requests that a typed stub would read back as another call.
@Suite("Requests that an endpoint does not send", .serialized, .timeLimit(.minutes(5)))
struct StubReadingTests {
    /// A POST whose body the parameters of the type choose.
    private struct Post<Content: PostContent>: StubbedEndpoint {
        typealias Failure = Never

        static var operation: OperationInfo { OperationInfo(id: "post", method: .post, path: "/things") }
        static var examples: [StubResponse] { [.status(204)] }

        var content: Content

        init(stubbing request: StubRequest) throws { content = try Content(stubbing: request) }

        func encode(into request: inout RequestEncoder) throws {
            request.path = "/things"
            try content.encode(into: &request)
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> { .success(NoContent()) }
        static func stubResponse(_ response: NoContent) throws -> StubResponse { .status(204) }
    }

    private protocol PostContent: Sendable {
        init(stubbing request: StubRequest) throws
        func encode(into request: inout RequestEncoder) throws
    }

    private struct Nothing: PostContent {
        init(stubbing request: StubRequest) throws {}
        func encode(into request: inout RequestEncoder) throws {}
    }

    private struct OptionalJSON: PostContent {
        var body: JSONValue?

        init(stubbing request: StubRequest) throws { body = try request.json() }
        func encode(into request: inout RequestEncoder) throws { if let body { request.json(body) } }
    }

    private struct Parts: PostContent {
        var title: String

        init(stubbing request: StubRequest) throws { title = try request.multipart { try $0.field("title") } }

        func encode(into request: inout RequestEncoder) throws {
            request.multipart { form in form.field("title", title) }
        }
    }

    private struct WholeQuery: PostContent {
        var text: String

        init(stubbing request: StubRequest) throws { text = try request.queryText() }
        func encode(into request: inout RequestEncoder) throws { request.querystring(text) }
    }

    private struct Form: PostContent {
        var fields: [String: String]

        init(stubbing request: StubRequest) throws { fields = try request.form() }
        func encode(into request: inout RequestEncoder) throws { request.form(fields) }
    }

    /// The text of the stub's error for a request; nil if it responds.
    private func fault<Content: PostContent>(_ content: Content.Type, _ request: EndpointRequest) async throws
        -> String?
    {
        let client = StubClient().on(Post<Content>.self) { _ in .success(NoContent()) }
        var request = request
        request.operation = Post<Content>.operation
        guard case .failure(.request(.other(let error), _)) = await client.outcome(of: request) else { return nil }
        return "\(error)"
    }

    private func post(_ body: String = "", _ type: String? = nil, query: String = "") throws -> EndpointRequest {
        var request = try EndpointRequest.to("https://stub.test/things\(query)", .post)
        if !body.isEmpty { request.body = .data(Data(body.utf8)) }
        if let type { request.headers.set("Content-Type", type) }
        return request
    }

    @Test("a body that the endpoint does not have, or reads as none, is a difference")
    func presence() async throws {
        let lost = "POST /things cannot be read back as post: the body is not read back"
        #expect(try await fault(Nothing.self, post(#"{"a":1}"#, "application/json")) == lost)
        #expect(try await fault(OptionalJSON.self, post("null", "application/json")) == lost)
        #expect(try await fault(Nothing.self, post()) == nil)
        #expect(try await fault(OptionalJSON.self, post()) == nil)
        #expect(try await fault(OptionalJSON.self, post("[1]", "application/json")) == nil)
    }

    @Test("a part that the endpoint does not have is a difference")
    func parts() async throws {
        func body(_ names: [String]) -> String {
            names.map { "--b\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\nx\r\n" }.joined() + "--b--\r\n"
        }
        let type = "multipart/form-data; boundary=b"
        #expect(try await fault(Parts.self, post(body(["title"]), type)) == nil)
        let fault = try await fault(Parts.self, post(body(["title", "zz"]), type))
        #expect(fault?.hasSuffix("the body has the part 'zz', which is not read back") == true, "\(fault ?? "")")
    }

    @Test("an empty text that is the whole query is read back")
    func emptyQuery() async throws {
        #expect(try await fault(WholeQuery.self, post()) == nil)
        #expect(try await fault(WholeQuery.self, post(query: "?a%20b")) == nil)
    }

    @Test("a form of thousands of names is read back and compared in linear time")
    func largeForm() async throws {
        let names = (0..<4_000).map { "name\($0)=v" }
        let body = names.shuffled().joined(separator: "&")
        #expect(try await fault(Form.self, post(body, "application/x-www-form-urlencoded")) == nil)
    }

    @Test("statuses without content have none, and a response that no server could send is an error")
    func playing() async throws {
        let url = try #require(URL(string: "https://stub.test/a"))
        for status in [204, 205, 304] {
            let client = StubClient().on(.get, "/a").respond(.status(status, body: Data("x".utf8)))
            let response = try await client.send(EndpointRequest(method: .get, url: url))
            #expect(response.status == status && response.bufferedBody?.isEmpty == true)
        }
        for impossible in [StubResponse.status(99), .status(1_000), .status(200, headers: ["A": "b\r\nC: d"])] {
            let client = StubClient().on(.get, "/a").respond(impossible)
            let outcome = await client.outcome(of: EndpointRequest(method: .get, url: url))
            guard case .failure(.request(.other(StubError.unwritable), _)) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
        }
    }

    @Test("the message for a stub that another one of its path replaced says so")
    func shadowed() async throws {
        let server = StubServer()
        server.on(.get, "/p").respond(.status(204))
        server.on(.get, "/p").respond(.status(204))
        _ = try await server.client.send(.to(server.url.absoluteString + "/p"))
        let error = try #require(throws: StubError.self) { try server.verify() }
        #expect(error == .unused(["GET /p (another stub of this path responded)"]))
    }

    @Test(
        "a path differs from its route by slashes, but not by the case of its escapes",
        arguments: [("/p/", "/p"), ("/p", "/p/"), ("//p", "/p")]
    )
    func slashes(path: String, route: String) async throws {
        let server = StubServer()
        server.on(.get, route).respond(.status(204))
        server.on(.get, "/a%2fb").respond(.status(204))
        #expect(try await server.client.send(.to(server.url.absoluteString + "/a%2Fb")).status == 204)
        _ = try? await server.client.send(.to(server.url.absoluteString + path))
        let error = try #require(throws: StubError.self) { try server.verify() }
        #expect(
            "\(error)"
                == "no stub for GET \(path); the nearest are GET \(route), GET /a%2fb; the path has other slashes"
        )
    }
}
