// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// More than 16 cases: looked up in a table.
    public enum Currency: OpenEnum {
        case aud, brl, cad, chf, cny, czk, dkk, eur, gbp, hkd, huf, idr, inr, jpy, krw, mxn, nok, nzd, pln,
            sek, sgd, thb, `try`, usd, zar
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Currency] = [
            .aud, .brl, .cad, .chf, .cny, .czk, .dkk, .eur, .gbp, .hkd, .huf, .idr, .inr, .jpy, .krw, .mxn, .nok,
            .nzd, .pln, .sek, .sgd, .thb, .`try`, .usd, .zar,
        ]

        public static let index = OpenEnumIndex<Currency>()

        public var rawValue: String {
            switch self {
            case .aud: "AUD"
            case .brl: "BRL"
            case .cad: "CAD"
            case .chf: "CHF"
            case .cny: "CNY"
            case .czk: "CZK"
            case .dkk: "DKK"
            case .eur: "EUR"
            case .gbp: "GBP"
            case .hkd: "HKD"
            case .huf: "HUF"
            case .idr: "IDR"
            case .inr: "INR"
            case .jpy: "JPY"
            case .krw: "KRW"
            case .mxn: "MXN"
            case .nok: "NOK"
            case .nzd: "NZD"
            case .pln: "PLN"
            case .sek: "SEK"
            case .sgd: "SGD"
            case .thb: "THB"
            case .`try`: "TRY"
            case .usd: "USD"
            case .zar: "ZAR"
            case .undocumented(let value): value
            }
        }
    }
}
