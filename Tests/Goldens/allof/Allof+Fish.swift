// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    public struct Fish: Model, Hashable {
        public var kind: String
        public var fins: Int?

        public init(kind: String, fins: Int? = nil) {
            self.kind = kind
            self.fins = fins
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            fins = try json.optional("fins")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.optional("fins", fins)
        }

        public static func == (a: Fish, b: Fish) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.fins, b.fins)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(fins)
        }
    }
}
