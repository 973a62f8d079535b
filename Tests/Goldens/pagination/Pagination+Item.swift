// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    public struct Item: Model, Hashable {
        public var id: Int

        public init(id: Int) {
            self.id = id
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
        }

        public static func == (a: Item, b: Item) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }
}
