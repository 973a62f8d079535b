import Foundation

/// The initial state of an event reader.
struct EventOpening<Element: JSONCodable>: Sendable {
    enum Source: Sendable {
        case bytes(EndpointResponse.ByteStream)
        case values(ArraySlice<Element>, StreamError?)
    }

    var source: Source
    var format = EventFormat.serverSentEvents
    var content = EventFormat.Content.data
    /// The data that ends the stream.
    var endMark: String?
    /// The maximum size of a line and of an event, in bytes.
    var limit = 0
    var requestLine: String?
    /// How to continue the stream when its connection ends; nil disables reconnection.
    var resumption: Resumption<Element>?
}

/// Continues a stream over another connection.
struct Resumption<Element: JSONCodable>: Sendable {
    /// The result of a reconnection attempt.
    enum Step: Sendable {
        case stream(EventStream<Element>)
        /// The server reports that the stream is over (WHATWG HTML §9.2.3: status 204).
        case end
        /// A later attempt may succeed, but not before the time that the server asked for.
        case later(any EndpointError, after: Duration?)
        case refused(any EndpointError)
    }

    /// The id of the last event received before the stream starts.
    var start: String?
    var policy: ReconnectPolicy
    var clock: TransportClock
    /// Uniformly distributed in 0..<1.
    var random: @Sendable () -> Double
    var connect: @Sendable (_ lastEventID: String?) async -> Step
}
