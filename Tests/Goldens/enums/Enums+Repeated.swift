// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    public enum Repeated: OpenEnum {
        case a, b
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Repeated] = [.a, .b]

        public var rawValue: String {
            switch self {
            case .a: "a"
            case .b: "b"
            case .undocumented(let value): value
            }
        }
    }
}
