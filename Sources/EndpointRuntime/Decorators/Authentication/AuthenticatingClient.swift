/// Adds to each request the credentials that its operation requires (OpenAPI 3.1 §4.8.30), and renews them.
///
/// - The client uses the first alternative of `operation.security` that it can satisfy; the empty alternative (`{}`)
///   only if no other can be satisfied. An operation without security gets no credentials, unless ``Credentials`` have
///   a token for undeclared operations. A request to an address outside ``EndpointClient/servers`` gets none.
/// - Credentials that the caller set in the request are kept. ``CallOptions/credentials`` replace those of the client.
/// - A request that fails with 401 is replayed once, if a newer token exists or can be fetched and the body can be sent
///   again. It is not replayed if a redirect turned a POST into a GET, because the server has then processed the POST;
///   the token is renewed nevertheless, for the next request. A 403, and a 401 from another origin that a redirect led
///   to, renew nothing.
/// - A request for which no alternative can be satisfied is not sent:
///   ``CredentialError/noCredentials(operationID:schemes:)``.
///
/// Place it outside cache, deduplication and retry.
public struct AuthenticatingClient: EndpointClient {
    private let base: any EndpointClient
    private let credentials: Credentials?
    private let origins: Set<ServerMap.Origin>

    /// Creates the client that ``EndpointClient/authenticated(by:)-(Credentials)`` returns.
    public init(_ base: any EndpointClient, credentials: Credentials) {
        self.init(base, ifAny: credentials)
    }

    /// - Parameter credentials: nil if only calls with ``CallOptions/credentials`` are authenticated.
    init(_ base: any EndpointClient, ifAny credentials: Credentials?) {
        self.base = base
        self.credentials = credentials
        origins = base.servers.origins
    }

    public var servers: ServerMap { base.servers }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard let credentials = request.options.credentials ?? credentials,
            case .undecided = request.credentialState, !request.carriesCredentials(beside: credentials)
        else { return try await base.send(request) }
        guard let origin = request.origin, origins.contains(origin) else {
            return try await base.send(marked(request, with: []))
        }
        if request.operation.security.isEmpty { return try await sendUndeclared(request, credentials) }
        return try await send(request, with: try await choose(for: request, from: credentials))
    }

    private func send(_ request: EndpointRequest, with grants: [Grant]) async throws(EndpointClientError)
        -> EndpointResponse
    {
        try request.options.sameUser?.check(grants.owner)
        let response = try await base.response(to: marked(request, with: grants))
        // A response from another origin after a redirect says nothing about the credentials, which were not sent
        // there.
        guard response.status == 401, response.origin(after: request) == request.origin else { return response }
        let isReplayable = request.body.isReplayable && (!response.isFollowUp || request.isRepeatable)
        let renewed: [Grant]?
        do { renewed = try await renew(grants, for: request) } catch {
            if !isReplayable { return response }
            throw error.after(sending: response.attempts.isEmpty ? [Attempt(outcome: .status(401))] : response.attempts)
        }
        guard isReplayable, let renewed else { return response }
        return try await response.replaced { () throws(EndpointClientError) in
            try await base.response(to: marked(request, with: renewed))
        }
    }

    private func sendUndeclared(
        _ request: EndpointRequest,
        _ credentials: Credentials
    ) async throws(EndpointClientError) -> EndpointResponse {
        guard let (scheme, credential) = credentials.undeclared,
            CredentialSlot(scheme)?.isFilled(in: request) != true, !credential.isBeingRenewed,
            let grant = try await Grant(credential, for: scheme, in: request)
        else { return try await send(request, with: []) }
        var response = try await send(request, with: [grant])
        // Outer decorators did not see that the request would be sent with credentials.
        response.provenance.insert(.personal)
        return response
    }

    /// The grants of the first alternative that can be satisfied.
    private func choose(
        for request: EndpointRequest,
        from credentials: Credentials
    ) async throws(EndpointClientError) -> [Grant] {
        let operation = request.operation
        var isOptional = false
        var rejection: EndpointClientError?
        for alternative in operation.security {
            if alternative.isEmpty {
                isOptional = true
                continue
            }
            do throws(EndpointClientError) {
                if let grants = try await meet(alternative, for: request, from: credentials) { return grants }
            } catch {
                guard case .request(.authentication(.refreshRejected), _) = error else { throw error }
                rejection = error
            }
        }
        if isOptional { return [] }
        if let rejection { throw rejection }
        var names: [String] = []
        for alternative in operation.security {
            names.append(alternative.map(\.scheme.name).joined(separator: " with "))
        }
        throw .request(.authentication(.noCredentials(operationID: operation.id, schemes: names)))
    }

    /// A grant for each requirement that the caller did not satisfy; nil if one cannot be satisfied, or if two
    /// requirements need the same header, query item or cookie.
    private func meet(
        _ alternative: [SecurityRequirement],
        for request: EndpointRequest,
        from credentials: Credentials
    ) async throws(EndpointClientError) -> [Grant]? {
        var found: [(SecuritySchemeInfo, Credential)] = []
        for requirement in alternative {
            if request.carriesCredential(for: requirement.scheme, beside: credentials) { continue }
            guard let credential = credentials[requirement.scheme] else { return nil }
            let own = credential.slot(for: requirement.scheme)
            if own != nil, own != .cookies, found.contains(where: { $1.slot(for: $0) == own }) { return nil }
            found.append((requirement.scheme, credential))
        }
        var grants: [Grant] = []
        for (scheme, credential) in found {
            guard let grant = try await Grant(credential, for: scheme, in: request) else { return nil }
            grants.append(grant)
        }
        return grants
    }

    /// The grants for the replay after a 401; nil if none differs from what was sent.
    private func renew(_ grants: [Grant], for request: EndpointRequest) async throws(EndpointClientError) -> [Grant]? {
        var isNew = false
        var renewed: [Grant] = []
        for grant in grants {
            guard let next = try await Grant(grant.credential, for: grant.scheme, in: request, after: grant) else {
                return nil
            }
            if !haveSameBytes(next.value, grant.value) { isNew = true }
            renewed.append(next)
        }
        return isNew ? renewed : nil
    }

    private func marked(_ request: EndpointRequest, with grants: [Grant]) -> EndpointRequest {
        var request = request
        guard !grants.isEmpty else {
            request.credentialState = .anonymous
            return request
        }
        var names: Set<String> = []
        var isStale = false
        for grant in grants {
            if grant.access?.isStale == true { isStale = true }
            guard let slot = grant.slot else { continue }
            // If the caller set cookies too, the user is also identified by those, so `Cookie` is not listed.
            let isShared = slot.name == "Cookie" && request.headers.contains("Cookie")
            slot.fill(&request, with: grant.text)
            request.credentialNames.insert(slot.name)
            if isShared { continue }
            if case .query = slot { names.insert("?" + slot.name) } else { names.insert(slot.name) }
        }
        let principal = EndpointRequest.Principal(all: grants.map(\.principal), owner: grants.owner)
        request.credentialState =
            isStale ? .stale(principal, names: names) : .attached(principal, names: names)
        return request
    }
}

extension EndpointClientError {
    /// The failure of a refresh after the request was sent with the former token.
    fileprivate func after(sending attempts: [Attempt]) -> EndpointClientError {
        guard case .transport(var failure) = after(attempts) else { return after(attempts) }
        failure.isHeldBack = false
        return .transport(failure)
    }
}

extension EndpointClient {
    /// Authenticates each request with the credentials that the security of its operation requires.
    public func authenticated(by credentials: Credentials) -> AuthenticatingClient {
        AuthenticatingClient(self, credentials: credentials)
    }

    /// Authenticates every operation that accepts a bearer, OAuth 2 or OpenID Connect token.
    public func authenticated(by session: TokenSession) -> AuthenticatingClient {
        AuthenticatingClient(self, credentials: Credentials(tokens: session))
    }
}

// MARK: Grant

extension [Grant] {
    /// The user of the session that one of the grants belongs to.
    fileprivate var owner: EndpointRequest.Principal? { first { $0.access != nil }?.principal }
}

/// The use of one credential in one request.
struct Grant: Sendable {
    let scheme: SecuritySchemeInfo
    let credential: Credential
    /// Nil for a credential that is not part of the request.
    let slot: CredentialSlot?
    let value: String
    let principal: EndpointRequest.Principal
    /// Set for tokens of a session; nil otherwise.
    let access: TokenSession.Access?

    /// The text of the header, query item or cookie.
    var text: String {
        switch scheme.kind {
        case .basic: "Basic \(value)"
        case .bearer, .oauth2, .openIDConnect: "Bearer \(value)"
        case .http(let name): "\(name) \(value)"
        case .apiKey, .mutualTLS: value
        }
    }

    /// Nil if the credential has no value to send at present.
    ///
    /// - Parameter earlier: the grant that a 401 refused; the result is then nil if the session has no other token to
    ///   send.
    init?(
        _ credential: Credential,
        for scheme: SecuritySchemeInfo,
        in request: EndpointRequest,
        after earlier: Grant? = nil
    ) async throws(EndpointClientError) {
        self.scheme = scheme
        self.credential = credential
        slot = credential.slot(for: scheme)
        switch credential.source {
        case .fixed(let value, let principal):
            (self.value, self.principal, access) = (value, principal, nil)
        case .ambient(let user):
            let unnamed = EndpointRequest.Principal(parts: ["ambient", scheme.name])
            (value, principal, access) = ("", user.map { EndpointRequest.Principal($0) } ?? unnamed, nil)
        case .provided(let provider):
            guard let result = await resultUnlessCancelled(of: provider) else { throw .cancelled }
            let provided: String?
            do { provided = try result.get() } catch {
                throw Task.isCancelled ? .cancelled : .request(.authentication(.providerFailed(error)))
            }
            guard let provided else { return nil }
            (value, principal, access) = (provided, EndpointRequest.Principal(parts: ["provided", provided]), nil)
        case .tokens(let session):
            let found: TokenSession.Access?
            if let sent = earlier?.access {
                found = try await session.access(after: sent)
            } else {
                // Only a cache can respond to a request with an expired token, and it stores responses of safe methods.
                found = try await session.access(allowingStale: request.method.isSafe)
            }
            guard let found else { return nil }
            (value, principal, access) = (found.token, found.principal, found)
        }
        do { try check() } catch { throw .request(.authentication(.unusable(scheme: scheme.name, error))) }
    }

    private func check() throws(Credential.ValueError) {
        switch slot {
        case nil: break
        case .header(let name):
            guard isToken(name) else { throw .forbiddenCharacter(field: name) }
            try checkValue(value, field: name)
        case .cookies: try checkValue(value, field: "Cookie")
        case .query(let name): if value.isEmpty { throw .empty(field: name) }
        case .cookie(let name):
            guard isToken(name) else { throw .forbiddenCharacter(field: name) }
            try checkCookieValue(value, field: name)
        }
    }
}

extension Grant: Opaque {}

extension Credential {
    /// Whether the current task belongs to the refresh that renews the credential, so that it cannot wait for it.
    fileprivate var isBeingRenewed: Bool {
        if case .tokens(let session) = source { session.isWithinRefresh } else { false }
    }
}
