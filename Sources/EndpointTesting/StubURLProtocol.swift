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
        var fields: [String: String] = [:]
        var seen: Set<String> = []
        for field in stub.headers where seen.insert(field.name.lowercased()).inserted {
            fields[field.name] = stub.headers[field.name]
        }
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url,
                statusCode: stub.status,
                httpVersion: "HTTP/1.1",
                headerFields: fields
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

// MARK: Playing a response

extension StubResponse {
    /// The response as a transport returns it, within the timeout of the request.
    ///
    /// - Parameter sent: the time that sending the request's body took.
    func played(to request: EndpointRequest, _ clock: TransportClock, after sent: Duration)
        async throws(EndpointClientError) -> EndpointResponse
    {
        var response = EndpointResponse(status: status, headers: headers, url: request.url)
        let body = bodySteps + (fault.map { [.fail($0)] } ?? [])
        guard response.isSuccess, request.delivers(response) else {
            let bytes = try await (beforeHead + body).played(to: request, clock, after: sent)
            response.body = .data(bytes.prefix(EndpointRequest.Delivery.errorBodyLimit))
            return response
        }
        if case .buffered(let limit) = request.delivery {
            let bytes = try await (beforeHead + body).played(to: request, clock, after: sent)
            guard bytes.count <= max(0, limit) else {
                throw .transport(TransportError(.bodyTooLarge(limit: max(0, limit)), requestLine: request.requestLine))
            }
            response.body = .data(bytes)
            return response
        }
        _ = try await beforeHead.played(to: request, clock, after: sent)
        let left = Lock(body[...])
        @Sendable func next() async throws(EndpointClientError) -> Data? {
            try await request.withinTimeout(on: clock) { () throws(EndpointClientError) -> Data? in
                while let step = left.withLock({ $0.popFirst() }) {
                    if let chunk = try await step.played(to: request, clock) { return chunk }
                }
                return nil
            }
        }
        guard case .file(let url, _) = request.delivery else {
            response.body = .stream(EndpointResponse.ByteStream(next: next))
            return response
        }
        var bytes = Data()
        while let chunk = try await next() { bytes += chunk }
        do { try bytes.write(to: url, options: .atomic) } catch {
            throw .transport(TransportError(.storage, requestLine: request.requestLine, detail: "\(error)"))
        }
        response.body = .file(url)
        return response
    }
}

extension [StubResponse.Step] {
    /// The bytes of all chunks, within the timeout of the request.
    fileprivate func played(to request: EndpointRequest, _ clock: TransportClock, after sent: Duration)
        async throws(EndpointClientError) -> Data
    {
        try await request.withinTimeout(on: clock, after: sent) { () throws(EndpointClientError) -> Data in
            var bytes = Data()
            for step in self { bytes += try await step.played(to: request, clock) ?? Data() }
            return bytes
        }
    }
}

extension StubResponse.Step {
    fileprivate func played(to request: EndpointRequest, _ clock: TransportClock) async throws(EndpointClientError)
        -> Data?
    {
        switch self {
        case .chunk(let data): return data
        case .fail(let code): throw .transport(classify(URLError(code), requestLine: request.requestLine))
        case .wait(let duration):
            do { try await clock.sleep(duration) } catch { throw .cancelled }
        case .hold(let latch):
            do { try await latch.wait() } catch { throw .cancelled }
        case .head, .finish: break
        }
        return nil
    }
}

extension EndpointRequest {
    /// The request with the bytes of its streamed body, read from the stream as by a transport.
    func received(on clock: TransportClock) async throws(EndpointClientError) -> EndpointRequest {
        guard case .stream(let stream) = body else { return self }
        var request = self
        request.body = .data(
            try await withinTimeout(on: clock, "the request's body", isHeldBack: true) {
                () throws(EndpointClientError) in
                let bytes = Lock(Data())
                do { try await stream.forEachChunk { chunk in bytes.withLock { $0 += chunk } } } catch {
                    throw EndpointClientError(refusing: error)
                }
                return bytes.withLock { $0 }
            }
        )
        return request
    }

    /// Ends work as a transport does if it takes longer than the timeout.
    ///
    /// - Parameters:
    ///   - spent: how much of the timeout is over.
    ///   - isHeldBack: whether a transport would not have sent the request yet.
    fileprivate func withinTimeout<T: Sendable>(
        on clock: TransportClock,
        after spent: Duration = .zero,
        _ subject: String = "the stub",
        isHeldBack: Bool = false,
        _ work: @escaping @Sendable () async throws(EndpointClientError) -> T
    ) async throws(EndpointClientError) -> T {
        guard let timeout else { return try await work() }
        if let result = try await bounded(by: max(.zero, timeout - spent), clock, work) { return result }
        let detail = "\(subject) did not end within \(timeout.text)"
        var failure = TransportError(.timedOut, requestLine: requestLine, detail: detail)
        failure.isHeldBack = isHeldBack
        throw .transport(failure)
    }
}

extension StubServer.RecordedRequest {
    /// - Parameter path: the path template of the operation.
    init(_ request: EndpointRequest, path: String) throws {
        self.init(method: request.method, url: request.url, headers: request.headers, body: try request.body.data())
        encodedParameters = PathTemplate(text: path).match(self.path) ?? [:]
    }
}
