// Defaults, generated from defaults.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Defaults {
    public enum Role: OpenEnum {
        case guest, member, admin
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Role] = [.guest, .member, .admin]

        public var rawValue: String {
            switch self {
            case .guest: "guest"
            case .member: "member"
            case .admin: "admin"
            case .undocumented(let value): value
            }
        }
    }
}
