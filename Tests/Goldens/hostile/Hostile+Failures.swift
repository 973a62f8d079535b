// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Hostile.Failures {
    public enum NotFound: Sendable {
        /// */ INJECTED()
        /// INJECTED()
        /// INJECTED()
        case notFound(Hostile.Injected)
    }
}
