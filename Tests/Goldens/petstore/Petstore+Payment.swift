// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// How an order is paid. No discriminator: the arms differ in what they require.
    public enum Payment: Union {
        case cardPayment(CardPayment)
        case invoicePayment(InvoicePayment)

        public init(from json: inout ValueReader) throws {
            if json.has("cardToken") {
                self = .cardPayment(try json.read())
            } else if json.has("billTo") {
                self = .invoicePayment(try json.read())
            } else {
                throw json.noMatch()
            }
        }

        public var alternative: Alternative {
            switch self {
            case .cardPayment(let value): Alternative(value)
            case .invoicePayment(let value): Alternative(value)
            }
        }
    }
}
