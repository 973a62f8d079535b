// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct String: Model, Hashable {
        public var length: Swift.Int?

        public init(length: Swift.Int? = nil) {
            self.length = length
        }

        public init(from json: inout ObjectReader) throws {
            length = try json.optional("length")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("length", length)
        }

        public static func == (a: String, b: String) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.length, b.length)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(length)
        }
    }
}
