// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    /// Objects under the same name are put together too.
    public struct NestedObjects: Model, Hashable {
        public var meta: Meta?

        public init(meta: Meta? = nil) {
            self.meta = meta
        }

        public init(from json: inout ObjectReader) throws {
            meta = try json.optional("meta")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("meta", meta)
        }

        public static func == (a: NestedObjects, b: NestedObjects) -> Bool {
            var same = Equality()
            same.compare(a.meta, b.meta)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(meta)
        }

        public struct Meta: Model, Hashable {
            public var a: String
            public var b: Int?

            public init(a: String, b: Int? = nil) {
                self.a = a
                self.b = b
            }

            public init(from json: inout ObjectReader) throws {
                self.a = try json.required("a")
                self.b = try json.optional("b")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("a", self.a)
                try json.optional("b", self.b)
            }

            public static func == (a: Meta, b: Meta) -> Bool {
                var same = Equality()
                same.compare(a.a, b.a)
                same.compare(a.b, b.b)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(self.a)
                hasher.combine(self.b)
            }
        }
    }
}
