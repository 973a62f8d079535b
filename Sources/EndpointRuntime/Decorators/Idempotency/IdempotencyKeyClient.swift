public import Foundation

/// Gives each POST and PATCH an `Idempotency-Key`, by which a server knows a repeated request
/// (draft-ietf-httpapi-idempotency-key-header).
///
/// It belongs outside retry and authentication: all attempts of a call carry the same key. A key that a request already
/// has stays. The key is what lets a ``RetryingClient`` repeat such a request, so use it with servers that honour keys.
public struct IdempotencyKeyClient: HTTPClient {
    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let applies: @Sendable (HTTPRequest) -> Bool
    private let makeKey: @Sendable () -> String

    /// - Parameters:
    ///   - applies: whether a request that has no key gets one; by default POST and PATCH do.
    ///   - makeKey: a key never made before; by default a random UUID.
    public init(
        _ base: any HTTPClient,
        where applies: @escaping @Sendable (HTTPRequest) -> Bool = { $0.method == .post || $0.method == .patch },
        makeKey: @escaping @Sendable () -> String = { UUID().uuidString }
    ) {
        self.base = base
        self.applies = applies
        self.makeKey = makeKey
    }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        if request.headers.contains("Idempotency-Key") || !applies(request) { return try await base.send(request) }
        var request = request
        request.headers.set("Idempotency-Key", makeKey())
        return try await base.send(request)
    }
}

extension HTTPClient {
    /// Gives each POST and PATCH an `Idempotency-Key`. See ``IdempotencyKeyClient``.
    public func withIdempotencyKeys(
        where applies: @escaping @Sendable (HTTPRequest) -> Bool = { $0.method == .post || $0.method == .patch },
        makeKey: @escaping @Sendable () -> String = { UUID().uuidString }
    ) -> IdempotencyKeyClient {
        IdempotencyKeyClient(self, where: applies, makeKey: makeKey)
    }
}
