// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Streams.Failures {
    public enum TooManyRequests: Sendable {
        /// Too many listeners.
        case tooManyRequests(Streams.Fault)
    }
}
