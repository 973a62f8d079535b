// Webhooks, generated from webhooks.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Webhooks {
    public struct Parcel: Model, Hashable {
        public var id: UUID
        public var to: String?

        public init(id: UUID, to: String? = nil) {
            self.id = id
            self.to = to
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            to = try json.optional("to")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("to", to)
        }

        public static func == (a: Parcel, b: Parcel) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.to, b.to)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(to)
        }
    }
}
