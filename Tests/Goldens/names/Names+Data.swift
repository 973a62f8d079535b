// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Data: Model, Hashable {
        public var string: String?
        public var raw: Base64Data?

        public init(string: String? = nil, raw: Base64Data? = nil) {
            self.string = string
            self.raw = raw
        }

        public init(from json: inout ObjectReader) throws {
            string = try json.optional("string")
            raw = try json.optional("raw")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("string", string)
            try json.optional("raw", raw)
        }

        public static func == (a: Data, b: Data) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.string, b.string)
            same.compare(a.raw, b.raw)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(string)
            hasher.combine(raw)
        }
    }
}
