// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// How an order is paid. No discriminator: the arms differ in what they require.
    public enum Payment: Union {
        case card(CardPayment)
        case invoice(InvoicePayment)

        public static let alternatives = Alternatives<Self>(
            .init(Self.card, needs: ["cardToken"], knows: ["holder"]),
            .init(Self.invoice, needs: ["billTo"], knows: ["reference"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .card(let value): Alternative(value)
            case .invoice(let value): Alternative(value)
            }
        }
    }
}
