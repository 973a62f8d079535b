public import Foundation

/// The properties of every error of a call, independent of its endpoint. ``HTTPError`` conforms.
///
/// `errorDescription` is suitable for users: no status codes, no addresses. `debugDescription` is for logs.
public protocol EndpointError: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The response, if there was one.
    var response: EndpointResponse? { get }
    var status: Int? { get }
    /// The request's method and its address without query, with the path as its template; nil if no request was made.
    var requestLine: String? { get }
    /// The text for users; nil if an error from outside this library provides its own text.
    var userText: EndpointClientError.UserText? { get }
    /// Every attempt, including the last. Empty if nothing was sent, or if the response came from a cache.
    var attempts: [Attempt] { get }
    /// Whether the caller's own task was cancelled; then there is nothing to show to the user.
    var isCancellation: Bool { get }
}

extension EndpointError {
    public var status: Int? { response?.status }
}
