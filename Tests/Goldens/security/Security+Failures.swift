// Security, generated from security.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Security.Failures {
    public enum Unauthorized: Hashable, Sendable {
        /// Not let in.
        case unauthorized
    }

    public enum Forbidden: Hashable, Sendable {
        /// A scope is missing.
        case forbidden
    }
}
