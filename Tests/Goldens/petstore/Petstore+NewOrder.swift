// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct NewOrder: Model, Hashable {
        public var petID: Int64
        public var payment: Payment
        public var urgency: Urgency?

        /// Default: `false`.
        public var giftWrap: Bool?
        public var deliverOn: CalendarDate?

        public init(
            petID: Int64,
            payment: Payment,
            urgency: Urgency? = nil,
            giftWrap: Bool? = nil,
            deliverOn: CalendarDate? = nil
        ) {
            self.petID = petID
            self.payment = payment
            self.urgency = urgency
            self.giftWrap = giftWrap
            self.deliverOn = deliverOn
        }

        public init(from json: inout ObjectReader) throws {
            petID = try json.required("petId")
            payment = try json.required("payment")
            urgency = try json.optional("urgency")
            giftWrap = try json.optional("giftWrap")
            deliverOn = try json.optional("deliverOn")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("petId", petID)
            try json.required("payment", payment)
            try json.optional("urgency", urgency)
            try json.optional("giftWrap", giftWrap)
            try json.optional("deliverOn", deliverOn)
        }

        public static func == (a: NewOrder, b: NewOrder) -> Bool {
            var same = Equality()
            same.compare(a.petID, b.petID)
            same.compare(a.payment, b.payment)
            same.compare(a.urgency, b.urgency)
            same.compare(a.giftWrap, b.giftWrap)
            same.compare(a.deliverOn, b.deliverOn)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(petID)
            hasher.combine(payment)
            hasher.combine(urgency)
            hasher.combine(giftWrap)
            hasher.combine(deliverOn)
        }
    }
}
