import Foundation

extension TokenSession {
    /// The access token, for connections that this library does not make, such as a web socket; nil if no user is signed
    /// in. An expired token is renewed first; without a refresher it is returned.
    ///
    /// - Throws: an error if the renewal of an expired token fails, such as ``CredentialError/refreshRejected``.
    public var accessToken: String? {
        get async throws(EndpointClientError) { try await access(allowingStale: false)?.token }
    }

    private enum Step {
        /// Nil if there is no token to send.
        case use(Access?)
        case wait(TokenFlight)
    }

    /// The token to send; nil if no user is signed in. A token that is about to expire is returned while it is renewed
    /// in the background; if the token has expired, this method waits until it is renewed.
    ///
    /// - Parameter allowingStale: whether an expired token that currently cannot be renewed is returned.
    func access(allowingStale: Bool) async throws(EndpointClientError) -> Access? {
        try await load()
        let (now, moment) = (self.now(), clock.elapsed())
        let step = try start { state throws(EndpointClientError) -> (Step, new: TokenFlight?) in
            guard let tokens = state.tokens else { return (.use(nil), nil) }
            var access = access(to: tokens, epoch: state.epoch)
            let isExpired = hasExpired(tokens, now) || (state.isRejected && state.isRefused)
            let isDue = state.isRejected ? isExpired : isDue(tokens, receivedAt: state.receivedAt, now: now)
            guard refresher != nil, isDue else { return (.use(access), nil) }
            switch join(&state, tokens, at: moment) {
            case .flight(let flight, let new): return (isExpired ? .wait(flight) : .use(access), new)
            case .held(let fault):
                access.isStale = isExpired
                if fault.blocks(access) || isExpired && !allowingStale { throw fault.ofRefresh }
                return (.use(access), nil)
            }
        }
        switch step {
        case .use(let access): return access
        case .wait(let flight):
            switch try await outcome(of: flight) {
            case .renewed(let tokens): return access(to: tokens, epoch: flight.epoch)
            case .rejected: throw .request(.authentication(.refreshRejected))
            case .superseded: throw .request(.authentication(.signedOut))
            case .failed(let fault):
                var access = access(to: flight.base, epoch: flight.epoch)
                access.isStale = true
                if fault.blocks(access) || !allowingStale { throw fault.ofRefresh }
                return access
            }
        }
    }

    /// After a 401: the token that replaces the one sent, renewed if necessary; nil if the same user has no other
    /// token.
    ///
    /// - Throws: ``CredentialError/signedOut`` if a user signs in or out during the refresh.
    func access(after sent: Access) async throws(EndpointClientError) -> Access? {
        let moment = clock.elapsed()
        let step = try start { state throws(EndpointClientError) -> (Step, new: TokenFlight?) in
            // A request of one user is never replayed as another user's.
            guard let tokens = state.tokens, state.epoch == sent.epoch else { return (.use(nil), nil) }
            if !haveSameBytes(tokens.accessToken, sent.token) {
                return (.use(access(to: tokens, epoch: state.epoch)), nil)
            }
            state.isRefused = true
            if refresher == nil { return (.use(nil), nil) }
            switch join(&state, tokens, at: moment) {
            case .flight(let flight, let new): return (.wait(flight), new)
            case .held(let fault): throw fault.ofRefresh
            }
        }
        switch step {
        case .use(let access): return access
        case .wait(let flight):
            switch try await outcome(of: flight) {
            case .renewed(let tokens): return access(to: tokens, epoch: flight.epoch)
            case .rejected: return nil
            case .superseded: throw .request(.authentication(.signedOut))
            case .failed(let fault): throw fault.ofRefresh
            }
        }
    }

    private func access(to tokens: AuthTokens, epoch: Int) -> Access {
        Access(token: tokens.accessToken, principal: principal(of: tokens), epoch: epoch)
    }

    /// Chooses a step under the lock, and starts the refresh that the choice creates.
    ///
    /// - Throws: ``CredentialError/refreshThroughItself`` if called within the refresh in progress.
    private func start(
        _ choose: (inout State) throws(EndpointClientError) -> (Step, new: TokenFlight?)
    ) throws(EndpointClientError) -> Step {
        let (step, new) = try state.withLock { state throws(EndpointClientError) in
            if state.flight?.isOfCurrentTask == true {
                throw .request(.authentication(.refreshThroughItself))
            }
            return try choose(&state)
        }
        if let new { start(new) }
        return step
    }

    /// Whether the current task belongs to the refresh in progress.
    var isWithinRefresh: Bool { state.withLock { $0.flight?.isOfCurrentTask == true } }

    private func isDue(_ tokens: AuthTokens, receivedAt: Date?, now: Date) -> Bool {
        guard let expiry = tokens.expiresAt else { return false }
        var lead = TimeInterval(policy.lead)
        // The token had expired on arrival, so this clock or the server's is wrong. A 401 will reveal the expiry.
        if let receivedAt, expiry <= receivedAt { return false }
        if let receivedAt { lead = min(lead, max(0, expiry.timeIntervalSince(receivedAt) / 2)) }
        return expiry.timeIntervalSince(now) <= lead
    }

    func hasExpired(_ tokens: AuthTokens, _ now: Date) -> Bool { tokens.expiresAt.map { $0 <= now } ?? false }

    private enum Joined {
        /// `new` is the refresh if it must be started.
        case flight(TokenFlight, new: TokenFlight?)
        /// No refresh may start at present, for this reason.
        case held(EndpointClientError)
    }

    /// Joins the refresh of these tokens that is in progress, or creates a new one, which only looks into the store if
    /// the server has rejected these tokens. Must be called under the lock.
    private func join(_ state: inout State, _ tokens: AuthTokens, at moment: Duration) -> Joined {
        if let flight = state.flight, haveSameBytes(flight.base.accessToken, tokens.accessToken) {
            return .flight(flight, new: nil)
        }
        if !state.isRejected, let fault = state.history.obstacle(at: moment, policy) { return .held(fault) }
        let flight = TokenFlight(base: tokens, epoch: state.epoch, isRejected: state.isRejected)
        state.flight = flight
        return .flight(flight, new: flight)
    }

    private func outcome(of flight: TokenFlight) async throws(EndpointClientError) -> TokenFlight.Outcome {
        guard let outcome = await flight.outcome() else { throw .cancelled }
        return outcome
    }
}

extension EndpointClientError {
    /// The failure of a refresh as the failure of a request. The refresh does not count as an attempt of the request.
    fileprivate var ofRefresh: EndpointClientError {
        switch self {
        case .transport(var failure):
            (failure.attempts, failure.isHeldBack) = ([], true)
            let endpoint = failure.requestLine == TransportError.refreshLine ? "" : " by \(failure.requestLine)"
            let cause = failure.detail.isEmpty ? "" : ": \(failure.detail)"
            failure.detail = "the tokens could not be renewed\(endpoint)\(cause)"
            return .transport(failure)
        case .request(let error, _): return .request(error)
        case .cancelled: return self
        }
    }

    /// Whether a request must fail after a failed refresh, although it has this token.
    fileprivate func blocks(_ access: TokenSession.Access) -> Bool {
        switch self {
        // This is a mistake in the app, which a token that is still valid must not hide.
        case .request(.authentication(.refreshThroughItself), _): true
        // A request that may send an expired token continues, because a cache may have its response.
        case .transport: false
        case .request, .cancelled: access.isStale
        }
    }
}
