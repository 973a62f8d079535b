import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing
import WorldClient

@Suite("Streams", .serialized)
struct StreamTests {
    let server = StubServer()

    @Test("the streaming endpoint requests events, sets the flag, and reads the events one by one")
    func events() async throws {
        server.on(World.TellNewsStream.self).route.respond(
            .events(.init(data: #"{"title":"a"}"#), .init(data: #"{"title":"b"}"#), .init(data: "[DONE]"))
        )
        var titles: [String] = []
        let call = World.TellNewsStream(body: World.TellNews.Body(about: "us"))
        for try await item in try await server.client.send(call) { titles.append(item.title) }
        #expect(titles == ["a", "b"])
        let request = try #require(server.requests.first)
        #expect(request.headers["Accept"] == "text/event-stream")
        #expect(request.text == #"{"about":"us","stream":true}"#)
    }

    @Test("status 204 ends a stream that would reconnect, also as the first response")
    func nothingLeft() async throws {
        server.on(Petstore.WatchPets.self).route.respond(.status(204))
        var events = try await server.client.events(Petstore.WatchPets(), reconnecting: .default).makeAsyncIterator()
        #expect(try await events.next() == nil)
        #expect(server.requests.count == 1)
    }

    @Test("the endpoint next to the streaming one reads the response as a whole")
    func whole() async throws {
        server.on(World.TellNews.self).respond(.json(#"[{"title":"a"}]"#))
        let items = try await server.client.send(World.TellNews(body: World.TellNews.Body(about: "us")))
        #expect(items == [World.Item(title: "a")])
        let request = try #require(server.requests.first)
        #expect(request.headers["Accept"] == "application/json")
        #expect(request.text == #"{"about":"us"}"#)
    }

    @Test("a line is an element, and a documented failure is typed")
    func lines() async throws {
        server.on(World.ExportNews.self).route.respond(
            try .jsonLines(World.Item(title: "a")),
            .json(#""none""#, status: 404)
        )
        var items: [World.Item] = []
        for try await item in try await server.client.send(World.ExportNews()) { items.append(item) }
        #expect(items == [World.Item(title: "a")])
        guard case .failure(let error) = await server.client.result(of: World.ExportNews()),
            case .notFound("none")? = error.failure
        else {
            Issue.record("no failure")
            return
        }
    }
}
