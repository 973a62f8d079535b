// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    public struct ChatDelta: Model, Hashable {
        public var type: String
        public var text: String

        public init(type: String, text: String) {
            self.type = type
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            text = try json.required("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("text", text)
        }

        public static func == (a: ChatDelta, b: ChatDelta) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.text, b.text)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(text)
        }
    }
}
