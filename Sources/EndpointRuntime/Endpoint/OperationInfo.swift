/// The description's properties of an operation, for decorators and the transport.
public struct OperationInfo: Sendable, Hashable {
    /// The operationId: `getPet`.
    public var id: String
    /// The method of the operation's requests.
    public var method: EndpointRequest.Method
    /// The path template: `/pets/{petId}`.
    public var path: String
    /// The tags of the operation in the description.
    public var tags: [String]
    /// The ``ServerMap`` key of a server that is specific to this operation; nil is the base.
    public var server: String?
    /// Alternatives, each a list of requirements that must all be met (OpenAPI 3.1 §4.8.30). If empty, only the
    /// credential of ``Credentials`` for operations without declared security is sent, if there is one.
    public var security: [[SecurityRequirement]]
    /// Whether the request can be sent twice without harm. By default RFC 9110 §9.2.2 decides by the method.
    public var isIdempotent: Bool
    /// The maximum duration of a call; nil leaves it to the client. With zero or less, nothing is sent. For streams and
    /// files, see ``EndpointRequest/timeout``.
    public var timeout: Duration?
    /// The retry rules of the calls; nil leaves them to the client.
    public var retry: RetryRules?
    /// The freshness lifetime of a 2xx response if the server specifies none; nil leaves it to
    /// ``CachingClient/Policy/timeToLive``.
    public var cacheTimeToLive: Duration?

    /// Creates the properties of an operation. If `isIdempotent` is nil, the method decides (RFC 9110 §9.2.2).
    public init(
        id: String,
        method: EndpointRequest.Method,
        path: String,
        tags: [String] = [],
        server: String? = nil,
        security: [[SecurityRequirement]] = [],
        isIdempotent: Bool? = nil,
        timeout: Duration? = nil,
        retry: RetryRules? = nil,
        cacheTimeToLive: Duration? = nil
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.tags = tags
        self.server = server
        self.security = security
        self.isIdempotent = isIdempotent ?? method.isIdempotent
        self.timeout = timeout
        self.retry = retry
        self.cacheTimeToLive = cacheTimeToLive
    }
}

extension OperationInfo {
    /// Written in place of a path that is not shown, because its parts may be secret.
    package static var hiddenPath: String { "/…" }

    /// The headers and query items that carry the API keys of the operation's security schemes.
    var apiKeyNames: Set<String> {
        var names: Set<String> = []
        for requirement in security.joined() {
            if case .apiKey = requirement.scheme.kind, let slot = CredentialSlot(requirement.scheme) {
                names.insert(slot.name)
            }
        }
        return names
    }
}

// MARK: RetryRules

/// The rules by which an operation or a call deviates from the client's ``RetryingClient/Policy``.
///
/// Omitted members follow the policy. ``CallOptions/retry`` takes precedence over ``OperationInfo/retry``. Numbers out
/// of range are set to the nearest bound.
public struct RetryRules: Sendable, Hashable {
    /// The number of attempts, including the first, within 1…5; nil keeps the policy's.
    public var attempts: Int?
    /// The upper bound of the first delay, one hour at most; nil is 0.3 s if another member defines delays.
    public var baseDelay: Duration?
    /// The upper bound of every delay, at most one hour. If it is nil and another member defines delays: 8 s, or
    /// ``baseDelay`` if that is longer.
    public var maximumDelay: Duration?
    /// The factor by which the upper bound grows from one delay to the next, within 1…10; nil is 2 if another member
    /// defines delays.
    public var multiplier: Double?
    /// The statuses that allow another attempt; those outside 400…599 are ignored. Nil keeps the policy's.
    public var statuses: Set<Int>?
    /// Whether a call that may have reached the server can be sent again; nil leaves it to
    /// ``OperationInfo/isIdempotent``, the method and an `Idempotency-Key`.
    public var isIdempotent: Bool?

    /// Creates rules; those without an argument follow the client's policy.
    public init(
        attempts: Int? = nil,
        baseDelay: Duration? = nil,
        maximumDelay: Duration? = nil,
        multiplier: Double? = nil,
        statuses: Set<Int>? = nil,
        isIdempotent: Bool? = nil
    ) {
        self.attempts = attempts
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.multiplier = multiplier
        self.statuses = statuses
        self.isIdempotent = isIdempotent
    }

    /// One attempt.
    public static var never: RetryRules { RetryRules(attempts: 1) }
    /// Safe to send twice.
    public static var idempotent: RetryRules { RetryRules(isIdempotent: true) }
    /// The maximum number of attempts, including the first, within 1…5.
    public static func attempts(_ count: Int) -> RetryRules { RetryRules(attempts: count) }

    /// Nil if no member defines delays.
    var backoff: ExponentialBackoff? {
        guard baseDelay != nil || maximumDelay != nil || multiplier != nil else { return nil }
        return ExponentialBackoff(
            baseDelay: baseDelay ?? .milliseconds(300),
            maximumDelay: maximumDelay,
            multiplier: multiplier ?? 2
        )
    }
}

// MARK: SecurityRequirement

/// A scheme that a call requires, with the required scopes or roles.
public struct SecurityRequirement: Sendable, Hashable {
    /// The scheme whose credentials the call must have.
    public var scheme: SecuritySchemeInfo
    /// The scopes of OAuth 2 or OpenID Connect that the call needs, or the roles of another scheme; by default none.
    public var scopes: [String]

    /// Creates a requirement. Calling a scheme as a function, as in `scheme("read")`, creates the same requirement.
    public init(scheme: SecuritySchemeInfo, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}

// MARK: SecuritySchemeInfo

/// A way to authenticate, as the description declares it (OpenAPI 3.1 §4.8.27).
public struct SecuritySchemeInfo: Sendable, Hashable {
    /// The place of an API key in a request.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Location: Sendable, Hashable {
        /// A header of the request.
        case header
        /// An item of the query.
        case query
        /// A cookie in the `Cookie` header.
        case cookie
    }

    /// The type of the scheme.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: Sendable, Hashable {
        /// A key in the header, query item or cookie of this name.
        case apiKey(name: String, location: Location)
        /// User and password (RFC 7617).
        case basic
        /// A bearer token (RFC 6750). The format, such as `JWT`, is a hint for people.
        case bearer(format: String? = nil)
        /// Another scheme of the HTTP authentication registry, such as `digest`.
        case http(String)
        /// An OAuth 2 access token, which one of these flows obtains.
        case oauth2(flows: [OAuthFlow])
        /// An OpenID Connect token. The provider's metadata is at this address.
        case openIDConnect(url: URLText)
        /// A client certificate, which is not part of the request: the transport presents it.
        ///
        /// ``URLSessionClient`` presents none, neither on Apple platforms nor on Linux. An app that needs one passes an
        /// ``EndpointClient`` of its own as the transport, to ``ClientFactory/make(over:decorators:)``.
        case mutualTLS
    }

    /// The scheme's name in the description.
    public var name: String
    /// The kind of credentials, and their place in a request.
    public var kind: Kind
    /// The address of the authorization server's metadata (RFC 8414), as the description writes it (OpenAPI 3.2
    /// §4.27).
    public var metadataURL: URLText?

    /// Creates a scheme, for endpoints that are written by hand.
    public init(name: String, kind: Kind, metadataURL: URLText? = nil) {
        self.name = name
        self.kind = kind
        self.metadataURL = metadataURL
    }

    /// The requirement to use this scheme with these scopes.
    public func callAsFunction(_ scopes: String...) -> SecurityRequirement {
        SecurityRequirement(scheme: self, scopes: scopes)
    }
}

// MARK: OAuthFlow

/// One way to obtain an OAuth 2 token (OpenAPI 3.1 §4.8.29). Addresses are kept as the description writes them.
public struct OAuthFlow: Sendable, Hashable {
    /// The grant (RFC 6749 §4, RFC 8628).
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: Sendable, Hashable {
        /// The user consents on a page, and the app exchanges a code (RFC 6749 §4.1).
        case authorizationCode
        /// The app signs in as itself (RFC 6749 §4.4).
        case clientCredentials
        /// The page returns the token itself (RFC 6749 §4.2).
        case implicit
        /// The app exchanges the user's password (RFC 6749 §4.3).
        case password
        /// The user consents on another device (RFC 8628).
        case deviceAuthorization
    }

    /// The grant by which the flow obtains a token.
    public var kind: Kind
    /// The page on which the user consents; for device authorization, the endpoint that issues the codes.
    public var authorizationURL: URLText?
    /// The endpoint that exchanges a grant for tokens.
    public var tokenURL: URLText?
    /// The endpoint that renews tokens; nil if that is ``tokenURL``.
    public var refreshURL: URLText?
    /// The scopes that the description lists for the flow.
    public var scopes: [String]

    /// Creates a flow with the addresses that its grant has.
    public init(
        _ kind: Kind,
        authorizationURL: URLText? = nil,
        tokenURL: URLText? = nil,
        refreshURL: URLText? = nil,
        scopes: [String] = []
    ) {
        self.kind = kind
        self.authorizationURL = authorizationURL
        self.tokenURL = tokenURL
        self.refreshURL = refreshURL
        self.scopes = scopes
    }
}
