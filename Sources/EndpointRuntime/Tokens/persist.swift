extension TokenSession {
    /// Writes the current state of the session to the store. Writes run one after another, each with the newest state,
    /// so the last one always stores the right tokens. The cancellation of a waiting task does not stop a write.
    func persist() async throws {
        let task = state.withLock { state in
            let (previous, loading) = (state.writing, state.loading)
            let task = Task {
                _ = await previous?.result
                _ = await loading?.wait()
                if let tokens = self.state.withLock({ $0.tokens }) {
                    try await self.store.save(tokens)
                } else {
                    try await self.store.clear()
                }
            }
            state.writing = task
            return task
        }
        try await task.value
    }

    /// Reads the store once. If the read fails, the next request repeats it.
    func load() async throws(EndpointClientError) {
        let (promise, isNew) = state.withLock { state -> (Promise<Result<Void, CredentialError>>?, Bool) in
            if state.isLoaded { return (nil, false) }
            if let loading = state.loading { return (loading, false) }
            let promise = Promise<Result<Void, CredentialError>>()
            state.loading = promise
            return (promise, true)
        }
        guard let promise else { return }
        if isNew { Task { await read(into: promise) } }
        guard let result = await promise.wait() else { throw .cancelled }
        do { try result.get() } catch { throw .request(.authentication(error)) }
    }

    private func read(into promise: Promise<Result<Void, CredentialError>>) async {
        let result: Result<AuthTokens?, any Error>
        do { result = .success(try await store.load()) } catch { result = .failure(error) }
        state.withLock { state in
            state.loading = nil
            // A sign-in or sign-out during the read takes precedence over what was read.
            guard !state.isLoaded, case .success(let tokens) = result else { return }
            state.tokens = tokens
            state.isLoaded = true
        }
        switch result {
        case .success: promise.fulfil(.success(()))
        case .failure(let error): promise.fulfil(.failure(.storeFailed(error)))
        }
    }
}
