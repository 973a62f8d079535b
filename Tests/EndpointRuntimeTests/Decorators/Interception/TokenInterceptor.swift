import EndpointRuntime

/// A user's own way of putting credentials in, of which no decorator of the library knows.
struct TokenInterceptor: EndpointInterceptor {
    let token: @Sendable () -> String

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        var request = request
        request.headers["Authorization"] = "Bearer \(token())"
        return try await next.send(request)
    }
}
