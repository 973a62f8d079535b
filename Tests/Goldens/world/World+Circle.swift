// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Circle: Model, Hashable {
        public var kind: String
        public var radius: Double

        public init(kind: String, radius: Double) {
            self.kind = kind
            self.radius = radius
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            radius = try json.required("radius")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("radius", radius)
        }

        public static func == (a: Circle, b: Circle) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.radius, b.radius)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(radius)
        }
    }
}
