/// The description's properties of an operation, for decorators and the transport.
public struct OperationInfo: Sendable, Hashable {
    /// The operationId: `getPet`.
    public var id: String
    public var method: EndpointRequest.Method
    /// The path template: `/pets/{petId}`.
    public var path: String
    public var tags: [String]
    /// The ``ServerMap`` key of a server that is specific to this operation; nil is the base.
    public var server: String?
    /// Alternatives, each a list of requirements that must all be met (OpenAPI 3.1 §4.8.30). If empty, no credentials
    /// are sent.
    public var security: [[SecurityRequirement]]
    /// Whether the request can be sent twice without harm. By default RFC 9110 §9.2.2 decides by the method.
    public var isIdempotent: Bool
    /// The maximum duration of a call; nil leaves it to the client.
    public var timeout: Duration?
    /// The retry rules of the calls; nil leaves them to the client.
    public var retry: RetryRules?
    /// The freshness lifetime of a response if the server specifies none; nil means that the response is not fresh.
    public var cacheTTL: Duration?

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
