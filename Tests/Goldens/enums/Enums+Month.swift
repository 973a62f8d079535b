// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Few enough for a switch.
    public enum Month: OpenEnum {
        case jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Month] = [.jan, .feb, .mar, .apr, .may, .jun, .jul, .aug, .sep, .oct, .nov, .dec]

        public var rawValue: String {
            switch self {
            case .jan: "jan"
            case .feb: "feb"
            case .mar: "mar"
            case .apr: "apr"
            case .may: "may"
            case .jun: "jun"
            case .jul: "jul"
            case .aug: "aug"
            case .sep: "sep"
            case .oct: "oct"
            case .nov: "nov"
            case .dec: "dec"
            case .undocumented(let value): value
            }
        }
    }
}
