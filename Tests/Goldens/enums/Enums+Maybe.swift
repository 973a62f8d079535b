// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    public enum Maybe: OpenEnum {
        case yes, no
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Maybe] = [.yes, .no]

        public var rawValue: String {
            switch self {
            case .yes: "yes"
            case .no: "no"
            case .undocumented(let value): value
            }
        }
    }
}
