// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Egg: Model, Hashable {
        @Indirect public var hen: Hen?
        public var grams: Double?

        public init(hen: Hen? = nil, grams: Double? = nil) {
            self.hen = hen
            self.grams = grams
        }

        public init(from json: inout ObjectReader) throws {
            hen = try json.optional("hen")
            grams = try json.optional("grams")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("hen", hen)
            try json.optional("grams", grams)
        }

        public static func == (a: Egg, b: Egg) -> Bool {
            var same = Equality()
            same.compare(a.hen, b.hen)
            same.compare(a.grams, b.grams)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(hen)
            hasher.combine(grams)
        }
    }
}
