import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Responds with recorded files, for a demonstration without a network.
struct Recordings: EndpointClient {
    let servers: ServerMap
    let folder: URL

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let file = folder.appending(path: "\(request.operation.id).json")
        guard let bytes = try? Data(contentsOf: file) else {
            throw .transport(TransportError(.cannotConnect, requestLine: request.requestLine))
        }
        let headers: HeaderFields = ["Content-Type": "application/json"]
        return EndpointResponse(status: 200, headers: headers, url: request.url, body: .data(bytes))
    }
}

enum Urgent: Hashable { case yes }

@Suite("The transport, as its article shows it", .serialized)
struct TransportArticle {
    @Test("a closure changes each URLRequest last")
    func prepare() {
        let client = ClientFactory.make(
            servers: Petstore.servers,
            prepare: { urlRequest, request in
                if case .file = request.delivery { urlRequest.allowsCellularAccess = false }
                urlRequest.networkServiceType = request.options.context[Urgent.self] == nil ? .background : .default
            }
        )
        #expect(client.servers.origins == Petstore.servers.origins)
    }

    @Test("each phase has its own timeout")
    func timeouts() {
        let limits = URLSessionClient.Limits(
            phaseTimeouts: .init(connect: .seconds(5), head: .seconds(20), silence: .seconds(10))
        )
        let patient = CallOptions(phaseTimeouts: .init(head: .seconds(120)))
        #expect(limits.phaseTimeouts.head == .seconds(20) && patient.phaseTimeouts.head == .seconds(120))
    }

    @Test("any client can be the transport, and its bytes become a file or a stream")
    func own() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[]".utf8).write(to: folder.appending(path: "listCategories.json"))
        let client = ClientFactory.make(over: Recordings(servers: Petstore.servers, folder: folder))
        #expect(try await client.send(Petstore.ListCategories()).isEmpty)
        let file = folder.appending(path: "copy")
        try await client.download(Petstore.ListCategories(), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "[]")
        let options = CallOptions(delivery: .streamed)
        let response = try await client.send(client.resolve(Petstore.ListCategories(), options: options))
        var iterator = try response.stream().makeAsyncIterator()
        #expect(try await iterator.next() == Data("[]".utf8))
    }

    @Test("a manual clock ends the wait for a head")
    func testing() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock, limits: URLSessionClient.Limits(phaseTimeouts: .init(head: .seconds(20))))
        server.on(Petstore.ListCategories.self).respond(.silence)

        async let result = server.client.result(of: Petstore.ListCategories())
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(20))
        let response = await result
        #expect(throws: Petstore.ListCategories.SendError.self) { try response.get() }
    }
}
