// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Bicycle: Model, Hashable {
        public var vehicleType: String
        public var gears: Int?

        public init(vehicleType: String, gears: Int? = nil) {
            self.vehicleType = vehicleType
            self.gears = gears
        }

        public init(from json: inout ObjectReader) throws {
            vehicleType = try json.required("vehicle_type")
            gears = try json.optional("gears")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("vehicle_type", vehicleType)
            try json.optional("gears", gears)
        }

        public static func == (a: Bicycle, b: Bicycle) -> Bool {
            var same = Equality()
            same.compare(a.vehicleType, b.vehicleType)
            same.compare(a.gears, b.gears)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(vehicleType)
            hasher.combine(gears)
        }
    }
}
