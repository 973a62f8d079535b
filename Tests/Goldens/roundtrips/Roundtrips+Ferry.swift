// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Ferry: Model, Hashable {
        public var kind: String
        public var draught: Double
        public var decks: Int

        public init(kind: String = "ferry", draught: Double, decks: Int) {
            self.kind = kind
            self.draught = draught
            self.decks = decks
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            draught = try json.required("draught")
            decks = try json.required("decks")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("draught", draught)
            try json.required("decks", decks)
        }

        public static func == (a: Ferry, b: Ferry) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.draught, b.draught)
            same.compare(a.decks, b.decks)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(draught)
            hasher.combine(decks)
        }
    }
}
