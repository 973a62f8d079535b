// Links, generated from links.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Links.Failures {
    public enum NotFound: Sendable {
        /// No such shelf.
        case notFound
    }
}
