// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    public struct Frog: Model, Hashable {
        public var kind: String
        public var jumps: Bool?

        public init(kind: String, jumps: Bool? = nil) {
            self.kind = kind
            self.jumps = jumps
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            jumps = try json.optional("jumps")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.optional("jumps", jumps)
        }

        public static func == (a: Frog, b: Frog) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.jumps, b.jumps)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(jumps)
        }
    }
}
