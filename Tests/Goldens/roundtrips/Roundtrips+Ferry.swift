// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Ferry: JSONModel, Hashable {
        public var kind: String
        public var draught: Double
        public var decks: Int

        public init(draught: Double, decks: Int, kind: String = "ferry") {
            self.draught = draught
            self.decks = decks
            self.kind = kind
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
            same.compare(a.draught, b.draught)
            same.compare(a.decks, b.decks)
            same.compare(a.kind, b.kind)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(draught)
            hasher.combine(decks)
            hasher.combine(kind)
        }
    }
}
