// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    public struct Egg: Model, Hashable {
        @Indirect public var chicken: Chicken?
        public var weight: Double?

        public init(chicken: Chicken? = nil, weight: Double? = nil) {
            self.chicken = chicken
            self.weight = weight
        }

        public init(from json: inout ObjectReader) throws {
            chicken = try json.optional("chicken")
            weight = try json.optional("weight")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("chicken", chicken)
            try json.optional("weight", weight)
        }

        public static func == (a: Egg, b: Egg) -> Bool {
            var same = Equality()
            same.compare(a.chicken, b.chicken)
            same.compare(a.weight, b.weight)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(chicken)
            hasher.combine(weight)
        }
    }
}
