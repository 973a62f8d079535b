// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// An heir that is a base itself; the same member tells its heirs apart.
    public enum Boat: Union {
        case ferry(Ferry)
        case submarine(Submarine)
        case boat(Base)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "ferry": self = .ferry(try json.read())
            case "submarine": self = .submarine(try json.read())
            case "boat": self = .boat(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .ferry(let value): Alternative(value, tag: "kind", "ferry")
            case .submarine(let value): Alternative(value, tag: "kind", "submarine")
            case .boat(let value): Alternative(value, tag: "kind", "boat")
            case .undocumented(let value): Alternative(value)
            }
        }

        /// The members that every `Boat` has.
        public struct Base: Model, Hashable {
            public var kind: String
            public var wheels: Int
            public var state: Vehicle.State?
            public var draught: Double?

            public init(kind: String = "boat", wheels: Int, state: Vehicle.State? = nil, draught: Double? = nil) {
                self.kind = kind
                self.wheels = wheels
                self.state = state
                self.draught = draught
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
                wheels = try json.required("wheels")
                state = try json.optional("state")
                draught = try json.optional("draught")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
                try json.required("wheels", wheels)
                try json.optional("state", state)
                try json.optional("draught", draught)
            }

            public static func == (a: Base, b: Base) -> Bool {
                var same = Equality()
                same.compare(a.kind, b.kind)
                same.compare(a.wheels, b.wheels)
                same.compare(a.state, b.state)
                same.compare(a.draught, b.draught)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(kind)
                hasher.combine(wheels)
                hasher.combine(state)
                hasher.combine(draught)
            }
        }
    }
}
