// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    public struct Thing: JSONModel, Hashable {
        public var id: String

        public init(id: String) {
            self.id = id
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }

    public struct Fault: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
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

    public struct ClientFault: JSONModel, Hashable {
        public var field: String

        public init(field: String) {
            self.field = field
        }

        public init(from json: inout ObjectReader) throws {
            field = try json.required("field")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("field", field)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.field, b.field)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(field)
        }
    }
}
