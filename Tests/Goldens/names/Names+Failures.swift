// Names, generated from names.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Names.Failures {
    public enum NotFound: Sendable {
        /// A failure type called Error.
        case notFound(Names.Error)
    }
}
