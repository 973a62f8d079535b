public import Foundation

extension TokenSession {
    /// Keeps tokens in a file that only its owner can read (mode 0600) and that is replaced as a whole. For Linux; on
    /// Apple platforms use the Keychain, by `TokenSession.KeychainStore`.
    public struct FileStore: TokenSession.Store {
        public let url: URL

        /// - Parameter url: the file. A missing folder is created, for the owner only.
        public init(_ url: URL) { self.url = url }

        /// Nil if there is no file, or if its content is not tokens.
        public func load() async throws -> AuthTokens? {
            guard FileManager.default.fileExists(atPath: url.path) else { return nil }
            let bytes = try Data(contentsOf: url)
            return try? AuthTokens(jsonData: bytes)
        }

        public func save(_ tokens: AuthTokens) async throws {
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
            try handle.write(contentsOf: try tokens.jsonData())
            try handle.synchronize()
            // Keeps the draft alive until it has moved, because its deinitializer removes the file.
            try withExtendedLifetime(draft) {
                guard rename(draft.url.path, url.path) == 0 else { throw HTTPBody.FileError.cannotCreate(url) }
            }
        }

        public func clear() async throws {
            guard FileManager.default.fileExists(atPath: url.path) else { return }
            try FileManager.default.removeItem(at: url)
        }
    }
}
