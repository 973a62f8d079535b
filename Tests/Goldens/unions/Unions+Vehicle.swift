// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A discriminator without: the tag is the name of the schema.
    public enum Vehicle: Union {
        case bicycle(Bicycle)
        case tram(Tram)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "vehicle_type", otherwise: Self.undocumented,
            .init(Self.bicycle, for: "Bicycle"),
            .init(Self.tram, for: "Tram")
        )

        public var alternative: Alternative {
            switch self {
            case .bicycle(let value): Alternative(value, tag: "vehicle_type", "Bicycle")
            case .tram(let value): Alternative(value, tag: "vehicle_type", "Tram")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
