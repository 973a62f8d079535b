import Foundation

/// Turns the chunks of one connection into records and holds back at most one of them.
protocol EventParser: Sendable {
    /// What a reconnection continues behind; nil if the stream gave no id.
    var lastEventID: String? { get }

    /// How long the server asks to wait before a reconnection.
    var retry: Duration? { get }

    /// Takes a chunk in, after ``next()`` had nothing left of the one before.
    mutating func feed(_ chunk: Data)

    /// The next whole record; nil if there is none yet.
    mutating func next() throws(StreamError) -> EventRecord?

    /// What the orderly end of the connection leaves; nil if that is nothing or does not count.
    mutating func finish() -> EventRecord?
}

extension EventParser {
    var lastEventID: String? { nil }
    var retry: Duration? { nil }
}

extension EventFormat {
    /// - Parameter lastEventID: what the connection before ended with.
    func parser(limit: Int, lastEventID: String?) -> any EventParser {
        switch self {
        case .serverSentEvents: ServerSentEventParser(limit: limit, lastEventID: lastEventID)
        case .jsonLines: JSONLinesParser(limit: limit)
        case .jsonSequence: JSONSequenceParser(limit: limit)
        }
    }
}
