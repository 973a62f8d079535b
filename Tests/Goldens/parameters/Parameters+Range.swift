// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    public struct Range: Model, Hashable {
        public var from: Point?
        public var to: Point?
        public var tags: [String]?

        public init(from: Point? = nil, to: Point? = nil, tags: [String]? = nil) {
            self.from = from
            self.to = to
            self.tags = tags
        }

        public init(from json: inout ObjectReader) throws {
            from = try json.optional("from")
            to = try json.optional("to")
            tags = try json.optional("tags")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("from", from)
            try json.optional("to", to)
            try json.optional("tags", tags)
        }

        public static func == (a: Range, b: Range) -> Bool {
            var same = Equality()
            same.compare(a.from, b.from)
            same.compare(a.to, b.to)
            same.compare(a.tags, b.tags)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(from)
            hasher.combine(to)
            hasher.combine(tags)
        }
    }
}
