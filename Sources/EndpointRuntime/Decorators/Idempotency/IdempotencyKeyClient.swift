public import Foundation

/// Adds to each POST and PATCH an `Idempotency-Key`, by which a server recognizes a repeated request
/// (draft-ietf-httpapi-idempotency-key-header). The key is sent without the quotes that the draft puts around it, because
/// most services expect none; a function that makes the keys may add them.
///
/// Place it outside retry and authentication, so that all attempts of a call have the same key. A key that a request
/// already has is kept. The key allows a ``RetryingClient`` to repeat such a request, so use it only with servers that
/// honor keys.
public struct IdempotencyKeyClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let applies: @Sendable (EndpointRequest) -> Bool
    private let makeKey: @Sendable () -> String

    /// Creates a client that adds an `Idempotency-Key` to requests.
    ///
    /// - Parameters:
    ///   - applies: whether a request without a key gets one; by default POST and PATCH do.
    ///   - makeKey: generates a unique key; by default a random UUID.
    public init(
        _ base: any EndpointClient,
        where applies: @escaping @Sendable (EndpointRequest) -> Bool = { $0.method == .post || $0.method == .patch },
        makeKey: @escaping @Sendable () -> String = { UUID().uuidString }
    ) {
        self.base = base
        self.applies = applies
        self.makeKey = makeKey
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if request.headers.contains("Idempotency-Key") || !applies(request) { return try await base.send(request) }
        var request = request
        request.headers.set("Idempotency-Key", makeKey())
        return try await base.send(request)
    }
}

extension EndpointClient {
    /// Adds to each POST and PATCH an `Idempotency-Key`. See ``IdempotencyKeyClient``.
    public func withIdempotencyKeys(
        where applies: @escaping @Sendable (EndpointRequest) -> Bool = { $0.method == .post || $0.method == .patch },
        makeKey: @escaping @Sendable () -> String = { UUID().uuidString }
    ) -> IdempotencyKeyClient {
        IdempotencyKeyClient(self, where: applies, makeKey: makeKey)
    }
}
