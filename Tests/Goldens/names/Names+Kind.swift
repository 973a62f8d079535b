// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public enum Kind: OpenEnum {
        case type, `protocol`, selfValue
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [Kind] = [.type, .`protocol`, .selfValue]

        public var rawValue: Swift.String {
            switch self {
            case .type: "Type"
            case .`protocol`: "Protocol"
            case .selfValue: "Self"
            case .undocumented(let value): value
            }
        }
    }
}
