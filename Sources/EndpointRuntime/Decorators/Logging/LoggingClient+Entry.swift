extension LoggingClient {
    /// One line of a log, redacted and free of control characters.
    public struct Entry: Sendable, Hashable {
        /// How much a line matters.
        public enum Level: String, Sendable, Hashable {
            /// A request that is about to be sent, or a cancelled one.
            case debug
            /// An answer below 400.
            case info
            /// An answer of 400 or more, or none.
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
