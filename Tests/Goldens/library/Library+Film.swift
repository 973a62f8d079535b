// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Film: Model, Hashable {
        public var type: String?
        public var pages: Int?
        public var minutes: Int

        public init(type: String? = "film", pages: Int? = nil, minutes: Int) {
            self.type = type
            self.pages = pages
            self.minutes = minutes
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
            same.compare(a.type, b.type)
            same.compare(a.pages, b.pages)
            same.compare(a.minutes, b.minutes)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(pages)
            hasher.combine(minutes)
        }
    }
}
