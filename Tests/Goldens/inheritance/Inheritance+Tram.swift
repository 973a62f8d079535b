// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// Adds nothing.
    public struct Tram: Model, Hashable {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?

        public init(kind: String = "tram", wheels: Int, state: Vehicle.State? = nil) {
            self.kind = kind
            self.wheels = wheels
            self.state = state
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
        }

        public static func == (a: Tram, b: Tram) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.wheels, b.wheels)
            same.compare(a.state, b.state)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(wheels)
            hasher.combine(state)
        }
    }
}
