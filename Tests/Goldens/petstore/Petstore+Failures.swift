// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Petstore.Failures {
    public enum Other: Sendable {
        /// Anything else that went wrong.
        case other(Int, Petstore.Problem)
    }

    public enum InvalidOrOther: Sendable {
        /// The request makes no sense to us.
        case invalid(Petstore.ValidationProblem)
        /// Anything else that went wrong.
        case other(Int, Petstore.Problem)
    }

    public enum NotFound: Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
    }

    public enum NotFoundOrInvalid: Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
        /// The request makes no sense to us.
        case invalid(Petstore.ValidationProblem)
    }

    public enum NotFoundOrContentTooLarge: Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
        /// The picture is too large.
        case contentTooLarge
    }

    public enum ConflictOrInvalid: Sendable {
        /// Somebody was faster.
        case conflict(Petstore.Problem)
        /// The request makes no sense to us.
        case invalid(Petstore.ValidationProblem)
    }

    public enum NotFoundOrOther: Sendable {
        /// There is no such thing.
        case notFound(Petstore.Problem)
        /// Anything else that went wrong.
        case other(Int, Petstore.Problem)
    }
}
