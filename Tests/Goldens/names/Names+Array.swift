// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Array: Model, Hashable {
        public var items: [Swift.String]?

        public init(items: [Swift.String]? = nil) {
            self.items = items
        }

        public init(from json: inout ObjectReader) throws {
            items = try json.optional("items")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("items", items)
        }

        public static func == (a: Array, b: Array) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.items, b.items)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(items)
        }
    }
}
