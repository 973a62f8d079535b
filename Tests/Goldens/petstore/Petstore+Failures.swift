// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Petstore.Failures {
    public enum Other: Hashable, Sendable {
        /// Anything else that went wrong.
        case other(Int, Petstore.Problem)
    }

    public enum InvalidOrOther: Hashable, Sendable {
        /// The request makes no sense to us.
        case invalid(Petstore.ValidationProblem)
        /// Anything else that went wrong.
        case other(Int, Petstore.Problem)
    }

    public enum NotFound: Hashable, Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
    }

    public enum NotFoundOrInvalid: Hashable, Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
        /// The request makes no sense to us.
        case invalid(Petstore.ValidationProblem)
    }

    public enum NotFoundOrContentTooLarge: Hashable, Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
        /// The picture is too large.
        case contentTooLarge
    }

    public enum ConflictOrInvalid: Hashable, Sendable {
        /// Somebody was faster.
        case conflict(Petstore.Problem)
        /// The request makes no sense to us.
        case invalid(Petstore.ValidationProblem)
    }

    public enum NotFoundOrOther: Hashable, Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
        /// Anything else that went wrong.
        case other(Int, Petstore.Problem)
    }
}
