// Security, generated from security.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Security.Failures {
    public enum Unauthorized: Sendable {
        /// Not let in.
        case unauthorized
    }

    public enum Forbidden: Sendable {
        /// A scope is missing.
        case forbidden
    }
}
