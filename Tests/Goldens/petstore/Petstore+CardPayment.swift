// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct CardPayment: Model, Hashable {
        public var cardToken: String
        public var holder: String?

        public init(cardToken: String, holder: String? = nil) {
            self.cardToken = cardToken
            self.holder = holder
        }

        public init(from json: inout ObjectReader) throws {
            cardToken = try json.required("cardToken")
            holder = try json.optional("holder")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("cardToken", cardToken)
            try json.optional("holder", holder)
        }

        public static func == (a: CardPayment, b: CardPayment) -> Bool {
            var same = Equality()
            same.compare(a.cardToken, b.cardToken)
            same.compare(a.holder, b.holder)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(cardToken)
            hasher.combine(holder)
        }
    }
}
