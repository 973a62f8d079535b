// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    public struct TickEvent: Model, Hashable {
        public var event: String { "tick" }
        public var data: Tick

        public init(data: Tick) {
            self.data = data
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("event", "tick")
            data = try json.required("data")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("event", "tick")
            try json.required("data", data)
        }

        public static func == (a: TickEvent, b: TickEvent) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
        }
    }
}
