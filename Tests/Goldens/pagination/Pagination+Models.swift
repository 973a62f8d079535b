// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    public struct Item: HashedModel {
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

    public struct Page: HashedModel {
        public var data: Items
        public var nextCursor: String?

        public init(data: Items, nextCursor: String? = nil) {
            self.data = data
            self.nextCursor = nextCursor
        }

        public init(from json: inout ObjectReader) throws {
            data = try json.required("data")
            nextCursor = try json.optional("next_cursor")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("data", data)
            try json.optional("next_cursor", nextCursor)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(data, other.data)
            pairs.add(nextCursor, other.nextCursor)
        }
    }

    public struct Counted: HashedModel {
        public var data: Items
        public var meta: Meta?

        public init(data: Items, meta: Meta? = nil) {
            self.data = data
            self.meta = meta
        }

        public init(from json: inout ObjectReader) throws {
            data = try json.required("data")
            meta = try json.optional("meta")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("data", data)
            try json.optional("meta", meta)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(data, other.data)
            pairs.add(meta, other.meta)
        }

        public struct Meta: HashedModel {
            public var total: Int?
            public var pages: String?
            public var more: Bool?

            public init(total: Int? = nil, pages: String? = nil, more: Bool? = nil) {
                self.total = total
                self.pages = pages
                self.more = more
            }

            public init(from json: inout ObjectReader) throws {
                total = try json.optional("total")
                pages = try json.optional("pages")
                more = try json.optional("more")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("total", total)
                try json.optional("pages", pages)
                try json.optional("more", more)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(total, other.total)
                pairs.add(pages, other.pages)
                pairs.add(more, other.more)
            }
        }
    }

    public struct Paging: HashedModel {
        public var next: String?

        public init(next: String? = nil) {
            self.next = next
        }

        public init(from json: inout ObjectReader) throws {
            next = try json.optional("next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("next", next)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(next, other.next)
        }
    }
}
