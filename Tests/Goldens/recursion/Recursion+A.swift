// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// A longer way round.
    public struct A: Model, Hashable {
        public var b: B?

        public init(b: B? = nil) {
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            self.b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("b", self.b)
        }

        public static func == (a: A, b: A) -> Bool {
            var same = Equality()
            same.compare(a.b, b.b)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(self.b)
        }
    }
}
