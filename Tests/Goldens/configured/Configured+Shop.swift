// Configured, generated from openapi.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Configured {
    public struct Shop: Model, Hashable {
        public let name: String

        public init(name: String) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
        }

        public static func == (a: Shop, b: Shop) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
        }
    }
}
