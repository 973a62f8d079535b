// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct City: Model, Hashable {
        public var name: String
        public var mayor: String?
        public var lines: Int?

        public init(name: String, mayor: String? = nil, lines: Int? = nil) {
            self.name = name
            self.mayor = mayor
            self.lines = lines
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            mayor = try json.optional("mayor")
            lines = try json.optional("lines")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("mayor", mayor)
            try json.optional("lines", lines)
        }

        public static func == (a: City, b: City) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.mayor, b.mayor)
            same.compare(a.lines, b.lines)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(mayor)
            hasher.combine(lines)
        }
    }
}
