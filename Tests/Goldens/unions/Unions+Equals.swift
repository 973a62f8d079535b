// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    public struct Equals: Model, Hashable {
        public var field: String
        public var value: Scalar?

        public init(field: String, value: Scalar?) {
            self.field = field
            self.value = value
        }

        public init(from json: inout ObjectReader) throws {
            field = try json.required("field")
            value = try json.optional("value")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("field", field)
            try json.nullable("value", value)
        }

        public static func == (a: Equals, b: Equals) -> Bool {
            var same = Equality()
            same.compare(a.field, b.field)
            same.compare(a.value, b.value)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(field)
            hasher.combine(value)
        }
    }
}
