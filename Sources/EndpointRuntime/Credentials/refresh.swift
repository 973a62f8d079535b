import Foundation

extension TokenSession {
    /// The task is unstructured, so that no cancellation of a waiting request reaches it.
    func start(_ flight: TokenFlight) {
        guard let refresher else { return }
        let work = Task {
            defer { complete(flight) }
            if await endsWithLateTokens(flight) { return }
            await renew(flight, by: refresher)
        }
        flight.timer.keep(
            Task {
                do { try await clock.sleep(policy.timeout) } catch { return }
                failWaitingRequests(flight)
                giveUp(work, of: flight)
            }
        )
    }

    /// Waits for late refreshes of the same tokens, and ends this one if a late one has renewed them.
    private func endsWithLateTokens(_ flight: TokenFlight) async -> Bool {
        while !Task.isCancelled, let late = state.withLock({ $0.refresh(before: flight) }) {
            await late.end()
            if endsIfReplaced(flight) { return true }
        }
        return false
    }

    private func renew(_ flight: TokenFlight, by refresher: any TokenRefresher) async {
        do {
            if await adoptStored(flight) || endsIfReplaced(flight) { return }
            if await endsWithLateTokens(flight) { return }
            if flight.isRejected || state.withLock({ $0.isRejected }) { return fail(flight, .rejected) }
            try Task.checkCancellation()
            let tokens = try await TokenFlight.$current.withValue(TokenFlight.current + [flight]) {
                try await refresher.refresh(flight.base)
            }
            try tokens.validate()
            announce(flight)
            if await hasEndedElsewhere(flight) { return }
            await adopt(tokens, from: flight)
        } catch {
            let failure = RefreshFailure(error)
            if case .rejected = failure, await adoptTokensOfOtherProcess(flight) { return }
            if isOutdated(flight) { await land(flight) } else { fail(flight, failure) }
        }
    }

    /// Ends a refresh if a late one has renewed the same tokens, or if the user has changed. The late refresh stores its
    /// tokens itself; storing them again could undo a sign-out by another process.
    private func endsIfReplaced(_ flight: TokenFlight) -> Bool {
        let outcome = state.withLock { state -> TokenFlight.Outcome? in
            let isCurrent = state.epoch == flight.epoch
            if isCurrent, state.holds(flight.base) { return nil }
            if state.flight === flight { state.flight = nil }
            guard isCurrent, let tokens = state.tokens else { return .superseded }
            return .renewed(tokens)
        }
        if let outcome { flight.end(outcome) }
        return outcome != nil
    }

    /// Fails the requests that wait for a refresh that takes too long; the refresh itself continues.
    private func failWaitingRequests(_ flight: TokenFlight) {
        state.withLock { if $0.flight === flight { $0.delayOthers(until: flight, hasTokens: false) } }
        let late = TransportError(.timedOut, requestLine: TransportError.refreshLine)
        fail(flight, flight.isRejected ? .rejected : .passing(.transport(late)))
    }

    /// Cancels a refresh that took too long when it has taken as long again and no tokens have arrived.
    private func giveUp(_ work: Task<Void, Never>, of flight: TokenFlight) {
        flight.lateTimer.keep(
            Task {
                do { try await clock.sleep(policy.timeout) } catch { return }
                guard state.withLock({ $0.mayGiveUp(flight) }) else { return }
                // Others wait until it is cancelled, so that none runs beside it. Its tokens may arrive in between.
                work.cancel()
                state.withLock { $0.mayGiveUp(flight) ? $0.removeLate(flight) : nil }?.release()
            }
        )
    }

    /// Makes other refreshes wait for one whose tokens have arrived, again if it was given up before.
    private func announce(_ flight: TokenFlight) {
        state.withLock { state in
            let areWanted = state.epoch == flight.epoch && state.holds(flight.base)
            if areWanted { state.delayOthers(until: flight, hasTokens: true) }
        }
    }

    /// Ends the wait of other refreshes for this one.
    private func complete(_ flight: TokenFlight) {
        state.withLock { $0.removeLate(flight) }?.release()
        flight.lateTimer.cancel()
    }

    /// The waits before the store is read again, because the process that used up the refresh token stores its tokens only
    /// when it has received them.
    private static let storeWaits: [Duration] = [.milliseconds(100), .milliseconds(300), .milliseconds(600)]

    private func adoptTokensOfOtherProcess(_ flight: TokenFlight) async -> Bool {
        if await adoptStored(flight) { return true }
        for wait in store.isShared ? TokenSession.storeWaits : [] where !isOutdated(flight) {
            do { try await clock.sleep(wait) } catch { return false }
            if await adoptStored(flight) { return true }
        }
        return false
    }

    /// Ends a refresh with the tokens that another process, such as an app extension, has stored for the same user in
    /// place of those of this session. That process has used up the refresh token. Tokens that have expired since, or
    /// whose access token has been refused, are renewed first.
    ///
    /// - Returns: false if there are none, so that the refresh continues.
    private func adoptStored(_ flight: TokenFlight) async -> Bool {
        let old = flight.base
        let stored: AuthTokens?
        do { stored = try await storedTokens() } catch { return false }
        if endsSignIn(stored, of: flight) { return true }
        guard let stored, stored.isOther(than: old), let tokens = replacing(old, by: stored),
            (try? tokens.validate()) != nil
        else { return false }
        let hasExpired = hasExpired(tokens, now())
        let (isAdopted, next) = state.withLock { state -> (Bool, TokenFlight?) in
            guard isStored(flight, state) else { return (false, nil) }
            let isDue = hasExpired || state.isRefused && tokens.accessToken == old.accessToken
            (state.tokens, state.stored, state.receivedAt) = (tokens, tokens, nil)
            (state.isRejected, state.isRefused) = (false, false)
            guard state.flight === flight else { return (true, nil) }
            state.flight = isDue ? TokenFlight(base: tokens, epoch: flight.epoch, isRejected: false) : nil
            return (true, state.flight)
        }
        if let next {
            start(next)
            // Nil if this refresh took too long, which has ended it.
            if let outcome = await next.outcome() { flight.end(outcome) }
        } else if isAdopted {
            flight.end(.renewed(tokens))
        }
        return isAdopted
    }

    /// Whether the session's tokens are those of the refresh and were in the store. If they could not be stored, those in
    /// the store are older.
    private func isStored(_ flight: TokenFlight, _ state: State) -> Bool {
        state.epoch == flight.epoch && state.holds(flight.base)
            && state.stored.map { !$0.isOther(than: flight.base) } == true
    }

    /// Ends the sign-in if another process has ended it during the refresh.
    private func hasEndedElsewhere(_ flight: TokenFlight) async -> Bool {
        guard store.isShared else { return false }
        do { return endsSignIn(try await storedTokens(), of: flight) } catch { return false }
    }

    /// Ends the sign-in if another process has removed the session's tokens from the store, or has replaced them by those
    /// of another user. The next request uses what the store holds.
    private func endsSignIn(_ stored: AuthTokens?, of flight: TokenFlight) -> Bool {
        guard store.isShared, stored == nil || stored?.userID != nil && stored?.userID != flight.base.userID else {
            return false
        }
        let now = self.now()
        let ended = state.withLock { state -> State? in
            guard isStored(flight, state) else { return nil }
            defer {
                state.begin(with: nil, at: now)
                (state.isLoaded, state.stored) = (false, nil)
            }
            return state
        }
        guard let ended else { return false }
        flight.end(.superseded)
        ended.endRefreshes()
        return true
    }

    /// The stored tokens, if they are the same user's. If the store keeps no ids, the user is not known, so its tokens
    /// get an id of their own, and caches do not mix users.
    private func replacing(_ old: AuthTokens, by stored: AuthTokens) -> AuthTokens? {
        if stored.userID == old.userID { return stored }
        guard stored.userID == nil, old.userID?.hasPrefix(TokenSession.unnamed) == true else { return nil }
        return named(stored)
    }

    /// Late tokens are adopted too, because the old refresh token has been used up.
    private func adopt(_ tokens: AuthTokens, from flight: TokenFlight) async {
        var tokens = tokens
        tokens.refreshToken = tokens.refreshToken ?? flight.base.refreshToken
        tokens.idToken = tokens.idToken ?? flight.base.idToken
        tokens.userID = flight.base.userID
        let (now, moment) = (self.now(), clock.elapsed())
        let isSameUser = state.withLock { state in
            guard state.epoch == flight.epoch else { return false }
            if state.holds(flight.base) {
                state.tokens = tokens
                state.receivedAt = now
                (state.isRejected, state.isRefused) = (false, false)
                state.history.succeed(at: moment, policy)
            }
            return true
        }
        if isSameUser { await land(flight) } else { flight.end(.superseded) }
    }

    /// Ends a refresh with the user's current tokens, after they are stored. If an earlier refresh took too long and
    /// returned other tokens first, these are not the tokens of this refresh.
    private func land(_ flight: TokenFlight) async {
        var failure: (any Error)?
        do { try await persist() } catch { failure = error }
        let outcome = state.withLock { [failure] state -> TokenFlight.Outcome in
            if state.epoch == flight.epoch { state.storeFailure = failure }
            if state.flight === flight { state.flight = nil }
            guard state.epoch == flight.epoch, let tokens = state.tokens else { return .superseded }
            return .renewed(tokens)
        }
        flight.end(outcome)
    }

    /// Whether the user's tokens are no longer those that the refresh was to renew.
    private func isOutdated(_ flight: TokenFlight) -> Bool {
        state.withLock { $0.epoch == flight.epoch && !$0.holds(flight.base) }
    }

    private func fail(_ flight: TokenFlight, _ failure: RefreshFailure) {
        let moment = clock.elapsed()
        let isNewRejection = state.withLock { state in
            let isUnderWay = state.flight === flight
            if isUnderWay { state.flight = nil }
            switch failure {
            case .passing(let fault):
                // A refresh that timed out has been recorded as a failure already.
                if isUnderWay { state.history.fail(with: fault, at: moment) }
                return false
            case .rejected:
                guard state.epoch == flight.epoch, state.holds(flight.base), !state.isRejected else { return false }
                state.isRejected = true
                return true
            }
        }
        if isNewRejection { onRejection() }
        switch failure {
        case .rejected: flight.end(.rejected)
        case .passing(let fault): flight.end(.failed(fault))
        }
    }
}

extension TokenSession.State {
    /// Whether its tokens are these.
    fileprivate func holds(_ base: AuthTokens) -> Bool { tokens.map { !$0.isOther(than: base) } ?? false }

    /// A late refresh of the same tokens, which this one must wait for.
    fileprivate func refresh(before flight: TokenFlight) -> LateRefresh? {
        late.first { $0.flight !== flight && !$0.flight.base.isOther(than: flight.base) }
    }

    /// Makes other refreshes of the same tokens wait for this one.
    fileprivate mutating func delayOthers(until flight: TokenFlight, hasTokens: Bool) {
        guard let index = late.firstIndex(where: { $0.flight === flight }) else {
            return late.append(LateRefresh(flight, hasTokens: hasTokens))
        }
        if hasTokens { late[index].hasTokens = true }
    }

    /// Whether none of its tokens are about to be adopted.
    fileprivate func mayGiveUp(_ flight: TokenFlight) -> Bool {
        !late.contains { $0.flight === flight && $0.hasTokens }
    }

    /// - Returns: the removed refresh, to release those that wait for it outside the lock.
    fileprivate mutating func removeLate(_ flight: TokenFlight) -> LateRefresh? {
        late.firstIndex { $0.flight === flight }.map { late.remove(at: $0) }
    }

    /// Ends the refreshes of a user who has signed out. It takes other locks, so call it on a copy.
    func endRefreshes() {
        flight?.end(.superseded)
        for refresh in late {
            refresh.release()
            refresh.flight.lateTimer.cancel()
        }
    }
}

extension AuthTokens {
    /// Whether they were issued later or earlier. Some servers keep the access token and replace only the refresh token.
    fileprivate func isOther(than tokens: AuthTokens) -> Bool {
        !haveSameBytes(accessToken, tokens.accessToken)
            || refreshToken != nil && refreshToken.map(ExactText.init) != tokens.refreshToken.map(ExactText.init)
    }
}
