// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// A base by another member.
    public enum Submarine: Union {
        case nautilus(Nautilus)
        case submarine(Base)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("class") {
            case "Nautilus": self = .nautilus(try json.read())
            case "Submarine": self = .submarine(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .nautilus(let value): Alternative(value, tag: "class", "Nautilus")
            case .submarine(let value): Alternative(value, tag: "class", "Submarine")
            case .undocumented(let value): Alternative(value)
            }
        }

        /// The members that every `Submarine` has.
        public struct Base: Model, Hashable {
            public var kind: String
            public var wheels: Int
            public var state: Vehicle.State?
            public var draught: Double?
            public var `class`: String

            public init(
                kind: String = "submarine",
                wheels: Int,
                state: Vehicle.State? = nil,
                draught: Double? = nil,
                class: String = "Submarine"
            ) {
                self.kind = kind
                self.wheels = wheels
                self.state = state
                self.draught = draught
                self.`class` = `class`
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
                wheels = try json.required("wheels")
                state = try json.optional("state")
                draught = try json.optional("draught")
                `class` = try json.required("class")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
                try json.required("wheels", wheels)
                try json.optional("state", state)
                try json.optional("draught", draught)
                try json.required("class", `class`)
            }

            public static func == (a: Base, b: Base) -> Bool {
                var same = Equality()
                same.compare(a.kind, b.kind)
                same.compare(a.wheels, b.wheels)
                same.compare(a.state, b.state)
                same.compare(a.draught, b.draught)
                same.compare(a.`class`, b.`class`)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(kind)
                hasher.combine(wheels)
                hasher.combine(state)
                hasher.combine(draught)
                hasher.combine(`class`)
            }
        }
    }
}
