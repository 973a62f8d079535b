// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Numbers with names.
    public enum Code: OpenEnum {
        case low, middle, high
        /// A value that the description does not list.
        case undocumented(Int)

        public static let allCases: [Code] = [.low, .middle, .high]

        public var rawValue: Int {
            switch self {
            case .low: 10
            case .middle: 20
            case .high: 30
            case .undocumented(let value): value
            }
        }
    }
}
