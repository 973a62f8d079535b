// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Only values, no type.
    public enum Untyped: OpenEnum {
        case north, south
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Untyped] = [.north, .south]

        public var rawValue: String {
            switch self {
            case .north: "north"
            case .south: "south"
            case .undocumented(let value): value
            }
        }
    }
}
