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

        public var alternative: UnionValue {
            switch self {
            case .ferry(let value): UnionValue(value, tag: "kind", "ferry")
            case .submarine(let value): UnionValue(value, tag: "kind", "submarine")
            case .boat(let value): UnionValue(value, tag: "kind", "boat")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Boat` has.
        public struct Base: JSONModel, Hashable {
            public var kind: String
            public var wheels: Int
            public var state: Vehicle.State?
            public var draught: Double?

            public init(wheels: Int, kind: String = "boat", state: Vehicle.State? = nil, draught: Double? = nil) {
                self.wheels = wheels
                self.kind = kind
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
                same.compare(a.wheels, b.wheels)
                same.compare(a.kind, b.kind)
                same.compare(a.state, b.state)
                same.compare(a.draught, b.draught)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(wheels)
                hasher.combine(kind)
                hasher.combine(state)
                hasher.combine(draught)
            }
        }
    }
}
