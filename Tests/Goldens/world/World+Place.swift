// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// Nothing but what is there tells these apart.
    public enum Place: Union {
        case town(Town)
        case city(City)

        public static let alternatives = Alternatives<Self>(
            .init(Self.town),
            .init(Self.city, knows: ["lines"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .town(let value): Alternative(value)
            case .city(let value): Alternative(value)
            }
        }
    }
}
