import Foundation

/// The parts of a request that decorators seldom change. They are shared, so that a copy of the request costs one
/// reference for all of them.
struct RequestDetails: Sendable {
    var operation: OperationInfo
    var options: CallOptions
    /// The URL whose path matches the operation's path template.
    let describedURL: URL
    var signers: [RequestSigner] = []
    var cookies: RequestCookies?
    var trace: CallTrace?
}
