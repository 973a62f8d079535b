// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Book: Model, Hashable {
        public var isbn: String
        public var title: String?

        public init(isbn: String, title: String? = nil) {
            self.isbn = isbn
            self.title = title
        }

        public init(from json: inout ObjectReader) throws {
            isbn = try json.required("isbn")
            title = try json.optional("title")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("isbn", isbn)
            try json.optional("title", title)
        }

        public static func == (a: Book, b: Book) -> Bool {
            var same = Equality()
            same.compare(a.isbn, b.isbn)
            same.compare(a.title, b.title)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(isbn)
            hasher.combine(title)
        }
    }
}
