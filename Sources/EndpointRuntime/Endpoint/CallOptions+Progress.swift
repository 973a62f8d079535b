extension CallOptions {
    /// How far a body has come over the wire.
    ///
    /// Within one attempt the count only grows, and it ends at 100 % when the attempt succeeds; a retry or a redirect
    /// starts anew. Set ``CallOptions/progress`` to be told. To read it as a sequence:
    /// ```swift
    /// let (progress, continuation) = AsyncStream.makeStream(
    ///     of: CallOptions.Progress.self,
    ///     bufferingPolicy: .bufferingNewest(1)
    /// )
    /// let options = CallOptions(progress: { continuation.yield($0) })
    /// ```
    public struct Progress: Sendable, Hashable {
        /// Which body it is.
        public enum Direction: Sendable, Hashable {
            /// The request's body.
            case upload
            /// The body of a successful answer.
            case download
        }

        public var direction: Direction
        /// Bytes so far; of a resumed download, what was there before included.
        public var completed: Int
        /// Bytes in all; nil while nobody knows, as of a compressed answer.
        public var total: Int?

        public init(_ direction: Direction, completed: Int, total: Int?) {
            self.direction = direction
            self.completed = completed
            self.total = total
        }

        /// 0…1; nil while nobody knows.
        public var fraction: Double? {
            guard let total else { return nil }
            return total > 0 ? min(1, Double(completed) / Double(total)) : 1
        }
    }
}
