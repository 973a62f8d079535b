// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// The arms overlap: the one that asks for most is tried first.
    public enum Address: Union {
        case city(City)
        case street(Street)

        public static let alternatives = Alternatives<Self>(
            .init(Self.city),
            .init(Self.street, needs: ["street"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .city(let value): Alternative(value)
            case .street(let value): Alternative(value)
            }
        }
    }
}
