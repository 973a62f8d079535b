import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Preparation", .serialized, .timeLimit(.minutes(15)))
struct PreparationTests {
    private func client(_ server: StubServer, _ prepare: @escaping URLSessionClient.Preparation)
        -> URLSessionClient
    {
        // As in a `StubServer`, so that no test fails because many run at the same time.
        let limits = URLSessionClient.Limits(timeout: .seconds(300))
        return URLSessionClient(
            servers: server.servers,
            configuration: StubServer.configuration,
            limits: limits,
            prepare: prepare
        )
    }

    @Test("the app customizes each URLRequest last, also of redirects, and receives the request with its context")
    func hook() async throws {
        let server = StubServer()
        server.on(.post, "/old").respond(.redirect(to: "/new", status: 307))
        server.on(.post, "/new").respond(.status(204))
        let seen = Lock([String]())
        let client = client(server) { urlRequest, request in
            let context = request.options.context[String.self] ?? "-"
            seen.withLock { $0.append("\(urlRequest.url?.path ?? "") \(context) \(urlRequest.allowsCellularAccess)") }
            urlRequest.allowsCellularAccess = false
            urlRequest.setValue("7", forHTTPHeaderField: "X-Hook")
        }
        let options = CallOptions(context: ["photo"])
        let body = HTTPBody.data(Data("hello".utf8))
        let url = server.url.appending(path: "old")
        _ = try await client.send(EndpointRequest(method: .post, url: url, body: body, options: options))
        #expect(seen.withLock { $0 } == ["/old photo true", "/new photo true"])
        #expect(server.requests.map { $0.headers["X-Hook"] } == ["7", "7"])
        #expect(server.requests.map(\.text) == ["hello", "hello"])
    }

    @Test("properties that the library relies on are restored after the app's changes")
    func kept() async throws {
        let (server, other) = (StubServer(), StubServer())
        server.on(.post, "/pets").respond(.status(204))
        let elsewhere = other.url
        let client = client(server) { urlRequest, _ in
            urlRequest.url = elsewhere
            urlRequest.httpMethod = "DELETE"
            urlRequest.httpBody = Data("other".utf8)
            urlRequest.timeoutInterval = 0
            urlRequest.httpShouldHandleCookies = true
        }
        let url = server.url.appending(path: "pets")
        let body = HTTPBody.data(Data("hello".utf8))
        #expect(try await client.send(EndpointRequest(method: .post, url: url, body: body)).status == 204)
        #expect(server.requests.map(\.description) == ["POST /pets"])
        #expect(server.requests.map(\.text) == ["hello"])
        #expect(other.requests.isEmpty)
    }
}
