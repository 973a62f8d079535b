// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// Known words, or any other.
    public enum Level: OpenEnum {
        case low, high
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Level] = [.low, .high]

        public var rawValue: String {
            switch self {
            case .low: "low"
            case .high: "high"
            case .undocumented(let value): value
            }
        }
    }
}
