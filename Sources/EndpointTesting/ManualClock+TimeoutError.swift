extension ManualClock {
    /// A test waited for an event that did not happen in time.
    public struct TimeoutError: Error, Sendable, Hashable, CustomStringConvertible {
        public var what: String
        public var timeout: Duration

        public var description: String { "waited \(timeout) for \(what)" }
    }
}
