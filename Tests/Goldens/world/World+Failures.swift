// World, generated from world.json. Do not edit.
// swift-format-ignore-file

nonisolated extension World.Failures {
    public enum NotFound: Sendable {
        /// No news.
        case notFound(String)
    }

    public enum NotFoundOrClientErrorOrServerErrorOrMore: Sendable {
        /// What went wrong.
        case notFound(World.Item)
        /// Yours.
        case clientError(Int, World.Item)
        /// Ours, and nothing to read about it.
        case serverError(Int)
        /// What went wrong.
        case other(Int, World.Item)
    }

    public enum BadRequest: Sendable {
        /// In words.
        case badRequest(String)
    }
}
