import EndpointRuntime
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Delivers a stub's response to URLSession.
///
/// On Linux the client may be called only on the session's own queue, which means from `startLoading`, and never after
/// `stopLoading`. After a wait, the task is therefore suspended and resumed, which makes the session call
/// `startLoading` again.
final class StubURLProtocol: URLProtocol {
    // @unchecked: URLProtocol forbids the conformance on Linux. Only the reference crosses threads; the state that this
    // class adds is protected by the lock, and of its superclass only the task is accessed.
    private struct Reference: @unchecked Sendable {
        let value: StubURLProtocol
    }

    private struct State: Sendable {
        var steps: ArraySlice<StubResponse.Step> = []
        var stub: StubResponse?
        var waiting: Task<Void, Never>?
        var isStopped = false
    }

    private let state = Lock(State())

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let isFirst = state.withLock { $0.stub == nil }
        if isFirst {
            guard let url = request.url, let server = StubRegistry.server(for: url) else {
                return fail(.noServer(host: request.url?.host ?? "?"))
            }
            do throws(StubError) {
                let stub = try server.response(to: recorded(url))
                state.withLock { state in
                    state.stub = stub
                    state.steps = stub.steps[...]
                }
            } catch { return fail(error) }
        }
        play()
    }

    /// Also called for the suspension that moves a response back to the session's queue; at that time there is no wait
    /// to cancel.
    override func stopLoading() {
        let waiting = state.withLock { state in
            if state.waiting != nil { state.isStopped = true }
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.cancel()
    }

    private func play() {
        while let (step, stub) = state.withLock({ state -> (StubResponse.Step, StubResponse)? in
            guard !state.isStopped, let stub = state.stub, let step = state.steps.popFirst() else { return nil }
            return (step, stub)
        }) {
            switch step {
            case .wait(let duration):
                let server = request.url.flatMap { StubRegistry.server(for: $0) }
                return wait { try await server?.sleep(duration) }
            case .hold(let latch): return wait { try await latch.wait() }
            case .head: sendHead(stub)
            case .chunk(let data): client?.urlProtocol(self, didLoad: data)
            case .fail(let code):
                // No steps follow a failure.
                state.withLock { $0.steps = [] }
                client?.urlProtocol(self, didFailWithError: URLError(code))
            case .finish: client?.urlProtocolDidFinishLoading(self)
            }
        }
    }

    private func wait(_ condition: @escaping @Sendable () async throws -> Void) {
        let start = Latch()
        let this = Reference(value: self)
        let waiting = Task {
            do {
                try await start.wait()
                try await condition()
            } catch { return }
            let isStopped = this.value.state.withLock { state in
                state.waiting = nil
                return state.isStopped
            }
            if !isStopped { this.value.proceed() }
        }
        state.withLock { $0.waiting = waiting }
        start.open()
    }

    private func proceed() {
        #if canImport(FoundationNetworking)
        task?.suspend()
        task?.resume()
        #else
        play()
        #endif
    }

    private func sendHead(_ stub: StubResponse) {
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url,
                statusCode: stub.status,
                httpVersion: "HTTP/1.1",
                headerFields: Dictionary(uniqueKeysWithValues: stub.headers.joined.map { ($0.name, $0.value) })
            )
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }

    private func fail(_ fault: StubError) {
        let error = NSError(
            domain: NSURLErrorDomain,
            code: URLError.Code.badURL.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "\(fault)"]
        )
        client?.urlProtocol(self, didFailWithError: error)
    }

    // MARK: Recording

    private func recorded(_ url: URL) -> StubServer.RecordedRequest {
        var headers = HeaderFields()
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            // On Linux, a blank value tells libcurl to omit the header.
            if value == " " { continue }
            headers.add(name, value)
        }
        return StubServer.RecordedRequest(
            method: EndpointRequest.Method(rawValue: request.httpMethod ?? "GET"),
            url: url,
            headers: headers,
            body: body()
        )
    }

    private func body() -> Data {
        if let data = request.httpBody { return data }
        guard let stream = request.httpBodyStream else { return Data() }
        stream.open()
        defer { stream.close() }
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            if count <= 0 { return bytes }
            bytes.append(contentsOf: buffer[..<count])
        }
    }
}

// MARK: StubRegistry

/// Servers by host. URLSession creates the protocol objects itself and passes them nothing but a request, so only the
/// host links a request to its server. The table is the only shared state, and each server has its own key.
enum StubRegistry {
    private struct Entry: Sendable {
        weak var server: StubServer?
    }

    private static let servers = Lock([String: Entry]())

    static func add(_ server: StubServer) {
        servers.withLock { $0[server.url.host ?? ""] = Entry(server: server) }
    }

    static func remove(host: String) {
        _ = servers.withLock { $0.removeValue(forKey: host) }
    }

    static func server(for url: URL) -> StubServer? {
        servers.withLock { $0[url.host ?? ""]?.server }
    }
}
