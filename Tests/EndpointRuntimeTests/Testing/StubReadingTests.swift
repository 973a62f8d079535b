import EndpointRuntime
@testable import EndpointTesting
import Foundation
import Testing

@Suite("Requests that typed stubs read back", .timeLimit(.minutes(15)))
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

    private struct AnyBody: PostContent {
        var type: String
        var body: HTTPBody?

        init(stubbing request: StubRequest) throws {
            type = try request.contentType()
            body = try request.body()
        }

        func encode(into request: inout RequestEncoder) throws { request.body(body, contentType: type) }
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
        switch await client.outcome(of: request) {
        case .success: return nil
        case .failure(.request(.other(let error), _)): return "\(error)"
        case .failure(let error): throw error
        }
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

    @Test("a member that is null, which an optional member of any type reads as nil, is read back")
    func nullMembers() async throws {
        #expect(jsonDifference(["a": 1, "b": nil, "c": [["d": nil]]], ["a": 1, "c": [[:]]], at: "") == nil)
        #expect(jsonDifference(["a": 1, "b": false], ["a": 1], at: "it") == "it has 'b', which is not read back")
    }

    @Test("an optional body of any type that was not sent is read back, and one without its type is not")
    func absentBody() async throws {
        #expect(try await fault(AnyBody.self, post()) == nil)
        #expect(try await fault(AnyBody.self, post("x", "image/png")) == nil)
        let untyped = try stubRequest(post("x"))
        #expect(throws: StubRequest.ReadError.self) { try untyped.contentType() }
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

    @Test("a form of thousands of names is read back and compared")
    func largeForm() async throws {
        let names = (0..<20_000).map { "name\($0)=v" }
        let body = names.shuffled().joined(separator: "&")
        #expect(try await fault(Form.self, post(body, "application/x-www-form-urlencoded")) == nil)
    }
}
