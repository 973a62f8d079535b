public import Foundation

/// What every error of a call can tell, whatever its endpoint. ``HTTPError`` conforms.
///
/// `errorDescription` is fit for users: no status codes, no addresses. `debugDescription` is for logs.
public protocol EndpointError: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The answer, if there was one and it is not the documented failure itself.
    var response: HTTPResponse? { get }
    var status: Int? { get }
    /// What users are told; nil where another error, which is not this library's, speaks for itself.
    var userText: HTTPFault.UserText? { get }
    /// Every try, the last one included. Empty when there was only one, unless ``Attempt/stop`` says why.
    var attempts: [Attempt] { get }
    /// Whether the caller's own task was cancelled; then there is nothing to tell a user.
    var isCancellation: Bool { get }
}

extension EndpointError {
    public var status: Int? { response?.status }
}
