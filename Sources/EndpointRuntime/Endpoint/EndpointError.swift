public import Foundation

/// What every error of a call can tell, whatever its endpoint. ``HTTPError`` conforms.
///
/// `errorDescription` is fit for users: no status codes, no addresses. `debugDescription` is for logs.
public protocol EndpointError: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The response, if there was one.
    var response: HTTPResponse? { get }
    var status: Int? { get }
    /// Method and address of the request without query, the path as its template; nil where no request was made.
    var requestLine: String? { get }
    /// What users are told; nil where another error, which is not this library's, speaks for itself.
    var userText: HTTPClientError.UserText? { get }
    /// Every attempt, the last one included. Empty if nothing was sent, or the response came from a cache.
    var attempts: [Attempt] { get }
    /// Whether the caller's own task was cancelled; then there is nothing to tell a user.
    var isCancellation: Bool { get }
}

extension EndpointError {
    public var status: Int? { response?.status }
}
