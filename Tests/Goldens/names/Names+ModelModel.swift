// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct ModelModel: Model, Hashable {
        public var model: Swift.String?

        public init(model: Swift.String? = nil) {
            self.model = model
        }

        public init(from json: inout ObjectReader) throws {
            model = try json.optional("model")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("model", model)
        }

        public static func == (a: ModelModel, b: ModelModel) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.model, b.model)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(model)
        }
    }
}
