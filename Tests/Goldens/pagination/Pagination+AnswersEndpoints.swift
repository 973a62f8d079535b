// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Pagination {
    /// `GET /answers`
    public struct ByAnswers: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byAnswers", method: .get, path: "/answers")
        }

        public var page: Int?

        public init(page: Int? = nil) {
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/answers"
            request.accept("application/json, text/plain")
            request.query("page", page)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 202: .success(.accepted(try response.text()))
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .cursor(
                \.page,
                next: { if case .ok(let page) = $0.value { page.more ? page.next : nil } else { nil } },
                items: { if case .ok(let page) = $0 { page.items ?? [] } else { [] } }
            )
        }

        public struct OkBody: HashedModel {
            public var items: Items?
            public var next: Int
            public var more: Bool

            public init(next: Int, more: Bool, items: Items? = nil) {
                self.next = next
                self.more = more
                self.items = items
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.optional("items")
                next = try json.required("next")
                more = try json.required("more")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("items", items)
                try json.required("next", next)
                try json.required("more", more)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(next, other.next)
                pairs.add(more, other.more)
                pairs.add(items, other.items)
            }
        }

        public enum Response: Sendable {
            case ok(OkBody)
            case accepted(String)
        }
    }

    /// `GET /answers/pages`
    public struct ByAnswersOfPages: PaginatedEndpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "byAnswersOfPages", method: .get, path: "/answers/pages")
        }

        public var page: Int?

        public init(page: Int? = nil) {
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/answers/pages"
            request.accept("application/json, text/plain")
            request.query("page", page)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 202: .success(.accepted(try response.text()))
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, Pagination.Item> {
            .page(
                \.page,
                pages: { if case .ok(let page) = $0.value { Int(page.pages) } else { nil } },
                items: { if case .ok(let page) = $0 { page.items ?? [] } else { [] } }
            )
        }

        public struct OkBody: HashedModel {
            public var items: Items?
            public var pages: String

            public init(pages: String, items: Items? = nil) {
                self.pages = pages
                self.items = items
            }

            public init(from json: inout ObjectReader) throws {
                items = try json.optional("items")
                pages = try json.required("pages")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("items", items)
                try json.required("pages", pages)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(pages, other.pages)
                pairs.add(items, other.items)
            }
        }

        public enum Response: Sendable {
            case ok(OkBody)
            case accepted(String)
        }
    }
}
