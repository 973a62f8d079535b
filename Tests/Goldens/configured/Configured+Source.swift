// Configured, generated from openapi.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Configured {
    public enum Source: Union {
        case string(String)
        case shop(Shop)

        public static let alternatives = Alternatives<Self>(
            .init(Self.string, .string),
            .init(Self.shop)
        )

        public var alternative: Alternative {
            switch self {
            case .string(let value): Alternative(value)
            case .shop(let value): Alternative(value)
            }
        }
    }
}
