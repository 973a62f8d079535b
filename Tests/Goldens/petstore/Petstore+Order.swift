// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Petstore {
    public struct Order: Model, Hashable {
        public var id: UUID
        public var petID: Int64
        public var payment: Payment
        public var urgency: Urgency?
        public var placedAt: Date
        public var deliverOn: CalendarDate?
        public var trackingURL: URLText?

        public init(
            id: UUID,
            petID: Int64,
            payment: Payment,
            urgency: Urgency? = nil,
            placedAt: Date,
            deliverOn: CalendarDate? = nil,
            trackingURL: URLText? = nil
        ) {
            self.id = id
            self.petID = petID
            self.payment = payment
            self.urgency = urgency
            self.placedAt = placedAt
            self.deliverOn = deliverOn
            self.trackingURL = trackingURL
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            petID = try json.required("petId")
            payment = try json.required("payment")
            urgency = try json.optional("urgency")
            placedAt = try json.required("placedAt")
            deliverOn = try json.optional("deliverOn")
            trackingURL = try json.optional("trackingURL")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("petId", petID)
            try json.required("payment", payment)
            try json.optional("urgency", urgency)
            try json.required("placedAt", placedAt)
            try json.optional("deliverOn", deliverOn)
            try json.optional("trackingURL", trackingURL)
        }

        public static func == (a: Order, b: Order) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.petID, b.petID)
            same.compare(a.payment, b.payment)
            same.compare(a.urgency, b.urgency)
            same.compare(a.placedAt, b.placedAt)
            same.compare(a.deliverOn, b.deliverOn)
            same.compare(a.trackingURL, b.trackingURL)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(petID)
            hasher.combine(payment)
            hasher.combine(urgency)
            hasher.combine(placedAt)
            hasher.combine(deliverOn)
            hasher.combine(trackingURL)
        }
    }
}
