// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct BirdPage: Model, Hashable {
        public var total: Int
        public var items: [Bird]

        public init(total: Int, items: [Bird]) {
            self.total = total
            self.items = items
        }

        public init(from json: inout ObjectReader) throws {
            total = try json.required("total")
            items = try json.required("items")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("total", total)
            try json.required("items", items)
        }

        public static func == (a: BirdPage, b: BirdPage) -> Bool {
            var same = Equality()
            same.compare(a.total, b.total)
            same.compare(a.items, b.items)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(total)
            hasher.combine(items)
        }
    }
}
