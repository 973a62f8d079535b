extension HTTPRequest {
    /// What an authentication layer did to a request.
    public enum CredentialState: Sendable, Hashable {
        /// No authentication layer has seen the request.
        case undecided
        /// The call needs no credentials, or its address may not be sent any.
        case anonymous
        /// Credentials are in the headers and query items of these names. A query item has a question mark before its
        /// name.
        case attached(HTTPRequest.Principal, names: Set<String>)
        /// As ``attached(_:names:)``, but the token has expired and no new one could be fetched for now. A cache may
        /// answer with what it has.
        case stale(HTTPRequest.Principal, names: Set<String>)

        /// Whose request it is, as far as an authentication layer knows.
        public var principal: HTTPRequest.Principal? {
            switch self {
            case .undecided, .anonymous: nil
            case .attached(let principal, _), .stale(let principal, _): principal
            }
        }

        /// Headers and query items that an authentication layer added.
        var names: Set<String> {
            switch self {
            case .undecided, .anonymous: []
            case .attached(_, let names), .stale(_, let names): names
            }
        }
    }
}

extension HTTPRequest {
    /// Whether a layer further in may still add credentials, so that nobody can tell yet whose answer this will be.
    var awaitsCredentials: Bool {
        guard case .undecided = credentials else { return false }
        return operation.security.contains { !$0.isEmpty } && !carriesCredentials
    }

    /// Whether the caller put all credentials of one alternative into the request by hand.
    var carriesCredentials: Bool {
        operation.security.contains { alternative in
            !alternative.isEmpty
                && alternative.allSatisfy { CredentialSlot($0.scheme)?.isFilled(in: self) ?? false }
        }
    }
}
