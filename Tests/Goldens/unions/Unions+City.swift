// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    public struct City: Model, Hashable {
        public var city: String

        public init(city: String) {
            self.city = city
        }

        public init(from json: inout ObjectReader) throws {
            city = try json.required("city")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("city", city)
        }

        public static func == (a: City, b: City) -> Bool {
            var same = Equality()
            same.compare(a.city, b.city)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(city)
        }
    }
}
