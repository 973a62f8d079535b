// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    public struct Thing: Model, Hashable {
        public var id: String

        public init(id: String) {
            self.id = id
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
        }

        public static func == (a: Thing, b: Thing) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }
}
