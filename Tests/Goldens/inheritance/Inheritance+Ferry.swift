// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// An heir of an heir.
    public struct Ferry: Model, Hashable {
        public var kind: String
        public var wheels: Int
        public var state: Vehicle.State?
        public var draught: Double?
        public var decks: Int?

        public init(
            kind: String = "ferry",
            wheels: Int,
            state: Vehicle.State? = nil,
            draught: Double? = nil,
            decks: Int? = nil
        ) {
            self.kind = kind
            self.wheels = wheels
            self.state = state
            self.draught = draught
            self.decks = decks
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            wheels = try json.required("wheels")
            state = try json.optional("state")
            draught = try json.optional("draught")
            decks = try json.optional("decks")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("wheels", wheels)
            try json.optional("state", state)
            try json.optional("draught", draught)
            try json.optional("decks", decks)
        }

        public static func == (a: Ferry, b: Ferry) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.wheels, b.wheels)
            same.compare(a.state, b.state)
            same.compare(a.draught, b.draught)
            same.compare(a.decks, b.decks)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(wheels)
            hasher.combine(state)
            hasher.combine(draught)
            hasher.combine(decks)
        }
    }
}
