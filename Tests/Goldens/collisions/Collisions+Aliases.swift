// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Collisions {
    public typealias AdHocEndpoint = [Swift.String]

    public typealias Alternatives = [Swift.String]

    public typealias Attempt = [Swift.String]

    public typealias AuthTokens = [Swift.String]

    public typealias AuthenticatingClient = [Swift.String]

    public typealias Backoff = [Swift.String]

    public typealias Base64Data = [Swift.String]

    public typealias Bool = [Swift.String]

    public typealias CachingClient = [Swift.String]

    public typealias CalendarDate = [Swift.String]

    public typealias CallMetrics = [Swift.String]

    public typealias CallOptions = [Swift.String]

    public typealias CertificatePinning = [Swift.String]

    public typealias CircuitBreakingClient = [Swift.String]

    public typealias ClientDecorators = [Swift.String]

    public typealias ClientFactory = [Swift.String]

    public typealias CodableModel = [Swift.String]

    public typealias CodableBox = [Swift.String]

    public typealias ConfigurationError = [Swift.String]

    public typealias CookieKeepingClient = [Swift.String]

    public typealias CookieStore = [Swift.String]

    public typealias Credential = [Swift.String]

    public typealias CredentialError = [Swift.String]

    public typealias Credentials = [Swift.String]

    public typealias Data = [Swift.String]

    public typealias Date = [Swift.String]

    public typealias DateForm = [Swift.String]

    public typealias DeadlineClient = [Swift.String]

    public typealias Decimal = [Swift.String]

    public typealias DecoratedClient = [Swift.String]

    public typealias DeduplicatingClient = [Swift.String]

    public typealias Double = [Swift.String]

    public typealias Duration = [Swift.String]

    public typealias EndpointModel = [Swift.String]

    public typealias EndpointClient = [Swift.String]

    public typealias EndpointClientError = [Swift.String]

    public typealias EndpointError = [Swift.String]

    public typealias EndpointInterceptor = [Swift.String]

    public typealias EndpointPublisher = [Swift.String]

    public typealias EndpointRequest = [Swift.String]

    public typealias EndpointResponse = [Swift.String]

    public typealias EquatableModel = [Swift.String]

    public typealias EventFormat = [Swift.String]

    public typealias EventStream = [Swift.String]

    public typealias ExponentialBackoff = [Swift.String]

    public typealias ExpressibleByBooleanLiteral = [Swift.String]

    public typealias ExpressibleByFloatLiteral = [Swift.String]

    public typealias ExpressibleByIntegerLiteral = [Swift.String]

    public typealias ExpressibleByStringInterpolation = [Swift.String]

    public typealias ExpressibleByStringLiteral = [Swift.String]

    public typealias FilePart = [Swift.String]

    public typealias Float = [Swift.String]

    public typealias HTTPBody = [Swift.String]

    public typealias HashableModel = [Swift.String]

    public typealias HashedModelModel = [Swift.String]

    public typealias HeaderFields = [Swift.String]

    public typealias IdempotencyKeyClient = [Swift.String]

    public typealias Indirect = [Swift.String]

    public typealias Int = [Swift.String]

    public typealias Int32 = [Swift.String]

    public typealias Int64 = [Swift.String]

    public typealias InterceptingClient = [Swift.String]

    public typealias ItemSequence = [Swift.String]

    public typealias JSONCodableModel = [Swift.String]

    public typealias JSONError = [Swift.String]

    public typealias JSONNumber = [Swift.String]

    public typealias JSONObject = [Swift.String]

    public typealias JSONValue = [Swift.String]

    public typealias Latch = [Swift.String]

    public typealias LimitingClient = [Swift.String]

    public typealias ListLiteral = [Swift.String]

    public typealias LoggingClient = [Swift.String]

    public typealias ManualClock = [Swift.String]

    public typealias MapLiteral = [Swift.String]

    public typealias MeasuringClient = [Swift.String]

    public typealias MemberForm = [Swift.String]

    public typealias MemberPairs = [Swift.String]

    public typealias NetworkMonitor = [Swift.String]

    public typealias Never = [Swift.String]

    public typealias NoContent = [Swift.String]

    public typealias NumberOrText = [Swift.String]

    public typealias OAuthClient = [Swift.String]

    public typealias OAuthFlow = [Swift.String]

    public typealias ObjectReader = [Swift.String]

    public typealias ObjectWriter = [Swift.String]

    public typealias OpenEnumRawValue = [Swift.String]

    public typealias OperationInfo = [Swift.String]

    public typealias Outcome = [Swift.String]

    public typealias PageError = [Swift.String]

    public typealias PageSequence = [Swift.String]

    public typealias PaginatedEndpointModel = [Swift.String]

    public typealias Pagination = [Swift.String]

    public typealias Presence = [Swift.String]

    public typealias QueryItems = [Swift.String]

    public typealias RFC2822Date = [Swift.String]

    public typealias ReconnectPolicy = [Swift.String]

    public typealias Reply = [Swift.String]

    public typealias RequestEncoder = [Swift.String]

    public typealias RequestError = [Swift.String]

    public typealias RequestPath = [Swift.String]

    public typealias RetryRules = [Swift.String]

    public typealias RetryingClient = [Swift.String]

    public typealias SecurityRequirement = [Swift.String]

    public typealias SecuritySchemeInfo = [Swift.String]

    public typealias SeededGenerator = [Swift.String]

    public typealias SendableModel = [Swift.String]

    public typealias ServerMap = [Swift.String]

    public typealias ServerSentEvent = [Swift.String]

    public typealias Set = [Swift.String]

    public typealias SigningClient = [Swift.String]

    public typealias StreamError = [Swift.String]

    public typealias String = [Swift.String]

    public typealias StubClient = [Swift.String]

    public typealias StubError = [Swift.String]

    public typealias StubOutcome = [Swift.String]

    public typealias StubRequest = [Swift.String]

    public typealias StubResponse = [Swift.String]

    public typealias StubServer = [Swift.String]

    public typealias StubbedEndpoint = [Swift.String]

    public typealias StubbedFailure = [Swift.String]

    public typealias TokenRefresher = [Swift.String]

    public typealias TokenSession = [Swift.String]

    public typealias TransportError = [Swift.String]

    public typealias UInt32 = [Swift.String]

    public typealias UInt64 = [Swift.String]

    public typealias URLSessionClient = [Swift.String]

    public typealias URLText = [Swift.String]

    public typealias UUID = [Swift.String]

    public typealias UnionValue = [Swift.String]

    public typealias UnixMilliseconds = [Swift.String]

    public typealias UnixSeconds = [Swift.String]

    public typealias UnixTime = [Swift.String]

    public typealias ValueReader = [Swift.String]

    public typealias ValueWriter = [Swift.String]

    public typealias WaitTimeoutError = [Swift.String]

    public typealias Webhook = [Swift.String]

    public typealias WebhookVerifier = [Swift.String]
}
