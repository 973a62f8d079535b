// Library, generated from library.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Library.Failures {
    public enum NotFound: Sendable {
        /// Nobody wrote that.
        case notFound(Library.Problem)
    }
}
