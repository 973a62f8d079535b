public import EndpointRuntime
import Foundation

/// A client without a transport, for tests of view models. It refuses requests that a transport would not send. It has no
/// connections, so `CallOptions.PhaseTimeouts.connect` has no effect, follows no redirects, does not call
/// `CallOptions.progress`, and does not compare `Content-Length` with the body; a ``StubServer`` does.
///
/// ```swift
/// let client = StubClient().on(GetPet.self) { _ in Pet(id: 7, name: "Rex") }
/// let model = PetModel(client: client)
/// ```
public final class StubClient: EndpointClient {
    /// Responds to a request. If it throws an `EndpointClientError`, the call fails with it; a `CancellationError`
    /// cancels the call, and any other error is the reason in `RequestError.other`.
    public typealias Handler = @Sendable (EndpointRequest) async throws -> EndpointResponse

    private struct Stub: Sendable {
        enum Subject: Hashable {
            case endpoint(ObjectIdentifier)
            case route(String)
        }

        var subject: Subject
        /// The id of an operation, or the method and path of a route.
        var name: String
        var matches: @Sendable (EndpointRequest) -> Bool
        /// Whether a matching request is a call of this stub's endpoint; nil if the stub cannot tell.
        var isCall: (@Sendable (EndpointRequest) -> Bool)?
        var handler: Handler
        var isUsed = false
    }

    private struct State: Sendable {
        /// The last stub that matches a request responds to it.
        var stubs: [Stub] = []
        var requests: [EndpointRequest] = []
        var watchers = CountWatchers()
        var faults: [StubError] = []
    }

    public let servers: ServerMap
    private let clock: TransportClock
    private let fallback: Handler?
    private let state = Lock(State())

    /// Creates a client that measures time by a given clock.
    ///
    /// - Parameters:
    ///   - clock: measures the delays of responses and the timeouts of requests.
    ///   - handler: responds to requests that no `on` handles; without it such a request fails.
    public init<C: Clock>(clock: C, _ handler: Handler? = nil) where C.Duration == Duration {
        servers = ServerMap(all: "https://stub.test")
        self.clock = TransportClock(clock)
        fallback = handler
    }

    /// Creates a client that measures time by the real clock.
    ///
    /// - Parameter handler: responds to requests that no `on` handles; without it such a request fails.
    public convenience init(_ handler: Handler? = nil) { self.init(clock: ContinuousClock(), handler) }

    /// Every request so far.
    public var requests: [EndpointRequest] { state.withLock { $0.requests } }

    /// Waits until `count` requests have arrived.
    ///
    /// - Throws: ``WaitTimeoutError`` after `timeout` of real time, and `CancellationError` if the waiting task is
    ///   cancelled first.
    public func waitForRequests(_ count: Int = 1, timeout: Duration = .seconds(60)) async throws {
        let latch = state.withLock { $0.watchers.add(for: count, now: $0.requests.count) }
        try await latch?.wait(timeout: timeout, for: "\(counted(count, "request")) to the stub")
    }

    /// Stubs an endpoint with a raw response or failure. A later stub of the same endpoint replaces it. Two endpoints of one
    /// operation, one with a whole response and one with a stream, each have their own stub.
    @discardableResult
    public func on<E: Endpoint>(_ endpoint: E.Type, respond handler: @escaping Handler) -> StubClient {
        let operation = E.operation
        return add(
            Stub(
                subject: .endpoint(ObjectIdentifier(E.self)),
                name: operation.id,
                matches: { operation.isSame(as: $0.operation) },
                isCall: (E.self as? any StubbedEndpoint.Type)?.recognizer,
                handler: handler
            )
        )
    }

    /// A later stub of the same subject replaces an earlier one.
    private func add(_ stub: Stub) -> StubClient {
        state.withLock { state in
            state.stubs.removeAll { $0.subject == stub.subject }
            state.stubs.append(stub)
        }
        return self
    }

    /// Stubs an endpoint with a value, with the default status of ``TypedRoute/respond(_:status:)``. If the closure throws
    /// an `EndpointClientError`, the call fails with it; any other error is the reason in `RequestError.other`.
    @discardableResult
    public func on<E: Endpoint>(
        _ endpoint: E.Type,
        _ value: @escaping @Sendable (EndpointRequest) throws -> E.Response
    ) -> StubClient where E.Response: JSONCodable {
        script(endpoint, response: { try StubResponse.documented(value($0), of: E.self) })
    }

    /// Stubs an endpoint with a failure.
    @discardableResult
    public func on<E: Endpoint>(_ endpoint: E.Type, fail fault: EndpointClientError) -> StubClient {
        on(endpoint, respond: { _ in throw fault })
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if Task.isCancelled { throw .cancelled }
        let (stubs, latches) = state.withLock { state in
            state.requests.append(request)
            return (state.stubs.filter { $0.matches(request) }, state.watchers.reached(state.requests.count))
        }
        for latch in latches { latch.open() }
        do {
            try request.checkForSending()
            var request = request
            if let stub = try await stub(for: &request, among: stubs) {
                state.withLock { state in
                    if let index = state.stubs.firstIndex(where: { $0.subject == stub.subject }) {
                        state.stubs[index].isUsed = true
                    }
                }
                return try await stub.handler(request)
            }
            if let fallback { return try await fallback(request) }
            throw unknownEndpoint(name(of: request))
        } catch {
            let error = EndpointClientError(refusing: error)
            if case .request(.other(let fault as StubError), _) = error { state.withLock { $0.faults.append(fault) } }
            throw error
        }
    }

    /// The latest matching stub; among stubs of endpoints, the latest whose endpoint sends such a request.
    private func stub(for request: inout EndpointRequest, among stubs: [Stub]) async throws -> Stub? {
        guard stubs.count > 1, let latest = stubs.last, latest.isCall != nil else { return stubs.last }
        let received = try await request.received(on: clock)
        request = received
        return stubs.last { $0.isCall?(received) ?? false } ?? latest
    }

    private func name(of request: EndpointRequest) -> String {
        let operation = request.operation
        // Tests need the path of a request without an operation.
        return operation.path == OperationInfo.hiddenPath
            ? "\(request.method) \(request.url.path(percentEncoded: true))" : operation.id
    }

    private func unknownEndpoint(_ name: String) -> StubError {
        let known = state.withLock { $0.stubs.map(\.name) }
        return .unknownEndpoint(name, nearest: namesNearest(to: name, among: known))
    }

    /// Throws for the first call that matched no stub or failed with a ``StubError``, and for stubs that received no
    /// request unless `allowingUnused`.
    public func verify(allowingUnused: Bool = false) throws(StubError) {
        let (faults, unused) = state.withLock { state in
            (state.faults, state.stubs.filter { !$0.isUsed }.map(\.name))
        }
        if let first = faults.first { throw first }
        if !allowingUnused && !unused.isEmpty { throw .unused(unused) }
    }
}

// MARK: Route

extension StubClient {
    /// The responses of a ``StubClient`` to one method and path.
    public struct Route: Sendable {
        let client: StubClient
        let method: EndpointRequest.Method
        let template: PathTemplate

        /// Responds with the given responses in turn; the last one is repeated for all further requests.
        @discardableResult
        public func respond(_ responses: StubResponse...) -> StubClient {
            let (script, name) = (StubScript(responses), name)
            return respond { _ in try script.next(for: name) }
        }

        /// Responds with a closure that receives the request. If it throws an `EndpointClientError`, the call fails with it;
        /// any other error is the reason in `RequestError.other`.
        @discardableResult
        public func respond(_ handler: @escaping @Sendable (EndpointRequest) throws -> StubResponse) -> StubClient {
            client.add(
                Stub(subject: .route(name), name: name, matches: matches, handler: client.handler(handler))
            )
        }

        private var name: String { "\(method) \(template.text)" }

        private func matches(_ request: EndpointRequest) -> Bool {
            request.method == method && template.match(request.url.path(percentEncoded: true)) != nil
                && template.missingItem(in: request.url.query(percentEncoded: true) ?? "") == nil
        }
    }

    /// Stubs a method and a path template such as `/pets/{petId}`, for calls without an endpoint type. With a query,
    /// such as `/pets?state=sold`, it matches requests that have these items, among others. Of several matching stubs,
    /// the one added last takes precedence.
    ///
    /// ```swift
    /// let client = StubClient().on(.get, "/pets/{petId}").respond(.json(#"{"id": 7, "name": "Rex"}"#))
    /// let pet: Pet = try await client.get("/pets/\(7)")
    /// ```
    public func on(_ method: EndpointRequest.Method, _ path: String) -> StubClient.Route {
        Route(client: self, method: method, template: PathTemplate(text: path))
    }

    /// The responses of a ``StubClient`` to one endpoint.
    public struct TypedRoute<E: Endpoint>: Sendable {
        let client: StubClient

        /// Responds with the given responses in turn; the last one is repeated for all further requests.
        @discardableResult
        public func respond(_ responses: StubResponse...) -> StubClient {
            let script = StubScript(responses)
            return client.script(E.self, response: { _ in try script.next(for: E.operation.id) })
        }
    }
}

extension StubClient.TypedRoute where E.Response: JSONCodable {
    /// Responds with a value, as JSON or as the text or bytes that the endpoint documents.
    ///
    /// - Parameter status: by default the first status of success that the endpoint documents; without typed stubs, the
    ///   first that it reads as this value.
    @discardableResult
    public func respond(_ value: E.Response, status: Int? = nil) -> StubClient {
        client.script(E.self, response: { _ in try .documented(value, of: E.self, status: status) })
    }
}

extension StubClient.TypedRoute where E: StubbedEndpoint {
    /// Responds with the given outcomes in turn; the last one is repeated for all further requests.
    ///
    /// ```swift
    /// let client = StubClient().on(Petstore.GetPet.self).respond(.failureExample, .example)
    /// ```
    @discardableResult
    public func respond(_ outcomes: StubOutcome<E>...) -> StubClient {
        let script = StubScript(outcomes)
        return client.script(E.self, response: { _ in try script.next(for: E.operation.id).response() })
    }
}

extension StubClient {
    /// Stubs an endpoint with the outcomes that follow: `client.on(Petstore.GetPet.self).respond(.example)`.
    public func on<E: Endpoint>(_ endpoint: E.Type) -> StubClient.TypedRoute<E> { TypedRoute(client: self) }

    /// Has no effect, because calls of `AdHocEndpoint` have no path in common. Stub a method and a path instead.
    @available(*, deprecated, message: "stub a path, such as 'on(.get, \"/pets/{petId}\")'")
    public func on<R>(_ endpoint: AdHocEndpoint<R>.Type) -> StubClient.TypedRoute<AdHocEndpoint<R>> {
        TypedRoute(client: self)
    }

    /// Has no effect, because calls of `AdHocEndpoint` have no path in common. Stub a method and a path instead.
    @available(*, deprecated, message: "stub a path, such as 'on(.get, \"/pets/{petId}\")'")
    @discardableResult
    public func on<R: JSONCodable>(
        _ endpoint: AdHocEndpoint<R>.Type,
        _ value: @escaping @Sendable (EndpointRequest) throws -> R
    ) -> StubClient { self }

    /// Has no effect, because calls of `AdHocEndpoint` have no path in common. Stub a method and a path instead.
    @available(*, deprecated, message: "stub a path, such as 'on(.get, \"/pets/{petId}\")'")
    @discardableResult
    public func on<R>(_ endpoint: AdHocEndpoint<R>.Type, respond handler: @escaping Handler) -> StubClient { self }

    /// Has no effect, because calls of `AdHocEndpoint` have no path in common. Stub a method and a path instead.
    @available(*, deprecated, message: "stub a path, such as 'on(.get, \"/pets/{petId}\")'")
    @discardableResult
    public func on<R>(_ endpoint: AdHocEndpoint<R>.Type, fail fault: EndpointClientError) -> StubClient { self }

    /// Stubs an endpoint with a closure that receives the call, read back from the request.
    ///
    /// ```swift
    /// let client = StubClient().on(Petstore.GetPet.self) { call in
    ///     call.petID == 7 ? .example : .failure(.notFound(Petstore.Problem(title: "No such pet")))
    /// }
    /// ```
    @discardableResult
    public func on<E: StubbedEndpoint>(
        _ endpoint: E.Type,
        _ outcome: @escaping @Sendable (E) throws -> StubOutcome<E>
    ) -> StubClient {
        script(
            endpoint,
            response: { try outcome(E.read(StubServer.RecordedRequest($0, path: E.operation.path))).response() }
        )
    }

    private func script<E: Endpoint>(
        _ endpoint: E.Type,
        response: @escaping @Sendable (EndpointRequest) throws -> StubResponse
    ) -> StubClient {
        on(endpoint, respond: handler(response))
    }

    private func handler(_ response: @escaping @Sendable (EndpointRequest) throws -> StubResponse) -> Handler {
        { [clock] request in
            let start = clock.elapsed()
            let request = try await request.received(on: clock)
            let sent = clock.elapsed() - start
            let stub = try response(request).responding(to: request.method)
            return try await stub.played(to: request, clock, after: sent)
        }
    }
}

extension OperationInfo {
    /// Whether both are the same operation of one API. Other APIs may use its id.
    fileprivate func isSame(as other: OperationInfo) -> Bool {
        id == other.id && method == other.method && path == other.path
    }
}

extension StubbedEndpoint {
    /// Tells whether a request is a call of this endpoint.
    fileprivate static var recognizer: @Sendable (EndpointRequest) -> Bool {
        { request in
            guard let received = try? StubServer.RecordedRequest(request, path: operation.path) else { return false }
            return (try? read(received)) != nil
        }
    }
}

// MARK: StubScript

/// Responses that are returned in turn; the last one is repeated.
final class StubScript<Response: Sendable>: Sendable {
    private let left: Lock<ArraySlice<Response>>
    private let last: Response?

    init(_ responses: [Response]) {
        left = Lock(responses.dropLast())
        last = responses.last
    }

    /// - Throws: ``StubError/noResponse(_:)`` if there are no responses.
    func next(for route: String) throws(StubError) -> Response {
        guard let response = left.withLock({ $0.popFirst() }) ?? last else { throw .noResponse(route) }
        return response
    }
}
