import EndpointRuntime
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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
