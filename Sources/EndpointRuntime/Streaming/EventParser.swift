import Foundation

/// Turns the chunks of one connection into records and buffers at most one record.
protocol EventParser: Sendable {
    /// The id after which a reconnection continues; nil if the stream gave no id.
    var lastEventID: String? { get }

    /// The wait that the server requests before a reconnection.
    var retry: Duration? { get }

    /// Takes in a chunk. Call it only after ``next()`` has returned nil for the previous chunk.
    mutating func feed(_ chunk: Data)

    /// The next complete record; nil if there is none yet.
    mutating func next() throws(StreamError) -> EventRecord?

    /// The record left over at the orderly end of the connection; nil if there is none or if it does not count.
    mutating func finish() -> EventRecord?
}

extension EventParser {
    var lastEventID: String? { nil }
    var retry: Duration? { nil }
}

extension EventFormat {
    /// - Parameter lastEventID: the last event id of the previous connection.
    func parser(limit: Int, lastEventID: String?) -> any EventParser {
        switch self {
        case .serverSentEvents: ServerSentEventParser(limit: limit, lastEventID: lastEventID)
        case .jsonLines: JSONLinesParser(limit: limit)
        case .jsonSequence: JSONSequenceParser(limit: limit)
        }
    }
}
