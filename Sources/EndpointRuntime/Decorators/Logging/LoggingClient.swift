import Foundation

#if canImport(os)
import os
#endif

/// Writes a line before each request and one after it.
///
/// ```
/// → PUT https://api.example.com/pets/{petId}?token=<redacted> (updatePet)
/// ← 200 PUT https://api.example.com/pets/{petId}?token=<redacted> (updatePet) in 0.12 s, 48 bytes
/// ```
///
/// A path is shown as its template. The log hides the user and password of an address, and the values of headers, query
/// items and members of bodies whose names suggest a credential (authorization, cookie, token, secret, key, signature,
/// password, code and the like), that the request names in ``EndpointRequest/credentialNames``, or that the policy adds.
/// If ``EndpointRequest/hasSecretBody`` is true, it shows neither the body of the request nor that of the response.
public struct LoggingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let policy: LoggingClient.Policy
    private let sink: LoggingClient.Sink
    private let clock: TransportClock

    /// Creates the client that ``EndpointClient/logging(_:to:clock:)`` returns.
    public init(
        _ base: any EndpointClient,
        policy: LoggingClient.Policy = .default,
        to sink: LoggingClient.Sink = .default(),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.policy = policy
        self.sink = sink
        self.clock = TransportClock(clock)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let hiddenNames = policy.hiddenNames.union(request.credentialNames)
        let redaction = Redaction(names: hiddenNames)
        let line = redaction.visible(
            "\(request.method) \(request.address(hiding: redaction)) (\(request.operation.id))",
            limit: 2_048
        )
        sink(.debug, "\(prefix)→ \(line)" + details(of: request, hiddenNames))
        let start = clock.elapsed()
        func time() -> String { "in \((clock.elapsed() - start).text)" }
        do {
            let response = try await base.send(request)
            let size = response.bufferedBody.map { ", \($0.count) bytes" } ?? ""
            let text = "\(prefix)← \(response.status) \(line) \(time())" + size + count(response.attempts)
            sink(response.status < 400 ? .info : .error, text + details(of: response, to: request, hiddenNames))
            return response
        } catch {
            let reason = redaction.visible(describe(error, redaction), limit: 2_048)
            let text = "\(prefix)✗ \(line) \(time()): \(reason)"
            if case .cancelled = error { sink(.debug, text) } else { sink(.error, text) }
            throw error
        }
    }

    private func details(of request: EndpointRequest, _ hiddenNames: Set<String>) -> String {
        let head = policy.showsHeaders ? headers(request.headers, Redaction(names: hiddenNames)) : ""
        guard policy.bodyLimit > 0, case .data(let data) = request.body, !request.hasSecretBody else { return head }
        // A body may have a secret next to its name: `{"name": "password", "value": "…"}`.
        let redaction = Redaction(names: hiddenNames, secrets: SentRequest(request).secrets)
        return head + body(data, type: request.headers["Content-Type"], redaction)
    }

    private func details(
        of response: EndpointResponse,
        to request: EndpointRequest,
        _ hiddenNames: Set<String>
    ) -> String {
        guard policy.showsHeaders || policy.bodyLimit > 0 else { return "" }
        var known = response
        known.complete(from: request)
        let redaction = Redaction(names: hiddenNames, secrets: known.secrets, showsErrorCodes: response.isError)
        let head = policy.showsHeaders ? headers(response.headers, redaction) : ""
        guard let data = response.bufferedBody, !request.hasSecretBody else { return head }
        return head + body(data, type: response.headers["Content-Type"], redaction)
    }

    private var prefix: String { policy.label.isEmpty ? "" : "\(policy.label) " }

    private func describe(_ fault: EndpointClientError, _ redaction: Redaction) -> String {
        switch fault {
        case .cancelled: "cancelled"
        case .request(let error, let attempts):
            "\(attempts.notSent): \(redaction.text(of: error))" + count(attempts)
        case .transport(let failure): failure.summary(redaction) + count(failure.attempts)
        }
    }

    private func count(_ attempts: [Attempt]) -> String { attempts.count > 1 ? ", \(attempts.count) attempts" : "" }

    private func headers(_ headers: HeaderFields, _ redaction: Redaction) -> String {
        let fields = headers.prefix(100).map { "\(redaction.visible($0.name, limit: 128)): \(redaction.value(of: $0))" }
        return fields.isEmpty ? "" : " [\(fields.joined(separator: "; "))]"
    }

    private func body(_ data: Data, type: String?, _ redaction: Redaction) -> String {
        guard policy.bodyLimit > 0, !data.isEmpty else { return "" }
        let start = redaction.body(data, type: type, limit: policy.bodyLimit)
        let text = redaction.visible(start, limit: .max)
        return " body: \(text)\(data.count > policy.bodyLimit ? "…" : "")"
    }
}

extension EndpointClient {
    /// Writes a line before each request and one after it. See ``LoggingClient``.
    public func logging(
        _ policy: LoggingClient.Policy = .default,
        to sink: LoggingClient.Sink = .default(),
        clock: some Clock<Duration> = ContinuousClock()
    ) -> LoggingClient {
        LoggingClient(self, policy: policy, to: sink, clock: clock)
    }
}

// MARK: Policy

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

        /// Creates a policy that determines what a log shows.
        ///
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

// MARK: Entry

extension LoggingClient {
    /// One line of a log, redacted and free of control characters.
    public struct Entry: Sendable, Hashable {
        /// The severity of a line.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Level: String, Sendable, Hashable, Comparable, CaseIterable {
            /// A request that is about to be sent, or a cancelled one.
            case debug
            /// A response with a status below 400.
            case info
            /// A response with a status of 400 or more, or no response.
            case error

            private var severity: Int {
                switch self {
                case .debug: 0
                case .info: 1
                case .error: 2
                }
            }

            public static func < (a: Level, b: Level) -> Bool { a.severity < b.severity }
        }

        /// The severity, by which a sink may filter.
        public var level: Level
        /// The line, without its level and without a line break.
        public var message: String

        /// Creates an entry, for tests of a sink.
        public init(level: Level, message: String) {
            self.level = level
            self.message = message
        }
    }
}

// MARK: Sink

extension LoggingClient {
    /// The destination of log lines.
    public struct Sink: Sendable {
        private let write: @Sendable (LoggingClient.Entry) -> Void

        /// Creates a sink that passes each entry to a function.
        ///
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
