#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The transport. It uses two long-lived URLSessions: one for responses in memory, one for streams and files. The
/// second one is created for the first stream or file.
///
/// A platform allows only a few open connections to a host, and a stream or a download occupies one until it ends. In a
/// separate session they never block a call's connection. On Linux, a request that must not be sent twice and has no
/// body gets its own session: if a kept connection closed, libcurl would send it again on its own.
///
/// This library implements deadlines, redirects, limits and cancellation itself, identically on every platform. The
/// session keeps no cache, cookies or credentials, regardless of the configuration. Headers of the configuration whose
/// names suggest credentials, such as `Authorization`, are sent only to the origins of ``servers``, and responses to
/// them are not cached. Neither are responses that vary by another header of the configuration, unless the request sets
/// it. Background sessions are not supported.
///
/// This client presents no client certificate, neither on Apple platforms nor on Linux. An app that needs one passes an
/// ``EndpointClient`` of its own as the transport, to ``ClientFactory/make(over:decorators:)``.
public final class URLSessionClient: EndpointClient {
    /// Customizes the platform's request, for settings that an ``EndpointRequest`` does not have: cellular access, service
    /// type, HTTP/3. It runs for each attempt and each redirect, and the app is responsible for headers that it sets.
    /// Changes to address, method, body, timeouts, cache policy and cookie handling are discarded.
    public typealias Preparation = @Sendable (inout URLRequest, EndpointRequest) -> Void

    public let servers: ServerMap

    private let calls: Lane
    private let transfers: DeferredLane
    private let limits: URLSessionClient.Limits
    private let credentials: HeaderFields
    /// The names of the headers, without credentials, that the session adds to requests that do not have them.
    private let addedNames: [String]
    private let clock: TransportClock
    private let prepare: Preparation?

    /// Creates a client that sends requests by URLSession.
    ///
    /// - Parameters:
    ///   - servers: the servers that endpoints are sent to.
    ///   - configuration: for a proxy or protocol classes; nil is an ephemeral configuration.
    ///   - pinning: the keys that servers must authenticate with; nil leaves trust evaluation to the system.
    ///   - limits: timeout, redirects, stream buffer, connections.
    ///   - clock: measures deadlines.
    ///   - prepare: customizes each `URLRequest` last; nil leaves it unchanged.
    public init(
        servers: ServerMap,
        configuration: URLSessionConfiguration? = nil,
        pinning: CertificatePinning? = nil,
        limits: URLSessionClient.Limits = URLSessionClient.Limits(),
        clock: some Clock<Duration> = ContinuousClock(),
        prepare: Preparation? = nil
    ) {
        self.servers = servers
        self.limits = limits
        credentials = credentialHeaders(of: configuration)
        addedNames = (configuration?.httpAdditionalHeaders ?? [:]).keys.map { "\($0)" }.filter { !isSensitiveName($0) }
        self.clock = TransportClock(clock)
        self.prepare = prepare
        let delegate = SessionDelegate(pinning: pinning)
        calls = Lane(hardened(configuration, connections: limits.connectionsPerHost), delegate)
        transfers = DeferredLane(hardened(configuration, connections: Lane.mostConnections), delegate)
    }

    deinit {
        calls.session.finishTasksAndInvalidate()
        transfers.opened?.session.finishTasksAndInvalidate()
    }

    /// The number of requests that have not ended, including streams.
    package var openRequests: Int { calls.delegate.count }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if Task.isCancelled { throw .cancelled }
        let start = clock.elapsed()
        let result: Result<EndpointResponse, EndpointClientError>
        let (request, isPersonal) = withConfiguredCredentials(request)
        do { result = .success(try await follow(request, from: start)) } catch { result = .failure(error) }
        let duration = clock.elapsed() - start
        switch result {
        case .success(var response):
            if isPersonal { response.provenance.insert(.personal) }
            if variesByAddedHeader(response, to: request) { response.provenance.insert(.varied) }
            response.attempts = [Attempt(outcome: .status(response.status), duration: duration)]
            return response
        case .failure(.transport(var failure)) where !failure.isHeldBack:
            failure.attempts = [Attempt(outcome: .transport(failure.reason), duration: duration)]
            throw .transport(failure)
        case .failure(let error): throw error
        }
    }

    /// The request with the configuration's credentials, and whether any were added.
    private func withConfiguredCredentials(_ request: EndpointRequest) -> (EndpointRequest, isPersonal: Bool) {
        guard !credentials.isEmpty, let origin = request.origin, servers.origins.contains(origin) else {
            return (request, false)
        }
        var request = request
        let missing = credentials.filter { !request.headers.contains($0.name) }
        for field in missing {
            request.headers.set(field.name, field.value)
            request.credentialNames.insert(field.name)
        }
        return (request, !missing.isEmpty)
    }

    /// Whether the response varies by a header that the session adds to the request (RFC 9111 §4.1). A cache does not see
    /// such a header.
    private func variesByAddedHeader(_ response: EndpointResponse, to request: EndpointRequest) -> Bool {
        guard !addedNames.isEmpty else { return false }
        return response.headers.tokens("Vary").contains { name in
            !request.headers.contains(name) && addedNames.contains { HeaderFields.matches($0, name) }
        }
    }

    /// Sends a request and follows its redirects.
    private func follow(_ request: EndpointRequest, from start: Duration) async throws(EndpointClientError)
        -> EndpointResponse
    {
        let bounds = ExchangeBounds(request, limits)
        let method = request.method
        var trail = RedirectTrail(from: request, limit: limits.redirects)
        let partial = PartialFile(resuming: request)
        let first = request
        var request = partial?.continuing(request) ?? request
        var received: Attempt?
        while true {
            let left = bounds.left(after: clock.elapsed() - start)
            if left.isOver, received == nil { throw EndpointClientError(timedOut: request) }
            var response: EndpointResponse
            do { response = try await exchange(request, left, partial) } catch {
                guard let received else { throw error }
                guard case .transport(var failure) = error else { throw error.after([received]) }
                failure.isHeldBack = false
                if trail.count > 0 { failure.redirectedTo = request.origin }
                throw .transport(failure)
            }
            received = Attempt(outcome: .status(response.status), duration: clock.elapsed() - start)
            if let partial, request.headers.contains("Range"), response.refusesRange {
                // The existing bytes are not the beginning of the server's current content.
                partial.discard()
                request.headers.remove("Range")
                request.headers.remove("If-Range")
                continue
            }
            response.complete(from: request)
            if trail.count > 0 {
                response.hideSecrets(of: first)
                response.provenance.insert(.redirected)
            }
            response.isFollowUp = request.method != method
            guard let next = try trail.next(after: response, to: request) else {
                request.cookies?.keep(response, to: request)
                return response
            }
            request = next
        }
    }

    /// Sends a single request, without following redirects.
    private func exchange(
        _ unsigned: EndpointRequest,
        _ bounds: ExchangeBounds,
        _ partial: PartialFile?
    ) async throws(EndpointClientError) -> EndpointResponse {
        let start = clock.elapsed()
        let request: EndpointRequest
        do {
            request = try await unsigned.signedAnew()
            try request.validate()
        } catch { throw EndpointClientError(refusing: error) }
        let body = try await prepared(request, bounds)
        let bounds = bounds.left(after: clock.elapsed() - start)
        guard !bounds.isOver else { throw EndpointClientError(timedOut: request) }
        let lane = lane(for: request)
        let (session, delegate) = (lane.session, lane.delegate)
        #if canImport(FoundationNetworking)
        let isShared = session === calls.session || session === transfers.opened?.session
        defer { if !isShared { session.finishTasksAndInvalidate() } }
        #endif
        let timer = request.trace.map { CallTrace.Timer($0, clock) }
        let exchange = Exchange(request, streamLimit: limits.streamBuffer, partial: partial, timer: timer) {
            delegate.forget($0)
            // Not at the head of a stream: the server may respond while the body is being sent.
            body.stop()
        }
        let result = await exchange.run(
            { [prepare] in
                body.task(urlRequest(request, prepare), in: session) { [weak exchange] error in
                    exchange?.end(.failure(EndpointClientError(refusing: error)))
                }
            },
            register: { delegate.register(exchange, for: $0) },
            bounds: bounds,
            clock: clock
        )
        timer?.ended(result)
        return try result.get()
    }

    private func lane(for request: EndpointRequest) -> Lane {
        #if canImport(FoundationNetworking)
        // libcurl sends a request without a body again if a kept connection closes. On a new connection, it does not.
        if request.body.count == 0, !request.isRepeatable { return transfers.unsharedLane() }
        #endif
        return if case .buffered = request.delivery { calls } else { transfers.lane() }
    }

    private func prepared(_ request: EndpointRequest, _ bounds: ExchangeBounds) async throws(EndpointClientError)
        -> PreparedBody
    {
        let make: @Sendable () async throws(EndpointClientError) -> PreparedBody = { () throws(EndpointClientError) in
            do { return try await PreparedBody.make(request.body) } catch { throw EndpointClientError(refusing: error) }
        }
        guard case .stream = request.body else { return try await make() }
        // The source of the body's chunks may never deliver anything.
        if let body = try await bounded(by: bounds.limit, clock, make) { return body }
        throw EndpointClientError(timedOut: request, detail: "the body did not end")
    }
}

// On Linux, the mirror of a session shows the headers of its requests.
extension URLSessionClient: Opaque {}

// MARK: Limits

extension URLSessionClient {
    /// Limits that keep a single request from waiting or growing forever.
    public struct Limits: Sendable, Hashable {
        /// The timeout of requests that have none of their own, including redirects: by default 30 s.
        /// ``RetryingClient`` sets one for each attempt.
        public var timeout: Duration
        /// The time limits of requests that have none of their own: by default no limits.
        public var phaseTimeouts: CallOptions.PhaseTimeouts
        /// The maximum number of consecutive redirects: by default 20. With 0 or less, every redirect is an error.
        public var redirects: Int
        /// The maximum number of bytes that an ``EndpointResponse/ByteStream`` buffers for a slow reader: by default 16
        /// MiB. With 0 or less, a chunk that no reader waits for ends the stream.
        public var streamBuffer: Int
        /// The maximum number of HTTP/1.1 connections to one host for requests whose response body is delivered in
        /// memory: at least 1, by default 6. Further requests wait for a connection within their timeout. Streams and
        /// downloads use separate connections, without a limit. On Linux, so do requests that must not be sent twice and
        /// have no body.
        public var connectionsPerHost: Int

        /// Creates limits; those without an argument have their default values.
        ///
        /// - Parameters:
        ///   - timeout: 30 s by default; with zero or less, no request is sent.
        ///   - phaseTimeouts: no limits by default.
        ///   - redirects: 20 by default; 0 or less reports every redirect to the caller as an error.
        ///   - streamBuffer: 16 MiB by default.
        ///   - connectionsPerHost: 6 by default, at least 1; ``ClientFactory`` raises it to
        ///     ``LimitingClient/Policy/concurrencyPerHost``.
        public init(
            timeout: Duration = .seconds(30),
            phaseTimeouts: CallOptions.PhaseTimeouts = CallOptions.PhaseTimeouts(),
            redirects: Int = 20,
            streamBuffer: Int = 16 * 1_048_576,
            connectionsPerHost: Int = 6
        ) {
            self.timeout = timeout
            self.phaseTimeouts = phaseTimeouts
            self.redirects = redirects
            self.streamBuffer = streamBuffer
            self.connectionsPerHost = connectionsPerHost
        }
    }
}
