public import Foundation

extension SigningClient {
    /// A secret shared with a server, and the id by which the server finds it.
    public struct Key: Sendable {
        /// The id that is sent instead of the secret.
        public let id: String
        private let secret: Data

        /// - Parameter id: visible ASCII without space, quote, comma and semicolon.
        /// - Throws: ``ConfigurationError`` if the id is empty or holds another character, or the secret is empty.
        public init(id: String, secret: Data) throws(ConfigurationError) {
            let isVisible = id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\",;".utf8.contains($0) }
            guard !id.isEmpty, isVisible else {
                throw ConfigurationError(
                    field: "SigningClient.Key.id",
                    problem: "is \(id.debugDescription); use visible ASCII without space, quote, comma and semicolon"
                )
            }
            guard !secret.isEmpty else {
                throw ConfigurationError(field: "SigningClient.Key.secret", problem: "is empty")
            }
            self.id = id
            self.secret = secret
        }

        /// HMAC-SHA256 of a message (RFC 2104): 32 bytes.
        public func signature(of message: Data) -> Data { hmacSHA256(message, key: secret) }

        /// Whether a signature is valid for a message. The comparison takes the same time wherever the two differ.
        public func isValid(_ signature: Data, for message: Data) -> Bool {
            let expected = self.signature(of: message)
            guard signature.count == expected.count else { return false }
            return zip(signature, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }
}

extension SigningClient.Key: CustomStringConvertible, CustomReflectable {
    /// The id; never the secret.
    public var description: String { "SigningClient.Key(\(id))" }
    public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
