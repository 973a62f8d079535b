// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// A level in the middle, whose own mapping leads on.
    public struct Boat: Model, Hashable {
        public var kind: String
        public var draught: Double

        public init(kind: String = "boat", draught: Double) {
            self.kind = kind
            self.draught = draught
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            draught = try json.required("draught")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("draught", draught)
        }

        public static func == (a: Boat, b: Boat) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.draught, b.draught)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(draught)
        }
    }
}
