import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Routes and responses of stubs", .serialized, .timeLimit(.minutes(15)))
struct StubPlayingTests {
    @Test("a status without content has none")
    func noContent() async throws {
        let url = try #require(URL(string: "https://stub.test/a"))
        for status in [204, 205, 304] {
            let client = StubClient().on(.get, "/a").respond(.status(status, body: Data("x".utf8)))
            let response = try await client.send(EndpointRequest(method: .get, url: url))
            #expect(response.status == status && response.bufferedBody?.isEmpty == true)
        }
    }

    @Test(
        "a response that no server could send is an error",
        arguments: [
            StubResponse.status(99), .status(101), .status(1_000), .status(200, headers: ["A": "b\r\nC: d"]),
            .status(200, headers: ["A\r\nB": "c"]), .status(200, headers: ["": "c"]),
        ]
    )
    func impossible(response: StubResponse) async throws {
        let server = StubServer()
        server.on(.get, "/a").respond(response)
        for client in [server.client, StubClient().on(.get, "/a").respond(response)] as [any EndpointClient] {
            let result = await client.result(of: AdHocEndpoint<Data>(.get, "/a"))
            guard case .failure = result else {
                Issue.record("\(result)")
                continue
            }
        }
        let error = try #require(throws: StubError.self) { try server.verify() }
        guard case .unwritable = error else { throw error }
    }

    @Test("the error of a stub that another one of its path covers says so")
    func covered() async throws {
        let server = StubServer()
        server.on(.get, "/p").respond(.status(204))
        server.on(.get, "/p").respond(.status(204))
        _ = try await server.client.send(.to(server.url.absoluteString + "/p"))
        let error = try #require(throws: StubError.self) { try server.verify() }
        #expect(error == .unused(["GET /p"], covered: ["GET /p"]))
        #expect("\(error)" == "stubs that received no request: GET /p; another stub took those to GET /p")
    }

    @Test(
        "a path that differs from its route by slashes is another one",
        arguments: [("/p/", "/p"), ("/p", "/p/"), ("//p", "/p")]
    )
    func slashes(path: String, route: String) async throws {
        let server = StubServer()
        server.on(.get, route).respond(.status(204))
        _ = try? await server.client.send(.to(server.url.absoluteString + path))
        let error = try #require(throws: StubError.self) { try server.verify() }
        #expect("\(error)" == "no stub for GET \(path); the nearest is GET \(route); the path has other slashes")
    }

    @Test("the case of a path's escapes is no difference (RFC 3986 §6.2.2.1)")
    func escapes() async throws {
        let server = StubServer()
        server.on(.get, "/a%2fb/{c}").respond { .text($0.parameters["c"] ?? "") }
        #expect(
            try await server.client.send(.to(server.url.absoluteString + "/a%2Fb/%7e")).bufferedBody == Data("~".utf8)
        )
    }
}
