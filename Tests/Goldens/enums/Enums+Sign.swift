// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Names without a letter.
    public enum Sign: OpenEnum {
        case less, lessEquals, equals, greaterEquals, greater, notEquals
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Sign] = [.less, .lessEquals, .equals, .greaterEquals, .greater, .notEquals]

        public var rawValue: String {
            switch self {
            case .less: "<"
            case .lessEquals: "<="
            case .equals: "="
            case .greaterEquals: ">="
            case .greater: ">"
            case .notEquals: "!="
            case .undocumented(let value): value
            }
        }
    }
}
