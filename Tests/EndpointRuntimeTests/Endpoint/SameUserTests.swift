import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// A list, a stream or a file that several calls read is one user's.
@Suite("Calls of one user", .serialized, .timeLimit(.minutes(15)))
struct SameUserTests {
    let server = StubServer()
    let session = TokenSession()

    private var client: AuthenticatingClient {
        get throws { server.client.authenticated(by: try Credentials(undeclared: .tokens(session))) }
    }

    private var users: [String?] { server.requests.map { $0.headers["Authorization"] } }

    private func signIn(_ user: String, token: String? = nil) async throws {
        try await session.signIn(AuthTokens(accessToken: token ?? user, userID: user))
    }

    private func isSignedOut(_ error: any Error) -> Bool { "\(error)".contains("\(CredentialError.signedOut)") }

    private func page(_ name: String, next: String?) -> StubResponse {
        .json(#"{"names":["\#(name)"],"next":\#(next.map { "\"\($0)\"" } ?? "null")}"#)
    }

    private static let dogs: Pagination<Kennel.ByCursor, String> =
        .cursor(\.cursor, next: { $0.value.next }, items: { $0.names })

    @Test(
        "a page that was requested in advance is the user's, and the next one is not another's",
        arguments: [true, false]
    )
    func prefetching(hasOther: Bool) async throws {
        server.on(.get, "/dogs").respond(page("a", next: "2"), page("b", next: "3"), page("c", next: nil))
        try await signIn("ann")
        var iterator = try client.pages(Kennel.ByCursor(), by: Self.dogs, prefetching: true).makeAsyncIterator()
        #expect(try await iterator.next()?.items == ["a"])
        await until { users.count == 2 }
        if hasOther { try await signIn("bob") } else { await session.signOut() }
        #expect(try await iterator.next()?.items == ["b"])
        do {
            _ = try await iterator.next()
            Issue.record("read")
        } catch { #expect(isSignedOut(error)) }
        #expect(users == ["Bearer ann", "Bearer ann"])
    }

    @Test("pages of a list continue with a new token of the same user, and not as another user")
    func pages() async throws {
        server.on(.get, "/dogs").respond(
            page("a", next: "2"),
            page("b", next: "3"),
            page("c", next: "4"),
            page("d", next: nil)
        )
        try await signIn("ann")
        let pages = try client.pages(Kennel.ByCursor(), by: Self.dogs)
        var iterator = pages.makeAsyncIterator()
        #expect(try await iterator.next()?.items == ["a"])
        try await signIn("ann", token: "ann2")
        #expect(try await iterator.next()?.items == ["b"])
        try await signIn("bob")
        do {
            _ = try await iterator.next()
            Issue.record("read")
        } catch { #expect(isSignedOut(error)) }
        #expect(users == ["Bearer ann", "Bearer ann2"])
        var other = pages.makeAsyncIterator()
        #expect(try await other.next()?.items == ["c"])
        #expect(users.last == "Bearer bob")
    }

    @Test("a stream does not reconnect as another user")
    func stream() async throws {
        let event = ServerSentEvent(data: #"{"text":"a"}"#, id: "1")
        server.on(Chat.Listen.self).respond(.events(event).broken(), .events(event, event))
        try await signIn("ann")
        let policy = ReconnectPolicy(reconnections: 2, backoff: NoWait())
        let stream: EventStream<Chat.Delta> = try await client.events(Chat.Listen(), reconnecting: policy)
        try await signIn("bob")
        let seen = await collect(stream)
        #expect(seen.elements.map(\.text) == ["a"])
        #expect(isSignedOut(try #require(seen.fault)))
        #expect(users == ["Bearer ann"])
    }

    @Test("a download does not continue another user's file", arguments: ["ann", "bob"])
    func download(next user: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let headers: HeaderFields = ["ETag": "\"x\"", "Content-Length": "6"]
        let rest: StubResponse = .status(
            206,
            headers: ["ETag": "\"x\"", "Content-Length": "3", "Content-Range": "bytes 3-5/6"]
        )
        server.on(.get, "/file").respond(
            .status(200, headers: headers).chunk(Data("ANN".utf8)).broken(),
            .status(403),
            user == "ann" ? rest.chunk(Data("ann".utf8)) : .status(200, headers: headers).chunk(Data("BOBbob".utf8))
        )
        let file = folder.appending(path: "file")
        let endpoint = AdHocEndpoint<Data>(.get, "/file")
        try await signIn("ann")
        await #expect(throws: HTTPError<Never>.self) { try await client.download(endpoint, to: file) }
        try await signIn(user, token: "new")
        try await client.download(endpoint, to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == (user == "ann" ? "ANNann" : "BOBbob"))
        #expect(server.requests.last?.headers["Range"] == (user == "ann" ? "bytes=3-" : nil))
    }

    private struct NoWait: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .zero }
    }
}
