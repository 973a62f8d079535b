// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Result: Model, Hashable {
        public var value: Swift.String?

        public init(value: Swift.String? = nil) {
            self.value = value
        }

        public init(from json: inout ObjectReader) throws {
            value = try json.optional("value")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("value", value)
        }

        public static func == (a: Result, b: Result) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.value, b.value)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(value)
        }
    }
}
