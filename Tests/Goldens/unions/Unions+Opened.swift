// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Unions {
    public struct Opened: Model, Hashable {
        public var type: String { "door.opened" }
        public var at: Date

        public init(at: Date) {
            self.at = at
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "door.opened")
            at = try json.required("at")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "door.opened")
            try json.required("at", at)
        }

        public static func == (a: Opened, b: Opened) -> Bool {
            var same = Equality()
            same.compare(a.at, b.at)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(at)
        }
    }
}
