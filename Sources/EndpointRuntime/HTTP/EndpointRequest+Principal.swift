import Foundation

extension EndpointRequest {
    /// Identifies the user whom responses belong to. It stays the same when a token is renewed, and two users never
    /// share one.
    ///
    /// It may be derived from a secret, so its description never shows its content.
    public struct Principal: Sendable, Hashable {
        /// Length-prefixed parts, so that different lists of parts never give the same text.
        let identity: String

        /// - Parameter id: the user's id, unique within the API.
        public init(_ id: String) { self.init(parts: ["user", id]) }

        init(parts: [String]) {
            identity = parts.reduce(into: "") { $0 += "\($1.utf8.count):" + $1 }
        }

        /// The SHA-256 hash of the identity, in 64 hexadecimal digits. For names of files and rows.
        public var digest: String { hexadecimal(sha256(Data(identity.utf8))) }
    }
}

extension EndpointRequest.Principal: CustomStringConvertible, Opaque {
    public var description: String { "a principal" }
}
