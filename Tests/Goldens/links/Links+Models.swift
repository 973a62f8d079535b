// Links, generated from links.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Links {
    public struct Book: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(next, other.next)
            pairs.add(author, other.author)
            pairs.add(tags, other.tags)
            pairs.add(names, other.names)
        }

        public struct Author: HashedModel {
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

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(id, other.id)
            }
        }
    }
}
