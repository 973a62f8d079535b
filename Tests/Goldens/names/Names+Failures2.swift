// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Failures2: Model, Hashable {
        public var count: Swift.Int?

        public init(count: Swift.Int? = nil) {
            self.count = count
        }

        public init(from json: inout ObjectReader) throws {
            count = try json.optional("count")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("count", count)
        }

        public static func == (a: Failures2, b: Failures2) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.count, b.count)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(count)
        }
    }
}
