import Foundation

#if canImport(os)
import os
#endif

extension LoggingClient {
    /// The destination of log lines.
    public struct Sink: Sendable {
        private let write: @Sendable (LoggingClient.Entry) -> Void

        /// - Parameter write: called in the order of a call's events, on any thread.
        public init(_ write: @escaping @Sendable (LoggingClient.Entry) -> Void) { self.write = write }

        /// The unified log on Apple platforms, with the given subsystem and the category `http`; standard error
        /// elsewhere.
        public static func `default`(subsystem: String = "EndpointRuntime") -> LoggingClient.Sink {
            #if canImport(os)
            let logger = Logger(subsystem: subsystem, category: "http")
            return LoggingClient.Sink { entry in
                switch entry.level {
                case .debug: logger.debug("\(entry.message, privacy: .public)")
                case .info: logger.info("\(entry.message, privacy: .public)")
                case .error: logger.error("\(entry.message, privacy: .public)")
                }
            }
            #else
            return .standardError
            #endif
        }

        /// Writes each entry as a line to standard error: `error: ← 503 GET https://api.example.com/pets`.
        public static var standardError: LoggingClient.Sink {
            LoggingClient.Sink { entry in
                let line = "\(entry.level.rawValue): \(entry.message)\n"
                // A log that cannot be written must not fail a call.
                try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
            }
        }

        func callAsFunction(_ level: LoggingClient.Entry.Level, _ message: String) {
            write(LoggingClient.Entry(level: level, message: message))
        }
    }
}
