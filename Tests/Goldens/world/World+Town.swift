// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Town: Model, Hashable {
        public var name: String
        public var mayor: String?

        public init(name: String, mayor: String? = nil) {
            self.name = name
            self.mayor = mayor
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            mayor = try json.optional("mayor")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("mayor", mayor)
        }

        public static func == (a: Town, b: Town) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.mayor, b.mayor)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(mayor)
        }
    }
}
