// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Collisions.Failures {
    public enum NotFound: Sendable {
        /// Nothing.
        case notFound(Collisions.HTTPError)
    }

    public enum ClientError: Sendable {
        /// Still there.
        case clientError(Int)
    }
}
