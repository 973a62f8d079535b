public import Foundation

/// A request that a service sends to you: a webhook, or a callback that you requested (OpenAPI 3.1 §4.8.18).
///
/// Verify the request first, then read the same bytes:
/// ```swift
/// try verifier.verify(headers: headers, body: body)
/// let adopted = try Petstore.Webhooks.PetAdopted(headers: headers, body: body)
/// ```
/// Reading does not verify the sender; use ``WebhookVerifier`` or ``SigningClient/Key`` for that.
public protocol Webhook: Sendable {
    /// The webhook's name in the description, such as `pet.adopted`.
    static var name: String { get }

    /// Reads a received request.
    ///
    /// - Throws: `JSONError` for a body and ``HeaderFields/ReadError`` for a header that does not match the description.
    init(headers: HeaderFields, body: Data) throws
}
