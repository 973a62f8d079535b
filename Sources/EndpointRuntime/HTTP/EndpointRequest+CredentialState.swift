extension EndpointRequest {
    /// The decision of an authentication decorator about a request.
    public enum CredentialState: Sendable, Hashable {
        /// No authentication decorator has seen the request.
        case undecided
        /// The call needs no credentials, or its address must not receive any.
        case anonymous
        /// The headers and query items of these names contain credentials. A question mark precedes the name of a query
        /// item.
        case attached(EndpointRequest.Principal, names: Set<String>)
        /// Like ``attached(_:names:)``, but the token has expired and currently cannot be renewed. A cache may respond
        /// with a stored response.
        case stale(EndpointRequest.Principal, names: Set<String>)

        /// The principal of the request, if an authentication decorator knows it.
        public var principal: EndpointRequest.Principal? {
            switch self {
            case .undecided, .anonymous: nil
            case .attached(let principal, _), .stale(let principal, _): principal
            }
        }

        /// The names of headers and query items that an authentication decorator added.
        var names: Set<String> {
            switch self {
            case .undecided, .anonymous: []
            case .attached(_, let names), .stale(_, let names): names
            }
        }
    }
}

extension EndpointRequest {
    /// Whether an inner decorator may still add credentials, so that the principal of the response is not known yet.
    var awaitsCredentials: Bool {
        guard case .undecided = credentials else { return false }
        return operation.security.contains { !$0.isEmpty } && !carriesCredentials
    }

    /// Whether the caller itself set all credentials of one alternative.
    var carriesCredentials: Bool {
        operation.security.contains { alternative in
            !alternative.isEmpty
                && alternative.allSatisfy { CredentialSlot($0.scheme)?.isFilled(in: self) ?? false }
        }
    }
}
