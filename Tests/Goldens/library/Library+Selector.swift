// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Selector: Model, Hashable {
        public var words: [String]
        public var limit: Int?

        public init(words: [String], limit: Int? = nil) {
            self.words = words
            self.limit = limit
        }

        public init(from json: inout ObjectReader) throws {
            words = try json.required("words")
            limit = try json.optional("limit")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("words", words)
            try json.optional("limit", limit)
        }

        public static func == (a: Selector, b: Selector) -> Bool {
            var same = Equality()
            same.compare(a.words, b.words)
            same.compare(a.limit, b.limit)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(words)
            hasher.combine(limit)
        }
    }
}
