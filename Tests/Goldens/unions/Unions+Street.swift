// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    public struct Street: Model, Hashable {
        public var city: String
        public var street: String

        public init(city: String, street: String) {
            self.city = city
            self.street = street
        }

        public init(from json: inout ObjectReader) throws {
            city = try json.required("city")
            street = try json.required("street")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("city", city)
            try json.required("street", street)
        }

        public static func == (a: Street, b: Street) -> Bool {
            var same = Equality()
            same.compare(a.city, b.city)
            same.compare(a.street, b.street)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(city)
            hasher.combine(street)
        }
    }
}
