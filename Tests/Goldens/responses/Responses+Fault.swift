// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    public struct Fault: Model, Hashable {
        public var title: String?
        public var detail: String?

        public init(title: String? = nil, detail: String? = nil) {
            self.title = title
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            title = try json.optional("title")
            detail = try json.optional("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("title", title)
            try json.optional("detail", detail)
        }

        public static func == (a: Fault, b: Fault) -> Bool {
            var same = Equality()
            same.compare(a.title, b.title)
            same.compare(a.detail, b.detail)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(detail)
        }
    }
}
