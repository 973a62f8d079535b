// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Swagger2 {
    public struct AudioBook: Model, Hashable {
        public var id: Int64?
        public var kind: String
        public var title: String
        public var author: String?
        public var minutes: Int32?

        public init(
            id: Int64? = nil,
            kind: String = "AudioBook",
            title: String,
            author: String? = nil,
            minutes: Int32? = nil
        ) {
            self.id = id
            self.kind = kind
            self.title = title
            self.author = author
            self.minutes = minutes
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.optional("id")
            kind = try json.required("kind")
            title = try json.required("title")
            author = try json.optional("author")
            minutes = try json.optional("minutes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", id)
            try json.required("kind", kind)
            try json.required("title", title)
            try json.optional("author", author)
            try json.optional("minutes", minutes)
        }

        public static func == (a: AudioBook, b: AudioBook) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.kind, b.kind)
            same.compare(a.title, b.title)
            same.compare(a.author, b.author)
            same.compare(a.minutes, b.minutes)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(kind)
            hasher.combine(title)
            hasher.combine(author)
            hasher.combine(minutes)
        }
    }
}
