// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Drop: Model, Hashable {
        public var unit: Int?
        public var volume: Double?

        public init(unit: Int? = nil, volume: Double? = nil) {
            self.unit = unit
            self.volume = volume
        }

        public init(from json: inout ObjectReader) throws {
            unit = try json.optional("unit")
            volume = try json.optional("volume")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("unit", unit)
            try json.optional("volume", volume)
        }

        public static func == (a: Drop, b: Drop) -> Bool {
            var same = Equality()
            same.compare(a.unit, b.unit)
            same.compare(a.volume, b.volume)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(unit)
            hasher.combine(volume)
        }
    }
}
