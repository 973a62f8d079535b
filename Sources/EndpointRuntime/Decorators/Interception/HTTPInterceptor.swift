/// Sees each request before it is sent and each answer before it is handed on, and may change, replace or refuse both.
///
/// ```swift
/// struct Stamp: HTTPInterceptor {
///     func intercept(_ request: HTTPRequest, next: any HTTPClient) async throws -> HTTPResponse {
///         var request = request
///         request.headers["X-Request-ID"] = UUID().uuidString
///         return try await next.send(request)
///     }
/// }
/// ```
///
/// In a module that isolates to the main actor by default, declare it `nonisolated`.
public protocol HTTPInterceptor: Sendable {
    /// - Parameter next: the rest of the chain. Call it once, several times or not at all.
    /// - Throws: an ``HTTPClientError`` is passed on as it is, a `CancellationError` as ``HTTPClientError/cancelled``, any other
    ///   error in ``HTTPClientError/request(_:after:)``.
    func intercept(_ request: HTTPRequest, next: any HTTPClient) async throws -> HTTPResponse
}
