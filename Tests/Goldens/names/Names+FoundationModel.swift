// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct FoundationModel: Model, Hashable {
        public var version: Swift.String?

        public init(version: Swift.String? = nil) {
            self.version = version
        }

        public init(from json: inout ObjectReader) throws {
            version = try json.optional("version")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("version", version)
        }

        public static func == (a: FoundationModel, b: FoundationModel) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.version, b.version)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(version)
        }
    }
}
