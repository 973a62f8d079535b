// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Allof {
    public struct Dated: Model, Hashable {
        public var createdAt: Date?
        public var updatedAt: Date?

        public init(createdAt: Date? = nil, updatedAt: Date? = nil) {
            self.createdAt = createdAt
            self.updatedAt = updatedAt
        }

        public init(from json: inout ObjectReader) throws {
            createdAt = try json.optional("createdAt")
            updatedAt = try json.optional("updatedAt")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("createdAt", createdAt)
            try json.optional("updatedAt", updatedAt)
        }

        public static func == (a: Dated, b: Dated) -> Bool {
            var same = Equality()
            same.compare(a.createdAt, b.createdAt)
            same.compare(a.updatedAt, b.updatedAt)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(createdAt)
            hasher.combine(updatedAt)
        }
    }
}
