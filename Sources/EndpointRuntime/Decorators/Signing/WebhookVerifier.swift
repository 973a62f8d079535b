public import Foundation

/// Verifies that a webhook was sent by a holder of the key (Standard Webhooks 1.0: `webhook-id`, `webhook-timestamp`
/// and `webhook-signature: v1,<base64>`).
///
/// For other schemes, use ``SigningClient/Key/isValid(_:for:)`` with the message that they sign.
public struct WebhookVerifier: Sendable {
    /// The reason that a webhook is rejected.
    public enum VerificationError: Error, Sendable, Hashable {
        case missingHeader(String)
        /// The timestamp is too far in the past or in the future; the webhook may be a replay.
        case wrongTime(seconds: Int64)
        case wrongSignature
    }

    private let keys: [SigningClient.Key]
    private let tolerance: Int64
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - keys: pass several while a secret is being replaced.
    ///   - tolerance: the maximum difference between the sender's time and ours: 1 s…1 h, by default 5 min; values
    ///     outside that range are clamped to it.
    /// - Throws: ``ConfigurationError`` if there is no key.
    public init(
        keys: [SigningClient.Key],
        tolerance: Duration = .seconds(300),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConfigurationError) {
        if keys.isEmpty {
            throw ConfigurationError(field: "WebhookVerifier.keys", problem: "is empty; give at least one")
        }
        self.keys = keys
        self.tolerance = tolerance.clamped(to: .seconds(1) ... .seconds(3_600)).components.seconds
        self.now = now
    }

    /// - Parameter body: the bytes as they arrived; JSON that was decoded and encoded again has another signature.
    /// - Throws: ``VerificationError``.
    public func verify(headers: HeaderFields, body: Data) throws(VerificationError) {
        func required(_ name: String) throws(VerificationError) -> String {
            guard let value = headers[name], !value.isEmpty else { throw .missingHeader(name) }
            return value
        }
        let id = try required("webhook-id")
        let stamp = try required("webhook-timestamp")
        let signatures = try required("webhook-signature")
        guard let time = Int64(stamp) else { throw .missingHeader("webhook-timestamp") }
        let current = Int64(exactly: now().timeIntervalSince1970.rounded(.down)) ?? 0
        let (distance, overflow) = current.subtractingReportingOverflow(time)
        guard !overflow, distance.magnitude <= UInt64(tolerance) else {
            throw .wrongTime(seconds: overflow ? .max : distance)
        }
        let message = Data("\(id).\(stamp).".utf8) + body
        // A sender lists few signatures; a long list is an attempt to waste CPU time.
        for candidate in signatures.split(separator: " ").prefix(8) {
            let parts = candidate.split(separator: ",", maxSplits: 1)
            guard parts.count == 2, parts[0] == "v1", let signature = Data(base64Encoded: String(parts[1])) else {
                continue
            }
            for key in keys where key.isValid(signature, for: message) { return }
        }
        throw .wrongSignature
    }
}
