// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    public struct Machine: Model, Hashable {
        public var serial: String
        public var name: String?

        public init(serial: String, name: String? = nil) {
            self.serial = serial
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            serial = try json.required("serial")
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("serial", serial)
            try json.optional("name", name)
        }

        public static func == (a: Machine, b: Machine) -> Bool {
            var same = Equality()
            same.compare(a.serial, b.serial)
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(serial)
            hasher.combine(name)
        }
    }
}
