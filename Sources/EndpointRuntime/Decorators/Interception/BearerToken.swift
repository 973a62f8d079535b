/// Adds `Authorization: Bearer …` with a token asked for before each request (RFC 6750 §2.1).
///
/// Nothing is added without a token, to a request that has an `Authorization`, or to an address outside
/// ``HTTPClient/servers``.
public struct BearerToken: HTTPInterceptor {
    private let token: @Sendable () async throws -> String?

    /// - Parameter token: nil and an empty text are no token. What it throws fails the request.
    public init(_ token: @escaping @Sendable () async throws -> String?) { self.token = token }

    public func intercept(_ request: HTTPRequest, next: any HTTPClient) async throws -> HTTPResponse {
        guard !request.headers.contains("Authorization"), next.servers.covers(request.url),
            let token = try await token(), !token.isEmpty
        else { return try await next.send(request) }
        var request = request
        request.headers.set("Authorization", "Bearer \(token)")
        request.credentialNames.insert("Authorization")
        return try await next.send(request)
    }
}

extension HTTPClient {
    /// Adds `Authorization: Bearer …` with a token asked for before each request. See ``BearerToken``.
    public func addingBearer(_ token: @escaping @Sendable () async throws -> String?) -> InterceptingClient {
        intercepting(BearerToken(token))
    }
}
