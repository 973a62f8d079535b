// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Print: Model, Hashable {
        public var type: String?
        public var pages: Int?
        public var publisher: String?

        public init(type: String? = "print", pages: Int? = nil, publisher: String? = nil) {
            self.type = type
            self.pages = pages
            self.publisher = publisher
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            pages = try json.optional("pages")
            publisher = try json.optional("publisher")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("pages", pages)
            try json.optional("publisher", publisher)
        }

        public static func == (a: Print, b: Print) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.pages, b.pages)
            same.compare(a.publisher, b.publisher)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(pages)
            hasher.combine(publisher)
        }
    }
}
