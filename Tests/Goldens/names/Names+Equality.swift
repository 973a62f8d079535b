// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Equality: Model, Hashable {
        public var same: Swift.Bool?
        public var a: Swift.String?
        public var b: Swift.String?

        public init(same: Swift.Bool? = nil, a: Swift.String? = nil, b: Swift.String? = nil) {
            self.same = same
            self.a = a
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            self.same = try json.optional("same")
            self.a = try json.optional("a")
            self.b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("same", self.same)
            try json.optional("a", self.a)
            try json.optional("b", self.b)
        }

        public static func == (a: Equality, b: Equality) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.same, b.same)
            same.compare(a.a, b.a)
            same.compare(a.b, b.b)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(self.same)
            hasher.combine(self.a)
            hasher.combine(self.b)
        }
    }
}
