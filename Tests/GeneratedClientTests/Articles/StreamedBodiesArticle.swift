import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Streamed bodies, as their article shows them", .serialized)
struct StreamedBodiesArticle {
    private let server = StubServer()
    private var client: URLSessionClient { server.client }

    private func export() async throws -> AsyncStream<Data> {
        AsyncStream { continuation in
            continuation.yield(Data("png ".utf8))
            continuation.yield(Data("bytes".utf8))
            continuation.finish()
        }
    }

    @Test("a sequence is sent as its chunks arrive")
    func once() async throws {
        let response = StubResponse.json(#"{"url": "https://cdn.test/7.png", "takenAt": "2026-05-01T10:00:00Z"}"#)
        server.on(Petstore.UploadPhoto.self).respond(response)
        let chunks = try await export()
        let recording = HTTPBody.stream(HTTPBody.Stream(chunks))
        let photo = try await client.send(Petstore.UploadPhoto(petID: 7, body: recording))
        #expect(photo.url.url?.lastPathComponent == "7.png")
        #expect(server.requests.first?.text == "png bytes")
    }

    @Test("a function makes the body again for each attempt")
    func replayed() async throws {
        let body = HTTPBody.Stream(count: 9, replayedBy: { try await export() })
        let read = AsyncStream.makeStream(of: Data.self)
        for _ in 0..<2 { try await body.forEachChunk { read.continuation.yield($0) } }
        read.continuation.finish()
        #expect(await read.stream.reduce(0) { $0 + $1.count } == 18)
    }

    @Test("the stub server records the whole body")
    func testing() async throws {
        let server = StubServer()
        server.on(.put, "/log").respond(.status(204))
        let lines = AsyncStream<Data> { continuation in
            for line in ["a\n", "b\n"] { continuation.yield(Data(line.utf8)) }
            continuation.finish()
        }
        let upload = AdHocEndpoint<NoContent>(.put, "/log", encode: { $0.body(.stream(HTTPBody.Stream(lines))) })

        _ = try await server.client.send(upload)
        #expect(server.requests.first?.text == "a\nb\n")
    }
}
