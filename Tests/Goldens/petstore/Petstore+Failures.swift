// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Petstore.Failures {
    public enum NotFound: Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
    }
}
