/// Sends through interceptors: the first sees the request first and the answer last.
public struct InterceptingClient: HTTPClient {
    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let interceptors: ArraySlice<any HTTPInterceptor>

    /// What ``HTTPClient/intercepting(_:)-([HTTPInterceptor])`` makes.
    public init(_ base: any HTTPClient, interceptors: [any HTTPInterceptor]) {
        self.init(base, rest: interceptors[...])
    }

    private init(_ base: any HTTPClient, rest: ArraySlice<any HTTPInterceptor>) {
        self.base = base
        interceptors = rest
    }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        guard let first = interceptors.first else { return try await base.send(request) }
        let rest = InterceptingClient(base, rest: interceptors.dropFirst())
        do {
            return try await first.intercept(request, next: ComparingClient(base: rest, original: request))
        } catch let fault as HTTPFault {
            throw fault
        } catch {
            throw error is CancellationError ? .cancelled : .request(error)
        }
    }
}

/// Marks the answers to requests that an interceptor made another user's.
private struct ComparingClient: HTTPClient {
    let base: InterceptingClient
    let original: HTTPRequest

    var servers: ServerMap { base.servers }

    func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        var response = try await base.send(request)
        if isAnother(request) { response.isPersonal = true }
        return response
    }

    private func isAnother(_ request: HTTPRequest) -> Bool {
        if request.url != original.url || request.method != original.method { return true }
        if !request.credentialNames.isSubset(of: original.credentialNames) { return true }
        return request.headers.contains { field in
            isSensitiveName(field.name) && !original.headers.values(field.name).contains(field.value)
        }
    }
}

extension HTTPClient {
    /// Sends through interceptors: the first sees the request first and the answer last.
    public func intercepting(_ interceptors: [any HTTPInterceptor]) -> InterceptingClient {
        InterceptingClient(self, interceptors: interceptors)
    }

    /// Sends through interceptors: the first sees the request first and the answer last.
    public func intercepting(_ interceptors: any HTTPInterceptor...) -> InterceptingClient {
        InterceptingClient(self, interceptors: interceptors)
    }
}
