import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Cookies of stubs", .serialized, .timeLimit(.minutes(15)))
struct StubCookieTests {
    @Test("a cookie that reads back as another value is an error, and further cookies are none")
    func readBack() async throws {
        var cookies = CallOptions()
        cookies.headers = ["Cookie": "v=right; other=1"]
        for (value, problem) in [("right", nil), ("wrong", "the cookie 'v=right' reads back as 'v=wrong'")] {
            let server = StubServer()
            server.on(Visit.self) { _ in .success(NoContent()) }
            Visit.readValue.withLock { $0 = value }
            _ = await server.client.result(of: Visit(value: "right"), options: cookies)
            var found: StubError?
            do { try server.verify() } catch { found = error }
            #expect(found == problem.map { .unreadable(request: "GET /visit", endpoint: "visit", problem: $0) })
        }
    }
}

private struct Visit: StubbedEndpoint {
    typealias Response = NoContent
    typealias Failure = Never

    /// The value that a stub reads from a call.
    static let readValue = Lock("")
    static var operation: OperationInfo { OperationInfo(id: "visit", method: .get, path: "/visit") }
    static var examples: [StubResponse] { [] }

    var value: String

    init(value: String) { self.value = value }

    init(stubbing request: StubRequest) throws { value = Visit.readValue.withLock { $0 } }

    func encode(into request: inout RequestEncoder) {
        request.path = "/visit"
        request.cookie("v", value)
    }

    static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> { .success(NoContent()) }

    static func stubResponse(_ response: NoContent) throws -> StubResponse { .status(204) }
}
