// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public struct PageCursor: Model, Hashable {
        public var items: [ModelModel]
        public var total: Swift.Double?
        public var pages: Swift.String?

        /// Every other member.
        public var additionalProperties: [Swift.String: Swift.String]

        public init(
            items: [ModelModel],
            total: Swift.Double? = nil,
            pages: Swift.String? = nil,
            additionalProperties: [Swift.String: Swift.String] = [:]
        ) {
            self.items = items
            self.total = total
            self.pages = pages
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            items = try json.required("items")
            total = try json.optional("total")
            pages = try json.optional("pages")
            additionalProperties = try json.rest(except: ["items", "total", "pages"])
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.required("items", items)
            try json.optional("total", total)
            try json.optional("pages", pages)
            try json.rest(additionalProperties)
        }

        public static func == (a: PageCursor, b: PageCursor) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.items, b.items)
            same.compare(a.total, b.total)
            same.compare(a.pages, b.pages)
            same.compare(a.additionalProperties, b.additionalProperties)
            return same.result
        }

        public func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(items)
            hasher.combine(total)
            hasher.combine(pages)
            hasher.combine(additionalProperties)
        }
    }
}
