// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Responses.Failures {
    public enum NotFound: Sendable {
        /// No such thing.
        case notFound(Responses.Fault)
    }
}
