// Webhooks, generated from webhooks.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Webhooks {
    public struct Delivery: Model, Hashable {
        public var parcelID: UUID
        public var at: Date
        public var signedBy: String?

        public init(parcelID: UUID, at: Date, signedBy: String? = nil) {
            self.parcelID = parcelID
            self.at = at
            self.signedBy = signedBy
        }

        public init(from json: inout ObjectReader) throws {
            parcelID = try json.required("parcelId")
            at = try json.required("at")
            signedBy = try json.optional("signedBy")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("parcelId", parcelID)
            try json.required("at", at)
            try json.optional("signedBy", signedBy)
        }

        public static func == (a: Delivery, b: Delivery) -> Bool {
            var same = Equality()
            same.compare(a.parcelID, b.parcelID)
            same.compare(a.at, b.at)
            same.compare(a.signedBy, b.signedBy)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(parcelID)
            hasher.combine(at)
            hasher.combine(signedBy)
        }
    }
}
