// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct PetPage: Model, Hashable {
        public var items: [Pet]

        /// `null` on the last page.
        public var nextCursor: String?

        public init(items: [Pet], nextCursor: String? = nil) {
            self.items = items
            self.nextCursor = nextCursor
        }

        public init(from json: inout ObjectReader) throws {
            items = try json.required("items")
            nextCursor = try json.optional("nextCursor")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("items", items)
            try json.optional("nextCursor", nextCursor)
        }

        public static func == (a: PetPage, b: PetPage) -> Bool {
            var same = Equality()
            same.compare(a.items, b.items)
            same.compare(a.nextCursor, b.nextCursor)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(items)
            hasher.combine(nextCursor)
        }
    }
}
