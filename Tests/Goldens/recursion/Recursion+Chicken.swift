// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// Two types around each other: one box is enough.
    public struct Chicken: Model, Hashable {
        public var egg: Egg?

        public init(egg: Egg? = nil) {
            self.egg = egg
        }

        public init(from json: inout ObjectReader) throws {
            egg = try json.optional("egg")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("egg", egg)
        }

        public static func == (a: Chicken, b: Chicken) -> Bool {
            var same = Equality()
            same.compare(a.egg, b.egg)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(egg)
        }
    }
}
