// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public indirect enum UnionModel: Union {
        case modelModel(ModelModel)
        case openEnumModel(OpenEnumModel)
        case integer(Swift.Int)
        case booleanArray([Swift.Bool])

        public init(from json: inout EndpointRuntime.ValueReader) throws {
            switch json.kind {
            case .integer: self = .integer(try json.read())
            case .string: self = .openEnumModel(try json.read())
            case .array: self = .booleanArray(try json.read())
            case .object: self = .modelModel(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: EndpointRuntime.Alternative {
            switch self {
            case .modelModel(let value): EndpointRuntime.Alternative(value)
            case .openEnumModel(let value): EndpointRuntime.Alternative(value)
            case .integer(let value): EndpointRuntime.Alternative(value)
            case .booleanArray(let value): EndpointRuntime.Alternative(value)
            }
        }
    }
}
