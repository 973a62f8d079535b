public import Foundation

/// A request that a service sends to you: a webhook, or a callback that you asked for (OpenAPI 3.1 §4.8.18).
///
/// Believe it first, then read the same bytes:
/// ```swift
/// try verifier.verify(headers: headers, body: body)
/// let adopted = try Petstore.Webhooks.PetAdopted(headers: headers, body: body)
/// ```
/// Reading proves nothing about who sent it; that is what ``WebhookVerifier`` and ``SigningClient/Key`` are for.
public protocol Webhook: Sendable {
    /// What the description calls it, such as `pet.adopted`.
    static var name: String { get }

    /// Reads a request as it arrived.
    ///
    /// - Throws: `JSONError` for a body and ``HTTPHeaders/ReadError`` for a header that is not what the description says.
    init(headers: HTTPHeaders, body: Data) throws
}
