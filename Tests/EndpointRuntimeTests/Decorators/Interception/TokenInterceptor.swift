import EndpointRuntime

/// A custom interceptor that sets credentials without the knowledge of the library's decorators.
struct TokenInterceptor: EndpointInterceptor {
    let token: @Sendable () -> String

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        var request = request
        request.headers["Authorization"] = "Bearer \(token())"
        return try await next.send(request)
    }
}
