// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// How an order is paid. No discriminator: the arms differ in what they require.
    public enum Payment: JSONCodable, Hashable {
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

        public func encode(to json: inout ValueWriter) throws {
            switch self {
            case .cardPayment(let value): try json.write(value)
            case .invoicePayment(let value): try json.write(value)
            }
        }
    }
}
