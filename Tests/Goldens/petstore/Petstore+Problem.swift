// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// Problem details for HTTP APIs (RFC 9457).
    public struct Problem: Model, Hashable {
        /// Default: `"about:blank"`.
        public var type: String?
        public var title: String?
        public var status: Int?
        public var detail: String?

        public init(type: String? = nil, title: String? = nil, status: Int? = nil, detail: String? = nil) {
            self.type = type
            self.title = title
            self.status = status
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            title = try json.optional("title")
            status = try json.optional("status")
            detail = try json.optional("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("title", title)
            try json.optional("status", status)
            try json.optional("detail", detail)
        }

        public static func == (a: Problem, b: Problem) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.title, b.title)
            same.compare(a.status, b.status)
            same.compare(a.detail, b.detail)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(title)
            hasher.combine(status)
            hasher.combine(detail)
        }
    }
}
