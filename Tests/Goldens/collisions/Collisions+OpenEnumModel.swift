// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public enum OpenEnumModel: OpenEnum {
        case bool, int, string
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [OpenEnumModel] = [.bool, .int, .string]

        public var rawValue: Swift.String {
            switch self {
            case .bool: "bool"
            case .int: "int"
            case .string: "string"
            case .undocumented(let value): value
            }
        }
    }
}
