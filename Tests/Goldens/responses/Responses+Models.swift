// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    public struct Thing: HashedModel {
        public var id: String

        public init(id: String) {
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

    public struct Fault: HashedModel {
        public var title: String?
        public var detail: String?

        public init(title: String? = nil, detail: String? = nil) {
            self.title = title
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            title = try json.optional("title")
            detail = try json.optional("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("title", title)
            try json.optional("detail", detail)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(title, other.title)
            pairs.add(detail, other.detail)
        }
    }

    public struct ClientFault: HashedModel {
        public var field: String

        public init(field: String) {
            self.field = field
        }

        public init(from json: inout ObjectReader) throws {
            field = try json.required("field")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("field", field)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(field, other.field)
        }
    }
}
