import EndpointRuntime
import EndpointTesting
import Foundation

/// A server with scripted responses, and a clock that tests move.
final class CacheFixture: Sendable {
    private struct State: Sendable {
        var responses: [Result<EndpointResponse, EndpointClientError>] = []
        var now = Date(timeIntervalSince1970: 1_700_000_000)
        var requests: [EndpointRequest] = []
    }

    private let state = Lock(State())

    var date: @Sendable () -> Date { { [self] in state.withLock { $0.now } } }
    var requests: [EndpointRequest] { state.withLock { $0.requests } }
    var calls: Int { requests.count }

    func advance(_ seconds: TimeInterval) { state.withLock { $0.now += seconds } }

    /// Sets the next responses. The last one repeats.
    func script(_ responses: EndpointResponse...) { state.withLock { $0.responses = responses.map { .success($0) } } }

    func fail(_ reason: TransportError.Reason = .offline) {
        state.withLock { $0.responses = [.failure(.transport(TransportError(reason, requestLine: "GET")))] }
    }

    var server: StubClient {
        StubClient { [self] request throws(EndpointClientError) in
            let response = state.withLock { state in
                state.requests.append(request)
                return state.responses.count > 1 ? state.responses.removeFirst() : state.responses.first
            }
            guard let response else { throw .cancelled }
            var located = try response.get()
            located.url = located.url ?? request.url
            return located
        }
    }

    func client(
        _ policy: CachingClient.Policy = .default,
        memory: CachingClient.MemoryStore? = nil,
        disk: (any CachingClient.Store)? = nil
    ) -> CachingClient {
        CachingClient(server, policy: policy, memory: memory, disk: disk, now: date)
    }

    /// A client that has only the disk.
    func diskClient(_ files: any CachingClient.FileSystem, limit: Int = 50_000_000) throws -> CachingClient {
        client(memory: CachingClient.MemoryStore(limit: 0), disk: try store(files, limit: limit))
    }

    func store(_ files: any CachingClient.FileSystem, limit: Int = 50_000_000) throws -> CachingClient.DiskStore {
        CachingClient.DiskStore(folder: URL(fileURLWithPath: "/cache"), limit: limit, files: files, now: date)
    }

    static func response(_ body: String, status: Int = 200, _ headers: HeaderFields = [:]) -> EndpointResponse {
        EndpointResponse(status: status, headers: headers, body: .data(Data(body.utf8)))
    }

    static func request(
        _ path: String = "/pets",
        method: EndpointRequest.Method = .get,
        headers: HeaderFields = [:],
        user: String? = nil,
        ttl: Duration? = nil,
        cache: CallOptions.Cache? = nil
    ) -> EndpointRequest {
        let url = URL(string: "https://stub.test" + path) ?? URL(fileURLWithPath: "/")
        var request = EndpointRequest(method: method, url: url, headers: headers, options: CallOptions(cache: cache))
        request.operation.cacheTimeToLive = ttl
        if let user { request.credentialState = .attached(EndpointRequest.Principal(user), names: ["Authorization"]) }
        return request
    }
}

/// The body, after the disk has finished all writes.
func settled(_ client: CachingClient, _ request: EndpointRequest) async -> String {
    let body = await text(client, request)
    await client.flush()
    return body
}

/// The body, or the kind of the fault.
func text(_ client: any EndpointClient, _ request: EndpointRequest) async -> String {
    do throws(EndpointClientError) {
        return String(decoding: try await client.send(request).bufferedBody ?? Data(), as: UTF8.self)
    } catch { return kind(error) }
}
