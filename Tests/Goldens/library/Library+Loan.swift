// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Loan: Model, Hashable {
        public var book: String
        public var reader: Reader?
        public var medium: Medium?

        public init(book: String, reader: Reader? = nil, medium: Medium? = nil) {
            self.book = book
            self.reader = reader
            self.medium = medium
        }

        public init(from json: inout ObjectReader) throws {
            book = try json.required("book")
            reader = try json.optional("reader")
            medium = try json.optional("medium")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("book", book)
            try json.optional("reader", reader)
            try json.optional("medium", medium)
        }

        public static func == (a: Loan, b: Loan) -> Bool {
            var same = Equality()
            same.compare(a.book, b.book)
            same.compare(a.reader, b.reader)
            same.compare(a.medium, b.medium)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(book)
            hasher.combine(reader)
            hasher.combine(medium)
        }
    }
}
