import Foundation

/// What a request carries through every layer and no layer changes often: shared, so that a copy of the request costs one
/// reference for all of it.
struct RequestDetails: Sendable {
    var operation: OperationInfo
    var options: CallOptions
    /// The address that the path of the operation is the template of.
    let describedURL: URL
    var signers: [RequestSigner] = []
    var cookies: RequestCookies?
    var trace: CallTrace?
}
