// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Unions {
    public struct Closed: Model, Hashable {
        public var type: String { "door.closed" }
        public var at: Date
        public var by: Actor?

        public init(at: Date, by: Actor? = nil) {
            self.at = at
            self.by = by
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "door.closed")
            at = try json.required("at")
            by = try json.optional("by")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "door.closed")
            try json.required("at", at)
            try json.optional("by", by)
        }

        public static func == (a: Closed, b: Closed) -> Bool {
            var same = Equality()
            same.compare(a.at, b.at)
            same.compare(a.by, b.by)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(at)
            hasher.combine(by)
        }
    }
}
