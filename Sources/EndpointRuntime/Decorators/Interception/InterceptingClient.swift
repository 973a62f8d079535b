/// Sends through interceptors: the first sees the request first and the answer last.
public struct InterceptingClient: HTTPClient {
    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let interceptors: ArraySlice<any HTTPInterceptor>

    public init(_ base: any HTTPClient, interceptors: [any HTTPInterceptor]) {
        self.init(base, rest: interceptors[...])
    }

    private init(_ base: any HTTPClient, rest: ArraySlice<any HTTPInterceptor>) {
        self.base = base
        interceptors = rest
    }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        guard let first = interceptors.first else { return try await base.send(request) }
        let next = InterceptingClient(base, rest: interceptors.dropFirst())
        do {
            return try await first.intercept(request, next: next)
        } catch let fault as HTTPFault {
            throw fault
        } catch {
            throw error is CancellationError ? .cancelled : .request(error)
        }
    }
}

extension HTTPClient {
    /// Sends through interceptors: the first sees the request first and the answer last.
    public func intercepting(_ interceptors: [any HTTPInterceptor]) -> InterceptingClient {
        InterceptingClient(self, interceptors: interceptors)
    }

    public func intercepting(_ interceptors: any HTTPInterceptor...) -> InterceptingClient {
        InterceptingClient(self, interceptors: interceptors)
    }
}
