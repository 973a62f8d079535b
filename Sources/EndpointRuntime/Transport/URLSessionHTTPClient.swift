#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The transport: sends over two long-lived URLSessions, one for responses in memory and one for streams and files.
///
/// A platform lets a few connections to a host be open at once, and a stream or a download keeps one until it ends. In a
/// session of their own they never keep a call from its connection.
///
/// Deadlines, redirects, limits and cancellation are this library's own, the same on every platform. The session keeps
/// no cache, cookies or credentials, whatever the configuration says. Background sessions are not supported.
public final class URLSessionHTTPClient: HTTPClient {
    public let servers: ServerMap

    private let calls: Lane
    private let transfers: Lane
    private let limits: URLSessionHTTPClient.Limits
    private let clock: TransportClock

    /// - Parameters:
    ///   - servers: where endpoints are sent to.
    ///   - configuration: for a proxy, a client certificate or protocol classes; nil is an ephemeral one.
    ///   - pinning: the keys that servers must prove themselves with; nil leaves it to the system.
    ///   - limits: timeout, redirects, stream buffer, connections.
    ///   - clock: what deadlines are measured with.
    public init(
        servers: ServerMap,
        configuration: URLSessionConfiguration? = nil,
        pinning: CertificatePinning? = nil,
        limits: URLSessionHTTPClient.Limits = URLSessionHTTPClient.Limits(),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.servers = servers
        self.limits = limits
        self.clock = TransportClock(clock)
        calls = Lane(hardened(configuration, connections: limits.connectionsPerHost), pinning)
        transfers = Lane(hardened(configuration, connections: Lane.mostConnections), pinning)
    }

    deinit {
        calls.session.finishTasksAndInvalidate()
        transfers.session.finishTasksAndInvalidate()
    }

    /// Requests that have not ended, streams included.
    package var openRequests: Int { calls.delegate.count + transfers.delegate.count }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        let start = clock.elapsed()
        let result: Result<HTTPResponse, HTTPClientError>
        do { result = .success(try await follow(request, from: start)) } catch { result = .failure(error) }
        let duration = clock.elapsed() - start
        switch result {
        case .success(var response):
            response.attempts = [Attempt(outcome: .status(response.status), duration: duration)]
            return response
        case .failure(.transport(var failure)) where !failure.isUnsent:
            failure.attempts = [Attempt(outcome: .transport(failure.reason), duration: duration)]
            throw .transport(failure)
        case .failure(let error): throw error
        }
    }

    /// Sends a request and those that redirects lead to.
    private func follow(_ request: HTTPRequest, from start: Duration) async throws(HTTPClientError) -> HTTPResponse {
        let silence = request.timeout ?? limits.timeout
        let deadline = min(silence, request.remaining ?? silence)
        var request = request
        var partial: PartialFile?
        if case .file(let url, isResumable: true) = request.delivery, request.method == .get,
            !request.headers.contains("Range")
        {
            let file = PartialFile(destination: url, of: request.url)
            request = file.continuing(request)
            partial = file
        }
        var visited: Set<String> = [HTTPRequest.line(request.method, request.url) + (request.url.query ?? "")]
        var hops = 0
        while true {
            let left = deadline - (clock.elapsed() - start)
            if left <= .zero, hops == 0 { throw .transport(outOfTime(request)) }
            var response = try await exchange(request, deadline: left, silence: silence, partial: partial)
            if response.status == 416, let partial, request.headers.contains("Range") {
                // What is there is no beginning of what the server has now.
                partial.discard()
                request.headers.remove("Range")
                request.headers.remove("If-Range")
                continue
            }
            response.complete(from: request)
            if hops > 0 { response.provenance.insert(.redirected) }
            let next: HTTPRequest?
            do throws(TransportError.Redirect) {
                next = try redirect(request, after: response)
                guard let next else { return response }
                hops += 1
                if hops > limits.redirects { throw .tooMany }
                let place = HTTPRequest.line(next.method, next.url) + (next.url.query ?? "")
                if !visited.insert(place).inserted { throw .loop }
                request = next
            } catch {
                throw .transport(TransportError(.redirect(error), requestLine: request.line, detail: "\(error)"))
            }
        }
    }

    private func outOfTime(_ request: HTTPRequest) -> TransportError {
        var failure = TransportError(.timedOut, requestLine: request.line)
        failure.isUnsent = true
        return failure
    }

    /// One hop.
    private func exchange(
        _ unsigned: HTTPRequest,
        deadline: Duration,
        silence: Duration,
        partial: PartialFile?
    ) async throws(HTTPClientError) -> HTTPResponse {
        let request: HTTPRequest
        let body: PreparedBody
        do {
            request = try unsigned.signedAnew()
            try check(request)
            body = try await PreparedBody.make(request.body)
        } catch { throw HTTPClientError(refusing: error) }
        guard deadline > .zero else { throw .transport(TransportError(.timedOut, requestLine: request.line)) }
        let lane = if case .buffered = request.delivery { calls } else { transfers }
        let (session, delegate) = (lane.session, lane.delegate)
        let exchange = Exchange(request, streamLimit: limits.streamBuffer, partial: partial) { delegate.forget($0) }
        let answer = await exchange.run(
            { body.task(urlRequest(request), in: session) },
            register: { delegate.register(exchange, for: $0) },
            deadline: deadline,
            silence: silence,
            clock: clock
        )
        // Keeps a copied file until the body is sent.
        withExtendedLifetime(body) {}
        return try answer.get()
    }

    private func check(_ request: HTTPRequest) throws {
        guard request.origin != nil, request.url.user == nil, request.url.password == nil else {
            // Errors end in logs, and the address may hold secrets.
            let redaction = Redaction(names: Set(request.credentialNames.map { $0.lowercased() }))
            throw ServerMap.AddressError.cannotAddress(request.address(hiding: redaction))
        }
        try request.method.validate()
        try request.headers.validate()
        guard request.body.isNone || request.method.allowsBody else {
            throw RequestEncoder.EncodingError.bodyNotAllowed(request.method)
        }
    }
}
