/// Restricts the calls that read one list, one stream or one file to one user. If another user signed in meanwhile, the
/// next call would return that user's data.
final class SameUser: Sendable {
    private let first = Lock<EndpointRequest.Principal?>(nil)

    /// - Parameter user: the user of a session whose token is sent; nil if none is.
    /// - Throws: ``CredentialError/signedOut`` if an earlier call was sent for another user.
    func check(_ user: EndpointRequest.Principal?) throws(EndpointClientError) {
        let isSame = first.withLock { first in
            if first == nil { first = user }
            return first == user
        }
        if !isSame { throw .request(.authentication(.signedOut)) }
    }
}

extension CallOptions {
    /// The options for calls that belong together.
    var keepingUser: CallOptions {
        var copy = self
        copy.sameUser = sameUser ?? SameUser()
        return copy
    }
}
