// Nullable3, generated from nullable-3.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Nullable3 {
    /// Absent, null and a value are three different wishes.
    public struct NotePatch: Model, Hashable {
        public var text: Presence<String>
        public var title: String?
        public var author: Presence<Author>
        public var lines: Presence<[String]>

        public init(
            text: Presence<String> = .absent,
            title: String? = nil,
            author: Presence<Author> = .absent,
            lines: Presence<[String]> = .absent
        ) {
            self.text = text
            self.title = title
            self.author = author
            self.lines = lines
        }

        public init(from json: inout ObjectReader) throws {
            text = try json.presence("text")
            title = try json.optional("title")
            author = try json.presence("author")
            lines = try json.presence("lines")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.presence("text", text)
            try json.optional("title", title)
            try json.presence("author", author)
            try json.presence("lines", lines)
        }

        public static func == (a: NotePatch, b: NotePatch) -> Bool {
            var same = Equality()
            same.compare(a.text, b.text)
            same.compare(a.title, b.title)
            same.compare(a.author, b.author)
            same.compare(a.lines, b.lines)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(title)
            hasher.combine(author)
            hasher.combine(lines)
        }
    }
}
