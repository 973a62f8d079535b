// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    public struct Item: JSONModel, Hashable {
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

    public struct Page: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            same.compare(a.nextCursor, b.nextCursor)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
            hasher.combine(nextCursor)
        }
    }

    public struct Counted: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.data, b.data)
            same.compare(a.meta, b.meta)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(data)
            hasher.combine(meta)
        }

        public struct Meta: JSONModel, Hashable {
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.total, b.total)
                same.compare(a.pages, b.pages)
                same.compare(a.more, b.more)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(total)
                hasher.combine(pages)
                hasher.combine(more)
            }
        }
    }

    public struct Paging: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.next, b.next)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(next)
        }
    }
}
