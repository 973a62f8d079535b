// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Swagger2.Failures {
    public enum NotFound: Sendable {
        /// There is none.
        case notFound(Swagger2.Problem)
    }
}
