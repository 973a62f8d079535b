// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Sequences {
    public struct Row: Model, Hashable {
        public var id: Int
        public var name: String?

        public init(id: Int, name: String? = nil) {
            self.id = id
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("name", name)
        }

        public static func == (a: Row, b: Row) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(name)
        }
    }
}
