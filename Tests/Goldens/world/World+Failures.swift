// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World.Failures {
    public enum Other: Sendable {
        /// No tide.
        case other(Int, OtherBody)
    }

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

    public struct OtherBody: Model, Hashable {
        public var ok: Bool { false }
        public var reason: String

        public init(reason: String) {
            self.reason = reason
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("ok", false)
            reason = try json.required("reason")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("ok", false)
            try json.required("reason", reason)
        }

        public static func == (a: OtherBody, b: OtherBody) -> Bool {
            var same = Equality()
            same.compare(a.reason, b.reason)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(reason)
        }
    }
}
