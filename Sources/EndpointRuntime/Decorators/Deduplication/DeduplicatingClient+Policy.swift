extension DeduplicatingClient {
    /// The requests that may share a response.
    public struct Policy: Sendable {
        /// The ids of operations whose requests are always sent separately.
        public let excluded: Set<String>

        /// Every GET may share a response.
        public static var `default`: DeduplicatingClient.Policy { DeduplicatingClient.Policy() }

        /// - Parameter excluded: ids of operations for which every call must reach the server, such as one that issues
        ///   a one-time code.
        public init(excluding excluded: Set<String> = []) { self.excluded = excluded }
    }
}
