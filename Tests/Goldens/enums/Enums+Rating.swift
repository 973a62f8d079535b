// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    public enum Rating: OpenEnum {
        case minus1, _0, _1, _2, _3
        /// A value that the description does not list.
        case undocumented(Int)

        public static let allCases: [Rating] = [.minus1, ._0, ._1, ._2, ._3]

        public var rawValue: Int {
            switch self {
            case .minus1: -1
            case ._0: 0
            case ._1: 1
            case ._2: 2
            case ._3: 3
            case .undocumented(let value): value
            }
        }
    }
}
