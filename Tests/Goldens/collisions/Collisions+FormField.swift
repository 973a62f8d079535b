// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public struct FormField: Model, Hashable {
        public var tags: [Swift.String]?
        public var count: Swift.Int?

        public init(tags: [Swift.String]? = nil, count: Swift.Int? = nil) {
            self.tags = tags
            self.count = count
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            tags = try json.optional("tags")
            count = try json.optional("count")
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.optional("tags", tags)
            try json.optional("count", count)
        }

        public static func == (a: FormField, b: FormField) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.tags, b.tags)
            same.compare(a.count, b.count)
            return same.result
        }

        public func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(tags)
            hasher.combine(count)
        }
    }
}
