public import Foundation

extension TokenSession {
    /// Keeps tokens beyond the life of the process. Calls never overlap.
    ///
    /// In a module that isolates to the main actor by default, declare your store `nonisolated`.
    public protocol Store: Sendable {
        /// Returns the tokens saved last; nil if there are none.
        func load() async throws -> AuthTokens?
        /// Replaces the stored tokens. Returns when the tokens are stored durably.
        func save(_ tokens: AuthTokens) async throws
        /// Removes the stored tokens.
        func clear() async throws
        /// Whether other processes, such as an app extension, use the stored tokens too. False by default. If the server
        /// refuses to renew the tokens, a session waits up to 1 s for those that another process has got in exchange. If
        /// the tokens are gone before a refresh, or belong to another user, the session's sign-in has ended.
        var isShared: Bool { get }
    }
}

extension TokenSession.Store {
    public var isShared: Bool { false }
}

extension TokenSession {
    /// Keeps tokens for the life of the process.
    public final class MemoryStore: TokenSession.Store {
        private let tokens: Lock<AuthTokens?>

        /// Creates a store that keeps tokens in memory.
        ///
        /// - Parameter tokens: the initial content.
        public init(_ tokens: AuthTokens? = nil) { self.tokens = Lock(tokens) }

        public func load() async -> AuthTokens? { tokens.withLock { $0 } }
        public func save(_ tokens: AuthTokens) async { self.tokens.withLock { $0 = tokens } }
        public func clear() async { tokens.withLock { $0 = nil } }
    }
}

extension TokenSession {
    /// Keeps tokens in a file that only its owner can read (mode 0600) and that is replaced as a whole. For Linux; on
    /// Apple platforms use the Keychain, by `TokenSession.KeychainStore`.
    public struct FileStore: TokenSession.Store {
        /// The file that contains the tokens.
        public let url: URL

        /// Creates a store that keeps tokens in a file.
        ///
        /// - Parameter url: the file. A missing folder is created, for the owner only.
        public init(_ url: URL) { self.url = url }

        /// True, because every process of the user can read the file.
        public var isShared: Bool { true }

        /// Nil if there is no file, or if its content is not tokens.
        public func load() async throws -> AuthTokens? {
            let bytes: Data? = try await performBlocking { _ in
                do { return try Data(contentsOf: url) } catch CocoaError.fileReadNoSuchFile { return nil }
            }
            return bytes.flatMap { try? AuthTokens(jsonData: $0) }
        }

        public func save(_ tokens: AuthTokens) async throws {
            let bytes = try tokens.jsonData()
            try await performBlocking { _ in try replaceFile(with: bytes) }
        }

        public func clear() async throws {
            try await performBlocking { _ in
                // Another process may have removed it.
                do { try FileManager.default.removeItem(at: url) } catch CocoaError.fileNoSuchFile {}
            }
        }

        private func replaceFile(with bytes: Data) throws {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            // The file is created empty with its mode, so that the tokens are never in a file that others can read.
            let draft = try TemporaryFile(in: folder)
            let handle = try FileHandle(forWritingTo: draft.url)
            defer { try? handle.close() }
            try handle.write(contentsOf: bytes)
            try handle.synchronize()
            // Keeps the draft alive until it has moved, because its deinitializer removes the file.
            try withExtendedLifetime(draft) {
                guard rename(draft.url.path, url.path) == 0 else { throw HTTPBody.FileError.cannotCreate(url) }
            }
        }
    }
}

extension TokenSession {
    /// Writes the current state of the session to the store. Writes run one after another, each with the newest state,
    /// so the last one always stores the right tokens. The cancellation of a waiting task does not stop a write.
    func persist() async throws {
        try await useStore { [self] in
            let tokens = state.withLock { $0.tokens }
            if let tokens { try await store.save(tokens) } else { try await store.clear() }
            state.withLock { $0.stored = tokens }
        }
        .value
    }

    /// Reads the store again.
    func storedTokens() async throws -> AuthTokens? {
        let found = Lock<AuthTokens?>(nil)
        try await useStore { [self] in
            let tokens = try await store.load()
            found.withLock { $0 = tokens }
        }
        .value
        return found.withLock { $0 }
    }

    /// The start of the ids of users whose stored tokens have none.
    static let unnamed = "token "

    /// The tokens with an id of the user.
    func named(_ tokens: AuthTokens) -> AuthTokens {
        guard tokens.userID == nil else { return tokens }
        var tokens = tokens
        tokens.userID = TokenSession.unnamed + principal(of: tokens).digest
        return tokens
    }

    /// Uses the store after all earlier uses have ended.
    private func useStore(_ work: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
        state.withLock { state in
            let (previous, loading) = (state.writing, state.loading)
            let task = Task {
                _ = await previous?.result
                _ = await loading?.wait()
                try await work()
            }
            state.writing = task
            return task
        }
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
            guard !state.isLoaded, case .success(let loaded) = result else { return }
            let tokens = loaded.map(named)
            state.tokens = tokens
            state.stored = tokens
            state.isLoaded = true
        }
        switch result {
        case .success: promise.fulfill(.success(()))
        case .failure(let error): promise.fulfill(.failure(.storeFailed(error)))
        }
    }
}
