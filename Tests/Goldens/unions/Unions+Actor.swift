// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// Told apart by the members that are required.
    public enum Actor: Union {
        case person(Person)
        case machine(Machine)
        /// Only a name.
        case string(String)

        public static let alternatives = Alternatives<Self>(
            .init(Self.person, needs: ["email"]),
            .init(Self.machine, needs: ["serial"]),
            .init(Self.string, .string)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .person(let value): Alternative(value)
            case .machine(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
