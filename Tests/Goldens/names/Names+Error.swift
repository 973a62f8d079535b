// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Error: Model, Hashable {
        public var message: Swift.String?

        public init(message: Swift.String? = nil) {
            self.message = message
        }

        public init(from json: inout ObjectReader) throws {
            message = try json.optional("message")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("message", message)
        }

        public static func == (a: Error, b: Error) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.message, b.message)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(message)
        }
    }
}
