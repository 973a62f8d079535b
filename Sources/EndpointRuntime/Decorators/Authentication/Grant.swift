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
        after earlier: Grant? = nil
    ) async throws(EndpointClientError) {
        self.scheme = scheme
        self.credential = credential
        slot = CredentialSlot(scheme)
        switch credential.source {
        case .fixed(let value, let principal):
            (self.value, self.principal, access) = (value, principal, nil)
        case .ambient:
            (value, principal, access) = ("", EndpointRequest.Principal(parts: ["ambient", scheme.name]), nil)
        case .provided(let provider):
            let provided: String?
            do { provided = try await provider() } catch {
                let isCancelled = error is CancellationError || Task.isCancelled
                throw isCancelled ? .cancelled : .request(.authentication(.refreshFailed(error)))
            }
            guard let provided else { return nil }
            (value, principal, access) = (provided, EndpointRequest.Principal(parts: ["provided", provided]), nil)
        case .tokens(let session):
            let found: TokenSession.Access?
            if let sent = earlier?.access {
                found = try await session.access(after: sent)
            } else {
                found = try await session.access()
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
        case .query(let name): if value.isEmpty { throw .empty(field: name) }
        case .cookie(let name):
            guard isToken(name) else { throw .forbiddenCharacter(field: name) }
            try checkCookieValue(value, field: name)
        }
    }
}
