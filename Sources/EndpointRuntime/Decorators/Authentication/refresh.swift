import Foundation

extension TokenSession {
    private enum Step {
        case use(Access)
        case wait(TokenFlight, isNew: Bool)
        case nothing
        case rejected
    }

    /// The token to send, renewed if it is about to expire; nil if nobody is signed in.
    func access() async throws(HTTPFault) -> Access? {
        try checkReentry()
        try await load()
        let now = date()
        let step = state.withLock { state -> Step in
            guard let tokens = state.tokens else { return .nothing }
            if state.isRejected { return .rejected }
            if refresher != nil, isDue(tokens, receivedAt: state.receivedAt, now: now) { return join(&state, tokens) }
            return .use(access(to: tokens, epoch: state.epoch))
        }
        switch step {
        case .nothing: return nil
        case .rejected: throw .request(AuthenticationFault.refreshRejected)
        case .use(let access): return access
        case .wait(let flight, let isNew):
            switch try await outcome(of: flight, isNew: isNew) {
            case .renewed(let tokens): return access(to: tokens, epoch: flight.epoch)
            case .rejected: throw .request(AuthenticationFault.refreshRejected)
            case .superseded: throw .request(AuthenticationFault.signedOut)
            case .failed(let fault):
                var access = access(to: flight.base, epoch: flight.epoch)
                let now = date()
                access.isStale = flight.base.expiresAt.map { $0 <= now } ?? false
                if fault.blocksCalls || (access.isStale && !fault.isOfTransport) { throw fault }
                return access
            }
        }
    }

    /// After a 401: the token that took the place of the one sent, fetched if need be; nil if there is none for the
    /// same user.
    func access(after sent: Access) async throws(HTTPFault) -> Access? {
        try checkReentry()
        let step = state.withLock { state -> Step in
            // Never replays one user's request as another's.
            guard let tokens = state.tokens, state.epoch == sent.epoch else { return .nothing }
            if tokens.accessToken != sent.token { return .use(access(to: tokens, epoch: state.epoch)) }
            if state.isRejected || refresher == nil { return .nothing }
            return join(&state, tokens)
        }
        guard case .wait(let flight, let isNew) = step else {
            if case .use(let access) = step { return access }
            return nil
        }
        switch try await outcome(of: flight, isNew: isNew) {
        case .renewed(let tokens): return access(to: tokens, epoch: flight.epoch)
        case .rejected, .superseded: return nil
        case .failed(let fault): throw fault
        }
    }

    private func access(to tokens: AuthTokens, epoch: Int) -> Access {
        Access(token: tokens.accessToken, principal: principal(of: tokens), epoch: epoch)
    }

    private func checkReentry() throws(HTTPFault) {
        if TokenSession.refreshing.contains(ObjectIdentifier(self)) {
            throw .request(AuthenticationFault.refreshThroughItself)
        }
    }

    private func isDue(_ tokens: AuthTokens, receivedAt: Date?, now: Date) -> Bool {
        guard let expiry = tokens.expiresAt else { return false }
        var lead = seconds(policy.lead)
        // Expired when it came: this clock or the server's is wrong. A 401 tells.
        if let receivedAt, expiry <= receivedAt { return false }
        if let receivedAt { lead = min(lead, max(0, expiry.timeIntervalSince(receivedAt) / 2)) }
        return expiry.timeIntervalSince(now) <= lead
    }

    /// The refresh of these tokens, under way or new. Runs under the lock.
    private func join(_ state: inout State, _ tokens: AuthTokens) -> Step {
        if let flight = state.flight, flight.base.accessToken == tokens.accessToken {
            return .wait(flight, isNew: false)
        }
        let flight = TokenFlight(base: tokens, epoch: state.epoch)
        state.flight = flight
        return .wait(flight, isNew: true)
    }

    private func outcome(of flight: TokenFlight, isNew: Bool) async throws(HTTPFault) -> TokenFlight.Outcome {
        if isNew { start(flight) }
        guard let outcome = await flight.outcome() else { throw .cancelled }
        return outcome
    }

    /// Unstructured, so that no waiter's cancellation reaches it.
    private func start(_ flight: TokenFlight) {
        guard let refresher else { return }
        let work = Task {
            let chain = TokenSession.refreshing.union([ObjectIdentifier(self)])
            do {
                let tokens = try await TokenSession.$refreshing.withValue(chain) {
                    try await refresher.refresh(flight.base)
                }
                try tokens.validate()
                await adopt(tokens, from: flight)
            } catch {
                fail(flight, RefreshFailure(error))
            }
        }
        flight.keep(
            Task {
                do { try await clock.sleep(policy.timeout) } catch { return }
                work.cancel()
                let late = TransportFailure(.timedOut, requestLine: "token refresh")
                fail(flight, .passing(.transport(late)))
            }
        )
    }

    /// Even when late: the old refresh token is spent.
    private func adopt(_ tokens: AuthTokens, from flight: TokenFlight) async {
        var tokens = tokens
        tokens.refreshToken = tokens.refreshToken ?? flight.base.refreshToken
        tokens.userID = flight.base.userID
        let now = date()
        let isCurrent = state.withLock { state in
            guard state.epoch == flight.epoch, state.tokens?.accessToken == flight.base.accessToken else {
                return false
            }
            state.tokens = tokens
            state.receivedAt = now
            state.isRejected = false
            return true
        }
        if isCurrent {
            var failure: (any Error)?
            do { try await persist() } catch { failure = error }
            state.withLock { [failure] in $0.storeFailure = failure }
        }
        let isStillCurrent = state.withLock { state in
            if state.flight === flight { state.flight = nil }
            return isCurrent && state.epoch == flight.epoch
        }
        flight.end(isStillCurrent ? .renewed(tokens) : .superseded)
    }

    private func fail(_ flight: TokenFlight, _ failure: RefreshFailure) {
        let isNews = state.withLock { state in
            if state.flight === flight { state.flight = nil }
            guard case .rejected = failure, state.epoch == flight.epoch,
                state.tokens?.accessToken == flight.base.accessToken, !state.isRejected
            else { return false }
            state.isRejected = true
            return true
        }
        switch failure {
        case .rejected: flight.end(.rejected)
        case .passing(let fault): flight.end(.failed(fault))
        }
        if isNews { onRejection() }
    }
}

extension HTTPFault {
    fileprivate var isOfTransport: Bool {
        if case .transport = self { true } else { false }
    }

    /// A mistake in the app, which a token that is still good must not hide.
    fileprivate var blocksCalls: Bool {
        if case .request(AuthenticationFault.refreshThroughItself) = self { true } else { false }
    }
}

private func seconds(_ duration: Duration) -> TimeInterval {
    let parts = duration.components
    return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) * 1e-18
}
