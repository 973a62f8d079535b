public import EndpointRuntime
public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A server inside URLSession. Each server has its own host and session, so that tests can run in parallel.
///
/// ```swift
/// let server = StubServer()
/// server.on(.get, "/pets/{petId}").respond(.status(503), .json(#"{"id": 7, "name": "Rex"}"#))
/// let pet = try await server.client.send(GetPet(petID: 7))
/// ```
public final class StubServer: Sendable {
    private struct State: Sendable {
        var routes: [StubServer.Route] = []
        var requests: [StubServer.RecordedRequest] = []
        var faults: [StubError] = []
        var watchers = CountWatchers()
    }

    /// The address of the server: `https://stub-….test`.
    public let url: URL
    /// Maps every operation to this server, whichever server its description names.
    public let servers: ServerMap
    /// The real transport, connected to this server.
    public let client: URLSessionClient

    let sleep: @Sendable (Duration) async throws -> Void
    private let state = Lock(State())

    /// Creates a server that measures time by a given clock.
    ///
    /// - Parameters:
    ///   - clock: measures the delays of responses and the transport's deadlines.
    ///   - limits: the transport's limits, by default those of `URLSessionClient`.
    public init<C: Clock>(clock: C, limits: URLSessionClient.Limits = URLSessionClient.Limits())
    where C.Duration == Duration {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = "stub-\(UUID().uuidString.lowercased()).test"
        url = parts.url ?? URL(fileURLWithPath: "/")
        servers = ServerMap(all: url)
        sleep = TransportClock(clock).sleep
        client = URLSessionClient(
            servers: servers,
            configuration: StubServer.configuration,
            limits: limits,
            clock: clock
        )
        StubRegistry.add(self)
    }

    /// A server with its own host, so that tests can run in parallel.
    ///
    /// - Parameter limits: the limits of the server's client, which uses the real clock. By default the timeout of a
    ///   request is five minutes, so that no test fails because many run at the same time.
    public convenience init(
        limits: URLSessionClient.Limits = URLSessionClient.Limits(timeout: .seconds(300))
    ) {
        self.init(clock: ContinuousClock(), limits: limits)
    }

    deinit { StubRegistry.remove(host: url.host ?? "") }

    /// A configuration whose sessions reach stub servers and nothing else.
    public static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubURLProtocol.self]
        return configuration
    }

    // MARK: Stubs

    /// Adds a route for a method and a path template such as `/pets/{petId}`. With a query, such as
    /// `/pets?state=sold`, it matches requests that have these items, among others; an item with a placeholder matches
    /// every request and has no value in ``RecordedRequest/parameters``. Of several matching routes, the one added last
    /// takes precedence.
    @discardableResult
    public func on(_ method: EndpointRequest.Method, _ path: String) -> StubServer.Route {
        let route = StubServer.Route(method: method, path: path)
        state.withLock { $0.routes.append(route) }
        return route
    }

    /// Adds a route with a closure that makes the responses from the requests.
    @discardableResult
    public func on(_ method: EndpointRequest.Method, _ path: String, _ handler: @escaping StubServer.Route.Handler)
        -> StubServer.Route
    {
        on(method, path).respond(handler)
    }

    /// Adds a route for an endpoint, using the method and path of its operation.
    @discardableResult
    public func on<E: Endpoint>(_ endpoint: E.Type) -> StubServer.TypedRoute<E> {
        StubServer.TypedRoute(route: on(E.operation.method, E.operation.path))
    }

    /// Adds a route for an endpoint, using the method and path of its operation. Several endpoints with the same method
    /// and path, such as one with a whole response and one with a stream, each have their own route.
    @discardableResult
    public func on<E: StubbedEndpoint>(_ endpoint: E.Type) -> StubServer.TypedRoute<E> {
        let route = StubServer.Route(method: E.operation.method, path: E.operation.path) { (try? E.read($0)) != nil }
        state.withLock { $0.routes.append(route) }
        return StubServer.TypedRoute(route: route)
    }

    /// Has no effect, because calls of `AdHocEndpoint` have no path in common. Stub a method and a path instead.
    @available(*, deprecated, message: "stub a path, such as 'on(.get, \"/pets/{petId}\")'")
    @discardableResult
    public func on<R>(_ endpoint: AdHocEndpoint<R>.Type) -> StubServer.TypedRoute<AdHocEndpoint<R>> {
        StubServer.TypedRoute(route: StubServer.Route(method: .get, path: "/"))
    }

    /// Has no effect, because calls of `AdHocEndpoint` have no path in common. Stub a method and a path instead.
    @available(*, deprecated, message: "stub a path, such as 'on(.get, \"/pets/{petId}\")'")
    @discardableResult
    public func on<R: JSONCodable>(
        _ endpoint: AdHocEndpoint<R>.Type,
        _ value: @escaping @Sendable (StubServer.RecordedRequest) throws -> R
    ) -> StubServer.TypedRoute<AdHocEndpoint<R>> {
        StubServer.TypedRoute(route: StubServer.Route(method: .get, path: "/"))
    }

    /// Adds a route for an endpoint that responds with a value made from the request, with the default status of
    /// ``TypedRoute/respond(_:status:)``.
    @discardableResult
    public func on<E: Endpoint>(
        _ endpoint: E.Type,
        _ value: @escaping @Sendable (StubServer.RecordedRequest) throws -> E.Response
    ) -> StubServer.TypedRoute<E> where E.Response: JSONCodable {
        on(endpoint).respond(value)
    }

    /// Adds a route for an endpoint with a closure that receives the call.
    ///
    /// ```swift
    /// server.on(Petstore.GetPet.self) { call in
    ///     call.petID == 7 ? .example : .failure(.notFound(Petstore.Problem(title: "No such pet")))
    /// }
    /// ```
    @discardableResult
    public func on<E: StubbedEndpoint>(
        _ endpoint: E.Type,
        _ outcome: @escaping @Sendable (E) throws -> StubOutcome<E>
    ) -> StubServer.TypedRoute<E> {
        on(endpoint).respond(outcome)
    }

    // MARK: Recorded requests

    /// Every request so far, in order, including unmatched ones.
    public var requests: [StubServer.RecordedRequest] { state.withLock { $0.requests } }

    /// Waits until `count` requests have arrived.
    ///
    /// - Throws: ``WaitTimeoutError`` after `timeout` of real time, and `CancellationError` if the waiting task
    ///   is cancelled first.
    public func waitForRequests(_ count: Int = 1, timeout: Duration = .seconds(60)) async throws {
        let latch = state.withLock { $0.watchers.add(for: count, now: $0.requests.count) }
        try await latch?.wait(timeout: timeout, for: "\(counted(count, "request")) at \(url)")
    }

    /// Throws for the first request that matched no stub or whose stub failed, and for stubs that received no request
    /// unless `allowingUnused`.
    public func verify(allowingUnused: Bool = false) throws(StubError) {
        let (faults, routes) = state.withLock { ($0.faults, $0.routes) }
        if let first = faults.first { throw first }
        let used = Set(routes.filter { $0.uses > 0 }.map(\.description))
        let unused = routes.filter { $0.uses == 0 }.map(\.description)
        if !allowingUnused && !unused.isEmpty { throw .unused(unused, covered: unused.filter(used.contains)) }
    }

    func response(to request: StubServer.RecordedRequest) throws(StubError) -> StubResponse {
        var request = request
        let route = route(for: &request)
        let (routes, latches) = state.withLock { state -> ([StubServer.Route], [Latch]) in
            state.requests.append(request)
            return (state.routes, state.watchers.reached(state.requests.count))
        }
        defer { for latch in latches { latch.open() } }
        do throws(StubError) {
            guard let route else {
                let nearest = nearest(to: request, among: routes)
                throw StubError.unmatched(
                    request: "\(request)",
                    nearest: nearest.map(\.description),
                    difference: nearest.first.flatMap { $0.difference(from: request) }
                )
            }
            do {
                return try route.response(to: request).responding(to: request.method)
            } catch let fault as StubError {
                throw fault
            } catch {
                throw StubError.unwritable("the closure for \(route) threw \(error)")
            }
        } catch {
            state.withLock { $0.faults.append(error) }
            throw error
        }
    }

    /// The latest matching route; among routes for endpoints, the latest whose endpoint sends such a request.
    private func route(for request: inout StubServer.RecordedRequest) -> StubServer.Route? {
        let routes = state.withLock { $0.routes }
        var latest: (route: StubServer.Route, parameters: [String: String])?
        for candidate in routes.reversed() where candidate.method == request.method {
            guard let parameters = candidate.template.match(request.path),
                candidate.template.missingItem(in: request.query) == nil
            else { continue }
            request.encodedParameters = parameters
            if latest == nil {
                latest = (candidate, parameters)
                guard let isCall = candidate.isCall, !isCall(request) else { return candidate }
            } else if let isCall = candidate.isCall, isCall(request) {
                return candidate
            }
        }
        request.encodedParameters = latest?.parameters ?? [:]
        return latest?.route
    }

    private func nearest(to request: StubServer.RecordedRequest, among routes: [StubServer.Route]) -> [StubServer.Route]
    {
        let named = Dictionary(routes.map { ($0.description, $0) }) { $1 }
        let ranked = named.values.map { (route: $0, remoteness: $0.remoteness(of: request)) }
        return ranked.sorted { $0.remoteness < $1.remoteness }.prefix(3).map(\.route)
    }
}

// MARK: RecordedRequest

extension StubServer {
    /// A request as a stub received it.
    public struct RecordedRequest: Sendable {
        /// The method that was sent.
        public let method: EndpointRequest.Method
        /// The whole address, percent-encoded.
        public let url: URL
        /// The headers that arrived, including those of the transport.
        public let headers: HeaderFields
        /// The bytes of the request body, whether sent from memory or from a file.
        public let body: Data
        /// The values of the placeholders in the route's path: for `/pets/{petId}` the decoded `petId`.
        public var parameters: [String: String] { encodedParameters.mapValues(percentDecoded) }
        /// The same values as written in the path: only a comma that is not percent-encoded separates two elements of a
        /// list.
        var encodedParameters: [String: String] = [:]

        /// The path, percent-encoded.
        public var path: String { url.path(percentEncoded: true) }

        /// The query, percent-encoded, without the question mark; empty if there is none.
        public var query: String { url.query(percentEncoded: true) ?? "" }

        /// The decoded values of a query item, in order.
        public func query(_ name: String) -> [String] {
            var values: [String] = []
            for item in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            where item.name == name {
                values.append(item.value ?? "")
            }
            return values
        }

        /// The body as UTF-8 text.
        public var text: String { String(decoding: body, as: UTF8.self) }

        /// The body as a JSON value, such as the model that the call sent.
        ///
        /// - Throws: `JSONError`.
        public func json<T: JSONCodable>(_ type: T.Type = T.self) throws -> T { try T(jsonData: body) }

        /// The body as a JSON value of a type that is not `JSONCodable`. Dates are read as RFC 3339 text.
        ///
        /// - Throws: `JSONError`, or `EndpointResponse.BodyError` for an empty body.
        public func json<T: Decodable>(codable type: T.Type = T.self) throws -> T {
            try EndpointResponse(status: 200, body: .data(body)).json(codable: type)
        }
    }
}

extension StubServer.RecordedRequest: CustomStringConvertible {
    /// The request line: `GET /pets/7?full=true`.
    public var description: String { "\(method) \(path)\(query.isEmpty ? "" : "?\(query)")" }
}
