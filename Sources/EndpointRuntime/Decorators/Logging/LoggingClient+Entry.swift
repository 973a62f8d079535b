extension LoggingClient {
    /// One line of a log, redacted and free of control characters.
    public struct Entry: Sendable, Hashable {
        /// The severity of a line.
        public enum Level: String, Sendable, Hashable {
            /// A request that is about to be sent, or a cancelled one.
            case debug
            /// A response with a status below 400.
            case info
            /// A response with a status of 400 or more, or no response.
            case error
        }

        public var level: Level
        public var message: String

        public init(level: Level, message: String) {
            self.level = level
            self.message = message
        }
    }
}
