extension TokenSession {
    /// The task is unstructured, so that no cancellation of a waiting request reaches it.
    func start(_ flight: TokenFlight) {
        guard let refresher else { return }
        let work = Task {
            do {
                let tokens = try await TokenFlight.$current.withValue(TokenFlight.current + [flight]) {
                    try await refresher.refresh(flight.base)
                }
                try tokens.validate()
                await adopt(tokens, from: flight)
            } catch {
                fail(flight, RefreshFailure(error))
            }
        }
        flight.timer.keep(
            Task {
                do { try await clock.sleep(policy.timeout) } catch { return }
                work.cancel()
                let late = TransportError(.timedOut, requestLine: "token refresh")
                fail(flight, .passing(.transport(late)))
            }
        )
    }

    /// Late tokens are adopted too, because the old refresh token has been used up.
    private func adopt(_ tokens: AuthTokens, from flight: TokenFlight) async {
        var tokens = tokens
        tokens.refreshToken = tokens.refreshToken ?? flight.base.refreshToken
        tokens.idToken = tokens.idToken ?? flight.base.idToken
        tokens.userID = flight.base.userID
        let (now, moment) = (self.now(), clock.elapsed())
        let isCurrent = state.withLock { state in
            guard state.epoch == flight.epoch, state.tokens?.accessToken == flight.base.accessToken else {
                return false
            }
            state.tokens = tokens
            state.receivedAt = now
            state.isRejected = false
            state.history.succeed(at: moment, policy)
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
        let moment = clock.elapsed()
        let isNews = state.withLock { state in
            let isUnderWay = state.flight === flight
            if isUnderWay { state.flight = nil }
            switch failure {
            case .passing(let fault):
                // A refresh that timed out has been recorded as a failure already.
                if isUnderWay { state.history.fail(with: fault, at: moment) }
                return false
            case .rejected:
                guard state.epoch == flight.epoch, state.tokens?.accessToken == flight.base.accessToken,
                    !state.isRejected
                else { return false }
                state.isRejected = true
                return true
            }
        }
        switch failure {
        case .rejected: flight.end(.rejected)
        case .passing(let fault): flight.end(.failed(fault))
        }
        if isNews { onRejection() }
    }
}
