// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    public struct NoticeEvent: Model, Hashable {
        public var event: String { "notice" }
        public var data: String

        public init(data: String) {
            self.data = data
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("event", "notice")
            data = try json.required("data")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("event", "notice")
            try json.required("data", data)
        }

        public static func == (a: NoticeEvent, b: NoticeEvent) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
        }
    }
}
