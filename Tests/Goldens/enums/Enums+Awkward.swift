// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    public enum Awkward: OpenEnum {
        case empty, space, `default`, selfValue, `init`, type, undocumented2, rawValue2, allCases2, plus1,
            minus1, star, aB, ünïcode, 日本, empty2, sayHi, code
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Awkward] = [
            .empty, .space, .`default`, .selfValue, .`init`, .type, .undocumented2, .rawValue2, .allCases2,
            .plus1, .minus1, .star, .aB, .ünïcode, .日本, .empty2, .sayHi, .code,
        ]

        public static let index = OpenEnumIndex<Awkward>()

        public var rawValue: String {
            switch self {
            case .empty: ""
            case .space: " "
            case .`default`: "default"
            case .selfValue: "self"
            case .`init`: "init"
            case .type: "Type"
            case .undocumented2: "undocumented"
            case .rawValue2: "rawValue"
            case .allCases2: "allCases"
            case .plus1: "+1"
            case .minus1: "-1"
            case .star: "*"
            case .aB: "a/b"
            case .ünïcode: "ünïcode"
            case .日本: "日本"
            case .empty2: "🐶"
            case .sayHi: "say \"hi\""
            case .code: "\\(code)"
            case .undocumented(let value): value
            }
        }
    }
}
