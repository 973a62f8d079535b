public import EndpointRuntime
import Foundation

/// A client without a transport, for tests of view models.
///
/// ```swift
/// let client = StubHTTPClient().on(GetPet.self) { _ in Pet(id: 7, name: "Rex") }
/// let model = PetModel(client: client)
/// ```
public final class StubHTTPClient: HTTPClient {
    /// Answers a request, or throws what the transport would.
    public typealias Handler = @Sendable (HTTPRequest) async throws(HTTPFault) -> HTTPResponse

    private struct State: Sendable {
        var handlers: [String: Handler] = [:]
        var requests: [HTTPRequest] = []
    }

    public let servers: ServerMap
    private let fallback: Handler?
    private let state = Lock(State())

    /// - Parameter handler: answers what no `on` answers; without it such a request fails.
    public init(_ handler: Handler? = nil) {
        servers = ServerMap(all: "https://stub.test")
        fallback = handler
    }

    /// Every request so far.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// Answers an endpoint with a raw response or fault.
    @discardableResult
    public func on<E: Endpoint>(_ endpoint: E.Type, respond handler: @escaping Handler) -> StubHTTPClient {
        state.withLock { $0.handlers[E.operation.id] = handler }
        return self
    }

    /// Answers an endpoint with 200 and a value.
    @discardableResult
    public func on<E: Endpoint>(
        _ endpoint: E.Type,
        _ value: @escaping @Sendable (HTTPRequest) throws -> E.Response
    ) -> StubHTTPClient where E.Response: JSONCodable {
        on(endpoint) { request throws(HTTPFault) in
            do {
                let bytes = try value(request).jsonData()
                return HTTPResponse(
                    status: 200,
                    headers: ["Content-Type": "application/json"],
                    url: request.url,
                    body: .data(bytes)
                )
            } catch { throw .request(error) }
        }
    }

    /// Fails an endpoint.
    @discardableResult
    public func on<E: Endpoint>(_ endpoint: E.Type, fail fault: HTTPFault) -> StubHTTPClient {
        on(endpoint) { _ throws(HTTPFault) in throw fault }
    }

    public func send(_ request: HTTPRequest) async throws(HTTPFault) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        let handler = state.withLock { state in
            state.requests.append(request)
            return state.handlers[request.operation.id]
        }
        guard let handler = handler ?? fallback else {
            throw .request(StubFault.unknownEndpoint(request.operation.id))
        }
        return try await handler(request)
    }
}
