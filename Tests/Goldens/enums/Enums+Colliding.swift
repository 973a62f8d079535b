// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// All of these want the same case name.
    public enum Colliding: OpenEnum {
        case inProgress, inMinusProgress, inProgress2, IN_PROGRESS, inSpaceProgress
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Colliding] = [
            .inProgress, .inMinusProgress, .inProgress2, .IN_PROGRESS, .inSpaceProgress,
        ]

        public var rawValue: String {
            switch self {
            case .inProgress: "in_progress"
            case .inMinusProgress: "in-progress"
            case .inProgress2: "inProgress"
            case .IN_PROGRESS: "IN_PROGRESS"
            case .inSpaceProgress: "In Progress"
            case .undocumented(let value): value
            }
        }
    }
}
