// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    public struct ObjectsValue: Model, Hashable {
        public var value: Double
        public var unit: String?

        public init(value: Double, unit: String? = nil) {
            self.value = value
            self.unit = unit
        }

        public init(from json: inout ObjectReader) throws {
            value = try json.required("value")
            unit = try json.optional("unit")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("value", value)
            try json.optional("unit", unit)
        }

        public static func == (a: ObjectsValue, b: ObjectsValue) -> Bool {
            var same = Equality()
            same.compare(a.value, b.value)
            same.compare(a.unit, b.unit)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(value)
            hasher.combine(unit)
        }
    }
}
