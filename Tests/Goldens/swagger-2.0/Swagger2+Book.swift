// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Swagger2 {
    public struct Book: Model, Hashable {
        public var id: Int64?
        public var kind: String
        public var title: String
        public var author: String?

        public init(id: Int64? = nil, kind: String, title: String, author: String? = nil) {
            self.id = id
            self.kind = kind
            self.title = title
            self.author = author
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.optional("id")
            kind = try json.required("kind")
            title = try json.required("title")
            author = try json.optional("author")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", id)
            try json.required("kind", kind)
            try json.required("title", title)
            try json.optional("author", author)
        }

        public static func == (a: Book, b: Book) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.kind, b.kind)
            same.compare(a.title, b.title)
            same.compare(a.author, b.author)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(kind)
            hasher.combine(title)
            hasher.combine(author)
        }
    }
}
