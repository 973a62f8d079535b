/// What a description says of an operation, for the layers between the caller and the wire.
public struct OperationInfo: Sendable, Hashable {
    /// The operationId: `getPet`.
    public var id: String
    public var method: HTTPRequest.Method
    /// The path template: `/pets/{petId}`.
    public var path: String
    public var tags: [String]
    /// The key in ``ServerMap`` of a server that is this operation's own; nil is the base.
    public var server: String?
    /// Alternatives, each of requirements that all must be met (OpenAPI 3.1 §4.8.30). Empty: no credentials are sent.
    public var security: [[SecurityRequirement]]
    /// Whether sending twice does no harm. By default what RFC 9110 §9.2.2 says of the method.
    public var isIdempotent: Bool
    /// The longest a call may take; nil leaves it to the client.
    public var timeout: Duration?
    /// How calls are sent again; nil leaves it to the client.
    public var retry: RetryRules?
    /// How long an answer stays fresh when the server does not say; nil is not at all.
    public var cacheTTL: Duration?

    public init(
        id: String,
        method: HTTPRequest.Method,
        path: String,
        tags: [String] = [],
        server: String? = nil,
        security: [[SecurityRequirement]] = [],
        isIdempotent: Bool? = nil,
        timeout: Duration? = nil,
        retry: RetryRules? = nil,
        cacheTTL: Duration? = nil
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
        self.cacheTTL = cacheTTL
    }
}

extension OperationInfo {
    /// The headers and query items that its security schemes put keys in.
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
