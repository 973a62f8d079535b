// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Grain: Model, Hashable {
        public var unit: Int?
        public var count: Int?

        public init(unit: Int? = nil, count: Int? = nil) {
            self.unit = unit
            self.count = count
        }

        public init(from json: inout ObjectReader) throws {
            unit = try json.optional("unit")
            count = try json.optional("count")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("unit", unit)
            try json.optional("count", count)
        }

        public static func == (a: Grain, b: Grain) -> Bool {
            var same = Equality()
            same.compare(a.unit, b.unit)
            same.compare(a.count, b.count)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(unit)
            hasher.combine(count)
        }
    }
}
