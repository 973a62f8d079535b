/// Sends requests through interceptors: the first one receives the request first and the response last.
public struct InterceptingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let interceptors: ArraySlice<any EndpointInterceptor>

    /// Creates the client that ``EndpointClient/intercepting(_:)-([EndpointInterceptor])`` returns.
    public init(_ base: any EndpointClient, interceptors: [any EndpointInterceptor]) {
        self.init(base, rest: interceptors[...])
    }

    private init(_ base: any EndpointClient, rest: ArraySlice<any EndpointInterceptor>) {
        self.base = base
        interceptors = rest
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard let first = interceptors.first else { return try await base.send(request) }
        let rest = interceptors.dropFirst()
        let next = ComparingClient(base: rest.isEmpty ? base : InterceptingClient(base, rest: rest), original: request)
        do {
            var response = try await first.intercept(request, next: next)
            // Set here and not by the inner client, because an interceptor may create a new response.
            response.provenance.formUnion(next.found.withLock { $0 })
            return response
        } catch let error as EndpointClientError {
            throw error
        } catch {
            // After a cancellation, an interceptor may throw an error of its own, such as a URLError.
            throw Task.isCancelled ? .cancelled : EndpointClientError(refusing: error)
        }
    }
}

/// Marks responses to requests that an interceptor changed to another user's, or in a header that the response varies
/// by.
private struct ComparingClient: EndpointClient {
    let base: any EndpointClient
    let original: EndpointRequest
    let found = Lock(EndpointResponse.Provenance())

    var servers: ServerMap { base.servers }

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let response = try await base.response(to: request)
        var provenance = response.provenance
        if isAnother(request) { provenance.insert(.personal) }
        let isVaried = response.headers.tokens("Vary").contains { request.headers[$0] != original.headers[$0] }
        if isVaried { provenance.insert(.varied) }
        if !provenance.isEmpty { found.withLock { $0.formUnion(provenance) } }
        return response
    }

    private func isAnother(_ request: EndpointRequest) -> Bool {
        if request.url != original.url || request.method != original.method { return true }
        if !request.credentialNames.isSubset(of: original.credentialNames) { return true }
        return request.headers.contains { field in
            !original.headers.fields.contains(field) && holdsCredential(field.name, in: request)
        }
    }

    private func holdsCredential(_ name: String, in request: EndpointRequest) -> Bool {
        isSensitiveName(name) || request.credentialNames.contains { HeaderFields.matches($0, name) }
    }
}

extension EndpointClient {
    /// Sends requests through interceptors: the first one receives the request first and the response last.
    public func intercepting(_ interceptors: [any EndpointInterceptor]) -> InterceptingClient {
        InterceptingClient(self, interceptors: interceptors)
    }

    /// Sends requests through interceptors: the first one receives the request first and the response last.
    public func intercepting(_ interceptors: any EndpointInterceptor...) -> InterceptingClient {
        InterceptingClient(self, interceptors: interceptors)
    }
}

// MARK: EndpointInterceptor

/// Receives each request before it is sent and each response before it is returned, and may change, replace or refuse
/// both.
///
/// ```swift
/// struct Stamp: EndpointInterceptor {
///     func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
///         var request = request
///         request.headers["X-Request-ID"] = UUID().uuidString
///         return try await next.send(request)
///     }
/// }
/// ```
///
/// In a module that isolates to the main actor by default, declare it `nonisolated`.
public protocol EndpointInterceptor: Sendable {
    /// Handles a request and returns the response to it.
    ///
    /// - Parameter next: the rest of the chain. Call it once, several times or not at all.
    /// - Throws: an ``EndpointClientError`` is rethrown unchanged, a ``TransportError`` in
    ///   ``EndpointClientError/transport(_:)``, a `CancellationError` as ``EndpointClientError/cancelled``, any other error in
    ///   ``EndpointClientError/request(_:after:)``.
    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse
}

// MARK: DefaultHeaders

extension InterceptingClient {
    /// Adds headers to every request that does not set them itself.
    ///
    /// A header whose name suggests a credential, such as `X-API-Key`, is sent only to the origins of
    /// ``EndpointClient/servers``.
    public struct DefaultHeaders: EndpointInterceptor {
        /// The headers that are added.
        public let headers: HeaderFields

        private let fault: HeaderFields.FieldError?
        private let sensitiveNames: Set<String>

        /// Creates an interceptor that adds headers to requests.
        ///
        /// - Parameter headers: the headers to add. If one of them cannot be sent, every request is refused with
        ///   ``HeaderFields/FieldError``: its name is not a token, its value contains a line break, or the transport
        ///   owns the header.
        public init(_ headers: HeaderFields) {
            self.headers = headers
            sensitiveNames = Set(headers.map(\.name).filter(isSensitiveName))
            do throws(HeaderFields.FieldError) {
                try headers.validate()
                fault = nil
            } catch { fault = error }
        }

        public func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
            if let fault { throw fault }
            let own = request.headers
            var request = request
            var isCovered: Bool?
            for field in headers where !own.contains(field.name) {
                if sensitiveNames.contains(field.name) {
                    let covered = isCovered ?? next.servers.covers(request.url)
                    isCovered = covered
                    guard covered else { continue }
                    request.credentialNames.insert(field.name)
                }
                request.headers.add(field.name, field.value)
            }
            return try await next.send(request)
        }
    }
}

extension EndpointClient {
    /// Adds headers to every request that does not set them itself.
    public func addingHeaders(_ headers: HeaderFields) -> InterceptingClient {
        intercepting(InterceptingClient.DefaultHeaders(headers))
    }

    /// Sets the `User-Agent` that identifies the app to the server: `Petshop/2.1 (iPhone)` (RFC 9110 §10.1.5).
    public func userAgent(_ text: String) -> InterceptingClient {
        addingHeaders(["User-Agent": text])
    }
}
