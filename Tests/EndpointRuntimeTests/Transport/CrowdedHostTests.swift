import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

/// One host with many streams and downloads open at once.
@Suite("Crowded host", .serialized, .timeLimit(.minutes(15)))
struct CrowdedHostTests {
    struct Crowd: Sendable, CustomTestStringConvertible {
        var streams: Int
        var downloads: Int

        var testDescription: String { "\(streams) streams, \(downloads) downloads" }
    }

    private static let crowds = [
        Crowd(streams: 20, downloads: 0), Crowd(streams: 0, downloads: 20), Crowd(streams: 20, downloads: 20),
    ]

    private let connections = Lock(0)

    /// Begins streams and files and never ends them. Other requests get their response at once.
    private func server() throws -> LoopbackServer {
        try LoopbackServer { [connections] connection, _ in
            connections.withLock { $0 += 1 }
            while let request = connection.request() {
                if request.hasPrefix("GET /calls") {
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                    continue
                }
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nbeginning")
                return connection.waitForClose()
            }
        }
    }

    private func count(_ path: String, at server: LoopbackServer) -> Int {
        server.requests.count { $0.hasPrefix("GET \(path)") }
    }

    private func request(_ path: String, at server: LoopbackServer, _ delivery: EndpointRequest.Delivery = .default)
        -> EndpointRequest
    {
        EndpointRequest(method: .get, url: server.url.appending(path: path), delivery: delivery, timeout: .seconds(20))
    }

    /// Opens the crowd and sends small requests next to it.
    private func ask(
        _ client: some EndpointClient,
        at server: LoopbackServer,
        beside crowd: Crowd,
        loading: Int
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var streams: [EndpointResponse] = []
        for index in 0..<crowd.streams {
            streams.append(try await client.send(request("streams/\(index)", at: server, .streamed)))
        }
        let downloads = (0..<crowd.downloads).map { index in
            let request = request("files/\(index)", at: server, .file(folder.appending(path: "\(index)")))
            return Task { await client.outcome(of: request) }
        }
        defer { for download in downloads { download.cancel() } }
        await until { count("/files", at: server) >= min(loading, crowd.downloads) }
        for index in 0..<3 {
            let outcome = await client.outcome(of: request("calls/\(index)", at: server))
            #expect(try outcome.get().text() == "ok")
        }
        #expect(connections.withLock { $0 } == crowd.streams + min(loading, crowd.downloads) + 1)
        #expect(count("/streams", at: server) == crowd.streams)
        #expect(count("/files", at: server) == min(loading, crowd.downloads))
        withExtendedLifetime(streams) {}
    }

    @Test(
        "a call gets its response while streams and downloads never end, six of which receive data",
        arguments: crowds
    )
    func decorated(_ crowd: Crowd) async throws {
        let server = try server()
        let client = ClientFactory.make(servers: ServerMap(base: server.url))
        try await ask(client, at: server, beside: crowd, loading: 6)
    }

    @Test("without decorators, a call gets its response although all downloads receive data", arguments: crowds)
    func bare(_ crowd: Crowd) async throws {
        let server = try server()
        try await ask(server.client(), at: server, beside: crowd, loading: 20)
    }
}
