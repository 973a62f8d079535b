// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Film: Model, Hashable {
        public var type: String?
        public var pages: Int?
        public var minutes: Int

        public init(minutes: Int, type: String? = "film", pages: Int? = nil) {
            self.minutes = minutes
            self.type = type
            self.pages = pages
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            pages = try json.optional("pages")
            minutes = try json.required("minutes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("pages", pages)
            try json.required("minutes", minutes)
        }

        public static func == (a: Film, b: Film) -> Bool {
            var same = Equality()
            same.compare(a.minutes, b.minutes)
            same.compare(a.type, b.type)
            same.compare(a.pages, b.pages)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(minutes)
            hasher.combine(type)
            hasher.combine(pages)
        }
    }
}
