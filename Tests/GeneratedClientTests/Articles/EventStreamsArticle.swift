import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import StreamsClient
import Testing

/// All pets, one on each line.
struct ExportPets: Endpoint {
    static var operation: OperationInfo { OperationInfo(id: "exportPets", method: .get, path: "/pets/export") }

    func encode(into request: inout RequestEncoder) {
        request.path = "/pets/export"
        request.stream("application/x-ndjson")
    }

    static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Petstore.Pet>, Never> {
        switch response.status {
        case 200: .success(try response.events(as: .jsonLines))
        default: .undocumented
        }
    }
}

@Suite("Event streams, as their article shows them", .serialized, .timeLimit(.minutes(15)))
struct EventStreamsArticle {
    private let server = StubServer()
    private var client: URLSessionClient { server.client }

    init() {
        server.on(Petstore.WatchPets.self).respond(
            .events(ServerSentEvent(data: #"{"petId": 7, "status": "sold"}"#, id: "2"), ServerSentEvent(data: "[DONE]"))
        )
    }

    @Test("a loop reads events as they arrive")
    func loop() async throws {
        var seen: [Int64] = []
        func show(_ petID: Int64, _ status: Petstore.PetStatus) { seen.append(petID) }
        for try await event in try await client.send(Petstore.WatchPets()) {
            show(event.petID, event.status)
        }
        #expect(seen == [7])
    }

    @Test("a stream continues after the last id")
    func reconnecting() async throws {
        var kept: String? = "1"
        func show(_ petID: Int64, _ status: Petstore.PetStatus) {}
        let stream = try await client.events(Petstore.WatchPets(), from: kept)
        for try await event in stream {
            show(event.petID, event.status)
            kept = stream.lastEventID
        }
        #expect(kept == "2")
        #expect(server.requests.map { $0.headers["Last-Event-ID"] } == ["1"])
    }

    @Test("a policy decides whether a stream that ended is continued")
    func policy() async throws {
        let server = StubServer()
        server.on(ExportPets.self).route.respond { request in
            .text("{\"id\": 7, \"name\": \"\(request.method)\"}\n", contentType: "application/x-ndjson")
        }
        let client = server.client
        let policy = ReconnectPolicy(reconnections: 20, continuesAfterEnd: false)
        let export = try await client.events(ExportPets(), reconnecting: policy)
        var seen: [String] = []
        for try await pet in export { seen.append(pet.name) }
        #expect(seen == ["GET"])
        #expect(server.requests.count == 1)
    }

    @Test("an endpoint written by hand reads a stream while it arrives")
    func byHand() async throws {
        let server = StubServer()
        let rest = Latch()
        let head = StubResponse.status(200, headers: ["Content-Type": "application/x-ndjson"])
        let lines = ["a", "b"].map { Data("{\"id\": 7, \"name\": \"\($0)\"}\n".utf8) }
        server.on(ExportPets.self).respond(head.chunk(lines[0]).pause(until: rest).chunk(lines[1]))
        var seen: [String] = []
        for try await pet in try await server.client.send(ExportPets()) {
            seen.append(pet.name)
            rest.open()
        }
        #expect(seen == ["a", "b"])
    }

    @Test("an operation with both kinds of response is two endpoints, of which one reads the stream")
    func twins() async throws {
        let server = StubServer()
        let event = ServerSentEvent(data: #"{"at": "2026-01-15T09:30:00Z", "price": 1.5}"#)
        server.on(.post, "/both").respond(.events(event))
        let whole = await server.client.result(of: Streams.StreamOrWait(body: .init(prompt: "Hi", stream: true)))
        guard case .failure(let error) = whole, case .decoding = error.reason else {
            Issue.record("not a fault of the response")
            return
        }
        var prices: [Double] = []
        for try await tick in try await server.client.send(Streams.StreamOrWaitStream(body: .init(prompt: "Hi"))) {
            prices.append(tick.price)
        }
        #expect(prices == [1.5])
        #expect(server.requests.allSatisfy { $0.text.contains(#""stream":true"#) })
    }

    @Test("the stub server sends events")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.WatchPets.self).respond(
            .events(
                ServerSentEvent(data: #"{"petId": 7, "status": "available"}"#, id: "1"),
                ServerSentEvent(data: #"{"petId": 7, "status": "sold"}"#, id: "2")
            )
        )
        var seen: [Petstore.PetStatus] = []
        for try await event in try await server.client.send(Petstore.WatchPets()) { seen.append(event.status) }
        #expect(seen == [.available, .sold])
    }
}
