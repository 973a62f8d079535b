import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Streams beside a response without content", .serialized, .timeLimit(.minutes(15)))
struct OptionalEventsTests {
    private struct Listen: Endpoint {
        typealias Response = EventStream<Chat.Delta>?

        static var operation: OperationInfo { OperationInfo(id: "listen", method: .get, path: "/deltas") }

        func encode(into request: inout RequestEncoder) { request.path = "/deltas" }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            case 204: .success(nil)
            default: .undocumented
            }
        }
    }

    private struct NoDelay: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .zero }
    }

    @Test("a documented 204 ends the stream, also as the first response")
    func noContent() async throws {
        let server = StubServer()
        let first = ServerSentEvent(data: #"{"text":"a"}"#, id: "1")
        let second = ServerSentEvent(data: #"{"text":"b"}"#, id: "2")
        server.on(.get, "/deltas").respond(.events(first), .events(second), .status(204), .status(204))
        for elements in [["a", "b"], []] {
            let policy = ReconnectPolicy(reconnections: 2, backoff: NoDelay())
            let seen = await collect(try await server.client.events(Listen(), reconnecting: policy))
            #expect(seen.elements.map(\.text) == elements)
            #expect(seen.fault == nil)
        }
        #expect(server.requests.map { $0.headers["Last-Event-ID"] } == [nil, "1", "2", nil])
    }
}
