import Foundation

/// What a reader of events starts with.
struct EventOpening<Element: JSONCodable>: Sendable {
    enum Source: Sendable {
        case bytes(HTTPResponse.ByteStream)
        case values(ArraySlice<Element>, StreamError?)
    }

    var source: Source
    var format = EventFormat.serverSentEvents
    var content = EventFormat.Content.data
    /// The data that ends the stream.
    var endMark: String?
    /// What a line and an event have at most, in bytes.
    var limit = 0
    var requestLine: String?
    /// How the stream goes on when its connection ends; nil is not at all.
    var resumption: Resumption<Element>?
}

/// How a stream goes on over another connection.
struct Resumption<Element: JSONCodable>: Sendable {
    /// What asking again came to.
    enum Step: Sendable {
        case stream(EventStream<Element>)
        /// The server says that there is no more (WHATWG HTML §9.2.3: status 204).
        case end
        /// It may work later, and not before the time that the server asked for.
        case later(any EndpointError, after: Duration?)
        case refused(any EndpointError)
    }

    /// The id to start behind.
    var start: String?
    var policy: ReconnectPolicy
    var clock: TransportClock
    /// Equally distributed in 0..<1.
    var random: @Sendable () -> Double
    var connect: @Sendable (_ lastEventID: String?) async -> Step
}

/// How far a stream has been read, for its owner to see.
final class StreamPlace: Sendable {
    private let state: Lock<String?>

    init(_ lastEventID: String?) { state = Lock(lastEventID) }

    var lastEventID: String? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
