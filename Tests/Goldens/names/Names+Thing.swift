// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Thing: Model, Hashable {
        public var name: Swift.String?

        public init(name: Swift.String? = nil) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
        }

        public static func == (a: Thing, b: Thing) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
        }
    }
}
