// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Hen: Model, Hashable {
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

        public static func == (a: Hen, b: Hen) -> Bool {
            var same = Equality()
            same.compare(a.egg, b.egg)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(egg)
        }
    }
}
