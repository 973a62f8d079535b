// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public struct HTTPError: Model, Hashable {
        public var message: Swift.String?

        public init(message: Swift.String? = nil) {
            self.message = message
        }

        public init(from json: inout EndpointRuntime.ObjectReader) throws {
            message = try json.optional("message")
        }

        public func encode(to json: inout EndpointRuntime.ObjectWriter) throws {
            try json.optional("message", message)
        }

        public static func == (a: HTTPError, b: HTTPError) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.message, b.message)
            return same.result
        }

        public func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(message)
        }
    }
}
