import EndpointRuntime

/// A user's own way of putting credentials in, of which no layer of the library knows.
struct TokenInterceptor: HTTPInterceptor {
    let token: @Sendable () -> String

    func intercept(_ request: HTTPRequest, next: any HTTPClient) async throws -> HTTPResponse {
        var request = request
        request.headers["Authorization"] = "Bearer \(token())"
        return try await next.send(request)
    }
}
