// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct HashableModel: Model, Hashable {
        public var hasher: Swift.String?

        public init(hasher: Swift.String? = nil) {
            self.hasher = hasher
        }

        public init(from json: inout ObjectReader) throws {
            self.hasher = try json.optional("hasher")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("hasher", self.hasher)
        }

        public static func == (a: HashableModel, b: HashableModel) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.hasher, b.hasher)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(self.hasher)
        }
    }
}
