// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct JSONValue: Model, Hashable {
        public var any: EndpointRuntime.JSONValue?

        public init(any: EndpointRuntime.JSONValue? = nil) {
            self.any = any
        }

        public init(from json: inout ObjectReader) throws {
            any = try json.optional("any")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("any", any)
        }

        public static func == (a: JSONValue, b: JSONValue) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.any, b.any)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(any)
        }
    }
}
