// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Sequences {
    public struct Row: HashedModel {
        public var id: Int
        public var name: String?

        public init(id: Int, name: String? = nil) {
            self.id = id
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(name, other.name)
        }
    }

    public struct RowEvent: HashedModel {
        public var event: String?
        public var data: Row
        public var id: String?
        public var retry: Int?

        public init(data: Row, event: String? = nil, id: String? = nil, retry: Int? = nil) {
            self.data = data
            self.event = event
            self.id = id
            self.retry = retry
        }

        public init(from json: inout ObjectReader) throws {
            event = try json.optional("event")
            data = try json.required("data")
            id = try json.optional("id")
            retry = try json.optional("retry")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("event", event)
            try json.required("data", data)
            try json.optional("id", id)
            try json.optional("retry", retry)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(data, other.data)
            pairs.add(event, other.event)
            pairs.add(id, other.id)
            pairs.add(retry, other.retry)
        }
    }
}
