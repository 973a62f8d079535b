// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    public struct ClientFault: Model, Hashable {
        public var field: String

        public init(field: String) {
            self.field = field
        }

        public init(from json: inout ObjectReader) throws {
            field = try json.required("field")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("field", field)
        }

        public static func == (a: ClientFault, b: ClientFault) -> Bool {
            var same = Equality()
            same.compare(a.field, b.field)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(field)
        }
    }
}
