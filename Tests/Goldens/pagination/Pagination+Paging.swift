// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    public struct Paging: Model, Hashable {
        public var next: String?

        public init(next: String? = nil) {
            self.next = next
        }

        public init(from json: inout ObjectReader) throws {
            next = try json.optional("next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("next", next)
        }

        public static func == (a: Paging, b: Paging) -> Bool {
            var same = Equality()
            same.compare(a.next, b.next)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(next)
        }
    }
}
