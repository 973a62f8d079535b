// World, generated from world.json. Do not edit.
// swift-format-ignore-file

nonisolated extension World.Failures {
    public enum NotFound: Sendable {
        /// No news.
        case notFound(String)
    }
}
