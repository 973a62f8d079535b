extension LoggingClient {
    /// The content of a log. Credentials are never shown.
    public struct Policy: Sendable, Hashable {
        /// The prefix of each line, to distinguish the log of calls from the log of attempts; empty by default.
        public let label: String
        /// Whether headers are shown; by default false.
        public let showsHeaders: Bool
        /// The number of bytes of each body that are shown: 0…4,096. By default 0, which shows none. The values of
        /// members with sensitive names are hidden; the rest is shown and may contain private data of users. Multipart
        /// bodies are not shown.
        public let bodyLimit: Int
        /// Names of headers, query items and members of bodies to hide in addition to those that are always hidden;
        /// case-insensitive.
        public let hiddenNames: Set<String>

        /// - Parameter bodyLimit: values outside 0…4,096 are clamped to that range.
        public init(
            label: String = "",
            showsHeaders: Bool = false,
            bodyLimit: Int = 0,
            hiddenNames: Set<String> = []
        ) {
            self.label = label
            self.showsHeaders = showsHeaders
            self.bodyLimit = bodyLimit.clamped(to: 0...4_096)
            self.hiddenNames = Set(hiddenNames.map { $0.lowercased() })
        }

        /// One line for the request and one for the response, without headers and bodies.
        public static var `default`: LoggingClient.Policy { LoggingClient.Policy() }
    }
}
