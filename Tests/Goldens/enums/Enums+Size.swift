// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Names that start with a digit.
    public enum Size: OpenEnum {
        case _1x, _2x, _3_5x, _10
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Size] = [._1x, ._2x, ._3_5x, ._10]

        public var rawValue: String {
            switch self {
            case ._1x: "1x"
            case ._2x: "2x"
            case ._3_5x: "3.5x"
            case ._10: "10"
            case .undocumented(let value): value
            }
        }
    }
}
