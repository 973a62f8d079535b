import Foundation

/// The parts of a request that decorators seldom change. They are shared, so that a copy of the request costs one
/// reference for all of them.
struct RequestDetails: Sendable {
    var method: EndpointRequest.Method
    var url: URL { didSet { origin = ServerMap.Origin(url) } }
    var origin: ServerMap.Origin?
    var body: HTTPBody
    var delivery: EndpointRequest.Delivery
    var operation: Shared<OperationInfo>
    var options: CallOptions
    /// The URL whose path matches the operation's path template.
    let describedURL: URL
    var hasSecretBody = false
    var signers: [RequestSigner] = []
    var cookies: RequestCookies?
    var trace: CallTrace?
}
