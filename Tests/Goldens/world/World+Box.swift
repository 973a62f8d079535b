// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Box: Model, Hashable {
        public var kind: String
        public var width: Double

        public init(kind: String, width: Double) {
            self.kind = kind
            self.width = width
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            width = try json.required("width")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("width", width)
        }

        public static func == (a: Box, b: Box) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.width, b.width)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(width)
        }
    }
}
