extension LoggingClient {
    /// What a log shows. Credentials are never shown.
    public struct Policy: Sendable, Hashable {
        /// In front of each line, to tell the log of calls from the log of attempts; by default nothing.
        public let label: String
        /// Whether headers are shown; by default they are not.
        public let showsHeaders: Bool
        /// How much of each body is shown, in bytes: 0…4,096. By default 0, which is none. The values of members with
        /// sensitive names are hidden; the rest is shown and may hold what users would not want in a log. Multipart
        /// bodies are not shown.
        public let bodyLimit: Int
        /// Names of headers, query items and members of bodies to hide besides those that are always hidden; case does
        /// not matter.
        public let hiddenNames: Set<String>

        /// - Parameter bodyLimit: outside 0…4,096 counts as the nearest inside.
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

        /// One line for the request and one for the answer, without headers and bodies.
        public static var `default`: LoggingClient.Policy { LoggingClient.Policy() }
    }
}
