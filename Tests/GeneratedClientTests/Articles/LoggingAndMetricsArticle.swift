import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Logging and metrics, as their article shows them", .serialized)
struct LoggingAndMetricsArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    init() { server.on(Petstore.ListCategories.self).respond(.json("[]", headers: ["X-Customer": "7"])) }

    @Test("logging by default takes one line")
    func standard() throws {
        let client = transport.logging()
        #expect(client.servers.covers(server.url))
    }

    @Test("a policy shows more, and a sink receives the entries")
    func policy() async throws {
        let (messages, continuation) = AsyncStream.makeStream(of: String.self)
        let append: @Sendable (String) -> Void = { continuation.yield($0) }
        let policy = LoggingClient.Policy(
            label: "call",
            showsHeaders: true,
            bodyLimit: 1_024,
            hiddenNames: ["X-Customer"]
        )
        let client = transport.logging(policy, to: LoggingClient.Sink { entry in append(entry.message) })
        _ = try await client.send(Petstore.ListCategories())
        continuation.finish()
        let lines = await messages.reduce(into: []) { $0.append($1) }
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("call → GET \(server.url)/categories (listCategories)"))
        #expect(lines[1].contains("X-Customer: <redacted>") && lines[1].hasSuffix("body: []"))
    }

    @Test("each call is reported once")
    func metrics() async throws {
        let (reports, continuation) = AsyncStream.makeStream(of: (String, Duration, Int).self)
        let record: @Sendable (String, Duration, Int) -> Void = { continuation.yield(($0, $1, $2)) }
        let client = transport.retrying().measuring { metrics in
            record(metrics.operationID, metrics.duration, metrics.attemptCount)
        }
        _ = try await client.send(Petstore.ListCategories())
        continuation.finish()
        let seen = await reports.reduce(into: []) { $0.append($1) }
        #expect(seen.map(\.0) == ["listCategories"] && seen.map(\.2) == [1])
    }

    @Test("a request prints as a curl command")
    func curl() throws {
        func print(_ text: String) { #expect(text.hasSuffix(" '\(server.url)/pets/{petId}'")) }
        let request = try transport.resolve(Petstore.GetPet(petID: 7))
        print(request.curl)
    }

    @Test("no line contains a token")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let (entries, log) = AsyncStream.makeStream(of: LoggingClient.Entry.self)
        let logged = server.client.logging(
            LoggingClient.Policy(showsHeaders: true),
            to: LoggingClient.Sink { log.yield($0) }
        )
        let client = logged.authenticated(by: try Credentials(undeclared: .bearer("hunter2")))

        _ = try await client.send(Petstore.ListCategories())
        log.finish()
        for await entry in entries { #expect(!entry.message.contains("hunter2")) }
        #expect(server.requests.first?.headers["Authorization"] == "Bearer hunter2")
    }
}
