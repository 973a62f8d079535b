extension DeduplicatingClient {
    /// Which requests may share a response.
    public struct Policy: Sendable {
        /// Operations that always go out by themselves, by their ids.
        public let excluded: Set<String>

        /// Every GET may share.
        public static var `default`: DeduplicatingClient.Policy { DeduplicatingClient.Policy() }

        /// - Parameter excluded: ids of operations whose every call must reach the server, such as one that hands out a
        ///   one-time code.
        public init(excluding excluded: Set<String> = []) { self.excluded = excluded }
    }
}
