// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    public struct Nautilus: Model, Hashable {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?
        public var draught: Double?
        public var `class`: String
        public var captain: String?

        public init(
            kind: String = "submarine",
            wheels: Int,
            state: Vehicle.State? = nil,
            draught: Double? = nil,
            class: String = "Nautilus",
            captain: String? = nil
        ) {
            self.kind = kind
            self.wheels = wheels
            self.state = state
            self.draught = draught
            self.`class` = `class`
            self.captain = captain
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
            draught = try json.optional("draught")
            `class` = try json.required("class")
            captain = try json.optional("captain")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
            try json.optional("draught", draught)
            try json.required("class", `class`)
            try json.optional("captain", captain)
        }

        public static func == (a: Nautilus, b: Nautilus) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.wheels, b.wheels)
            same.compare(a.state, b.state)
            same.compare(a.draught, b.draught)
            same.compare(a.`class`, b.`class`)
            same.compare(a.captain, b.captain)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(wheels)
            hasher.combine(state)
            hasher.combine(draught)
            hasher.combine(`class`)
            hasher.combine(captain)
        }
    }
}
