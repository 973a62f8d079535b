// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    public struct ChatUsage: Model, Hashable {
        public var type: String
        public var tokens: Int

        public init(type: String, tokens: Int) {
            self.type = type
            self.tokens = tokens
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            tokens = try json.required("tokens")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("tokens", tokens)
        }

        public static func == (a: ChatUsage, b: ChatUsage) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.tokens, b.tokens)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(tokens)
        }
    }
}
