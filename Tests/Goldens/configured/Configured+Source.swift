// Configured, generated from openapi.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Configured {
    public enum Source: Union {
        case string(String)
        case shop(Shop)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .string: self = .string(try json.read())
            case .object: self = .shop(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: Alternative {
            switch self {
            case .string(let value): Alternative(value)
            case .shop(let value): Alternative(value)
            }
        }
    }
}
