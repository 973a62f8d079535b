// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public enum Int: OpenEnum {
        case one, two
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [Int] = [.one, .two]

        public var rawValue: Swift.String {
            switch self {
            case .one: "one"
            case .two: "two"
            case .undocumented(let value): value
            }
        }
    }
}
