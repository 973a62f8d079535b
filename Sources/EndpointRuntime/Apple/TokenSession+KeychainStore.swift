#if canImport(Security)
import Foundation
import Security

extension TokenSession {
    /// Stores tokens in the Keychain: on this device only, and readable after its first unlock, so that background work
    /// can read them.
    public struct KeychainStore: TokenSession.Store {
        /// Identifies the item together with ``account``. The bundle identifier is a good choice.
        public let service: String
        /// Distinguishes several sign-ins of one ``service``; by default `tokens`.
        public let account: String
        /// The group of apps and extensions that share the item; nil restricts it to this app.
        public let accessGroup: String?
        /// Whether there is an access group.
        public var isShared: Bool { accessGroup != nil }
        private let usesDataProtection: Bool

        /// Creates a store that keeps the tokens in one Keychain item.
        ///
        /// - Parameters:
        ///   - service: such as the bundle identifier.
        ///   - account: distinguishes several sign-ins of one service.
        ///   - accessGroup: one of the app's keychain access groups; nil is the app's own.
        ///   - usesDataProtection: on macOS, false selects the login keychain, which programs without entitlements
        ///     need, such as command-line tools.
        public init(
            service: String,
            account: String = "tokens",
            accessGroup: String? = nil,
            usesDataProtection: Bool = true
        ) {
            self.service = service
            self.account = account
            self.accessGroup = accessGroup
            self.usesDataProtection = usesDataProtection
        }

        /// Nil if there is no item, or if its content is not valid tokens.
        ///
        /// - Throws: ``TokenSession/KeychainStore/StatusError``, such as before the first unlock.
        public func load() async throws -> AuthTokens? {
            let bytes: Data? = try await performBlocking { _ in
                var question = item
                question[kSecReturnData as String] = true
                question[kSecMatchLimit as String] = kSecMatchLimitOne
                var result: CFTypeRef?
                let status = SecItemCopyMatching(question as CFDictionary, &result)
                if status == errSecItemNotFound { return nil }
                guard status == errSecSuccess else { throw TokenSession.KeychainStore.StatusError(status: status) }
                return result as? Data
            }
            return bytes.flatMap { try? AuthTokens(jsonData: $0) }
        }

        /// Replaces the stored tokens; adds the item if there is none.
        ///
        /// - Throws: ``TokenSession/KeychainStore/StatusError``.
        public func save(_ tokens: AuthTokens) async throws {
            let bytes = try tokens.jsonData()
            try await performBlocking { _ in try replaceItem(with: bytes) }
        }

        /// Removes the item; does nothing if there is none.
        ///
        /// - Throws: ``TokenSession/KeychainStore/StatusError``.
        public func clear() async throws {
            try await performBlocking { _ in
                let status = SecItemDelete(item as CFDictionary)
                guard status == errSecSuccess || status == errSecItemNotFound else {
                    throw TokenSession.KeychainStore.StatusError(status: status)
                }
            }
        }

        private func replaceItem(with bytes: Data) throws {
            let content: [String: Any] = [
                kSecValueData as String: bytes,
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            ]
            var status = SecItemUpdate(item as CFDictionary, content as CFDictionary)
            if status == errSecItemNotFound {
                let new = item.merging(content) { $1 }
                status = SecItemAdd(new as CFDictionary, nil)
                // An extension added the item in the meantime.
                if status == errSecDuplicateItem {
                    status = SecItemUpdate(item as CFDictionary, content as CFDictionary)
                }
            }
            guard status == errSecSuccess else { throw TokenSession.KeychainStore.StatusError(status: status) }
        }

        private var item: [String: Any] {
            var item: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrService as String: service,
                kSecAttrAccount as String: account,
                kSecUseDataProtectionKeychain as String: usesDataProtection,
            ]
            if let accessGroup { item[kSecAttrAccessGroup as String] = accessGroup }
            return item
        }
    }
}

extension TokenSession.KeychainStore {
    /// The Keychain reported an error.
    public struct StatusError: Error, Sendable, Hashable {
        /// An `OSStatus`, such as `errSecInteractionNotAllowed` before the first unlock, or `errSecMissingEntitlement`.
        public var status: Int32

        /// Creates an error with the `OSStatus` that the Keychain returned.
        public init(status: Int32) { self.status = status }
    }
}

extension TokenSession.KeychainStore.StatusError: CustomStringConvertible, DeveloperError {
    public var description: String {
        let text = SecCopyErrorMessageString(status, nil) as String? ?? "no description is available"
        return "the Keychain failed with status \(status): \(text)"
    }
}
#endif
