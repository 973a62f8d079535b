// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    public struct Point: Model, Hashable {
        public var x: Int
        public var y: Int?

        public init(x: Int, y: Int? = nil) {
            self.x = x
            self.y = y
        }

        public init(from json: inout ObjectReader) throws {
            x = try json.required("x")
            y = try json.optional("y")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("x", x)
            try json.optional("y", y)
        }

        public static func == (a: Point, b: Point) -> Bool {
            var same = Equality()
            same.compare(a.x, b.x)
            same.compare(a.y, b.y)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(x)
            hasher.combine(y)
        }
    }
}
