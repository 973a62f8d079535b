// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Hostile {
    public enum Level: OpenEnum {
        case injected, empty, starSlashInjected, values, empty2, empty3, empty4
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Level] = [
            .injected, .empty, .starSlashInjected, .values, .empty2, .empty3, .empty4,
        ]

        public var rawValue: String {
            switch self {
            case .injected: "\"\\(INJECTED())"
            case .empty: "\n"
            case .starSlashInjected: "*/INJECTED"
            case .values: "{{values}}"
            case .empty2: "\u{2028}"
            case .empty3: "😀"
            case .empty4: "👍🏽"
            case .undocumented(let value): value
            }
        }
    }
}
