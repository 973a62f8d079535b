// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// Where a pet stands on its way to a home.
    public enum PetStatus: OpenEnum {
        case available, onHold, sold
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [PetStatus] = [.available, .onHold, .sold]

        public var rawValue: String {
            switch self {
            case .available: "available"
            case .onHold: "on-hold"
            case .sold: "sold"
            case .undocumented(let value): value
            }
        }
    }
}
