// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Wind: Model, Hashable {
        public var from: String
        public var to: String?

        public init(from: String, to: String? = nil) {
            self.from = from
            self.to = to
        }

        public init(from json: inout ObjectReader) throws {
            from = try json.required("from")
            to = try json.optional("to")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("from", from)
            try json.optional("to", to)
        }

        public static func == (a: Wind, b: Wind) -> Bool {
            var same = Equality()
            same.compare(a.from, b.from)
            same.compare(a.to, b.to)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(from)
            hasher.combine(to)
        }
    }
}
