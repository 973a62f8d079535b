// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public indirect enum UnionModel: Union {
        case jsonModelModel(JSONModelModel)
        case openEnumModel(OpenEnumModel)
        case integer(Swift.Int)
        case booleanArray([Swift.Bool])

        public init(from json: inout EndpointRuntime.ValueReader) throws {
            switch json.kind {
            case .integer: self = .integer(try json.read())
            case .string: self = .openEnumModel(try json.read())
            case .array: self = .booleanArray(try json.read())
            case .object: self = .jsonModelModel(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: EndpointRuntime.UnionValue {
            switch self {
            case .jsonModelModel(let value): EndpointRuntime.UnionValue(value)
            case .openEnumModel(let value): EndpointRuntime.UnionValue(value)
            case .integer(let value): EndpointRuntime.UnionValue(value)
            case .booleanArray(let value): EndpointRuntime.UnionValue(value)
            }
        }
    }
}
