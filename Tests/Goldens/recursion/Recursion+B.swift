// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    public struct B: Model, Hashable {
        public var c: C?

        public init(c: C? = nil) {
            self.c = c
        }

        public init(from json: inout ObjectReader) throws {
            c = try json.optional("c")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("c", c)
        }

        public static func == (a: B, b: B) -> Bool {
            var same = Equality()
            same.compare(a.c, b.c)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(c)
        }
    }
}
