// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    public struct Page: Model, Hashable {
        public var data: Items
        public var nextCursor: String?

        public init(data: Items, nextCursor: String? = nil) {
            self.data = data
            self.nextCursor = nextCursor
        }

        public init(from json: inout ObjectReader) throws {
            data = try json.required("data")
            nextCursor = try json.optional("next_cursor")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("data", data)
            try json.optional("next_cursor", nextCursor)
        }

        public static func == (a: Page, b: Page) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            same.compare(a.nextCursor, b.nextCursor)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
            hasher.combine(nextCursor)
        }
    }
}
