// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    public struct C: Model, Hashable {
        @Indirect public var a: A?
        @Indirect public var b: B?

        public init(a: A? = nil, b: B? = nil) {
            self.a = a
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            self.a = try json.optional("a")
            self.b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("a", self.a)
            try json.optional("b", self.b)
        }

        public static func == (a: C, b: C) -> Bool {
            var same = Equality()
            same.compare(a.a, b.a)
            same.compare(a.b, b.b)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(self.a)
            hasher.combine(self.b)
        }
    }
}
