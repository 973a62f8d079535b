// Links, generated from links.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Links {
    public struct Book: JSONModel, Hashable {
        public var id: Int64
        public var next: Int64?
        public var author: Author?
        public var tags: [String]?
        public var names: [String: String]?

        public init(
            id: Int64,
            next: Int64? = nil,
            author: Author? = nil,
            tags: [String]? = nil,
            names: [String: String]? = nil
        ) {
            self.id = id
            self.next = next
            self.author = author
            self.tags = tags
            self.names = names
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            next = try json.optional("next")
            author = try json.optional("author")
            tags = try json.optional("tags")
            names = try json.optional("names")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("next", next)
            try json.optional("author", author)
            try json.optional("tags", tags)
            try json.optional("names", names)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.next, b.next)
            same.compare(a.author, b.author)
            same.compare(a.tags, b.tags)
            same.compare(a.names, b.names)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(next)
            hasher.combine(author)
            hasher.combine(tags)
            hasher.combine(names)
        }

        public struct Author: JSONModel, Hashable {
            public var id: Int

            public init(id: Int) {
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
    }
}
