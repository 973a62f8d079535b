// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    public enum Color: OpenEnum {
        case blue, black, brown
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Color] = [.blue, .black, .brown]

        public var rawValue: String {
            switch self {
            case .blue: "blue"
            case .black: "black"
            case .brown: "brown"
            case .undocumented(let value): value
            }
        }
    }
}
