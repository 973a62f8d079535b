extension CallOptions {
    /// The progress of a body's transfer.
    ///
    /// Within one attempt the count only grows, and it ends at 100 % when the attempt succeeds; a retry or a redirect
    /// starts again. Set ``CallOptions/progress`` to receive it. To read it as a sequence:
    /// ```swift
    /// let (progress, continuation) = AsyncStream.makeStream(
    ///     of: CallOptions.Progress.self,
    ///     bufferingPolicy: .bufferingNewest(1)
    /// )
    /// let options = CallOptions(progress: { continuation.yield($0) })
    /// ```
    public struct Progress: Sendable, Hashable {
        /// The body that is transferred.
        public enum Direction: Sendable, Hashable {
            /// The request body.
            case upload
            /// The body of a successful response.
            case download
        }

        public var direction: Direction
        /// The bytes transferred so far; a resumed download includes the bytes that were already stored.
        public var completed: Int
        /// The total number of bytes; nil while it is unknown, as for a compressed response.
        public var total: Int?

        public init(_ direction: Direction, completed: Int, total: Int?) {
            self.direction = direction
            self.completed = completed
            self.total = total
        }

        /// 0…1; nil while the total is unknown.
        public var fraction: Double? {
            guard let total else { return nil }
            return total > 0 ? min(1, Double(completed) / Double(total)) : 1
        }
    }
}
