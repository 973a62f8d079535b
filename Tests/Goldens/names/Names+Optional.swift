// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Optional: Model, Hashable {
        public var some: Swift.String?
        public var none: Swift.String?

        public init(some: Swift.String? = nil, none: Swift.String? = nil) {
            self.some = some
            self.none = none
        }

        public init(from json: inout ObjectReader) throws {
            some = try json.optional("some")
            none = try json.optional("none")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("some", some)
            try json.optional("none", none)
        }

        public static func == (a: Optional, b: Optional) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.some, b.some)
            same.compare(a.none, b.none)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(some)
            hasher.combine(none)
        }
    }
}
