// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// Like the namespace.
    public struct NamesModel: Model, Hashable {
        public var all: [Swift.String]?

        public init(all: [Swift.String]? = nil) {
            self.all = all
        }

        public init(from json: inout ObjectReader) throws {
            all = try json.optional("all")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("all", all)
        }

        public static func == (a: NamesModel, b: NamesModel) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.all, b.all)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(all)
        }
    }
}
