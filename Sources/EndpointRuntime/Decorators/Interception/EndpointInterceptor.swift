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
    /// - Parameter next: the rest of the chain. Call it once, several times or not at all.
    /// - Throws: an ``EndpointClientError`` is rethrown unchanged, a `CancellationError` as ``EndpointClientError/cancelled``,
    ///   any other error in ``EndpointClientError/request(_:after:)``.
    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse
}
