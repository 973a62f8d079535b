// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public enum Urgency: OpenEnum {
        case low, normal, high
        /// A value that the description does not list.
        case undocumented(Int)

        public static let allCases: [Urgency] = [.low, .normal, .high]

        public var rawValue: Int {
            switch self {
            case .low: 1
            case .normal: 2
            case .high: 3
            case .undocumented(let value): value
            }
        }
    }
}
