extension ManualClock {
    /// A test waited for something that did not happen.
    public struct TimeoutError: Error, Sendable, Hashable, CustomStringConvertible {
        public var what: String
        public var timeout: Duration

        public var description: String { "waited \(timeout) for \(what)" }
    }
}
