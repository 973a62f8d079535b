import Foundation

extension EndpointRequest {
    /// Identifies the user whom responses belong to. It stays the same when a token is renewed, unless the token itself
    /// is all that identifies the user, as with ``Credential/provided(_:)``. Two users never share one.
    ///
    /// It may be derived from a secret, so its description never shows its content.
    public struct Principal: Sendable, Hashable {
        /// Length-prefixed parts, so that different lists of parts never give the same text. In ASCII, because Swift
        /// compares other texts by canonical equivalence, which could make two users equal.
        let identity: String
        /// The principals of the single credentials of a request that has several; empty for one.
        private let members: [EndpointRequest.Principal]

        /// Creates the principal of a user.
        ///
        /// - Parameter id: the user's id, unique within the API.
        public init(_ id: String) { self.init(parts: ["user", id]) }

        /// Whether it was made from a user's id.
        private var isUser: Bool { identity.hasPrefix(EndpointRequest.Principal(parts: ["user"]).identity) }

        /// The principal of a request with these credentials, in any order; for a single credential, its own principal.
        ///
        /// - Parameter owner: the one whom the responses belong to, if that is known; otherwise the user that the app
        ///   named for the connection.
        init(all members: [EndpointRequest.Principal], owner: EndpointRequest.Principal? = nil) {
            func rank(_ member: EndpointRequest.Principal) -> (Int, String) {
                (member == owner ? 0 : member.isUser ? 1 : 2, member.identity)
            }
            let members = members.sorted { rank($0) < rank($1) }
            guard members.count > 1 else {
                self = members[0]
                return
            }
            self.init(parts: ["all"] + members.map(\.identity), members: members)
        }

        init(parts: [String], members: [EndpointRequest.Principal] = []) {
            identity = parts.reduce(into: "") { identity, part in
                let isPlain = part.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
                let text = isPlain ? part : percentEncoded(part)
                identity += "\(text.utf8.count):" + text
            }
            self.members = members
        }

        /// The principal of each credential; that of the owner first.
        var credentials: [EndpointRequest.Principal] { members.isEmpty ? [self] : members }

        /// The user that it was made from; nil if only the credentials themselves are known, which may be renewed.
        var user: EndpointRequest.Principal? { credentials.first(where: \.isUser) }

        /// The SHA-256 hash of the identity, in 64 hexadecimal digits. For names of files and rows.
        public var digest: String { hexadecimal(sha256(Data(identity.utf8))) }
    }
}

extension EndpointRequest.Principal: CustomStringConvertible, Opaque {
    public var description: String { "a principal" }
}
