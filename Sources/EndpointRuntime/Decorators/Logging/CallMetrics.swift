/// What one request cost.
public struct CallMetrics: Sendable, Hashable {
    /// How a request ended.
    public enum Outcome: Sendable, Hashable {
        case status(Int)
        case transport(TransportError.Reason)
        /// Refused before the wire.
        case notSent
        case cancelled
    }

    /// The operationId: `getPet`.
    public var operation: String
    public var method: HTTPRequest.Method
    public var outcome: Outcome
    /// Tries made inside the measured client, 1 at least.
    public var attempts: Int
    /// Until the answer is handed over; for a stream, until its head is there.
    public var duration: Duration
    /// The body's length in bytes.
    public var bytesSent: Int
    /// The body's length in bytes; nil unless the body is in memory.
    public var bytesReceived: Int?
}
