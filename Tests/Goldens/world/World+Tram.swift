// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Tram: Model, Hashable {
        public var vehicleType: String
        public var line: Int?

        public init(vehicleType: String, line: Int? = nil) {
            self.vehicleType = vehicleType
            self.line = line
        }

        public init(from json: inout ObjectReader) throws {
            vehicleType = try json.required("vehicle_type")
            line = try json.optional("line")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("vehicle_type", vehicleType)
            try json.optional("line", line)
        }

        public static func == (a: Tram, b: Tram) -> Bool {
            var same = Equality()
            same.compare(a.vehicleType, b.vehicleType)
            same.compare(a.line, b.line)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(vehicleType)
            hasher.combine(line)
        }
    }
}
