// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Allof {
    /// Two parents, nothing of its own.
    public struct Record: Model, Hashable {
        public var id: UUID
        public var createdAt: Date?
        public var updatedAt: Date?

        public init(id: UUID, createdAt: Date? = nil, updatedAt: Date? = nil) {
            self.id = id
            self.createdAt = createdAt
            self.updatedAt = updatedAt
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            createdAt = try json.optional("createdAt")
            updatedAt = try json.optional("updatedAt")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("createdAt", createdAt)
            try json.optional("updatedAt", updatedAt)
        }

        public static func == (a: Record, b: Record) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.createdAt, b.createdAt)
            same.compare(a.updatedAt, b.updatedAt)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(createdAt)
            hasher.combine(updatedAt)
        }
    }
}
