// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    public struct Fault: Model, Hashable {
        public var detail: String?

        public init(detail: String? = nil) {
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            detail = try json.optional("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("detail", detail)
        }

        public static func == (a: Fault, b: Fault) -> Bool {
            var same = Equality()
            same.compare(a.detail, b.detail)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(detail)
        }
    }
}
