// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// Listed before what it extends.
    public struct Truck: Model, Hashable {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?
        public var load: Double
        public var trailer: Vehicle?

        public init(kind: String, wheels: Int, state: Vehicle.State? = nil, load: Double, trailer: Vehicle? = nil) {
            self.kind = kind
            self.wheels = wheels
            self.state = state
            self.load = load
            self.trailer = trailer
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
            load = try json.required("load")
            trailer = try json.optional("trailer")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
            try json.required("load", load)
            try json.optional("trailer", trailer)
        }

        public static func == (a: Truck, b: Truck) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.wheels, b.wheels)
            same.compare(a.state, b.state)
            same.compare(a.load, b.load)
            same.compare(a.trailer, b.trailer)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(wheels)
            hasher.combine(state)
            hasher.combine(load)
            hasher.combine(trailer)
        }
    }
}
